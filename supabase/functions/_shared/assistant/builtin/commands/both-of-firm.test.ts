import { expect, test } from "vitest";
import { withPeopleOfFirm } from "./both-of-firm.ts";

const user = { stages: ["Lead", "Term sheet"], statuses: ["Quiet", "Warm"] };
const person = (name: string) => ({ id: name, name, company: "Holm", stage: null, status: null, by: "name" as const });
const people = [person("Owen Achterberg"), person("Wren Kowalchuk")];
const said = (message: string) => withPeopleOfFirm({ message, people, user: { ...USER, ...user } });
const USER = { name: "Ada", company: null, jobTitle: null, goals: null, timeZone: "UTC" };

test.each([
  ["Both of the Holm people should be with Kim now, not Ana", "give both people at Holm to Kim"],
  ["both the Holm Dairy folks go to Term sheet", "move both people at Holm Dairy to Term sheet"],
  ["give both of the Holm lot to Kim please", "give both people at Holm to Kim"],
  ["set the owner of both people at Holm to Kim", "give both people at Holm to Kim"],
  ["all of the Holm crew: status Quiet", "move everyone at Holm to Quiet"],
  ["the two at Holm should go to Kim from now on", "give both people at Holm to Kim"],
  ["both Holm people: Lead", "move everyone at Holm to Lead"],
  ["move everyone at Holm to Lead, not Term sheet", "move everyone at Holm to Lead"],
  ["everyone at Holm should move to Lead", "move everyone at Holm to Lead"],
])("%s: %s", (message, plain) => {
  expect(said(message)).toBe(plain);
});

test.each([
  "the Holm people should be in Cork by now",
  "are both of the Holm people with Kim?",
  "both of the Holm people need a call next week",
  "note for both of the Holm people: board met",
  "both of them should be with Kim",
  "Move everyone at Holm to Lead, not Owen",
  "Give everyone at Holm to Kim, not Wren",
  "give both of the Holm lot to Kim, not wren kowalchuk",
  "all of the Holm people should be with Kim now, not Owen",
  "move everyone at Holm to Quiet, not the ones in Cork",
  "give everyone at Holm to Kim rather than only Wren",
])("%s stays as it is", (message) => {
  expect(said(message)).toBe(message);
});

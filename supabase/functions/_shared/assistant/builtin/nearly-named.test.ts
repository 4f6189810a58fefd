import { expect, test } from "vitest";
import { nearlyNamed } from "./people-with.ts";
import { PlayedConversation } from "./played-turn.ts";
import { personOf } from "./resolve.ts";
import type { Call } from "./script.ts";

const found: Call = () => ({
  founders: ["Gethin Pryderi", "Gerda Lund", "Ilse Moravec"].map((name) => ({ id: name, name, company: null })),
});

test("who is nearly called so is found", () => {
  expect(nearlyNamed("Gehtin", found).map(({ name }) => name)).toEqual(["Gethin Pryderi"]);
  expect(nearlyNamed("Zora", found)).toEqual([]);
  expect(nearlyNamed("Ge", found)).toEqual([]);
});
test("and it is asked whether they are meant", () => {
  const asked = personOf({ people: [], said: "Gehtin" }, "move Gehtin to Lead", (said) => nearlyNamed(said, found));
  expect(asked).toMatchObject({
    ask: { text: "I don't find Gehtin among your people. Do you mean Gethin Pryderi?" },
    question: { asks: "person", choices: [{ id: "Gethin Pryderi" }] },
  });
});

test.each([
  ["Kofe", ["Kofi Mensah"]],
  ["Kfoi", ["Kofi Mensah"]],
  ["Noar", ["Noor Haddad"]],
  ["Nora", []],
  ["Cody", []],
  ["Hadd", ["Noor Haddad"]],
  ["Mesah", ["Kofi Mensah"]],
])("“%s” of four letters is only asked about: %j", (said, names) => {
  const call: Call = () => ({
    founders: ["Kofi Mensah", "Noor Haddad", "Kora Lund"].map((name) => ({ id: name, name, company: null })),
  });
  expect(nearlyNamed(said, call).map(({ name }) => name)).toEqual(names);
});

test.each(["put Kofe's headcount at 3", "mvoe Kofe to Placed"])("“%s”, and a yes", (message) => {
  const talk = new PlayedConversation({
    people: [{ name: "Kofi Mensah", company: "Gantry" }],
    stages: ["Intro", "Placed"],
    columns: [{ label: "Headcount", type: "number" }],
  });
  expect(talk.say(message).text).toContain("Do you mean Kofi Mensah (Gantry)?");
  const { changes } = talk.say("yes");
  expect(changes.map(({ tool }) => tool)).toEqual([
    message.includes("headcount") ? "set_custom_value" : "update_founder",
  ]);
});

import { expect, test } from "vitest";
import { withoutCourtesies } from "../courtesies.ts";
import { PlayedConversation } from "../played-turn.ts";

const world = () =>
  new PlayedConversation({
    people: [
      { name: "Ana Ruiz", stage: "Lead" },
      { name: "Bram Lindt", stage: "Lead" },
    ],
    columns: [{ label: "Rate %", type: "number" }],
    stages: ["Lead", "Closed"],
    statuses: ["Warm", "Dormant"],
    owners: ["Kim", "Sol"],
  });
const written = (message: string) => JSON.stringify(world().say(message).changes);

test.each([
  ["the rate for ana make that twenty one and she's dormant now", '"value":"21"', '"status":"Dormant"'],
  ["uh set the rate of Bram to 18 and he's warm now", '"value":"18"', '"status":"Warm"'],
  ["change the priority of Ana to 40 and she's closed now", '"priorityScore":40', '"stage":"Closed"'],
  ["put the priority for Bram Lindt to 55 and he is Dormant", '"priorityScore":55', '"status":"Dormant"'],
])("%j is both", (message, value, state) => {
  expect(written(message)).toContain(value);
  expect(written(message)).toContain(state);
});
test("a note keeps its words", () => {
  expect(written("note for Ana: the rate of Ana to 40 and she's closed")).not.toContain("update_founder");
  expect(written("note for Ana: Kim's taking over Bram from me, so ring her")).toContain("from me");
});
test.each(["Kim's taking over Ana and Bram from me", "Kim takes over Ana from me"])("%j gives them to her", (message) =>
  expect(written(message)).toContain('"owner":"Kim"'),
);

test.each([
  ["tell the system that Ana moved to Oslo", "Ana moved to Oslo"],
  ["please let the CRM know that Ana's priority is 70", "Ana's priority is 70"],
  ["tell Tracker: mark the swatches as done", "mark the swatches as done"],
])("%j says %j", (message, said) => expect(withoutCourtesies(message)).toBe(said));
test.each(["tell the team that Ana moved", "tell the system admin", "note for Ana: tell the system that it hangs"])(
  "%j is as it is written",
  (message) => expect(withoutCourtesies(message)).toBe(message),
);

import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const after = (...turns: string[]) => {
  const talk = new PlayedConversation({ people: [{ name: "Priya Raman" }, { name: "Tom Okafor" }] });
  const [last] = turns.map((turn) => talk.say(turn)).slice(-1);
  return (last?.changes ?? []).map(({ tool, input, held }) => ({
    tool,
    content: input["content"],
    isDone: held === null,
  }));
};
const RAISING = "note on Priya: raising 3m, closes in March";

test.each([
  "actually it's 5m not 3m",
  "it's 5m, not 3m",
  "actually it's 5m",
  "correction: 5m",
  "not 3m but 5m",
  "it's not 3m, it's 5m",
])("%j changes the amount alone, with its unit", (message) =>
  expect(after(RAISING, message)).toEqual([
    { tool: "update_note", content: "Raising 5m, closes in March", isDone: true },
  ]),
);
test("one name for another in a note changes that name alone", () =>
  expect(after("note on Priya: her contact is Tom at the bank", "actually it's the CFO, not Tom")).toEqual([
    { tool: "update_note", content: "Her contact is the CFO at the bank", isDone: true },
  ]));
test.each([
  ["note on Priya: budget $3k", "it's $4k, not $3k"],
  ["note on Priya: phone 555 0199", "actually it's 555 0198"],
  ["note on Priya: moving to the old mill in spring", "actually it's the barn"],
])("after %j, %j takes the place of all only when it is confirmed", (note, message) => {
  for (const { isDone, content } of after(note, message))
    expect(isDone && String(content).split(" ").length < note.split(" ").length - 3).toBe(false);
});
test("an amount is no role: “no, 54k” leaves the role that waits", () =>
  expect(
    after("Priya wants to buy for 45k, she is the practice owner", "no, 54k").map(({ tool }) => tool),
  ).not.toContain("update_founder"));

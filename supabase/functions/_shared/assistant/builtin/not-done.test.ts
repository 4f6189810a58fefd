import { describe, expect, test } from "vitest";
import { saysNotDone } from "./not-done.ts";
import { type Having, PlayedConversation } from "./played-turn.ts";

const WORLD: Having = {
  people: [{ name: "Jonas Weir", stage: "Lead" }],
  stages: ["Lead", "Closed"],
  tasks: [{ title: "Pay the invoice" }, { title: "Review deck" }, { title: "Water the ferns" }],
};
const changesOf = (...turns: string[]) => {
  const talk = new PlayedConversation(WORLD);
  return turns.flatMap((turn) => talk.say(turn).changes);
};

const UNDONE = [
  "I haven't paid the invoice",
  "I don't think pay the invoice is done",
  "pay the invoice is almost done",
  "I don’t pay the invoice",
  "we don't review deck",
  "I dont pay the invoice",
  "Pay the invoice can't be done",
  "review deck is nearly finished",
  "I wont water the ferns",
  "half done with review deck",
  "I doubt that review deck is done",
  "review deck won't be done",
  "I couldn't water the ferns",
  "havent watered the ferns",
  "I never paid the invoice",
  "I failed to pay the invoice",
  "I forgot to water the ferns",
  "the ferns aren't watered",
];
test.each(UNDONE)("what is not done is never marked as done: %s", (message) => {
  const done = changesOf(message, "yes", "1").filter(({ input }) => JSON.stringify(input).includes('"status":"done"'));
  expect(done).toEqual([]);
});

test.each([
  "I paid the invoice",
  "I finally paid the invoice",
  "I'm done with review deck",
  "mark pay the invoice as done",
  "watered the ferns",
  "I just reviewed the deck",
])("what is done still is: %s", (message) =>
  expect(changesOf(message)).toMatchObject([{ tool: "update_task", input: { patch: { status: "done" } } }]),
);

describe("an order that is forbidden", () => {
  test.each([
    "NOT: set Jonas's stage to Closed",
    "Don't: set Jonas's stage to Closed",
    "Never: set Jonas's stage to Closed",
    "not - move Jonas to Closed",
  ])("changes nothing: %s", (message) => expect(changesOf(message)).toEqual([]));
});

test.each([
  "the invoice is not needed any more",
  "I don't need to pay the invoice any longer",
  "mark “don't panic” as done",
  "the call with Jo is done, not the deck",
])("nothing is said to be undone in %s", (text) => expect(saysNotDone(text)).toBe(false));

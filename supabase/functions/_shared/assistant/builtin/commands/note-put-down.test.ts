import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const say = (...said: string[]) => {
  const talk = new PlayedConversation({
    people: [{ name: "Hedda Moen" }, { name: "Ravi Joshi" }, { name: "Sven Dahl" }],
    stages: ["Lead", "Berthed"],
    columns: [{ label: "Tags", type: "multiselect", options: ["Oak", "Elm"] }],
  });
  const played = said.map((message) => talk.say(message));
  return (played.at(-1)?.changes ?? []).map(({ tool, input, held }) => ({ tool, input, held }));
};
const note = (content: string) => ({ tool: "create_note", input: { content }, held: null });

test.each([
  ["put down as a note that Hedda wants to wait till May", "Hedda wants to wait till May"],
  ["please take this down as a note on Hedda: her mast broke", "Her mast broke"],
  ["set it down as a note about Hedda that she is away", "She is away"],
  [
    "Please record against Hedda the following. The survey is on its way, result in spring.",
    "The survey is on its way",
  ],
  ["could you write under Hedda that her brother is against it", "Her brother is against it"],
  ["Hedda: the lease of the yard ends in October. Stick it in the notes would you", "The lease of the yard ends"],
  [
    "I met a colleague of hers. Worth noting, put that in Hedda's notes: the yard closes in May.",
    "The yard closes in May",
  ],
])("“%s” is a note", (message, content) =>
  expect(say(message)).toMatchObject([
    { tool: "create_note", input: { content: expect.stringContaining(content) as never } },
  ]),
);

test.each([
  "note on Hedda and also with Ravi: both want oak",
  "write a note with Hedda and another with Ravi: both want oak",
  "add a note to Hedda and one for Ravi: both want oak",
])("“%s” is a note on each", (message) =>
  expect(say(message)).toMatchObject([note("Both want oak"), note("Both want oak")]),
);

test.each([
  ["Lunch with Hedda, her brother joined Volvo. Keep that in a note, and she moves to Berthed.", "update_founder"],
  ["Hedda's boat was stolen, put that in her notes and remind me to call her on Friday", "create_task"],
])("“%s” is a note and a change", (message, tool) =>
  expect(say(message)).toMatchObject([
    { tool: "create_note", input: { content: expect.not.stringMatching(/note|moves|remind/iu) as never } },
    { tool },
  ]),
);

test("what only points at the words before it is no part of the note", () =>
  expect(
    say("Long day. Lunch with Sven ran over, the rent is nine hundred. Put that in a note, the rent I mean."),
  ).toMatchObject([note("Lunch with Sven ran over, the rent is nine hundred")]));

test("a value that is put under a column is no note", () =>
  expect(say("put under Tags: oak for Hedda").map(({ tool }) => tool)).toEqual(["set_custom_value"]));

import { expect, test } from "vitest";
import { PlayedConversation } from "./builtin/played-turn.ts";

const people = [
  { name: "Babatunde Okoro", company: "Lagoon" },
  { name: "Elizabeth Farrow", company: "Quarry" },
  { name: "Isabella Conti", company: "Vetro" },
  { name: "Mira Johannsen", company: "Fjell" },
  { name: "Ola Berg", company: "Hytte" },
];
const said = (message: string) => new PlayedConversation({ people, stages: ["Lead", "Trial"] }).say(message);

test.each([
  ["Note on Tunde: back in May", 0],
  ["Drop Beth's priority to 40", 1],
  ["remind me to call Bella on Friday", 2],
  ["Set the stage of Liz to Trial", 1],
  ["Tunde is in Trial now", 0],
])("a first name that is said in short is read, and waits for a confirmation: %s", (message, no) => {
  const conversation = new PlayedConversation({ people, stages: ["Lead", "Trial"] });
  const { changes } = conversation.say(message);
  expect(changes).toMatchObject([
    { input: { founderId: conversation.people[no]?.id }, held: expect.stringMatching(/./u) as string },
  ]);
});

test.each([
  "Note on Anna: back in May",
  "Note on Tunde Bakare: back in May",
  "Set the stage of Bella Rossi to Trial",
  "note on hans: back in May",
  "Who is Tunde?",
])("what is another name or no change changes nobody: %s", (message) => {
  expect(said(message).changes.filter(({ tool }) => tool !== "create_founder")).toEqual([]);
});

test("with the surname it is nobody else", () => {
  const conversation = new PlayedConversation({ people, stages: ["Lead", "Trial"] });
  expect(conversation.say("Move Tunde Okoro to Trial").changes).toMatchObject([
    { input: { founderId: conversation.people[0]?.id, patch: { stage: "Trial" } }, held: null },
  ]);
});

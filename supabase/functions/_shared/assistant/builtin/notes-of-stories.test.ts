import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const people = [
  { name: "Rasmus Oday", company: "Tern" },
  { name: "Ingrid Salo", company: "Kivi" },
];
const notesAfter = (message: string) => {
  const conversation = new PlayedConversation({ people, stages: ["Lead", "Trial"] });
  const { changes } = conversation.say(message);
  return changes.map(({ tool, input }) => [
    tool,
    conversation.people.find(({ id }) => id === input["founderId"])?.name,
    String(input["content"]).replace(/\.$/u, ""),
  ]);
};

const STORIES = [
  "Coffee with Rasmus went well, he may bring a friend in. He is off to Lund tonight and writes by the weekend",
  "Rasmus sent the figures a month late again. His bookkeeper left. The new one starts in May",
];
const ORDERS = [
  "Make a note of it with him.",
  "Make a note of that",
  "Save that as a note on him please.",
  "Put it on his file.",
  "write that up for Rasmus",
  "That should go into his notes.",
  "That belongs on his profile",
  "One for his notes.",
  "For his file.",
  "note it",
  "Jot that down against Rasmus please",
  "Make that a note for him",
  "Have that noted for him.",
];
test.each(STORIES.flatMap((story) => ORDERS.map((order) => [story, order] as const)))(
  "all of a story is the note that is asked for behind it: %s. %s",
  (story, order) => {
    expect(notesAfter(`${story}. ${order}`)).toEqual([["create_note", "Rasmus Oday", story]]);
  },
);

test("what was told of others is part of the note on the one who is named", () => {
  const story = "Ingrid has left. Rasmus takes over from her. He is slower";
  expect(notesAfter(`${story}. Note that on Rasmus.`)).toEqual([["create_note", "Rasmus Oday", story]]);
});

test("an order and a question before the story are none of the note", () => {
  expect(notesAfter("Move Rasmus to Trial. He sails. He owns two boats. Make a note of that.")).toEqual([
    ["update_founder", "Rasmus Oday", "undefined"],
    ["create_note", "Rasmus Oday", "He sails. He owns two boats"],
  ]);
});

test("a story with a colon is the note as well, with what stands before it", () => {
  const story = "Quick recap of the Tern call: six more vans, Rasmus is off till the 22nd";
  expect(notesAfter(`${story}. Keep all of that in his notes please.`)).toEqual([
    ["create_note", "Rasmus Oday", story],
  ]);
});

test("a note keeps what it says of what stays, and of firms with a city", () => {
  const note = "fees go up, but the discount will stay the same";
  expect(notesAfter(`Note on Rasmus: ${note}.`)).toEqual([
    ["create_note", "Rasmus Oday", note.replace("fees", "Fees")],
  ]);
});

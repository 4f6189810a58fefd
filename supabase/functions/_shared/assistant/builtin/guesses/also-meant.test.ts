import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

// Today is Monday, 3 June 2030.
const HAVING = {
  people: [
    { name: "Ravi Patel", company: "Chaiwala" },
    { name: "Zoë Lind", company: "Nordljus" },
  ],
  tasks: [
    { title: "Photograph the wheels", status: "done" as const },
    { title: "Send the deck", founderName: "Ravi Patel" },
  ],
  columns: [{ label: "Spices", type: "multiselect" as const, options: ["Clove", "Anise"] }],
};
const changesOf = (...turns: string[]) => {
  const talk = new PlayedConversation(HAVING);
  const played = turns.map((turn) => talk.say(turn));
  return { text: played[0]?.text ?? "", changes: played.at(-1)?.changes ?? [] };
};

test.each([
  ["in two weeks, see if Ravi answered", { tool: "create_task", title: "See if Ravi answered", dueDate: "2030-06-17" }],
  ["Ravi got his papers, so the deck task isn't needed any more", { tool: "delete_task" }],
])("“%s” may be something to do: the note is offered, and so is that", (message, change) => {
  const { text } = changesOf(message);
  expect(text).toMatch(/^Shall I keep this as a note about .*\n\nOr do you want me to do something with it\?\n1\. /su);
  const { changes } = changesOf(message, "1");
  expect(changes.map(({ tool, input }) => ({ tool, ...input }))).toEqual([expect.objectContaining(change)]);
});

test.each(["had coffee with Ravi, he is moving his office in spring", "Zoë told me that her team grew to twelve"])(
  "“%s” is news and nothing else",
  (message) => {
    const { text, changes } = changesOf(message);
    expect(text).not.toContain("1.");
    expect(changes.map(({ tool }) => tool)).toEqual(["create_note"]);
  },
);

test("no task is called so: the one that has some of the words is asked about, and nothing is done before", () => {
  const message = "reopen the photographing of the wheels, half the pictures are blurred";
  const { text, changes } = changesOf(message);
  expect(text).toContain("1. Reopen “Photograph the wheels”");
  expect(changes).toEqual([]);
  expect(changesOf(message, "1").changes).toMatchObject([
    { tool: "update_task", input: { patch: { status: "todo" } } },
  ]);
});

test("a number after news, where nothing was asked, is no part of a note", () => {
  expect(changesOf("had coffee with Ravi, he is moving his office in spring", "1").changes).toEqual([]);
});

test("a yes to a note with changes beside it chooses none of them", () => {
  expect(changesOf("in two weeks, see if Ravi answered", "yes").changes.map(({ tool }) => tool)).not.toContain(
    "create_task",
  );
});

test("a choice is the one that was offered, whatever the answer before left", () => {
  const talk = new PlayedConversation({
    people: [{ name: "Ravi Patel", company: "Chaiwala" }],
    tasks: [{ title: "See if Ravi answered", founderName: "Ravi Patel", dueDate: "2030-06-17" }],
  });
  expect(talk.say("in two weeks, see if Ravi answered").text).toContain("1. Add the task “See if Ravi answered”");
  expect(talk.say("1").changes).toMatchObject([{ tool: "create_task", input: { title: "See if Ravi answered" } }]);
});

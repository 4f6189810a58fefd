import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const HAVING = {
  people: [{ name: "Ines Roth" }, { name: "Omar Diallo" }],
  columns: [
    { label: "NDA signed", type: "boolean" as const },
    { label: "Mill size", type: "number" as const },
  ],
  tasks: [
    { title: "Prepare the fair stand", dueDate: "2030-06-10" },
    { title: "Weekly partner digest", dueDate: "2030-06-20" },
    { title: "Send the deck to Omar", dueDate: "2030-06-05", founderName: "Omar Diallo" },
  ],
};
const play = (...messages: string[]) => {
  const talk = new PlayedConversation(HAVING);
  const [last] = messages.map((message) => talk.say(message)).slice(-1);
  return (last?.changes ?? []).map(({ tool, input, held }) => ({ tool, ...input, held: Boolean(held) }));
};

test.each([
  "tick 'NDA signed' for Ines and Omar",
  'tick "NDA signed" for Ines and Omar',
  "tick NDA signed for Ines and Omar",
])("“%s” ticks it for both", (message) =>
  expect(play(message)).toMatchObject([
    { tool: "set_custom_value", value: "yes", held: false },
    { tool: "set_custom_value", value: "yes", held: false },
  ]),
);
test("a note keeps the marks in it", () =>
  expect(play("note on Ines: 'NDA signed' is what she wrote")[0]).toMatchObject({
    content: "'NDA signed' is what she wrote",
  }));

test.each(["move the fair stand to Friday, and while you're at it, tick NDA signed for Ines"])(
  "“%s” has two orders, both of which are done",
  (message) => expect(play(message).map(({ tool }) => tool)).toEqual(["update_task", "set_custom_value"]),
);

test.each(["she sent the deck too", "they sent the deck", "Ines quit her job and she sent the deck too"])(
  "“%s” finishes no task of the user's",
  (message) => expect(play(message).filter(({ tool }) => tool === "update_task")).toEqual([]),
);
test("what the user did is offered as done", () =>
  expect(play("I sent Omar the deck")).toMatchObject([{ tool: "update_task", patch: { status: "done" }, held: true }]));

test("“and weekly” is of the task that was spoken of", () =>
  expect(play("new task: measure the doors", "due on the 9th", "and weekly, until further notice")).toMatchObject([
    { tool: "update_task", patch: { recurrence: "weekly", dueDate: null } },
  ]));

test.each([
  ["remind me on 9/12 to call Ines", "2030-12-09"],
  ["move the fair stand to 3/7", "2030-07-03"],
])("“%s” has its day first, outside the United States", (message, dueDate) => {
  const [{ dueDate: due, patch }] = play(message) as unknown as [{ dueDate?: string; patch?: { dueDate: string } }];
  expect(due ?? patch?.dueDate).toBe(dueDate);
});
test("a date in a note stays as it was typed", () =>
  expect(play("note on Ines: back on 9/12")[0]).toMatchObject({ content: "Back on 9/12" }));

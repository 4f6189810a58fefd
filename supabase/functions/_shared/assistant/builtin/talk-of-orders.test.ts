import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const having = {
  people: [{ name: "Tomasz Bielak" }, { name: "Fenwick Aldous" }],
  tasks: [{ title: "Van check" }, { title: "Order hazel spars" }],
};
const say = (message: string) => new PlayedConversation(having).say(message);

test.each([
  "Tomasz told me that Bram said I should delete the task Van check. Ridiculous.",
  "Nell asked whether we could delete Fenwick",
  "Col was going to change the stage of Fenwick but he forgot",
])("%j is no order and no note", (message) => {
  const { changes, text } = say(message);
  expect(changes).toEqual([]);
  expect(text).toMatch(/changed nothing/u);
});
test.each(["Fenwick asked me to move the meeting", "Tomasz said he wants to change his order"])(
  "%j is news of them",
  (message) => expect(say(message).changes).toMatchObject([{ tool: "create_note" }]),
);

test("two tasks of which each becomes something else are two changes", () => {
  const { changes } = say("Hazel spars done, van check to Saturday");
  expect(changes).toMatchObject([
    { tool: "update_task", input: { patch: { status: "done" } } },
    { tool: "update_task", input: { patch: { dueDate: "2030-06-08" } } },
  ]);
});
test("a task for each of several people waits", () =>
  expect(say("Put in a follow up with each of the two people in Lead for Thursday").changes[0]?.held).not.toBeNull());
test.each([
  "put a reminder in for me to ring fenwick on thursday",
  "um can you uh put a reminder in to ring fenwick on thursday",
])("%j is titled by what is to be done", (message) =>
  expect(say(message).changes).toMatchObject([{ input: { title: "Ring fenwick", dueDate: "2030-06-06" } }]),
);
test("what goes on behind a note is a task of its own", () =>
  expect(
    say("Fenwick rang. His beds flooded, put it on him. I promised to come round on 2 December.").changes.at(-1),
  ).toMatchObject({ tool: "create_task", input: { title: "Come round", dueDate: "2030-12-02" } }));

test.each(["nots for Fenwick: new yard in Didcott", "noet on fenwick: new yard in Didcott"])(
  "%j is a note and moves nobody",
  (message) => {
    const { changes } = say(message);
    expect(changes).toMatchObject([{ tool: "create_note", input: { content: "New yard in Didcott" } }]);
  },
);
test("what could be said is named only where the examples follow", () => {
  const { text } = say("Nell asked whether we could delete Fenwick. I said no. Zorp the quux.");
  expect(text).not.toMatch(/for example:\s*\n/u);
});

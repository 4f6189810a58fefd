import { expect, test } from "vitest";
import { withTaskAtWork } from "./commands/made-at-work.ts";
import { withOrderBehindDone } from "./commands/order-behind-done.ts";
import { PlayedConversation } from "./played-turn.ts";

const WORLD = {
  people: [{ name: "Ilse Moravec" }, { name: "Teo Aldana" }, { name: "Nora Blum" }],
  tasks: [
    { title: "Order yarn for the show", founderName: "Ilse Moravec", dueDate: "2030-06-10" },
    { title: "Visit the dye works", founderName: "Teo Aldana", dueDate: "2030-06-12" },
    { title: "Read the loom contract", founderName: "Nora Blum", dueDate: "2030-06-05" },
    { title: "Renew the stall permit", dueDate: "2030-06-20" },
  ],
};
const talk = new PlayedConversation(WORLD);
const [ilse, teo, nora] = talk.people.map(({ id }) => id);
const [yarn, dye, loom, permit] = talk.tasks.map(({ id }) => id);
const play = (message: string) => new PlayedConversation(WORLD).say(message).changes;

test.each([
  ["yarn task should sit with Teo rather than Ilse", yarn, teo],
  ["put the yarn order on Nora instead of Ilse", yarn, nora],
  ["the dye works visit belongs to Ilse rather than Teo", dye, ilse],
  ["the loom contract one is meant for Teo, not Nora", loom, teo],
  ["move the dye works visit over to Nora, not Teo", dye, nora],
  ["the loom contract reminder must go to Ilse instead of Nora", loom, ilse],
  ["the stall permit task is for Nora", permit, nora],
])("%j links the task to who it is with now", (message, taskId, founderId) =>
  expect(play(message)).toMatchObject([{ tool: "update_task", input: { taskId, patch: { founderId } } }]),
);
test.each([
  "Ilse should sit with Teo rather than Nora",
  "Ilse should be with Teo rather than Nora",
  "the dinner should be with Teo rather than Ilse",
])("no task is linked by %j", (message) =>
  expect(play(message).filter(({ tool }) => tool === "update_task")).toEqual([]),
);

test.each([
  ["Visit the dye works a week later than we said", dye, "2030-06-19"],
  ["Read the loom contract two days later than originally planned", loom, "2030-06-07"],
  ["Order the yarn for the show a day earlier than I thought", yarn, "2030-06-09"],
])("%j moves the task that is there", (message, taskId, dueDate) =>
  expect(play(message)).toMatchObject([{ tool: "update_task", input: { taskId, patch: { dueDate } } }]),
);

test.each([
  "read the loom contract last night, and cancel the yarn one for Ilse altogether",
  "sent the loom contract back this morning and bin the yarn one for Ilse completely",
  "finished the loom contract, and the yarn order can be scrapped",
])("what goes is not done: %j", (message) => {
  const changes = play(message);
  expect(changes.filter(({ input }) => input["taskId"] === yarn)).toMatchObject([{ tool: "delete_task" }]);
});
test.each(["Note on Ilse: read the contract, and drop the price one", "finished the loom contract and the permit"])(
  "nothing goes in %j",
  (message) => expect(withOrderBehindDone(message)).toBe(message),
);

test.each([
  ["start a task to read through Teo's samples, I'm at it already", "Read through Teo's samples"],
  ["add a task to sort the yarn, I'm already on it", "Sort the yarn"],
  ["new task: wash the wool - we've already started", "Wash the wool"],
  ["create a task to fix the loom and I'm in the middle of it", "Fix the loom"],
])("%j makes one that is in progress", (message, title) =>
  expect(play(message)).toMatchObject([{ tool: "create_task", input: { title, status: "in_progress" } }]),
);
test.each(["add a task to ask Teo whether we are on it", "start the yarn task", "Teo is on it already"])(
  "%j stays as it is",
  (message) => expect(withTaskAtWork(message)).toBe(message),
);

test.each([
  ["Two things for Thursday next week: print the tags and order the boxes for the show", "2030-06-13"],
  ["For Monday, two jobs: wash the van and buy thread", "2030-06-10"],
  ["Two things for the end of the month: wash the van and buy thread", "2030-06-30"],
])("%j is two tasks of that day", (message, dueDate) =>
  expect(play(message)).toMatchObject([
    { tool: "create_task", input: { dueDate } },
    { tool: "create_task", input: { dueDate } },
  ]),
);

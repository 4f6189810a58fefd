import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const having = {
  people: [{ name: "Ana Silva" }, { name: "Leo Brandt", company: "Brandt Mills" }, { name: "Maya Okafor" }],
  tasks: [
    { title: "Book tasting with Ana", founderName: "Ana Silva", dueDate: "2030-06-12" },
    { title: "Send oven quote", founderName: "Leo Brandt", dueDate: "2030-06-10" },
    { title: "Renew van insurance" },
  ],
};
const changesOf = (message: string) => new PlayedConversation(having).say(message).changes;
const [tasting, oven, insurance] = new PlayedConversation(having).tasks.map(({ id }) => id);
const [, leo, maya] = new PlayedConversation(having).people.map(({ id }) => id);

test.each([
  "Would you have a tasting task for Leo?",
  "Could you have an insurance task with Maya?",
  "Could you have the oven quote task for Maya Okafor?",
  "Would you have the insurance task on Maya?",
  "Can you have an oven quote task on Maya?",
  "Could the tasting task be for Leo?",
  "Can the insurance task be with Maya?",
  "May the oven quote task be for Ana?",
])("%s: asks for a task or whose it is, and none goes to someone else", (message) => {
  expect(changesOf(message)).toEqual([]);
});

test("what is told of where a task was waits", () => {
  for (const { held } of changesOf("The insurance task was with Maya")) expect(held).not.toBeNull();
});

test.each([
  "Have a tasting with Leo instead of Ana",
  "Have the tasting with Leo instead of Ana",
  "have dinner with Maya, not Leo",
])("%s: a plan, and no task goes to someone else", (message) => {
  expect(changesOf(message).filter(({ tool }) => tool === "update_task")).toEqual([]);
});

test.each([
  ["Can the tasting task go to Leo?", tasting, leo],
  ["could the insurance task be put with Maya", insurance, maya],
  ["Can you have the insurance task on Maya", insurance, maya],
  ["have the tasting task with Leo instead of Ana", tasting, leo],
  ["Could the oven quote task be with Maya instead of Leo?", oven, maya],
])("%s: it is linked to them", (message, taskId, founderId) => {
  expect(changesOf(message)).toMatchObject([{ tool: "update_task", input: { taskId, patch: { founderId } } }]);
});

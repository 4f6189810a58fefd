import { expect, test } from "vitest";
import { PlayedConversation, TODAY } from "../played-turn.ts";

const having = {
  people: [{ name: "Rosalind Tveit" }, { name: "Oyelaran Cole" }],
  tasks: [
    { title: "Send samples", founderName: "Rosalind Tveit", dueDate: TODAY },
    { title: "Book the hall", founderName: "Rosalind Tveit", dueDate: "2030-06-07" },
    { title: "Ring the bank", founderName: "Oyelaran Cole", dueDate: TODAY },
  ],
};
const changes = (message: string) => {
  const talk = new PlayedConversation(having);
  talk.say("Which tasks does Rosalind have?");
  return talk.say(message).changes;
};
const idOf = (title: string) => new PlayedConversation(having).tasks.find((task) => task.title === title)?.id;

test.each([
  ["the one due today, make it tomorrow", "Send samples", { dueDate: "2030-06-04" }],
  ["push the one for Friday to Monday", "Book the hall", { dueDate: "2030-06-10" }],
  ["mark the one due today as done", "Send samples", { status: "done" }],
])("%j is one of those that were listed", (message, title, patch) =>
  expect(changes(message)).toMatchObject([{ tool: "update_task", input: { taskId: idOf(title), patch } }]),
);
test("of none on that day nothing is changed", () =>
  expect(changes("the one due in August, make it tomorrow")).toEqual([]));

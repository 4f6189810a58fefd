import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Leo Brandt" }],
  tasks: [
    { title: "Send oven quote", founderName: "Leo Brandt", dueDate: "2030-06-10" },
    { title: "Count the stock", dueDate: "2030-06-10" },
    { title: "Pay the June rent", dueDate: "2030-06-03" },
    { title: "Review mill contract", founderName: "Leo Brandt", dueDate: "2030-06-05" },
    { title: "Order cups" },
  ],
};
const dueAfter = (...messages: string[]) => {
  const conversation = new PlayedConversation(having);
  const played = messages.map((message) => conversation.say(message)).at(-1);
  const patches = played?.changes.map(({ input }) => (input["patch"] as { dueDate?: string } | undefined)?.dueDate);
  return { due: patches ?? [], text: played?.text ?? "" };
};

test.each([
  ["push the oven quote to the Friday", "2030-06-14"],
  ["put the stock on the Wednesday please", "2030-06-12"],
  ["bump the oven quote to Thursday", "2030-06-13"],
])("after the list of next week, %s: of that week", (message, day) => {
  expect(dueAfter("Which tasks are due next week?", message).due).toEqual([day]);
  expect(dueAfter("what have I on next week", "who is Leo?", message).due).toEqual([day]);
});

test.each([
  ["next week", "2030-06-11"],
  ["the 11th", "2030-06-11"],
  ["this week's", "2030-06-04"],
  ["the first one", "2030-06-11"],
])("where either week may be meant, it is asked: %s", (answer, day) => {
  const asked = dueAfter("Which tasks are due next week?", "move the oven quote to Tuesday");
  expect(asked.due).toEqual([]);
  expect(asked.text).toBe("Which one do you mean: Jun 11, 2030 or Jun 4, 2030?");
  expect(dueAfter("Which tasks are due next week?", "move the oven quote to Tuesday", answer).due).toEqual([day]);
});

test("without such a list, and with its week said, the day is as it was", () => {
  expect(dueAfter("push the oven quote to the Friday").due).toEqual(["2030-06-07"]);
  expect(dueAfter("what is due this week?", "push the oven quote to the Friday").due).toEqual(["2030-06-07"]);
  expect(dueAfter("Which tasks are due next week?", "move the oven quote to Friday next week").due).toEqual([
    "2030-06-14",
  ]);
});

test.each([
  ["Push the June rent to Friday", "2030-06-07"],
  ["Delay the mill contract review to Saturday", "2030-06-08"],
  ["Postpone the cups to the Thursday", "2030-06-06"],
  ["move the rent to Tuesday", "2030-06-04"],
])("after the list of next week, %s: what is not in the list goes to the next such day", (message, day) => {
  expect(dueAfter("Which tasks are due next week?", message).due).toEqual([day]);
});

test("what is only pointed at is of the list, unless something else was changed since", () => {
  const asked = "Which tasks are due next week?";
  expect(dueAfter(asked, "push the oven quote to the Wednesday", "push it to the Friday").due).toEqual(["2030-06-14"]);
  expect(dueAfter(asked, "add a task to ring the bank tomorrow", "push it to Friday").due).toEqual(["2030-06-07"]);
  expect(dueAfter(asked, "push the second one to the Friday").due).toEqual(["2030-06-14"]);
});

import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

// Today is Monday, 3 June 2030.
const HAVING = { people: [{ name: "Ravi Patel" }, { name: "Grace Okafor" }] };
const tasksOf = (message: string) =>
  new PlayedConversation(HAVING).say(message).changes.map(({ input }) => [input["title"], input["dueDate"]]);

test.each([
  ["remind me tomorrow to ask Ravi if next Friday suits him", "Ask Ravi if next Friday suits him", "2030-06-04"],
  [
    "remind me on Friday to send Ravi the deck for Monday's meeting",
    "Send Ravi the deck for Monday's meeting",
    "2030-06-07",
  ],
  ["Remind me on Monday to move the Thursday call", "Move the Thursday call", "2030-06-10"],
  ["remind me to ask Ravi whether Monday or Tuesday suits him", "Ask Ravi whether Monday or Tuesday suits him", null],
  ["remind me to ask Ravi if Friday suits him", "Ask Ravi if Friday suits him", null],
])("“%s”: the day of the order is its due day, another one stays in the title", (message, title, dueDate) => {
  expect(tasksOf(message)).toEqual([[title, dueDate]]);
});

test.each([
  ["Remind me tomorrow to call Ravi at 3pm", [["Call Ravi at 3pm", "2030-06-04"]]],
  ["remind me to check if the deck is ready on Friday", [["Check if the deck is ready", "2030-06-07"]]],
  ["call Ravi by EOD Tuesday", [["Call Ravi", "2030-06-04"]]],
])("“%s” has one day, which is not in the title", (message, tasks) => {
  expect(tasksOf(message)).toEqual(tasks);
});

test.each([
  ["remind me next week to call Ravi on Friday", [["Call Ravi", "2030-06-14"]]],
  [
    "tasks for next week: call Ravi on Monday, call Grace on Tuesday",
    [
      ["Call Ravi", "2030-06-10"],
      ["Call Grace", "2030-06-11"],
    ],
  ],
])("“%s”: the weekdays of that week", (message, tasks) => {
  expect(tasksOf(message)).toEqual(tasks);
});

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
  ["remind me to move the Friday call to Monday", "Move the Friday call to Monday", "2030-06-10"],
  [
    "remind me to call Ravi on Friday if he hasn't answered by Thursday",
    "Call Ravi if he hasn't answered by Thursday",
    "2030-06-07",
  ],
  [
    "remind me to chase Ravi on Wednesday so that he pays by Friday",
    "Chase Ravi so that he pays by Friday",
    "2030-06-05",
  ],
  ["remind me to book the room for 12 June by Wednesday", "Book the room for 12 June", "2030-06-05"],
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
  ["next month: call Ravi on the 5th", [["Call Ravi", "2030-07-05"]]],
  [
    "tasks for next week: call Ravi on Monday, call Grace on Tuesday",
    [
      ["Call Ravi", "2030-06-10"],
      ["Call Grace", "2030-06-11"],
    ],
  ],
])("“%s”: the days of that week or month", (message, tasks) => {
  expect(tasksOf(message)).toEqual(tasks);
});

test.each([
  ["remind me to tell Ravi about Friday", "Tell Ravi about Friday"],
  ["remind me to send the Friday report", "Send the Friday report"],
  ["remind me to keep Friday free", "Keep Friday free"],
  ["prepare Monday's meeting", "Prepare Monday's meeting"],
])("“%s”: a day that is a part of what is to be done stays in the title", (message, title) => {
  expect(tasksOf(message).map(([said]) => said)).toEqual([title]);
});
test.each([
  ["remind me to send the report on Friday", "Send the report", "2030-06-07"],
  ["remind me this evening to prepare for Friday", "Prepare for Friday in the evening", "2030-06-03"],
])("“%s” has its own day", (message, title, dueDate) => {
  expect(tasksOf(message)).toEqual([[title, dueDate]]);
});
test.each(["a task each for Ravi and Grace: call", "task for Ravi and Grace each: call"])("“%s” is two", (message) => {
  expect(tasksOf(message)).toEqual([
    ["Call", null],
    ["Call", null],
  ]);
});

test.each([
  ["Ask Ravi if he works on Friday, tomorrow", "Ask Ravi if he works on Friday", "2030-06-04"],
  ["Remind me to see if the crate arrives on Monday on Tuesday", "See if the crate arrives on Monday", "2030-06-04"],
  ["Remind me to ask whether Grace is in on Thursday", "Ask whether Grace is in on Thursday", null],
  ["Remind me to feed the cat, Grace is away on Friday", "Feed the cat, Grace is away on Friday", null],
  ["Remind me to buy rice if the market is open on Saturday", "Buy rice if the market is open", "2030-06-08"],
  ["Remind me to buy rice, oil and salt on Saturday", "Buy rice, oil and salt", "2030-06-08"],
  ["Remind me to call Ravi on Tuesday, tomorrow", "Call Ravi", "2030-06-04"],
])("“%s”: a day that is asked about or told is not the task's own", (message, title, dueDate) => {
  expect(tasksOf(message)).toEqual([[title, dueDate]]);
});

test.each([
  [
    "add a task: feed the cat, Grace is away on Friday and Saturday",
    "Feed the cat, Grace is away on Friday and Saturday",
  ],
  ["Remind me to check if Ravi comes on Tuesday or Thursday", "Check if Ravi comes on Tuesday or Thursday"],
  [
    "Remind me to ask whether Grace is in on Monday, Tuesday or Friday",
    "Ask whether Grace is in on Monday, Tuesday or Friday",
  ],
])("“%s”: no day that is joined to one of others is the task's", (message, title) => {
  expect(tasksOf(message)).toMatchObject([[title, null]]);
});
test.each([
  ["Call Ravi, he is back on Monday", "2030-06-10"],
  ["Meet Grace, she's in town on Friday", "2030-06-07"],
  ["Remind me to ring Ravi, he is in on Thursday", "2030-06-06"],
  ["Call Ravi, he is away on Monday", null],
  ["Remind me to see Grace if she has time on Friday", "2030-06-07"],
  ["Remind me to visit Grace if she is in on Thursday", "2030-06-06"],
  ["Remind me to see if Grace has time on Friday", null],
])("“%s”: who is to be reached is there on that day", (message, dueDate) => {
  expect(tasksOf(message).map(([, day]) => day)).toEqual([dueDate]);
});

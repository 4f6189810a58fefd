import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const DUE = "2030-06-19";
const having = {
  people: [{ name: "Ada Moreau" }, { name: "Rolf Lindqvist", company: "Fjord Rope" }, { name: "Rolf Santos" }],
  tasks: [
    { title: "Hire the lift for the gallery", dueDate: DUE },
    { title: "Ask Ada for the floor plan" },
    { title: "Look for oak boards" },
  ],
};
const changes = (...messages: string[]) => {
  const conversation = new PlayedConversation(having);
  return messages.map((message) => conversation.say(message)).at(-1)?.changes ?? [];
};
const due = (...messages: string[]) =>
  changes(...messages).map(({ input }) => (input["patch"] as Record<string, unknown>)["dueDate"]);

const LATER = [
  ["a week", "2030-06-26"],
  ["two weeks", "2030-07-03"],
  ["3 days", "2030-06-22"],
] as const;
test.each(
  LATER.flatMap(([by, day]) =>
    [
      `push the lift back ${by}`,
      `move the lift ${by} later`,
      `snooze the lift ${by}`,
      `push the lift out by ${by}`,
    ].map((message) => [message, day]),
  ),
)("%j counts from the day that the task is due", (message, day) => expect(due(message)).toEqual([day]));
test.each([
  ["bring the lift forward three days", "2030-06-16"],
  ["move the lift two days earlier", "2030-06-17"],
])("%j is before the day that it is due", (message, day) => expect(due(message)).toEqual([day]));
test.each([
  ["move the lift to next week", "2030-06-10"],
  ["move the lift to in two weeks", "2030-06-17"],
])("%j counts from today", (message, day) => expect(due(message)).toEqual([day]));

test.each(
  ["Ask Ada for the floor plan", "Look for oak boards", "Hire the lift for the gallery"].flatMap((title) =>
    ["needs a date:", "gets a deadline of", "should have a due date:"].map((words) => `${title} ${words} 3 Dec`),
  ),
)("%j is a task that is there", (message) => {
  expect(changes(message).map(({ tool }) => tool)).toEqual(["update_task"]);
  expect(due(message)).toEqual(["2030-12-03"]);
});

test.each(
  ["order 200 m of rope", "cut 12,5 m of cloth", "talk to Ada for 30 minutes", "buy 20 m hose"].flatMap((title) =>
    ["add a task: ", "task: "].map((lead) => [lead + title, title]),
  ),
)("%j keeps its measure, and has no day", (message, title) => {
  expect(changes(message)).toMatchObject([{ tool: "create_task", input: { dueDate: null } }]);
  expect(changes(message)[0]?.input["title"]).toMatch(new RegExp(`^${title}$`, "iu"));
});
test("which Rolf is meant loses nothing of the task", () =>
  expect(changes("make a task to pay Rolf for 200 m of rope, no date", "Lindqvist")).toMatchObject([
    { input: { title: "Pay Rolf for 200 m of rope", dueDate: null } },
  ]));

test.each(
  ["need to", "have to", "want to", "would like to"].flatMap((wish) =>
    ["something", "a few things"].map((what) => `I ${wish} change ${what} about Ada`),
  ),
)("%j is no task", (message) => {
  expect(changes(message)).toEqual([]);
  expect(changes(message, "her company, it's now Kelp & Co")).toMatchObject([
    { tool: "update_founder", input: { patch: { company: "Kelp & Co" } } },
  ]);
});

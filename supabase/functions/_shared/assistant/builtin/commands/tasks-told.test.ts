import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Omar Haddad" }, { name: "Greta Nilsen" }],
  tasks: [{ title: "Paint the shed", dueDate: "2030-06-10" }],
};
const play = (message: string) => new PlayedConversation(having).say(message);
const tasksIn = (message: string) =>
  play(message).changes.map(({ tool, input }) => [tool, input["title"], input["dueDate"], input["recurrence"]]);
const task = (title: string, due: string | null, rhythm: string | null = null) => ["create_task", title, due, rhythm];

const DUTIES = ["i have to", "someone has to", "we should", "I really need to", "i'd like to"];
const TAILS = ["add that", "put that on my list", "make it a task please", "can you put that in", "- task for that"];
test.each(DUTIES.flatMap((duty) => TAILS.map((tail) => `${duty} weigh the sacks on the 9th, ${tail}`)))(
  "%j is the task",
  (message) => expect(tasksIn(message)).toEqual([task("Weigh the sacks", "2030-06-09")]),
);
test.each([
  [
    "once a month I should check the tyres, set that up starting on december 1",
    "Check the tyres",
    "2030-12-01",
    "monthly",
  ],
  ["on the first of each month we have to count the keys", "Count the keys", "2030-07-01", "monthly"],
  ["I'd like to be reminded weekly on fridays to back up the till", "Back up the till", "2030-06-07", "weekly"],
  ["after the weekend i want to test the pump, stick it in the tasks", "Test the pump", "2030-06-10", null],
  [
    "pay the rent every quarter starting on january the fifth, put it on my list",
    "Pay the rent",
    "2031-01-05",
    "quarterly",
  ],
  [
    "every friday we should air the loft, make it a weekly task starting this week",
    "Air the loft",
    "2030-06-07",
    "weekly",
  ],
  ["every friday check the loft, starting next week", "Check the loft", "2030-06-14", "weekly"],
  ["put 'book the van' on my list for the 9th", "Book the van", "2030-06-09", null],
  ["could you put 'book the van' down for the 9th?", "Book the van", "2030-06-09", null],
  ["note down as a to do that the roof needs paint by the 9th", "Roof needs paint", "2030-06-09", null],
  ["sometime in july, say the 11th, i have to wax the floor, add that", "Wax the floor", "2030-07-11", null],
] as const)("%j is the task %j", (message, title, due, rhythm) =>
  expect(tasksIn(message)).toEqual([task(title, due, rhythm)]),
);
test.each([
  "do I have to weigh the sacks? add that",
  "who has to weigh the sacks every month",
  "we never have to do that",
])("%j is no order for a task", (message) =>
  expect(play(message).changes.filter(({ held }) => held === null)).toEqual([]),
);

test.each([
  "tomorrow: call Omar, and friday: email Greta the photos",
  "my tasks: tomorrow call Omar, friday email Greta the photos",
  "task list for the week tomorrow call Omar friday email Greta the photos saturday nothing",
  "tomorrow i need to call Omar and then on friday email Greta the photos",
])("%j is a task for each day", (message) =>
  expect(tasksIn(message)).toEqual([task("Call Omar", "2030-06-04"), task("Email Greta the photos", "2030-06-07")]),
);
test.each([
  "two jobs for friday please, one: wash the van, two: sort the keys",
  "Two things for friday: wash the van, sort the keys",
  "2 errands for Friday: wash the van and sort the keys",
  "two things to do: wash the van on friday, sort the keys on friday",
])("%j is a task for each, on a card", (message) => {
  expect(tasksIn(message)).toEqual([task("Wash the van", "2030-06-07"), task("Sort the keys", "2030-06-07")]);
  expect(play(message).changes.every(({ held }) => held !== null)).toBe(true);
});
test("what is to be done one after another is a task each", () =>
  expect(tasksIn("first order more string second write Omar a card")).toEqual([
    task("Order more string", null),
    task("Write Omar a card", null),
  ]));

test.each([
  ["remind me on the 9th to fetch the labels, they close at noon", "Fetch the labels", "They close at noon"],
  ["task: fetch the labels by the 9th because the shop moves", "Fetch the labels", "Because the shop moves"],
  [
    "new to-do: fetch the labels by the 9th. the number is 88-1, put that in the description",
    "Fetch the labels",
    "The number is 88-1",
  ],
] as const)("%j says more about it in the description", (message, title, description) =>
  expect(play(message).changes).toMatchObject([{ input: { title, description, dueDate: "2030-06-09" } }]),
);
test.each(["add a task to fetch the labels. no rush, no date", "add a task to fetch the labels, not urgent"])(
  "%j has no more to say",
  (message) => expect(tasksIn(message)).toEqual([task("Fetch the labels", null)]),
);
test("what is for someone by a day is theirs", () =>
  expect(play("For Greta, by friday, sort out the form").changes).toMatchObject([
    {
      tool: "create_task",
      input: { title: "Sort out the form", dueDate: "2030-06-07", founderId: expect.any(String) as string },
    },
  ]));
test("a day of the month says which Monday", () =>
  expect(play("the shed needs to move to monday the 17th").changes).toMatchObject([
    { tool: "update_task", input: { patch: { dueDate: "2030-06-17" } } },
  ]));

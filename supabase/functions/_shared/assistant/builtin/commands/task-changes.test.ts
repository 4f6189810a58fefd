import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Omar Haddad" }, { name: "Greta Nilsen" }],
  tasks: [
    { title: "Send Omar the pilot offer", founderName: "Omar Haddad", dueDate: "2030-06-05" },
    { title: "Ask Omar about the fire report", founderName: "Omar Haddad" },
    { title: "Two-page overview in French", dueDate: "2030-06-01" },
    { title: "Weekly pipeline review", dueDate: "2030-06-07", recurrence: "weekly" },
    { title: "Pick a venue for the spring dinner" },
  ],
};
const played = () => new PlayedConversation(having);
const changes = (message: string) =>
  played()
    .say(message)
    .changes.map(({ tool, input, held }) => ({
      tool,
      title: having.tasks[played().tasks.findIndex(({ id }) => id === input["taskId"])]?.title,
      patch: Object.fromEntries(Object.entries(input["patch"] ?? {}).filter(([, value]) => value !== null)),
      clear: input["clear"],
      isHeld: held !== null,
    }));
const [OFFER, REPORT, OVERVIEW, REVIEW, VENUE] = having.tasks.map(({ title }) => title);

test.each([
  ["i sent omar the pilot offer, tick it off", OFFER, { status: "done" }],
  ["the pilot offer is in progress", OFFER, { status: "in_progress" }],
  ["the pilot offer can wait till thursday", OFFER, { dueDate: "2030-06-06" }],
  ["spring dinner venue: due 15 june", VENUE, { dueDate: "2030-06-15" }],
  ["move the pilot offer to the day after", OFFER, { dueDate: "2030-06-06" }],
  ["push the pilot offer to the week after", OFFER, { dueDate: "2030-06-12" }],
  ["move the pipeline review to the day before", REVIEW, { dueDate: "2030-06-06" }],
  ["all overdue tasks to tomorrow pls", OVERVIEW, { dueDate: "2030-06-04" }],
  ["weekly pipeline review only monthly from now on", REVIEW, { recurrence: "monthly" }],
  ["pipeline review every month instead of every week", REVIEW, { recurrence: "monthly" }],
  ["french overview description: use the new numbers", OVERVIEW, { description: "Use the new numbers" }],
] as const)("%j changes %j at once", (message, title, patch) =>
  expect(changes(message)).toMatchObject([{ tool: "update_task", title, patch, isHeld: false }]),
);

test.each([
  "the french overview doesn't need a date",
  "no due date for the french overview please",
  "remove the deadline of the french overview",
  "french overview: no deadline",
])("%j takes the day away", (message) =>
  expect(changes(message)).toMatchObject([{ title: OVERVIEW, patch: {}, clear: ["dueDate"] }]),
);

test("what is told to be out is proposed as done", () =>
  expect(changes("the fire report went out today")).toMatchObject([
    { title: REPORT, patch: { status: "done" }, isHeld: true },
  ]));

test.each(["mark both omar tasks as done", "omar's tasks are all done", "all of omar's tasks are done"])(
  "%j is about each of them, and waits",
  (message) =>
    expect(changes(message)).toMatchObject([
      { title: OFFER, isHeld: true },
      { title: REPORT, isHeld: true },
    ]),
);

test("two tasks go to two days", () =>
  expect(changes("move the pilot offer to friday and the french overview to monday")).toMatchObject([
    { title: OFFER, patch: { dueDate: "2030-06-07" } },
    { title: OVERVIEW, patch: { dueDate: "2030-06-10" } },
  ]));
test("why a task goes is no part of its name", () =>
  expect(changes("delete the venue task i don't need it any more")).toMatchObject([
    { tool: "delete_task", title: VENUE },
  ]));
test.each([
  "the contract was signed",
  "omar sent flowers",
  "i sent greta flowers",
  "the report on the war went out of print",
])("%j is no task of theirs", (message) =>
  expect(changes(message).filter(({ tool, isHeld }) => tool === "update_task" && !isHeld)).toEqual([]),
);

test.each([
  "set Demo date to 12 June",
  "move the demo date to 12 June",
  "The printer rang, demo date is now 12 June",
  "demo date is now 12 June",
  "the demo date moved to 12 June",
])("%j, with a column Demo date, moves no task of the demo at once", (said) => {
  const played = new PlayedConversation({
    people: [{ name: "Ana Diaz" }],
    columns: [{ label: "Demo date", type: "date" }],
    tasks: [{ title: "Send the demo deck", dueDate: "2030-06-20" }],
  }).say(said);
  expect(played.changes.filter(({ held }) => held === null)).toEqual([]);
});

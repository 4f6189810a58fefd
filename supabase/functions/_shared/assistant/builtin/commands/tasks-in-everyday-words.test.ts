import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [{ name: "Ines Corvo" }, { name: "Olaf Brandt" }],
  tasks: [
    { title: "Update quay survey", status: "todo" as const },
    { title: "Weekly rope review", status: "todo" as const, dueDate: "2030-06-10", recurrence: "weekly" as const },
    { title: "Ring the dentist", status: "done" as const },
    { title: "Rebook briefing with Ines", status: "todo" as const, founderName: "Ines Corvo" },
  ],
};
const play = (message: string) =>
  new PlayedConversation(having).say(message).changes.map(({ tool, input }) => ({ tool, ...input }));

test.each([
  [
    "Could we have a quarterly 'Harbour dinner' task from 25 July onwards?",
    "Harbour dinner",
    "quarterly",
    "2030-07-25",
  ],
  ['Can I have a weekly "Rope chat" task from Tuesday on?', "Rope chat", "weekly", "2030-06-04"],
  ["we need a monthly task Invoice run from 1 July onwards", "Invoice run", "monthly", "2030-07-01"],
  [
    "Set a monthly reminder, first of each month beginning 1 July: check the moorings",
    "Check the moorings",
    "monthly",
    "2030-07-01",
  ],
  ["Set a monthly reminder commencing 1 July: check the moorings", "Check the moorings", "monthly", "2030-07-01"],
])("a title beside its rhythm and its day: %s", (message, title, recurrence, dueDate) => {
  expect(play(message)).toMatchObject([{ tool: "create_task", title, recurrence, dueDate }]);
});

test.each([
  ["Task: draft a contract. For Ines. Already started. Due Friday.", "Draft a contract"],
  ["New task: read up on funds. I have already started. Due Friday", "Read up on funds"],
])("what is begun is in progress: %s", (message, title) => {
  expect(play(message)).toMatchObject([{ tool: "create_task", title, status: "in_progress", dueDate: "2030-06-07" }]);
});

test.each(["Brief the divers, today.", "debrief the crew, today"])("a day behind what is to be done: %s", (message) => {
  expect(play(message)).toMatchObject([{ tool: "create_task", dueDate: "2030-06-03" }]);
});

test.each([
  "Please attach the quay survey task to Olaf",
  "Hook the quay survey task up to Olaf",
  "tie the quay survey task to Olaf",
])("a task that is attached to someone is linked: %s", (message) => {
  expect(play(message)).toMatchObject([{ tool: "update_task" }]);
});

test.each(["the quay survey – I want that updated by Friday", "the quay survey, I need to have updated it by Friday"])(
  "by when something is wanted is its day: %s",
  (message) => {
    expect(play(message)).toMatchObject([{ tool: "update_task", patch: { dueDate: "2030-06-07" } }]);
  },
);

test("why it is reopened is no other task", () => {
  expect(play("Reopen the dentist, one tooth is back with a vengeance")).toMatchObject([
    { tool: "update_task", patch: { status: "todo" } },
  ]);
});

test.each([
  "rope review shouldn't repeat any more, just do it once on Wednesday",
  "stop the rope review repeating, once on Wednesday is enough",
])("what is to be done once has its day and no rhythm: %s", (message) => {
  const patches = play(message).map((one) => ("patch" in one ? one.patch : null));
  expect(patches).toMatchObject([{ dueDate: "2030-06-05" }, { recurrence: null }]);
});

test.each([
  "note on Ines: the quay survey, I want that updated by Friday",
  "attach the deck to the mail for Olaf",
  "The survey, I want to have it by Friday if she signs",
])("other words are no such order: %s", (message) => {
  expect(play(message).filter(({ tool }) => tool === "update_task")).toEqual([]);
});

import { expect, test } from "vitest";
import { PlayedConversation } from "./played-turn.ts";

const having = {
  people: [
    { name: "Ana Silva", stage: "Lead" },
    { name: "Leo Brandt", stage: "Meeting" },
    { name: "Tom Hale", stage: "Contacted" },
  ],
  tasks: [
    { title: "Order flour samples" },
    { title: "Flowers for Rosa", status: "done" as const },
    { title: "Book tasting with Ana", founderName: "Ana Silva" },
    { title: "Review the contract", founderName: "Ana Silva" },
  ],
  columns: [
    { label: "Budget €k", type: "number" as const },
    { label: "NDA signed", type: "boolean" as const },
    { label: "Next visit", type: "date" as const },
  ],
};
const play = (message: string) => new PlayedConversation(having).say(message);
const [flour, flowers, tasting] = new PlayedConversation(having).tasks.map(({ id }) => id);
const [ana, leo, tom] = new PlayedConversation(having).people.map(({ id }) => id);

test("each task by what is to become of it", () => {
  expect(play("Flour: delete that task. Flowers: delete as well. Tasting: started.").changes).toMatchObject([
    { tool: "delete_task", input: { taskId: flour } },
    { tool: "delete_task", input: { taskId: flowers } },
    { tool: "update_task", input: { taskId: tasting, patch: { status: "in_progress" } } },
  ]);
  expect(play("flour samples: done; flowers for Rosa - reopen").changes).toMatchObject([
    { tool: "update_task", input: { taskId: flour, patch: { status: "done" } } },
    { tool: "update_task", input: { taskId: flowers, patch: { status: "todo" } } },
  ]);
});

test.each(["Ana: done. Leo: delete.", "Flour: he is happy. Tasting: she was late."])(
  "%s: which task is meant is not clear, and none is changed",
  (message) => {
    expect(play(message).changes.filter(({ tool }) => tool.endsWith("_task"))).toEqual([]);
  },
);

const withNames = {
  people: [
    { name: "Ana Silva", company: "Delta Foods", stage: "Lead" },
    { name: "Leo Brandt", company: "Brandt Mills", stage: "Site visit" },
    { name: "Tom Hale", company: "Hale Freight" },
  ],
  stages: ["Lead", "Site visit", "Closed"],
  tasks: [
    { title: "Reference call on Ana", founderName: "Ana Silva" },
    { title: "Update the papers of Leo", founderName: "Leo Brandt" },
    { title: "Read Delta deck", founderName: "Ana Silva" },
    { title: "Plan the site visit", founderName: "Leo Brandt" },
    { title: "Book lunch with Tom", founderName: "Tom Hale" },
  ],
};

test.each(["Tom: delete. Leo: delete.", "Leo: started. Tom: in progress."])(
  "%s: said of people, and none of their tasks is changed",
  (message) => {
    const { changes } = new PlayedConversation(withNames).say(message);
    expect(changes.filter(({ tool }) => tool.endsWith("_task"))).toEqual([]);
  },
);

test.each([
  "Ana: on it. Tom: sorted.",
  "Tom: done. Leo: started.",
  "Delta: delete. Tom: started.",
  "Site visit: started. Delta: delete.",
  "Delta - under way; Leo - begun",
])("%s: nothing of a firm, a stage or a name alone is started or deleted at once", (message) => {
  const { changes } = new PlayedConversation(withNames).say(message);
  const atOnce = changes.filter(({ tool, held }) => tool.endsWith("_task") && held === null);
  expect(atOnce.filter(({ input }) => (input["patch"] as { status?: string }).status !== "done")).toEqual([]);
});

test("a task that is called one may be named by whose it is", () => {
  const { changes } = new PlayedConversation(withNames).say("Tom task: done. Delta deck: started.");
  expect(changes).toMatchObject([
    { tool: "update_task", input: { patch: { status: "done" } } },
    { tool: "update_task", input: { patch: { status: "in_progress" } } },
  ]);
});

test("a numbered list in one line: each item goes on from the one before", () => {
  expect(play("1) flour samples are done 2) Tom signed the nda 3) his budget is 14k").changes).toMatchObject([
    { tool: "update_task", input: { taskId: flour, patch: { status: "done" } } },
    { tool: "set_custom_value", input: { founderId: tom, value: "yes" } },
    { tool: "set_custom_value", input: { founderId: tom, value: "14" } },
  ]);
  expect(play("1. Ana to Closed 2. her budget is 9k").changes).toMatchObject([
    { tool: "update_founder", input: { founderId: ana, patch: { stage: "Closed" } } },
    { tool: "set_custom_value", input: { founderId: ana, value: "9" } },
  ]);
  expect(play("Note on Ana: 1) likes rye 2) hates trucks").changes).toMatchObject([
    { tool: "create_note", input: { content: "1) likes rye 2) hates trucks" } },
  ]);
});

test.each([
  "after that call: Leo to Closed, next visit 8 August, note that the mill runs at 60 degrees",
  "Following our lunch: Leo to Closed, next visit 8 August, note that the mill runs at 60 degrees",
])("%s: when it is said is no note", (message) => {
  const { changes } = play(message);
  expect(changes).toHaveLength(3);
  expect(changes).toMatchObject([
    { tool: "update_founder", input: { founderId: leo, patch: { stage: "Closed" } } },
    { tool: "set_custom_value", input: { founderId: leo, value: "2030-08-08" } },
    { tool: "create_note", input: { founderId: leo, content: "The mill runs at 60 degrees" } },
  ]);
});

test("what is set of someone before a note is no story that the note makes needless", () => {
  const { changes } = play("Tom to Closed, visit date 8 August, note that he likes rye");
  expect(changes.map(({ tool }) => tool)).toContain("update_founder");
  expect(changes.map(({ tool }) => tool)).toContain("create_note");
});

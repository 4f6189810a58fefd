import { describe, expect, test } from "vitest";
import { type Having, PlayedConversation } from "../played-turn.ts";

const WORLD: Having = {
  people: [
    { name: "Ada Quill", company: "Kestrel", stage: "Lead" },
    { name: "Jonas Weir", stage: "Lead" },
  ],
  stages: ["Lead", "Won"],
  statuses: ["Hot", "Cold"],
  columns: [{ label: "Pilot start", type: "date" }],
  tasks: [
    { title: "Order the cups", dueDate: "2030-06-01" },
    { title: "Print the flyers", dueDate: "2030-06-02" },
    { title: "Call the bank" },
  ],
};
const changed = (...turns: string[]) => {
  const talk = new PlayedConversation(WORLD);
  return turns.map((turn) => talk.say(turn)).at(-1)?.changes ?? [];
};

test.each([
  "write a note for Ada Quill and one for Jonas, both: met at the fair",
  "add a note to Ada and another to Jonas: met at the fair",
  "note for Ada and the same for Jonas: met at the fair",
])("one text on two people: %s", (said) => {
  expect(changed(said)).toMatchObject([
    { tool: "create_note", input: { content: "Met at the fair" } },
    { tool: "create_note", input: { content: "Met at the fair" } },
  ]);
});

test.each(["everything that's overdue, move to Friday", "all that is overdue: push it to Friday"])("%s", (said) => {
  expect(changed(said).map(({ input }) => (input["patch"] as { dueDate?: string }).dueDate)).toEqual([
    "2030-06-07",
    "2030-06-07",
  ]);
});

test("a number before its field", () => {
  expect(changed("bump Ada up to 65 priority")).toMatchObject([{ input: { patch: { priorityScore: 65 } } }]);
});

test.each([
  ["write off Jonas: priority 5", 5],
  ["bump up Jonas: prio 80", 80],
])("“%s” sets what is behind it", (said, priorityScore) => {
  expect(changed(said)).toMatchObject([{ tool: "update_founder", input: { patch: { priorityScore } } }]);
});

test("a task with a colon stays one", () => {
  expect(changed("call Jonas: priority of the cups").map(({ tool }) => tool)).not.toContain("update_founder");
});

test("a note to oneself about someone is a note on them, and another is a task", () => {
  expect(changed("Note to self re Kestrel: Ada hates slides")).toMatchObject([
    { tool: "create_note", input: { content: expect.stringContaining("Ada hates slides") as string } },
  ]);
  expect(changed("note to self: buy milk")).toMatchObject([{ tool: "create_task" }]);
});

describe("what someone did is no role of anyone", () => {
  test.each([
    "Call with Ada went well, the lawyer accepted the cap.",
    "Jonas rang. They have the budget, the board decided early.",
    "Ada: the CFO signed the offer yesterday",
  ])("%s", (said) => {
    expect(changed(said)).not.toContainEqual(expect.objectContaining({ tool: "update_founder" }));
  });
  test("and a role is one", () => {
    expect(changed("Ada is now the CFO")).toMatchObject([{ input: { patch: { roleTitle: "CFO" } } }]);
  });
});

describe("second thoughts", () => {
  test("not that task, the other one", () => {
    expect(changed("mark the cups task as done", "oh wait, not that, the flyers")).toMatchObject([
      { tool: "take_back" },
      { tool: "update_task", input: { patch: { status: "done" } } },
    ]);
  });
  test.each(["actually don't create it", "forget it, don't add it"])("what was just made is not wanted: %s", (then) => {
    expect(changed("add a task to write the report", then)).toMatchObject([{ tool: "take_back" }]);
  });
  test("a misspelt “done” makes no task", () => {
    expect(changed("task print the flyers is dnoe")).toMatchObject([
      { tool: "update_task", input: { patch: { status: "done" } } },
    ]);
  });
});

test.each([
  ["remind me on wednesday the twelfth to call Jonas", "2030-06-12"],
  ["add a task for friday the fourteenth: call Jonas", "2030-06-14"],
])("%s", (said, dueDate) => {
  expect(changed(said)).toMatchObject([{ tool: "create_task", input: { title: "Call Jonas", dueDate } }]);
});

test.each(["hot lead", "cold lead"])("%s is a status, and no role", (said) => {
  const [person] = changed(`Add Nora Mas from Cairo Solar, ${said}, linkedin.com/in/nora-mas`);
  expect(person?.input["roleTitle"]).toBeNull();
  expect(person?.input["status"]).toMatch(/Hot|Cold/u);
});

import { describe, expect, test } from "vitest";
import { type Having, PlayedConversation } from "../played-turn.ts";

const having: Having = {
  people: [
    { name: "Nadja Brandt", company: "Brandt Boats", stage: "Lead" },
    { name: "Sam Kerr", company: "Kerr Ropes" },
    { name: "Sam Olsen", company: "Olsen Docks" },
  ],
  tasks: [{ title: "Book the crane" }, { title: "Order rope" }, { title: "Paint the hull" }],
  columns: [
    { label: "Berths", type: "number" },
    { label: "Launch", type: "date" },
  ],
};

function last(...messages: string[]) {
  const played = new PlayedConversation(having);
  const said = messages.map((message) => played.say(message));
  const { text = "", changes = [] } = said.at(-1) ?? {};
  return { text, changes, played, tools: changes.map(({ tool }) => tool) };
}

describe("one of the tasks that were just made", () => {
  const two = "add tasks for Nadja and Sam Kerr: send the invoice";
  test.each(["the second one by friday", "the second is due friday", "move the second to friday"])("“%s”", (words) => {
    expect(last(two, words).changes).toMatchObject([
      {
        tool: "update_task",
        input: { taskId: "00000000-0000-4000-8000-e00000000012", patch: { dueDate: "2030-06-07" } },
      },
    ]);
  });
  test("and then the first", () => {
    expect(last(two, "the second one by friday", "the first is done").changes).toMatchObject([
      { tool: "update_task", input: { taskId: "00000000-0000-4000-8000-e00000000011", patch: { status: "done" } } },
    ]);
  });
  test.each(["delete the first", "the first isn't needed after all"])("“%s” takes it back", (words) => {
    expect(last(two, words).tools).toEqual(["take_back"]);
  });
  test("after a list it is the one of the list", () => {
    expect(last(two, "which tasks have no date?", "the first is done").changes).toMatchObject([
      { input: { taskId: "00000000-0000-4000-8000-c00000000000" } },
    ]);
  });
});

describe("of the last task", () => {
  const task = "task for Nadja: hull survey on friday";
  test.each([
    ["10am", "Hull survey at 10am"],
    ["at 11:30 please", "Hull survey at 11:30"],
    ["um 9 Uhr", "Hull survey at 9 Uhr"],
  ])("“%s” is a time, in its title", (words, title) => {
    expect(last(task, words).changes).toMatchObject([{ tool: "update_task", input: { patch: { title } } }]);
  });
  test("another time takes its place", () => {
    expect(last(task, "10am", "no, 11am").changes).toMatchObject([
      { input: { patch: { title: "Hull survey at 11am" } } },
    ]);
  });
  test.each(["she wants it by monday", "she needs it on monday"])("“%s” is its day", (words) => {
    expect(last(task, words).changes).toMatchObject([
      { tool: "update_task", input: { patch: { dueDate: "2030-06-10" } } },
    ]);
  });
  test("“just two days” is as long after the day it had", () => {
    const { changes } = last("task for Nadja: hull survey on the 10th", "push it by a week", "no, just two days");
    expect(changes).toMatchObject([{ input: { patch: { dueDate: "2030-06-12" } } }]);
  });
});

test.each(["the third isn't needed anymore", "we don't need the third one any more", "the third can go"])(
  "after a list of tasks, “%s” is a card that deletes it",
  (words) => {
    expect(last("which tasks have no date?", words).changes).toMatchObject([
      { tool: "delete_task", input: { taskId: "00000000-0000-4000-8000-c00000000002" } },
    ]);
  },
);

describe("a new column that waits", () => {
  test("is renamed on its card", () => {
    expect(last("new column Boat", "rename it to Boat type").changes.at(-1)).toMatchObject({
      tool: "create_custom_field",
      input: { label: "Boat type", type: "text" },
    });
  });
  test("becomes a list on its card", () => {
    expect(last("new column Boat", "make it a list with sail and motor").changes.at(-1)).toMatchObject({
      tool: "create_custom_field",
      input: { label: "Boat", type: "select", options: ["sail", "motor"] },
    });
  });
});

test.each(["oh wait, no", "oops no", "wait no"])(
  "“%s” cancels what waits, and “ok do it after all” shows it again",
  (words) => {
    const cancelled = last("delete the task order rope", words);
    expect(cancelled.tools).toEqual(["take_back"]);
    expect(cancelled.played.say("ok do it after all").changes).toMatchObject([
      { tool: "delete_task", held: expect.any(String) as unknown },
    ]);
  },
);

test.each(["and make a task of it for tomorrow", "make a task out of that for tomorrow"])(
  "after a note, “%s” is a task in its words",
  (words) => {
    expect(last("note on Nadja: send the brochure", words).changes).toMatchObject([
      { tool: "create_task", input: { title: "Send the brochure", dueDate: "2030-06-04" } },
    ]);
  },
);

test("“and Sam's the 13th”, of two who are called so, asks who", () => {
  const asked = last("set launch of Nadja to 12 june", "and Sam's the 13th");
  expect(asked.changes).toEqual([]);
  expect(asked.text).toMatch(/^Which one do you mean: Sam Kerr/u);
  expect(asked.played.say("the docks").changes).toMatchObject([{ input: { value: "2030-06-13" } }]);
});

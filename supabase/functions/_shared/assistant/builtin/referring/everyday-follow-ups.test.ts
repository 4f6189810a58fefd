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

describe("what is kept of several changes that wait", () => {
  const told = "Nadja's stage is Closed and 12 berths";
  test.each([
    "only the berths",
    "keep the berths but not the stage",
    "not the stage",
    "no only the berths, leave the stage",
    "just the berths, leave the stage as it is",
  ])("“%s” takes the other back", (words) => {
    const { tools, text } = last(told, words);
    expect(tools).toEqual(["take_back"]);
    expect(text).toMatch(/^Cancelled: Change Nadja Brandt\. This stays: /u);
  });
  test("a field that was not changed takes nothing back", () => {
    expect(last(told, "only the launch").tools).not.toContain("take_back");
  });
  test("a yes to both says that each has its button", () => {
    const { changes, text } = last(told, "yes to all");
    expect(changes).toEqual([]);
    expect(text).toMatch(/^2 changes wait: .*Press Confirm on each one/u);
  });
});

describe("the other person", () => {
  test("“not Nadja, Sam Kerr” of a task is for him, with his name in its title", () => {
    expect(last("task: send catalogue to Nadja", "next monday", "not Nadja, Sam Kerr").changes).toMatchObject([
      { tool: "update_task", input: { patch: { founderId: "00000000-0000-4000-8000-a00000000001" } } },
    ]);
  });
  test("of two changes, the second is for someone else", () => {
    expect(
      last("move Nadja to Closed. remind me to ship the mast on monday", "the second is for Nadja").changes,
    ).toMatchObject([{ tool: "update_task", input: { patch: { founderId: "00000000-0000-4000-8000-a00000000000" } } }]);
  });
  test.each(["wait Nadja isn't, she's still a lead", "no, Nadja isn't yet, she's still Lead"])(
    "“%s” after a change of two is undone for her",
    (words) => {
      expect(last("move Nadja and Sam Kerr to Closed", words).tools).toEqual(["take_back"]);
    },
  );
});

test("a correction of one field on a card keeps the others", () => {
  const played = last("Nadja works at Mastwerk, stage Lead", "actually Meeting");
  expect(played.changes.at(-1)).toMatchObject({
    tool: "update_founder",
    input: { patch: { company: "Mastwerk", stage: "Meeting" } },
    held: expect.any(String) as unknown,
  });
});

test("“no wait, move her to Closed instead” takes the place of a deletion", () => {
  expect(last("delete Nadja", "no wait move her to Closed instead").changes).toMatchObject([
    { tool: "take_back" },
    { tool: "update_founder", input: { patch: { stage: "Closed" } } },
  ]);
});

test.each([
  "die letzte rückgängig",
  "mach die letzte Änderung rückgängig",
  "deshaz el último cambio",
  "annule le dernier",
])("“%s” undoes the last one", (words) => {
  expect(last("move Nadja to Closed and Sam Kerr to Meeting", words).tools).toEqual(["take_back"]);
});

describe("after a question", () => {
  test("“pon a los dos en …” is of those who it listed, and “no, solo …” of one", () => {
    const both = last("who is called Sam?", "pon a los dos en Closed");
    if (both.changes.length > 0) expect(both.tools).toEqual(["update_founder", "update_founder"]);
    expect(both.tools).not.toContain("create_task");
  });
  test("“add one then: …” after tasks is a task", () => {
    expect(last("what's due thursday", "add one then: pick up corks").changes).toMatchObject([
      { tool: "create_task", input: { title: "Pick up corks" } },
    ]);
  });
  test("a day that was asked for may be only its number", () => {
    const asked = last("set launch of Nadja to the 14th", "no she said the 15th or 16th");
    expect(asked.changes).toEqual([]);
    expect(asked.played.say("16").changes).toMatchObject([{ input: { value: "2030-06-16" } }]);
  });
});

describe("a word of the last text that was wrong", () => {
  test.each(["no not prices, samples", "samples, not prices", "sorry, not prices but samples"])("“%s”", (words) => {
    expect(last("remind me monday to send Nadja prices", words).changes).toMatchObject([
      { tool: "update_task", input: { patch: { title: "Send Nadja samples" } } },
    ]);
  });
  test("of a note", () => {
    expect(last("note on Nadja: wants the brochure in german", "not german, french").changes).toMatchObject([
      { tool: "update_note", input: { content: "Wants the brochure in french" } },
    ]);
  });
  test.each(["not Nadja, Sam Kerr", "not monday, friday", "not the invoice, the receipt"])(
    "“%s” is no other word of it",
    (words) => {
      const { changes } = last("remind me monday to send Nadja prices", words);
      expect(
        changes.map(({ input }) => (input["patch"] as { title?: unknown } | undefined)?.title ?? null),
      ).not.toContain("Send Nadja receipt");
    },
  );
});

test.each(["make Sam a lead", "Sam is a lead"])("“%s”, answered with who, is not asked again", (order) => {
  const asked = last(order);
  expect(asked.text).toMatch(/^Which one do you mean/u);
  expect(asked.played.say("the docks").changes).toMatchObject([
    { tool: "update_founder", input: { founderId: "00000000-0000-4000-8000-a00000000002", patch: { stage: "Lead" } } },
  ]);
});

test("“scratch that, …” after a field was set is another value of it", () => {
  expect(last("move Nadja to Meeting", "scratch that, Closed").changes.at(-1)).toMatchObject({
    input: { patch: { stage: "Closed" } },
  });
});

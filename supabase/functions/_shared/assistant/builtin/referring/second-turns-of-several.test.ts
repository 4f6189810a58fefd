import { describe, expect, test } from "vitest";
import { lastAtHarbour as last } from "../testing/harbour-world.ts";

const THREE = "move Nadja to Closed. add a task to ring Pau. set the berths of Sunniva to 9";

describe("of a message with several changes", () => {
  test.each([
    ["undo the last one", 1],
    ["undo just the last", 1],
    ["undo my last change", 1],
    ["no, take the last one back", 1],
    ["undo the last two", 2],
    ["undo that", 3],
    ["undo all of that", 3],
    ["undo the last three", 3],
  ])("“%s” takes back as many as it says", (words, count) => {
    expect(last(THREE, words).tools).toEqual(Array<string>(count).fill("take_back"));
  });

  test("the answer says what stays", () => {
    expect(last(THREE, "undo the last one").text).toMatch(/The rest stays: Change Nadja Brandt, /u);
  });

  test("“the last change” of one order for several people is the whole order", () => {
    expect(last("move Nadja, Pau and Sunniva to Closed", "undo the last change").tools).toHaveLength(3);
  });
});

test("“undo all of that” after two messages with a change each asks how much, and a yes undoes both", () => {
  const asked = last("move Nadja to Closed", "add a task to ring Pau", "undo all of that");
  expect(asked.changes).toEqual([]);
  expect(asked.text).toMatch(/^Shall I undo all 2 changes/u);
  expect(asked.played.say("yes").changes.map(({ tool }) => tool)).toEqual(["take_back", "take_back"]);
});

describe("a yes to several choices chooses none of them", () => {
  test.each(["ok", "YES", "yes please", "oui", "ja"])("“%s” asks which", (yes) => {
    const asked = last("move Sam to Closed", yes);
    expect(asked.changes).toEqual([]);
    expect(asked.text).toBe("Which one?\n1. Sam Kerr (Kerr Ropes)\n2. Sam Olsen (Olsen Docks)");
    expect(asked.played.say("2").changes).toMatchObject([
      { tool: "update_founder", input: { patch: { stage: "Closed" } } },
    ]);
  });
});

test.each([
  ["not the rope one, the other", "Sam Olsen"],
  ["no, not Kerr", "Sam Olsen"],
  ["the rope… no, the dock one", "Sam Olsen"],
  ["the rope one", "Sam Kerr"],
])("of two who are called so, “%s” chooses %s", (words, name) => {
  const { changes, played } = last("move Sam to Closed", words);
  const id = played.people.find((person) => person.name === name)?.id;
  expect(changes).toMatchObject([{ tool: "update_founder", input: { founderId: id } }]);
});

test("“for Sam” of a task asks which Sam", () => {
  const asked = last("add a task: grease the winch", "oh it's for Sam");
  expect(asked.changes).toEqual([]);
  expect(asked.text).toMatch(/^Which one do you mean: Sam Kerr/u);
  expect(asked.played.say("the docks").changes).toMatchObject([{ tool: "update_task" }]);
});

describe("one of several is left out", () => {
  const first = "move Nadja, Pau and Sunniva to Closed";
  test.each(["not Pau, I saw him yesterday", "not Pau, we already did that", "but not Pau, his boat sank"])(
    "“%s”",
    (words) => {
      expect(last(first, words).tools).toEqual(["take_back"]);
    },
  );
  test("who is wanted instead is more than that", () => {
    expect(last(first, "not Pau, I want Sam Kerr instead").tools).not.toEqual(["take_back"]);
  });
});

describe("a task for each who was listed", () => {
  test.each([
    "a task for each of them, send the brochure",
    "add a task for each: send the brochure",
    "give each of them a task to send the brochure",
    "for each of them a task: send the brochure",
    "one task each: send the brochure",
  ])("“%s”", (words) => {
    expect(last("who is in Lead?", words).changes).toMatchObject([
      { tool: "create_task", input: { title: "Send the brochure" } },
      { tool: "create_task", input: { title: "Send the brochure" } },
    ]);
  });
  test.each(["add a task for each: ring before Thursday", "a task for each of them, send the brochure"])(
    "with nobody listed, “%s” asks who",
    (words) => {
      const { changes, text } = last(words);
      expect(changes).toEqual([]);
      expect(text).toMatch(/^Who do you mean/u);
    },
  );
});

describe("the other kind of record", () => {
  test.each([
    "task, not a note",
    "no that should be a task",
    "I meant a task",
    "make it a task instead",
    "not a note, a task",
  ])("after a note, “%s” makes it a task, with its day", (words) => {
    expect(last("note for Pau: send the sail samples by Friday", words).changes).toMatchObject([
      { tool: "take_back" },
      { tool: "create_task", input: { title: "Send the sail samples", dueDate: "2030-06-07" } },
    ]);
  });
  test("after a task of someone, a note", () => {
    expect(last("task for Pau: prefers red", "no, a note").changes).toMatchObject([
      { tool: "take_back" },
      { tool: "create_note", input: { content: "Prefers red" } },
    ]);
  });
  test("a task of nobody is left alone", () => {
    expect(last("task: buy rope", "note, not a task").changes).toEqual([]);
  });
  test("a task of its own is one", () => {
    expect(last("note for Pau: likes red", "task for Nadja: paint the hull").tools).toEqual(["create_task"]);
  });
});

describe("notes by their place in the list", () => {
  const listed = "show me the notes on Nadja";
  test.each(["delete the second one", "the second one is outdated, delete it", "the second can go", "remove 2"])(
    "“%s”",
    (words) => {
      expect(last(listed, words).changes).toMatchObject([
        { tool: "delete_note", input: { noteId: "00000000-0000-4000-8000-d00000000002" } },
      ]);
    },
  );
  test("one that is not there is asked about", () => {
    expect(last(listed, "delete the third").changes).toEqual([]);
  });
  test("after a list of tasks it is a task", () => {
    expect(last("my tasks", "delete the second one").tools).toEqual(["delete_task"]);
  });
});

test.each([
  ["add a column Hull colour", "for Nadja it's blue, and Pau has white", ["blue", "white"]],
  ["new column Terms, options net 14, net 30", "for Pau it's net 30, for Nadja net 14", ["net 30", "net 14"]],
])("after “%s”, which waits, “%s” is on its card", (column, words, values) =>
  expect(last(column, words).changes).toMatchObject([
    { tool: "take_back" },
    { tool: "create_custom_field", input: { values: values.map((value) => ({ value })) } },
  ]),
);

test("a card that is in doubt stays one when something is added to it", () => {
  const { changes } = last("give the rope one the 18th", "oh and it's for Pau");
  expect(changes.at(-1)).toMatchObject({ tool: "update_task", held: expect.any(String) as unknown });
});

import { describe, expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Yara Castellan", company: "Olive Press", stage: "Lead", values: { owner: "Milo", stage: "Lead" } },
    { name: "Dov Almagor", company: "Olive Press", stage: "Lead", values: { owner: "Milo", stage: "Lead" } },
    { name: "Petra Hollis", company: "Vinegar Lane", stage: "Meeting", values: { owner: "Ines", stage: "Meeting" } },
  ],
  notes: [
    { about: "Petra Hollis", content: "Keeps 14 barrels in the cellar, sells through Marta." },
    { about: "Yara Castellan", content: "Allergic to shellfish." },
  ],
  tasks: [
    { title: "Label proofs", status: "in_progress" as const, dueDate: "2030-06-20" },
    { title: "Order corks", status: "done" as const },
    { title: "Weekly tasting", dueDate: "2030-06-07", recurrence: "weekly" as const },
    {
      title: "Check in with Petra",
      founderName: "Petra Hollis",
      dueDate: "2030-07-01",
      recurrence: "monthly" as const,
    },
  ],
  owners: ["Milo", "Ines"],
};
const play = (...messages: string[]) => {
  const played = new PlayedConversation(having);
  return messages.map((message) => played.say(message)).at(-1) ?? { text: "", changes: [] };
};
const nameOf = (id: unknown) => {
  const { people, tasks } = new PlayedConversation(having);
  return people.find((one) => one.id === id)?.name ?? tasks.find((one) => one.id === id)?.title ?? null;
};
const notesIn = (message: string) =>
  play(message).changes.map(({ tool, input }) => [tool, nameOf(input["founderId"]), input["content"] ?? null]);
const patchOf = (message: string) =>
  play(message).changes.map(({ tool, input }) => {
    const patch = (input["patch"] ?? {}) as Record<string, unknown>;
    return [tool, Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== null))];
  });
const tasksIn = (message: string) =>
  play(message).changes.map(({ tool, input }) => [tool, input["title"], input["dueDate"], nameOf(input["founderId"])]);

describe("notes", () => {
  test.each([
    [
      "Petra's note is off, she keeps 12 barrels not 14. Fix the note",
      "Keeps 12 barrels in the cellar, sells through Marta.",
    ],
    [
      "The note on Petra is wrong: it is 12 barrels by now, not 14",
      "Keeps 12 barrels in the cellar, sells through Marta.",
    ],
    [
      "Petra's note is out of date, she sells through Olga not Marta, please correct it",
      "Keeps 14 barrels in the cellar, sells through Olga.",
    ],
  ])("a word of one that is there is another: %s", (message, content) => {
    const { changes } = play(message);
    expect(changes.map(({ tool, input, held }) => [tool, input["content"], held !== null])).toEqual([
      ["update_note", content, true],
    ]);
  });

  test.each([
    "Yara's shellfish note can be deleted, turned out it was her brother",
    "Yara's note about shellfish should go, because she was joking",
    "Delete Yara's note about shellfish, turned out it was Dov",
  ])("one is deleted, whatever the reason: %s", (message) => {
    expect(play(message).changes.map(({ tool }) => tool)).toEqual(["delete_note"]);
  });

  test.each([
    [
      "Please keep somewhere that Petra's deputy is Jan and he signs under 50k",
      "Petra's deputy is Jan and he signs under 50k",
    ],
    ["Write down somewhere safe that Petra hates calls", "Petra hates calls"],
    ["Petra sent the samples (log it)", "Petra sent the samples"],
    ["Note down against Petra that the cellar floods", "The cellar floods"],
  ])("one is kept whole: %s", (message, content) => {
    expect(notesIn(message)).toEqual([["create_note", "Petra Hollis", content]]);
  });

  test.each([
    "Write down against both Olive Press people that we'd like a tour",
    "note for both of the Olive Press founders that we'd like a tour",
    "note on the two at Olive Press: we'd like a tour",
    "note for everyone at Olive Press that we'd like a tour",
  ])("one for both of a firm: %s", (message) => {
    expect(notesIn(message)).toEqual([
      ["create_note", "Yara Castellan", "We'd like a tour"],
      ["create_note", "Dov Almagor", "We'd like a tour"],
    ]);
  });

  test("one that only someone else is in keeps its words", () => {
    expect(notesIn("note on Petra: both Olive Press people came, yay 🎉 (log it)")[0]?.[1]).toBe("Petra Hollis");
  });
});

describe("fields", () => {
  test.each([
    ["Since May Petra isn't COO any more but CEO, correct that", { roleTitle: "CEO" }],
    ["Petra is no longer in Meeting but Closed", { stage: "Closed" }],
    ["Petra is now Closed, woohoo 🎉", { stage: "Closed" }],
    ["Petra is in Closed now, yay!!", { stage: "Closed" }],
    ["Petra works from Accra btw", { location: "Accra" }],
    ["Petra is working out of Porto these days", { location: "Porto" }],
    ["Petra runs the cellar from Porto", { location: "Porto" }],
  ])("%s", (message, patch) => {
    expect(patchOf(message)).toEqual([["update_founder", patch]]);
  });

  test.each(["I'd like all of Milo's Lead ones moved on to Meeting", "We want everyone in Lead bumped up to Meeting"])(
    "of several people: %s",
    (message) => {
      expect(patchOf(message)).toEqual([["update_founders", { stage: "Meeting" }]]);
    },
  );

  test.each([
    "email for Petra: p@x.example, for Dov same but d@x.example",
    "Mail of Petra is p@x.example and for Dov d@x.example",
  ])("an address each: %s", (message) => {
    const { changes } = play(message);
    expect(
      changes.map(({ input }) => [nameOf(input["founderId"]), (input["patch"] as { email: string }).email]),
    ).toEqual([
      ["Petra Hollis", "p@x.example"],
      ["Dov Almagor", "d@x.example"],
    ]);
  });

  test("a firm that is moved from is not emptied, and no half sentence is noted", () => {
    const { changes } = play("Petra has moved house and firm, she's in Porto now");
    const note = changes.find(({ tool }) => tool === "create_note");
    const patch = changes.find(({ tool }) => tool === "update_founder")?.input["patch"];
    expect(changes).toHaveLength(2);
    expect(note?.input["content"]).toBe("Petra has moved house and firm, she's in Porto now");
    expect(patch).toMatchObject({ location: "Porto", company: null });
  });

  test.each([
    "Petra isn't free on Monday but Tuesday works",
    "Petra isn't free on Monday any more but Tuesday",
    "Petra works from Monday to Friday",
    "Petra works from home now",
  ])("what tells something else is only noted: %s", (message) => {
    expect(notesIn(message)).toEqual([["create_note", "Petra Hollis", message]]);
  });
});

describe("tasks", () => {
  test.each([
    [
      'Can you put "Prep slides" on the board for Petra, due the day before the fair on the 25th?',
      [["create_task", "Prep slides", "2030-06-24", "Petra Hollis"]],
    ],
    [
      "Two follow ups needed, Petra on Monday and Dov on Wednesday",
      [
        ["create_task", "Follow up with Petra", "2030-06-10", "Petra Hollis"],
        ["create_task", "Follow up with Dov", "2030-06-05", "Dov Almagor"],
      ],
    ],
    [
      "two calls: Yara tomorrow, Petra on 7 June",
      [
        ["create_task", "Call Yara", "2030-06-04", "Yara Castellan"],
        ["create_task", "Call Petra", "2030-06-07", "Petra Hollis"],
      ],
    ],
    [
      "monthly catch-up with Petra from 1 July on, if you'd be so kind",
      [["create_task", "Catch-up with Petra", "2030-07-01", "Petra Hollis"]],
    ],
  ])("new: %s", (message, tasks) => {
    expect(tasksIn(message)).toEqual(tasks);
  });

  test.each([
    ["Instead of 'Label proofs' call it 'Label drafts'", { title: "Label drafts" }],
    ["Petra only needs a check in once a quarter, not every month", { recurrence: "quarterly" }],
    ["Make the weekly tasting once a month", { recurrence: "monthly" }],
    ["the label proofs task should hang on Petra", { founderId: "00000000-0000-4000-8000-a00000000002" }],
    ["Label proofs task needs to be linked to Petra", { founderId: "00000000-0000-4000-8000-a00000000002" }],
  ])("changed: %s", (message, patch) => {
    expect(patchOf(message)).toEqual([["update_task", patch]]);
  });

  test.each([
    "Whatever's finished on the board, delete it",
    "Delete everything that's done",
    "Anything completed on my list, please clear it",
  ])("those that are done are deleted: %s", (message) => {
    const { changes } = play(message);
    expect(changes.map(({ tool, input }) => [tool, nameOf(input["taskId"])])).toEqual([["delete_task", "Order corks"]]);
  });

  test.each([
    "Make the weekly tasting fortnightly",
    "change the label proofs task to biweekly",
    "Petra only needs a check in once a year",
  ])("a rhythm that tasks have not is asked about: %s", (message) => {
    const { text, changes } = play(message);
    expect(changes).toEqual([]);
    expect(text).toMatch(/Tasks repeat/u);
  });

  test("those that are pushed back to a day stay where they are due later", () => {
    const { text, changes } = play("push everything to Monday");
    expect(changes.map(({ input }) => nameOf(input["taskId"]))).toEqual(["Weekly tasting"]);
    expect(text).toContain("I left “Label proofs”, “Check in with Petra” where they are");
  });

  test.each([
    ["Add a note on Petra: likes figs", "delete it", "no, keep it"],
    ["Add a task: call Petra", "remove it", "oh no, I want to keep that task"],
  ])("%s / %s / %s", (...messages) => {
    expect(play(...messages).changes.map(({ tool }) => tool)).toEqual(["bring_back"]);
  });
});

import { expect, test } from "vitest";
import { PlayedConversation } from "../played-turn.ts";

const having = {
  people: [
    { name: "Petra Hollis", company: "Vinegar Lane", stage: "Meeting", values: { owner: "Ines", stage: "Meeting" } },
    { name: "Yara Castellan", company: "Olive Press", stage: "Lead", values: { owner: "Milo", stage: "Lead" } },
    { name: "Dov Almagor", company: "Olive Press", stage: "Lead", values: { owner: "Milo", stage: "Lead" } },
  ],
  columns: [{ label: "Barrels", type: "number" as const }],
  notes: [{ about: "Petra Hollis", content: "Keeps 14 barrels in the cellar, sells through Marta." }],
  tasks: [
    { title: "Label proofs", status: "in_progress" as const, dueDate: "2030-06-20" },
    { title: "Order corks", status: "done" as const },
    { title: "Weekly tasting", dueDate: "2030-06-07", recurrence: "weekly" as const },
  ],
  owners: ["Milo", "Ines"],
};
const play = (message: string) => new PlayedConversation(having).say(message);
const { people } = new PlayedConversation(having);
const nameOf = (id: unknown) => people.find((one) => one.id === id)?.name ?? null;

test.each([
  "There's a mistake in Petra's note, it's 12 barrels not 14",
  "Petra's note has the wrong number, it's 12 barrels instead of 14",
])("a mistake in a note is put right in it, and in no column: %s", (message) => {
  expect(play(message).changes.map(({ tool, input }) => [tool, input["content"]])).toEqual([
    ["update_note", "Keeps 12 barrels in the cellar, sells through Marta."],
  ]);
});

test.each([
  ["(note) Petra sold the cellar", "Petra sold the cellar"],
  ["Petra - sold out (put it in her notes)", "Petra - sold out"],
  ["Petra sold the cellar [please log]", "Petra sold the cellar"],
])("brackets say that it is to be noted: %s", (message, content) => {
  expect(play(message).changes.map(({ tool, input }) => [tool, input["content"]])).toEqual([["create_note", content]]);
});

test("what is to be done is logged as a task", () => {
  expect(play("call Petra tomorrow (log it)").changes.map(({ tool, input }) => [tool, input["title"]])).toEqual([
    ["create_task", "Call Petra"],
  ]);
});

test.each([
  ["'Prep slides' should go on the board for Petra", [["Prep slides", "Petra Hollis", null]]],
  ["Add to the board: prep slides for Petra", [["Prep slides for Petra", "Petra Hollis", null]]],
  [
    "Follow ups: Petra on Monday, Yara on Tuesday",
    [
      ["Follow up with Petra", "Petra Hollis", "2030-06-10"],
      ["Follow up with Yara", "Yara Castellan", "2030-06-04"],
    ],
  ],
  [
    "Visits: Dov tomorrow and Yara on 12 June",
    [
      ["Visit Dov", "Dov Almagor", "2030-06-04"],
      ["Visit Yara", "Yara Castellan", "2030-06-12"],
    ],
  ],
])("a new task each: %s", (message, tasks) => {
  const { changes } = play(message);
  expect(changes.every(({ tool }) => tool === "create_task")).toBe(true);
  expect(changes.map(({ input }) => [input["title"], nameOf(input["founderId"]), input["dueDate"]])).toEqual(tasks);
});

test.each(["everything done can go", "clear out whatever I've finished"])("the done are deleted: %s", (message) => {
  expect(play(message).changes.map(({ tool }) => tool)).toEqual(["delete_task"]);
});

test.each(["the weekly tasting should be every other week", "biweekly call with Petra from Monday"])(
  "no task repeats so: %s",
  (message) => {
    const { text, changes } = play(message);
    expect(changes).toEqual([]);
    expect(text).toContain("not every two weeks");
  },
);

test.each(["I want Milo's people in Lead moved to Closed", "Milo's Lead ones go to Closed"])("%s", (message) => {
  expect(play(message).changes.map(({ tool, input }) => [tool, (input["patch"] as { stage: string }).stage])).toEqual([
    ["update_founders", "Closed"],
  ]);
});

test.each([
  ["the label proofs task should be on Friday", { dueDate: "2030-06-07" }],
  ["the label proofs task should go to Done", { status: "done" }],
])("a day or a status is no person: %s", (message, patch) => {
  expect(play(message).changes.map(({ input }) => input["patch"])).toMatchObject([patch]);
});

test("what someone is no more is no news beside the order", () => {
  const { changes } = play("Petra isn't in Meeting any more, move her to Closed");
  expect(changes.map(({ tool, input }) => [tool, (input["patch"] as { stage: string }).stage])).toEqual([
    ["update_founder", "Closed"],
  ]);
});

test("tasks that are named are moved earlier too", () => {
  const { changes } = play("push Label proofs and Weekly tasting to 5 June");
  expect(changes.map(({ input }) => (input["patch"] as { dueDate: string }).dueDate)).toEqual([
    "2030-06-05",
    "2030-06-05",
  ]);
});

test.each(["I'd like Petra and Dov put in touch", "Petra likes the board (log cabin)"])(
  "what is told stays told: %s",
  (message) => {
    expect(
      play(message).changes.every(({ tool, input }) => tool === "create_note" && input["content"] === message),
    ).toBe(true);
  },
);

test.each(["Petra's note is right", "Petra's note is still correct", "the note on Petra is true"])(
  "a note that is right is not deleted: %s",
  (message) => {
    expect(play(message).changes.filter(({ tool }) => tool !== "create_note")).toEqual([]);
  },
);

import { expect, test } from "vitest";
import { aTask } from "@/testing/task";
import { placeAt } from "./board-place";
import { dueLabel, dueState, snoozeChoices } from "./due";
import { linkNames, lookupOf } from "./name-links";
import { byPlace, patched, toColumns, withTask } from "./task-list";

const at = (id: string, boardPosition: string) => aTask({ id, boardPosition });

test("orders a column by place, as code units go", () => {
  const tasks = [at("4", "b10"), at("2", "a0"), at("3", "a0V"), at("1", "Zz")];
  expect(toColumns(tasks).todo.map(({ id }) => id)).toEqual(["1", "2", "3", "4"]);
});

test("puts a card first, between and last with one write each", () => {
  const column = [at("1", "a0"), at("2", "a1"), at("3", "a2")];
  for (const [slot, order] of [
    [0, "x123"],
    [1, "1x23"],
    [3, "123x"],
  ] as const) {
    const moved = [...column, at("x", placeAt(column, slot))].sort(byPlace);
    expect(moved.map(({ id }) => id).join("")).toBe(order);
  }
  expect(placeAt([], 0)).toBe("a0");
});

test("finds room after two cards that two devices put into one place", () => {
  const column = [at("1", "a0"), at("2", "a1"), at("3", "a1"), at("4", "a2")];
  const moved = [...column, at("x", placeAt(column, 2))].sort(byPlace);
  expect(moved.map(({ id }) => id).join("")).toBe("123x4");
});

test("shows a patch as it will be saved", () => {
  const task = aTask({ dueDate: "2026-11-21", boardPosition: "a5" });
  expect(patched(task, { snoozeTo: "2026-11-22" })).toMatchObject({ dueDate: "2026-11-22", boardPosition: "a5" });
  expect(patched(task, { dueDate: null, status: "done" })).toMatchObject({ dueDate: null, status: "done" });
  expect(withTask([task], { ...task, title: "New" })).toHaveLength(1);
});

test.each([
  ["2026-11-20", "Yesterday", "overdue"],
  ["2026-11-21", "Today", "today"],
  ["2026-11-22", "Tomorrow", "later"],
  ["2026-11-27", "Friday", "later"],
  ["2026-11-28", "28 Nov", "later"],
  ["2027-01-02", "2 Jan 2027", "later"],
] as const)("a task due on %s says %s", (dueDate, label, state) => {
  expect(dueLabel(dueDate, "2026-11-21", "en-GB")).toBe(label);
  expect(dueState(aTask({ dueDate }), "2026-11-21")).toBe(state);
});

test("puts a task off from today on, to a Monday that is to come", () => {
  expect(snoozeChoices("2026-11-21").map(({ date }) => date)).toEqual([
    "2026-11-22",
    "2026-11-24",
    "2026-11-23",
    "2026-12-21",
  ]);
  expect(snoozeChoices("2026-11-23").find(({ label }) => label === "Next Monday")?.date).toBe("2026-11-30");
});

test("links whole names only, the longest first, and the task's own founder among namesakes", () => {
  const lookup = lookupOf([
    { id: "1", name: "Ada" },
    { id: "2", name: "Ada Okafor" },
    { id: "3", name: "Ada Okafor" },
    { id: "4", name: "José Ångström" },
  ]);
  const links = (title: string, own: string | null = null) =>
    linkNames(title, lookup, own).map(({ text, founderId }) => `${text}${founderId ? `=${founderId}` : ""}`);
  expect(links("Call Ada Okafor, then Ada")).toEqual(["Call ", "Ada Okafor=2", ", then ", "Ada=1"]);
  expect(links("call ada okafor", "3")).toEqual(["call ", "ada okafor=3"]);
  expect(links("Adam and Adaline")).toEqual(["Adam and Adaline"]);
  expect(links("Write to José Ångström")).toEqual(["Write to ", "José Ångström=4"]);
});

import { todayIn } from "@contract/calendar-date";
import { expect, test } from "vitest";
import { aTask } from "@/testing/task";
import { cutTitle, daysOfTask, entriesByDay, monthDays, overdueTasks } from "./calendar-days";

test("lays a month out in whole weeks, from Sunday or from another first day", () => {
  const november = monthDays("2026-11-21", "sunday");
  expect([november[0], november.at(-1), november.length]).toEqual(["2026-11-01", "2026-12-05", 35]);
  const fromMonday = monthDays("2026-11-21", "monday");
  expect([fromMonday[0], fromMonday.at(-1), fromMonday.length]).toEqual(["2026-10-26", "2026-12-06", 42]);
  expect(monthDays("2026-02-10", "sunday")).toHaveLength(28);
});

test("holds every day of a month once, in months with a change of clocks too", () => {
  for (const month of ["2026-03-01", "2026-04-01", "2026-10-01", "2026-11-01", "2024-02-01"]) {
    const days = monthDays(month, "monday");
    expect(new Set(days).size).toBe(days.length);
    expect(days).toEqual([...days].sort());
  }
});

test.each([
  ["daily", ["2026-11-28", "2026-11-29", "2026-11-30"]],
  ["weekly", ["2026-11-28"]],
  ["monthly", ["2026-11-30"]],
  ["quarterly", []],
] as const)("repeats %s from the original due date on", (recurrence, late) => {
  const dueDate = recurrence === "monthly" ? "2026-10-31" : "2026-11-21";
  const task = aTask({ dueDate, recurrence, recursFrom: dueDate });
  expect(daysOfTask(task, "2026-11-25", "2026-11-30", false).filter((day) => day > "2026-11-27")).toEqual(late);
});

test("counts 30 and 90 days, or by the setting true months with the 31st on the last day", () => {
  const task = aTask({ dueDate: "2026-01-31", recurrence: "monthly", recursFrom: "2026-01-31" });
  expect(daysOfTask(task, "2026-01-01", "2026-05-31", false)).toEqual([
    "2026-01-31",
    "2026-03-02",
    "2026-04-01",
    "2026-05-01",
    "2026-05-31",
  ]);
  expect(daysOfTask(task, "2026-01-01", "2026-05-31", true)).toEqual([
    "2026-01-31",
    "2026-02-28",
    "2026-03-31",
    "2026-04-30",
    "2026-05-31",
  ]);
});

test("one occurrence that was put off leaves the later ones where they were", () => {
  const task = aTask({ dueDate: "2026-11-25", recurrence: "weekly", recursFrom: "2026-11-23" });
  expect(daysOfTask(task, "2026-11-22", "2026-12-08", false)).toEqual(["2026-11-25", "2026-11-30", "2026-12-07"]);
});

test("a done task is on its due date only", () => {
  const task = aTask({ dueDate: "2026-11-02", recurrence: "daily", recursFrom: "2026-11-02", status: "done" });
  expect(daysOfTask(task, "2026-11-01", "2026-11-30", false)).toEqual(["2026-11-02"]);
});

test("puts open tasks before done ones on a day, and says which are repeats", () => {
  const days = monthDays("2026-11-01", "sunday");
  const done = aTask({ id: "1", dueDate: "2026-11-10", status: "done", boardPosition: "Zz" });
  const open = aTask({ id: "2", dueDate: "2026-11-03", recurrence: "weekly", recursFrom: "2026-11-03" });
  const entries = entriesByDay([done, open], days, false);
  expect(entries.get("2026-11-10")?.map(({ task, isRepeat }) => [task.id, isRepeat])).toEqual([
    ["2", true],
    ["1", false],
  ]);
});

test("cuts titles at 20 characters, whatever they are written in", () => {
  expect(cutTitle("12345678901234567890")).toBe("12345678901234567890");
  expect(cutTitle("123456789012345678901")).toBe("12345678901234567890…");
  expect(cutTitle("👩‍🚀".repeat(3))).toBe("👩‍🚀".repeat(3));
});

// 00:30 in Berlin on the day after its clocks changed; still the day before in Los Angeles.
test.each([
  ["Pacific/Kiritimati", "2026-03-30", ["a"]],
  ["Asia/Kolkata", "2026-03-30", ["a"]],
  ["Europe/Berlin", "2026-03-30", ["a"]],
  ["America/Los_Angeles", "2026-03-29", []],
])("knows in %s, where it is %s, what is overdue just around midnight", (timeZone, date, late) => {
  const today = todayIn(timeZone, new Date("2026-03-29T22:30:00Z"));
  const tasks = [
    aTask({ id: "a", dueDate: "2026-03-29" }),
    aTask({ id: "b", dueDate: "2026-03-30" }),
    aTask({ id: "c", dueDate: "2026-03-01", status: "done" }),
  ];
  expect([today, overdueTasks(tasks, today).map(({ id }) => id)]).toEqual([date, late]);
});

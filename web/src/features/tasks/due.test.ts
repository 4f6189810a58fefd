import { expect, test } from "vitest";
import { dueWords } from "./due";

const TODAY = "2026-11-20";

test.each([
  ["todo", "2026-11-21", "Tomorrow"],
  ["in_progress", "2026-11-20", "Today"],
  ["todo", "2027-01-03", "Jan 3, 2027"],
  ["done", "2026-11-21", "Nov 21"],
  ["done", "2026-11-20", "Nov 20"],
  ["done", "2027-01-03", "Jan 3, 2027"],
] as const)("a task that is %s and due on %s: %s", (status, dueDate, words) => {
  expect(dueWords({ status, dueDate }, TODAY, "en-US")).toBe(words);
});

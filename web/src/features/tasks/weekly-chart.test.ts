import type { WeeklyUpdate } from "@contract/tasks";
import { expect, test } from "vitest";
import { barsOf, topOf } from "./weekly-chart";

const week = (given: Partial<WeeklyUpdate>): WeeklyUpdate => ({
  weekStart: "2026-11-15",
  created: 0,
  completed: 0,
  moved: 0,
  overdue: 0,
  postsSeen: 0,
  ...given,
});

test.each([
  [0, 4],
  [3, 4],
  [11, 20],
  [42, 60],
  [100, 100],
  [101, 200],
])("with %i at most, the scale ends at %i", (created, top) => {
  expect(topOf([week({ created })])).toBe(top);
});

test("draws nothing for nothing, and something for one among thousands", () => {
  const bars = barsOf([week({ created: 6000, completed: 1 })], 120);
  expect(bars.map(({ figure, height }) => [figure, height])).toEqual([
    ["created", 120],
    ["completed", 2],
    ["overdue", 0],
    ["postsSeen", 0],
  ]);
});

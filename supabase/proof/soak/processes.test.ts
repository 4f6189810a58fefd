import { expect, test } from "vitest";
import { memoryBelow, slopePerMinute } from "./processes.ts";

test("finds the slope of memory that grows, and none in memory that stays", () => {
  const grows = [0, 1, 2, 3].map((minute) => ({ minute, mebibytes: 100 + 2.5 * minute }));
  expect(slopePerMinute(grows)).toBeCloseTo(2.5);
  expect(slopePerMinute(grows.map(({ minute }) => ({ minute, mebibytes: 100 })))).toBe(0);
});

test("counts the memory of this very process", () => {
  const total = [...memoryBelow(process.pid).values()].reduce((sum, mebibytes) => sum + mebibytes, 0);
  expect(total).toBeGreaterThan(20);
});

import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { memoryBelow, nameOf, slopePerMinute } from "./processes.ts";

test("finds the slope of memory that grows, and none in memory that stays", () => {
  const grows = [0, 1, 2, 3].map((minute) => ({ minute, mebibytes: 100 + 2.5 * minute }));
  expect(slopePerMinute(grows)).toBeCloseTo(2.5);
  expect(slopePerMinute(grows.map(({ minute }) => ({ minute, mebibytes: 100 })))).toBe(0);
});

test("counts the memory of this very process", () => {
  const total = [...memoryBelow(process.pid).values()].reduce((sum, mebibytes) => sum + mebibytes, 0);
  expect(total).toBeGreaterThan(20);
});

test("knows the stack's own programs apart", () => {
  const local = readdirSync(new URL("../../local", import.meta.url));
  const programs = { "main.ts": "gateway", "serve-rest-and-auth.ts": "REST and Auth" };
  for (const [file, name] of Object.entries(programs)) {
    expect(local).toContain(file);
    expect(nameOf(["node", `/tracker/supabase/local/${file}`])).toBe(name);
  }
});

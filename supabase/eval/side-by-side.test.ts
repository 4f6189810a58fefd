import { expect, test } from "vitest";
import type { EvalTask } from "./task-shape.ts";
import type { EvalResult } from "./evaluate.ts";
import { modelOf, sideBySide } from "./side-by-side.ts";

const task = (group: string): EvalTask => ({ group, seed: {}, mode: "ask", turns: ["?"], expected: [] });
const result = (passed: number[]): EvalResult => ({
  runs: 2,
  othersChanged: [],
  passes: passed.map((times, index) => ({
    task: task(index < 2 ? "search" : "create"),
    passed: times,
    fault: times === 2 ? null : 'changed ["+ note x"]',
  })),
});

test("prints both models next to each other", () => {
  const lines = sideBySide(["rules", "gpt"], [result([2, 2, 2]), result([2, 1, 2])]);
  expect(lines.map((line) => line.split(/ {2,}/))).toEqual([
    ["", "rules", "gpt"],
    ["search", "2 of 2", "1 of 2"],
    ["create", "1 of 1", "1 of 1"],
    ["pass^2", "1.000", "0.667"],
    ["tasks with a wrong change", "0", "1"],
    ["rows of others that changed", "0", "0"],
  ]);
});

test("says of a model that was not asked that it did not run", () => {
  const lines = sideBySide(["rules", "language model"], [result([2, 2, 2]), null]);
  expect(lines.slice(1).every((line) => line.endsWith("not run"))).toBe(true);
  expect(modelOf({})).toBeNull();
  expect(modelOf({ OPENAI_BASE_URL: "http://127.0.0.1:11434/v1" })?.madeBy).toBe("openai");
});

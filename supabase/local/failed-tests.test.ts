import { expect, test } from "vitest";
import { failureLines, stepLines } from "./failed-tests.mjs";

const vitestReport = (assertionResults: object[], status = "failed", message = "") => ({
  testResults: [{ name: "a.test.ts", status, message, assertionResults }],
});
const played = (status: string, message?: string) => ({
  stats: {},
  suites: [
    {
      suites: [
        {
          specs: [
            { file: "a.spec.ts", line: 7, title: "one", tests: [{ status, results: [{}, { error: { message } }] }] },
          ],
        },
      ],
    },
  ],
});
const green = vitestReport([{ status: "passed", fullName: "is right", failureMessages: [] }], "passed");

test("what passed has no lines", () => {
  expect(failureLines({ others: green, journeys: played("expected") })).toEqual([]);
});

test("a failed test, a file that cannot be run and a runner that says nothing are named with what they said", () => {
  const failed = vitestReport([
    { status: "failed", fullName: "is wrong", failureMessages: ["\u001b[31mexpected 1\u001b[39m\nto be 2"] },
  ]);
  expect(failureLines({ others: failed, whole: null })).toEqual([
    "FAILED a.test.ts > is wrong",
    "    expected 1",
    "    to be 2",
    "FAILED whole",
    "    It reported nothing.",
  ]);
  expect(failureLines({ others: vitestReport([], "failed", "No such file") })).toEqual([
    "FAILED a.test.ts",
    "    No such file",
  ]);
});

test("a journey that failed is named, and so is one that passed when it was tried again", () => {
  expect(failureLines({ journeys: played("unexpected", "timed out") })[0]).toBe("FAILED a.spec.ts:7 > one");
  expect(failureLines({ journeys: played("flaky", "timed out") })).toEqual([
    "FAILED a.spec.ts:7 > one (passed when it was tried again)",
    "    timed out",
  ]);
});

test("very many failures are counted", () => {
  const failed = Array.from({ length: 30 }, () => ({ status: "failed", fullName: "x", failureMessages: ["y"] }));
  expect(failureLines({ others: vitestReport(failed) }).at(-1)).toBe("and 10 more");
});

test("a step that ended badly is named with the last that it printed, though no test failed", () => {
  const printed = `begins\n${"a line\n".repeat(9)}\u001b[31m1 problem\u001b[39m\n`;
  const lines = stepLines([
    { name: "types", code: 0, output: "all is well" },
    { name: "lint", code: 1, output: printed },
  ]);
  expect(lines[0]).toBe("FAILED step lint (exit code 1)");
  expect(lines.at(-1)).toBe("    1 problem");
  expect(lines.join("\n")).not.toMatch(/begins|all is well/);
});

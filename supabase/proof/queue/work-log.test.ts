import { expect, test } from "vitest";
import { turnsAtOnce, workLog } from "./work-log.ts";

const users = new Map([
  ["1", "ada"],
  ["2", "ada"],
  ["3", "bob"],
]);

function atOnce(...lines: [worker: string, line: string][]): number {
  const log = workLog(1_000);
  for (const [worker, line] of lines) log.hear(line, worker);
  return turnsAtOnce(log.turns, users);
}

test("sees two of a user's jobs at once, and not one after the other or beside another user's", () => {
  const first: [string, string][] = [
    ["a", "holds 1 asked 0 held 10"],
    ["a", "hands in 1 at 50"],
  ];
  expect(atOnce(...first, ["b", "holds 2 asked 20 held 49"])).toBe(1);
  expect(atOnce(...first, ["b", "holds 2 asked 20 held 51"])).toBe(0);
  expect(atOnce(...first, ["b", "holds 3 asked 20 held 30"])).toBe(0);
});

test("a worker that was killed or frozen holds its job until the lease is over, and no longer", () => {
  const killed: [string, string] = ["a", "holds 1 asked 0 held 10"];
  expect(atOnce(killed, ["b", "holds 1 asked 980 held 990"])).toBe(1);
  expect(atOnce(killed, ["b", "holds 1 asked 990 held 1001"], ["a", "hands in 1 at 2500"])).toBe(0);
  expect(atOnce(["a", "holds 1 asked 0 held 2000"], ["b", "holds 1 asked 1001 held 1990"])).toBe(0);
});

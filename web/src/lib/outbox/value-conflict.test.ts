import { expect, test } from "vitest";
import { valueConflict } from "./value-conflict";

test("compares values of every type", () => {
  expect(valueConflict("Tags", { seen: ["a"], now: ["a"], ours: ["a", "b"] })).toBeNull();
  expect(valueConflict("Tags", { seen: ["a"], now: ["c"], ours: ["a", "b"] })).toBe(
    "The Tags is “c” by now; you made it “a, b”.",
  );
  expect(valueConflict("Investor", { seen: null, now: false, ours: true })).toBe(
    "The Investor is no by now; you made it yes.",
  );
});

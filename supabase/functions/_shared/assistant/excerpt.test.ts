import { expect, test } from "vitest";
import { excerpt, hasAllWords } from "./excerpt.ts";

const long = `${"Nothing of note here. ".repeat(40)}The round closed at twelve million. ${"And so on. ".repeat(40)}`;

test("shows the part that contains the words", () => {
  expect(excerpt(long, "which round?", 200)).toContain("The round closed at twelve million.");
  expect(excerpt(long, "which round?", 200).length).toBeLessThanOrEqual(201);
});

test("shows the beginning when there is no match, and a short text whole", () => {
  expect(excerpt(long, "zebra", 100)).toMatch(/^Nothing of note/);
  expect(excerpt(long, null, 100)).toMatch(/^Nothing of note/);
  expect(excerpt("Short.", "zebra", 100)).toBe("Short.");
});

test.each(["raising", "raise", "raised", "closing", "closes", "pricing", "prices"])(
  "a text has %s in whatever form",
  (word) => {
    expect(hasAllWords("We are raising money, closing soon, with new prices", word)).toBe(true);
  },
);

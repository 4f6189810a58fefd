import { expect, test } from "vitest";
import { markedAfter } from "./option-list";

const options = ["Lead", "Contacted", "Lost", "Won"];

test("arrows go round, Home and End to the ends", () => {
  expect(markedAfter("ArrowDown", 0, options)).toBe(1);
  expect(markedAfter("ArrowDown", 3, options)).toBe(0);
  expect(markedAfter("ArrowUp", 0, options)).toBe(3);
  expect(markedAfter("Home", 2, options)).toBe(0);
  expect(markedAfter("End", 0, options)).toBe(3);
});

test("a letter goes to the next option that begins with it, round again", () => {
  expect(markedAfter("l", 0, options)).toBe(2);
  expect(markedAfter("L", 2, options)).toBe(0);
  expect(markedAfter("z", 0, options)).toBeNull();
});

test("other keys mark nothing", () => {
  expect(["Enter", " ", "Tab", "Escape"].map((key) => markedAfter(key, 0, options))).toEqual([null, null, null, null]);
  expect(markedAfter("a", -1, [])).toBeNull();
});

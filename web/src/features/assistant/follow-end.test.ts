import { expect, test } from "vitest";
import { followsEnd } from "./follow-end";

const atEnd = { top: 500, width: 384, height: 400, whole: 900 };

test("goes on following while more text comes faster than the list is scrolled", () => {
  expect(followsEnd(true, atEnd, { ...atEnd, whole: 1300 })).toBe(true);
});

test("stops when the reader goes up, and follows again when they come back to the end", () => {
  const up = { ...atEnd, top: 100 };
  expect(followsEnd(true, atEnd, up)).toBe(false);
  expect(followsEnd(false, up, { ...atEnd, top: 300 })).toBe(false);
  expect(followsEnd(false, up, { ...atEnd, top: 450 })).toBe(true);
});

test("another size of the window changes nothing", () => {
  const narrow = { top: 100, width: 360, height: 300, whole: 1200 };
  expect(followsEnd(true, atEnd, narrow)).toBe(true);
  expect(followsEnd(false, atEnd, { ...narrow, top: 900 })).toBe(false);
});

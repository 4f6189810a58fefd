import { expect, test } from "vitest";
import { readDate, readPlainDate } from "./read-date";

test.each([
  ["2026-03-01", "2026-03-01"],
  ["2026/3/1", "2026-03-01"],
  ["2026-03-01T09:30", "2026-03-01"],
  ["1.3.2026", "2026-03-01"],
  ["1 Mar 2026", "2026-03-01"],
  ["Mar 1, 2026", "2026-03-01"],
  ["September 21 2026", "2026-09-21"],
  ["13/1/2026", "2026-01-13"],
])("reads %j as a day", (text, day) => {
  expect([readDate(text), readPlainDate(text)]).toEqual([day, day]);
});

test("a day and a month that could change places are read month first, and are no plain date", () => {
  expect([readDate("3/1/2026"), readPlainDate("3/1/2026")]).toEqual(["2026-03-01", null]);
  expect(readPlainDate("3/3/2026")).toBe("2026-03-03");
});

test.each(["2026-02-30", "2026-13-01", "31.4.2026", "1 Foo 2026", "tomorrow", "2026-1", ""])("%j is no day", (text) => {
  expect([readDate(text), readPlainDate(text)]).toEqual([null, null]);
});

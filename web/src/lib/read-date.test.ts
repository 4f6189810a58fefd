import { expect, test } from "vitest";
import { haveDayFirst, readDate, readPlainDate } from "./read-date";

test.each([
  ["2026-03-01", "2026-03-01"],
  ["2026/3/1", "2026-03-01"],
  ["2026-03-01T09:30", "2026-03-01"],
  ["1.3.2026", "2026-03-01"],
  ["1 Mar 2026", "2026-03-01"],
  ["Mar 1, 2026", "2026-03-01"],
  ["September 21 2026", "2026-09-21"],
  ["13/1/2026", "2026-01-13"],
  ["1/13/2026 2:30 PM", "2026-01-13"],
  ["March 1, 2026 4:00 PM", "2026-03-01"],
  ["01.03.2026 14:30", "2026-03-01"],
  ["03 März 2026", "2026-03-03"],
  ["3. Dez. 2026", "2026-12-03"],
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

test.each([
  [["28/2/2026", "3/4/2026"], true],
  [["3/4/2026 10:00", "28/2/2026 09:00"], true],
  [["3/4/2026", "5/6/2026"], false],
  [["28/2/2026", "2/28/2026"], false],
  [["2026-03-04", ""], false],
])("of %j the day is first: %s", (cells, isDayFirst) => {
  expect(haveDayFirst(cells)).toBe(isDayFirst);
});

test("the day is first where the other dates of a column say so", () => {
  expect([readDate("3/4/2026", true), readDate("3/4/2026"), readDate("2/28/2026", true)]).toEqual([
    "2026-04-03",
    "2026-03-04",
    "2026-02-28",
  ]);
});

import * as z from "zod/mini";
import { expect, test } from "vitest";
import { addDays, addMonths, daysBetween, givenDateSchema, todayIn } from "./calendar-date.ts";

test.each([
  ["2026-01-31", "2026-01-31"],
  ["2026-01-31T23:30:00.000Z", "2026-01-31"],
  ["2026-01-31T00:00:00+09:00", "2026-01-31"],
  ["  ", null],
  [null, null],
])("reads %j as the date that is written", (given, date) => {
  expect(z.parse(givenDateSchema, given)).toBe(date);
});

test.each(["2026-02-30", "31.01.2026", "tomorrow", "2026-1-5"])("refuses %s", (given) => {
  expect(z.safeParse(givenDateSchema, given).success).toBe(false);
});

test("knows the date on both sides of midnight and of a change of clocks", () => {
  const now = new Date("2026-03-29T00:30:00Z");
  expect(todayIn("America/Los_Angeles", now)).toBe("2026-03-28");
  expect(todayIn("Europe/Berlin", now)).toBe("2026-03-29");
  expect(todayIn("Pacific/Kiritimati", now)).toBe("2026-03-29");
  expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
});

test("counts over the ends of months and years", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addMonths("2026-12-31", 2)).toBe("2027-02-28");
  expect(addMonths("2024-03-31", -1)).toBe("2024-02-29");
});

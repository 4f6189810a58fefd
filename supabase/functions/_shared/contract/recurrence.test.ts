import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "./calendar-date.ts";
import { nextOccurrence, occurrence, recurrenceSchema } from "./recurrence.ts";

test.each([
  ["daily", "2026-01-10", "2026-01-11"],
  ["weekly", "2026-01-10", "2026-01-13"],
  ["monthly", "2026-01-10", "2026-02-05"],
  ["quarterly", "2026-01-10", "2026-04-06"],
] as const)("counts %s in whole days from the original due date", (recurrence, after, expected) => {
  expect(nextOccurrence("2026-01-06", recurrence, after, false)).toBe(expected);
});

test("keeps the day of the month by calendar months, and the last day of a shorter one", () => {
  const months = [0, 1, 2, 3, 13].map((n) => occurrence("2026-01-31", "monthly", n, true));
  expect(months).toEqual(["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30", "2027-02-28"]);
  expect(nextOccurrence("2023-11-30", "quarterly", "2024-01-15", true)).toBe("2024-02-29");
});

test("gives the original due date while that is still to come", () => {
  expect(nextOccurrence("2026-06-01", "weekly", "2026-05-30", false)).toBe("2026-06-01");
});

test("gives the first occurrence after a date, whatever the rule", () => {
  const dates = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays("2000-01-01", days));
  fc.assert(
    fc.property(
      dates,
      dates,
      fc.constantFrom(...recurrenceSchema.options),
      fc.boolean(),
      (due, after, recurrence, months) => {
        const next = nextOccurrence(due, recurrence, after, months);
        expect(next > after || next === due).toBe(true);
        let n = 0;
        while (occurrence(due, recurrence, n, months) <= after) n += 1;
        expect(next).toBe(occurrence(due, recurrence, n, months));
      },
    ),
    { numRuns: 200 },
  );
});

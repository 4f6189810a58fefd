import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { aTask } from "@/testing/task";
import { SmallMonth } from "./agenda";
import { CalendarContext } from "./calendar-actions";

const nothing = () => undefined;
const days = Array.from({ length: 7 }, (_, at) => `2026-11-${String(15 + at).padStart(2, "0")}`);
const tasks = (count: number, date: string) =>
  Array.from({ length: count }, (_, at) => ({ task: aTask({ id: `${date} ${at}` }), date, isRepeat: false }));

function showDays(...counts: number[]) {
  const entries = new Map(days.map((date, at) => [date, tasks(counts[at] ?? 0, date)]));
  const actions = { today: "2026-11-21", open: nothing, postpone: nothing, add: nothing };
  render(
    <CalendarContext value={actions}>
      <SmallMonth month="2026-11-01" days={days} entries={entries} chosen="2026-11-21" onChoose={nothing} />
    </CalendarContext>,
  );
  return screen
    .getAllByRole("button")
    .slice(0, counts.length)
    .map((day) => ({ says: day.textContent, dots: day.querySelectorAll(".rounded-full").length }));
}

afterEach(cleanup);

test("a day of a small month shows two tasks at most, then how many more there are", () => {
  expect(showDays(0, 1, 2, 3, 14)).toEqual([
    { says: "15", dots: 0 },
    { says: "16", dots: 1 },
    { says: "17", dots: 2 },
    { says: "18+1", dots: 2 },
    { says: "19+12", dots: 2 },
  ]);
});

import type { WeeklyUpdate } from "@contract/tasks";

export type Figure = "created" | "completed" | "overdue" | "postsSeen";

/** The figures of a week, in their order, with their names and colours. */
export const FIGURES: readonly { key: Figure; name: string; fill: string; swatch: string }[] = [
  { key: "created", name: "Created", fill: "fill-primary", swatch: "bg-primary" },
  { key: "completed", name: "Completed", fill: "fill-dot-completed", swatch: "bg-dot-completed" },
  { key: "overdue", name: "Overdue", fill: "fill-dot-bad", swatch: "bg-dot-bad" },
  { key: "postsSeen", name: "Posts seen", fill: "fill-input", swatch: "bg-input" },
];

export interface Bar {
  week: string;
  figure: Figure;
  x: number;
  height: number;
  value: number;
}

const BAR = 7;
const BAR_GAP = 1.5;
const WEEK_GAP = 12;
export const WEEK_WIDTH = FIGURES.length * (BAR + BAR_GAP) + WEEK_GAP;
export const BAR_WIDTH = BAR;

/** The next round and even number up, so that the middle of the scale is whole too. */
export function topOf(weeks: readonly WeeklyUpdate[]): number {
  const most = Math.max(1, ...weeks.flatMap((week) => FIGURES.map(({ key }) => week[key])));
  const unit = 10 ** Math.floor(Math.log10(most));
  const step = [1, 2, 4, 6, 10].find((one) => one * unit >= most) ?? 10;
  return Math.max(4, step * unit);
}

/** The bars of a chart of this height; what is not nothing is at least two high, to be seen. */
export function barsOf(weeks: readonly WeeklyUpdate[], height: number): Bar[] {
  const top = topOf(weeks);
  return weeks.flatMap((week, at) =>
    FIGURES.map(({ key }, place) => ({
      week: week.weekStart,
      figure: key,
      x: at * WEEK_WIDTH + WEEK_GAP / 2 + place * (BAR + BAR_GAP),
      height: week[key] === 0 ? 0 : Math.max(2, (week[key] / top) * height),
      value: week[key],
    })),
  );
}

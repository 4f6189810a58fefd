import type { Filter, FilterTest } from "@contract/founder-list";
import { spanInWords } from "./relative-days";

/** The tests as they are chosen from. */
export const testLabels: Record<FilterTest, string> = {
  contains: "contains",
  equals: "is exactly",
  any_of: "is any of",
  between: "is between",
  within: "is",
  during: "is from … to",
  checked: "is",
  empty: "is empty",
  filled: "is not empty",
};

const number = (value: number) => value.toLocaleString("en");
const NONE = "no value";

function listed(options: readonly (string | null)[]): string {
  const names = options.map((option) => option ?? NONE);
  if (names.length > 3) return `${names.slice(0, 2).join(", ")} or ${names.length - 2} more`;
  const last = names.at(-1) ?? "";
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} or ${last}` : last;
}

function between({ min, max }: { min: number | null; max: number | null }): string {
  if (min === null) return max === null ? "is any number" : `is at most ${number(max)}`;
  return max === null ? `is at least ${number(min)}` : `is ${number(min)} to ${number(max)}`;
}

function during({ from, to }: { from: string | null; to: string | null }, day: (day: string) => string): string {
  if (from === null) return to === null ? "is any day" : `is until ${day(to)}`;
  if (to === null) return `is since ${day(from)}`;
  return from === to ? `is ${day(from)}` : `is ${day(from)} to ${day(to)}`;
}

/** What a filter asks of its column, as a sentence goes on after the column's name. */
export function testInWords(filter: Filter, day: (day: string) => string): string {
  switch (filter.is) {
    case "contains":
      return `contains ${filter.text}`;
    case "equals":
      return `is ${filter.text}`;
    case "between":
      return between(filter);
    case "during":
      return during(filter, day);
    case "within":
      return `is ${spanInWords(filter)}`;
    case "any_of":
      return filter.options.every((option) => option === null) ? testLabels.empty : `is ${listed(filter.options)}`;
    case "checked":
      return filter.value ? "is yes" : "is no";
    default:
      return testLabels[filter.is];
  }
}

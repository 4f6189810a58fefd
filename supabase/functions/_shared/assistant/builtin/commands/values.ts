import { personFields } from "../../../contract/person-fields.ts";
import { plainWords } from "../../words.ts";
import type { Change, Problem } from "./frames.ts";
import type { OwnColumn } from "../reading.ts";
import type { Target } from "../vocabulary/field-names.ts";
import { numberIn } from "../vocabulary/numbers.ts";

/** What values are held against. */
export interface Lists {
  stages: readonly string[];
  statuses: readonly string[];
  columns: readonly OwnColumn[];
  /** The owners in use, where they were looked up. */
  owners?: readonly string[];
  /** The date in the user's time zone, where days are read. */
  today?: string;
}

export const same = (one: string, other: string) => plainWords(one).join(" ") === plainWords(other).join(" ");

/** Whether words are a stage, a status or an option of a column, and nothing else. */
export const isOption = (words: string, { stages, statuses, columns }: Lists): boolean =>
  [...stages, ...statuses, ...columns.flatMap(({ options }) => options)].some((option) => same(option, words));

/** What is wrong with a value for its field, in a sentence; null when it fits. */
export function faultOfChange(change: Change, { stages, statuses }: Lists): Problem | null {
  const { value } = change;
  if (value === null) return null;
  if ("field" in change) {
    const { field } = change;
    const choices = field === "stage" ? stages : field === "status" ? statuses : null;
    if (choices && !choices.some((choice) => same(choice, value)))
      return {
        problem: `“${value}” is not one of your ${field === "stage" ? "stages" : "statuses"}, which are ${listed(choices)}. Which one do you want?`,
        offers: [],
        asks: { asks: "value", about: value },
      };
    // Words of another thing that was said are nobody's name.
    if (
      field === "owner" &&
      /\d|\b(?:to|is|are|priority|stage|status|owner|then|please|too|instead|thanks|now|no|sorry|i mean|undo|put|make|set|move|back|it|her|him|them|only|both)\b/iu.test(
        value,
      )
    )
      return {
        problem: `“${value}” does not look like a name. Who should be the owner?`,
        offers: [],
        asks: { asks: "value", about: value },
      };
    if (personFields[field].type === "number" && numberIn(value) === null)
      return {
        problem: notANumber(personFields[field].label, value),
        offers: [],
        asks: { asks: "value", about: value },
      };
    // An amount is no work and no trade.
    if (/^(?:roleTitle|industry)$/u.test(field) && /\d/u.test(value) && numberIn(value) !== null)
      return {
        problem: `“${value}” is a number. What should the ${personFields[field].label.toLowerCase()} be?`,
        offers: [],
        asks: { asks: "value", about: value },
      };
    if (field === "email" && !/^\S+@\S+\.\S+$/.test(value))
      return {
        problem: `“${value}” is not an email address. What is the right one?`,
        offers: [],
        asks: { asks: "value", about: value },
      };
    return null;
  }
  const { type, options, label } = change.column;
  if (type === "select" && !options.some((option) => same(option, value)))
    return {
      problem: `“${value}” is not an option of ${label}, which are ${listed(options)}. Which one do you want?`,
      offers: [],
      asks: { asks: "value", about: value },
    };
  if (type === "number" && numberIn(value) === null)
    return { problem: notANumber(label, value), offers: [], asks: { asks: "value", about: value } };
  if (type === "boolean" && !/^(?:yes|no|true|false|on|off|1|0)$/i.test(value))
    return { problem: `${label} is yes or no. Which one?`, offers: [], asks: { asks: "value", about: value } };
  return null;
}

/** Why the value that was said for a field is none, or which it is to be where none was said: "not-an-email" is no email address. */
export function whyRefused(target: Target, value: string, label: string, lists: Lists): Problem {
  const isDay = "column" in target && target.column.type === "date" && value !== "";
  const problem = isDay
    ? `“${value}” is no day that I know. Which day should the ${label} be?`
    : `What should the ${label} be?`;
  const fault = value === "" ? null : faultOfChange({ ...target, value }, lists);
  return fault ?? { problem, offers: [], asks: { asks: "value", about: "" } };
}

export function listed(words: readonly string[], join = "and"): string {
  const rest = words.slice(0, -1);
  const last = words.at(-1) ?? "";
  return rest.length === 0 ? last : `${rest.join(", ")} ${join} ${last}`;
}

/** What is asked where no number was given, or one that is read in two ways: "13.250". */
function notANumber(label: string, value: string): string {
  const [, whole, part] = /^(-?\d{1,3})\.(\d{3})$/.exec(value.trim()) ?? [];
  return whole === undefined || part === undefined
    ? `${label} takes a number. Which one?`
    : `${label}: do you mean ${whole},${part} or ${String(Number(`${whole}.${part}`))}?`;
}

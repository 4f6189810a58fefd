import { plainWords } from "../../words.ts";
import type { Lists } from "../commands/values.ts";
import { findDates } from "../find-dates.ts";
import type { Language, OwnColumn } from "../reading.ts";
import { isOnlyOne } from "../told/label-words.ts";
import type { Step } from "./labelled-facts.ts";

/** What stands between a thing and its day: "runs out on", "valid until". */
const LINKS =
  /^(?:(?:is|are|was|be|will|runs?|running|out|expires?|ends?|starts?|begins?|due|valid|good|set|fixed|planned|on|the|for|from|until|till|to|by|up|at|next|since|now|her|his|their|its|an?|date|day|and|with)(?:\s+|$))*$/iu;

/** The day that follows the name of a column of days. */
export function dayBehind(column: OwnColumn, text: string, today: string, language: Language): Step | null {
  const day = findDates(text, today, language).find(({ index }) => LINKS.test(text.slice(0, index).trim()));
  return day ? { changes: [{ column, value: day.date }], rest: text.slice(day.index + day.text.length).trim() } : null;
}

/** "Medical runs out 14 June": the only column of days that a word before the day is part of. */
export function datedFact(text: string, { columns, today }: Lists, language: Language): Step | null {
  if (today === undefined) return null;
  const [day] = findDates(text, today, language);
  if (!day) return null;
  const before = plainWords(text.slice(0, day.index));
  const [only, another] = columns.filter(
    (column) => column.type === "date" && before.some((word) => isOnlyOne(word, column, columns)),
  );
  if (!only || another) return null;
  const others = before.filter((word) => !isOnlyOne(word, only, columns) && !plainWords(only.label).includes(word));
  return LINKS.test(others.join(" "))
    ? { changes: [{ column: only, value: day.date }], rest: text.slice(day.index + day.text.length).trim() }
    : null;
}

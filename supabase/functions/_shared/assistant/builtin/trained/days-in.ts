import { findDates } from "../find-dates.ts";
import { findRecurrence } from "../vocabulary/recurrence.ts";
import type { SlotWords, Understood } from "./understood.ts";

const COUNTS: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, ten: 10, another: 1 },
  ...{
    ein: 1,
    eine: 1,
    einen: 1,
    zwei: 2,
    drei: 3,
    una: 1,
    un: 1,
    dos: 2,
    tres: 3,
    une: 1,
    deux: 2,
    trois: 3,
    couple: 2,
  },
};
const UNITS: readonly [RegExp, number][] = [
  [/^(?:days?|tage?n?|d[ií]as?|jours?)$/iu, 1],
  [/^(?:weeks?|wochen?|semanas?|semaines?)$/iu, 7],
  [/^(?:fortnight)$/iu, 14],
  [/^(?:months?|monate?n?|mes(?:es)?|mois)$/iu, 30],
];

/** The day that a slot says, as yyyy-mm-dd; null where it says none. */
export function dayIn({ from, to, words }: SlotWords, { text, today, language }: Understood): string | null {
  const own = findDates(words, today, language)[0] ?? findDates(words, today)[0];
  // The words beside it may say more: "the 4th of next month", and of "12 June" the 12.
  const beside = findDates(text, today, language).find(
    ({ index, text: said }) => index < to && index + said.length > from,
  );
  if (own && (beside === undefined || beside.text.trim().length <= words.trim().length)) return own.date;
  return beside?.date ?? null;
}

/** "By a week", "two days later": how many days a day moves on; null where a slot says none. */
export function shiftIn({ from, to, words }: SlotWords, { text }: Understood): number | null {
  const isBy = /\b(?:by|um|de|por)\s*$/iu.test(text.slice(0, from)) || /^(?:by|um)\b/iu.test(words);
  const isLater = /\b(?:later|back|out|further|more|on|später|más tarde|plus tard)\b/iu.test(
    `${words} ${text.slice(to, to + 12)}`,
  );
  if (!isBy && !isLater) return null;
  const parts = words.toLowerCase().split(/\s+/u);
  const at = parts.findIndex((part) => UNITS.some(([unit]) => unit.test(part)));
  const unit = UNITS.find(([pattern]) => pattern.test(parts[at] ?? ""))?.[1];
  if (unit === undefined) return null;
  const before = parts.slice(0, at).filter((part) => !/^(?:by|of|um|more|full)$/.test(part));
  const said = before.at(-1) ?? "a";
  const count = COUNTS[said] ?? (/^\d+$/.test(said) ? Number(said) : null);
  return count === null ? null : count * unit;
}

/** How often, where it is a rhythm that tasks have. */
export const rhythmIn = ({ words }: SlotWords) => {
  if (/\b(?:other|two|2|zwei|dos|deux|twice|bi-?weekly|fortnight\w*|half|six|four|year\w*|annual\w*)\b/iu.test(words))
    return null;
  const found = findRecurrence(words)?.recurrence;
  if (found) return found;
  return FOREIGN.find(([pattern]) => pattern.test(words))?.[1] ?? null;
};
const FOREIGN: readonly [RegExp, "daily" | "weekly" | "monthly" | "quarterly"][] = [
  [/\b(?:day|täglich|jeden tag|cada d[ií]a|todos los d[ií]as|tous les jours|chaque jour)\b/iu, "daily"],
  [
    /(?:\b(?:weeks?|mondays|tuesdays|wednesdays|thursdays|fridays|every (?:mon|tue|wed|thu|fri)|jede woche|wöchentlich|cada semana|todas las semanas|chaque semaine|toutes les semaines)\b)/iu,
    "weekly",
  ],
  [/\b(?:months?|monatlich|jeden monat|cada mes|todos los meses|chaque mois|tous les mois)\b/iu, "monthly"],
  [/\b(?:quarters?|vierteljährlich|jedes quartal|cada trimestre|chaque trimestre|three months)\b/iu, "quarterly"],
];

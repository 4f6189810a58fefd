import { findDates } from "../find-dates.ts";
import type { Language } from "../reading.ts";
import { withSpelledDays } from "../vocabulary/days.ts";
import { isNoteLead } from "./split-clauses.ts";

const HESITATES = "uh+m?|uhm+|erm+|h+m+|ä+h+m*|eu+h|ehm+";
/** German "um" is no hesitation, and neither is "um" before a number. */
const FILLERS: Record<"de" | "other", RegExp> = {
  de: new RegExp(`(?<![\\p{L}\\p{N}@./-])(?:${HESITATES})(?![\\p{L}\\p{N}@./-])[,.…]*\\s*`, "giu"),
  other: new RegExp(`(?<![\\p{L}\\p{N}@./-])(?:${HESITATES}|um+)(?![\\p{L}\\p{N}@./-]|\\s\\d)[,.…]*\\s*`, "giu"),
};
/** "Now" in other words, which are part of no value. */
const NOWADAYS = /\s+(?:these days|nowadays|as of (?:today|now)|from now on|at the moment)(?=[\s,.!]|$)/giu;
const INSTEAD =
  /^[\s,.;–-]*(?:(?:no|nope|sorry|i mean|i meant|actually|wait|rather|or rather|make (?:that|it)|correction|oops|oh|nein|doch|quatsch|ich meine|besser|perd[oó]n|mejor|quise decir|non|pardon|plut[oô]t|je veux dire)(?![\p{L}])[\s,.;–-]*)+$/iu;
/** What begins a day and stands between a second thought and it. */
const BEFORE_DAY = /\s*\b(?:on|by|for|at|next|this|am|el|le|pour|para)\s*$/iu;

/** What somebody dictated or typed in haste: misspelt days as they are spelled, without hesitation and a day that another one replaces. What is quoted and what a note says stay. */
export function withoutSlips(
  text: string,
  today: string,
  language: Language,
  names: ReadonlySet<string> = new Set(),
): string {
  const fillers = FILLERS[language === "de" ? "de" : "other"];
  const begun = text.replace(new RegExp(`^(?:${fillers.source})+`, "iu"), "");
  // What a note says stays, but not the hesitation before it.
  const isTask = /^(?:\S+\s+){0,5}?(?:tasks?|to-?dos?|reminders?|me to)\b/iu.test(begun);
  const lead = isNoteLead(begun) && !isTask ? (/^.*?(?::|\bthat\b|$)/iu.exec(begun)?.[0] ?? "") : "";
  if (lead !== "") return lead.replace(fillers, "") + begun.slice(lead.length);
  if (/["“”«»„`]/u.test(text)) return text;
  const spoken = begun.replace(fillers, "").replace(NOWADAYS, "");
  const fluent = language === "en" ? withSpelledDays(spoken, names) : spoken;
  const days = findDates(fluent, today, language);
  let said = fluent;
  for (const [no, day] of [...days.entries()].reverse()) {
    const next = days[no + 1];
    if (!next) continue;
    const between = fluent.slice(day.index + day.text.length, next.index).replace(BEFORE_DAY, "");
    if (INSTEAD.test(between)) said = said.slice(0, day.index) + said.slice(next.index);
  }
  return said;
}

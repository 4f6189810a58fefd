import { findDates, type FoundDate } from "../find-dates.ts";
import type { Language } from "../reading.ts";
import { withSpelledDays } from "../vocabulary/days.ts";
import { isNoteLead } from "./split-clauses.ts";

const HESITATES = "uh+m?|uhmm+|erm+|h+m+|ä+h+m*|eu+h|ehm+";
/** German "um" is no hesitation, and neither is "um" before a number. */
const FILLERS: Record<"de" | "other", RegExp> = {
  de: new RegExp(`(?<![\\p{L}\\p{N}@./-])(?:${HESITATES})(?![\\p{L}\\p{N}@./-])[,.…]*\\s*`, "giu"),
  other: new RegExp(
    `(?<![\\p{L}\\p{N}@./-])(?:${HESITATES}|um+|(?-i:er))(?![\\p{L}\\p{N}@./-]|\\s\\d)[,.…]*\\s*`,
    "giu",
  ),
};
const GERMAN_ER =
  /(?<!\p{L})(?:sagt|sagte|meint|meinte|schreibt|schrieb|dass|weil|wenn|ob|und|aber|ist|hat|wird|kann|will nicht|kommt|zieht|geht) ?,? er(?!\p{L})|(?<!\p{L})er (?:ist|hat|wird|kann|kommt|zieht|geht|braucht|möchte|wollte|hatte|war|soll|muss|darf|bleibt|sucht|findet|macht|arbeitet|zahlt|sagt|meint)(?!\p{L})/iu;
/** "Now" in other words, which are part of no value. */
const NOWADAYS = /\s+(?:these days|nowadays|as of (?:today|now)|from now on|at the moment)(?=[\s,.!]|$)/giu;
/** "About the um the order": a word that is said again behind the hesitation. */
const TWICE = /(?<![\p{L}])(the|an?|to|of|about|for|on|with|at|her|his|my|and) \1(?![\p{L}])/giu;
const INSTEAD =
  /^[\s,.;–-]*(?:(?:no|nope|sorry|i mean|i meant|actually|wait|rather|or rather|make (?:that|it)|correction|oops|oh|nein|doch|quatsch|ich meine|besser|perd[oó]n|mejor|quise decir|non|pardon|plut[oô]t|je veux dire)(?![\p{L}])[\s,.;–-]*)+$/iu;
/** Words between a second thought and a day that begin the day. */
const BEFORE_DAY = /\s*\b(?:on|by|for|at|next|this|am|el|le|pour|para)\s*$/iu;

const MONTH = /\b(?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/iu;
const ORDINALS =
  "first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|twenty[- ](?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|thirtieth|thirty[- ]first";
const DAY_OF_MONTH = new RegExp(`^(?:(?:on|by|the|to)\\s+)*(?<no>\\d{1,2}(?:st|nd|rd|th)?|${ORDINALS})[.!]*$`, "iu");

/** "The 10th of December, no, the 11th": a day of the same month. */
function inMonthOf(before: string, day: string): string {
  const no = DAY_OF_MONTH.exec(day.trim())?.groups?.["no"];
  const month = MONTH.exec(before)?.[0];
  return no === undefined || month === undefined
    ? day
    : ` ${month.replace(/^of /iu, "")} ${/\d/.test(no) ? parseInt(no, 10) : no}`;
}

/** "The tenth of December no wait the eleventh": the number of a day that takes the place of the day before it. */
function withOtherDay(text: string, days: readonly FoundDate[]): string {
  const day = days.at(-1);
  if (!day || !MONTH.test(day.text)) return text;
  const behind = text.slice(day.index + day.text.length);
  const mark =
    /^[\s,.;–-]*(?:(?:no|nope|sorry|i mean|i meant|actually|wait|rather|or rather|make (?:that|it)|correction|oops|oh)(?![\p{L}])[\s,.;–-]*)+/iu.exec(
      behind,
    )?.[0];
  if (mark === undefined || !DAY_OF_MONTH.test(behind.slice(mark.length).trim())) return text;
  return text.slice(0, day.index) + inMonthOf(day.text, behind.slice(mark.length)).trim();
}

/** What someone dictated or typed in haste: misspelt days as they are spelled, without hesitation and a day that another one replaces. What is quoted and what a note says stay. */
export function withoutSlips(
  text: string,
  today: string,
  language: Language,
  names: ReadonlySet<string> = new Set(),
): string {
  // "Raf sagt, er kommt": a few words may have no language of their own.
  const fillers = FILLERS[language === "de" || GERMAN_ER.test(text) ? "de" : "other"];
  const begun = text.replace(new RegExp(`^(?:${fillers.source})+`, "iu"), "");
  // What a note says stays, but not the hesitation before it.
  const isTask = /^(?:\S+\s+){0,5}?(?:tasks?|to-?dos?|reminders?|me to)\b/iu.test(begun);
  const lead = isNoteLead(begun) && !isTask ? (/^.*?(?::|\bthat\b|$)/iu.exec(begun)?.[0] ?? "") : "";
  if (lead !== "") return lead.replace(fillers, "") + begun.slice(lead.length);
  if (/["“”«»„`]/u.test(text)) return text;
  const fluently = begun.replace(fillers, "");
  const once = fluently === text ? text : fluently.replace(TWICE, "$1");
  // A story is kept as it was told.
  const spoken = /:\s/u.test(once) || once.split(/\s+/u).length > 14 ? once : once.replace(NOWADAYS, "");
  const fluent = language === "en" ? withSpelledDays(spoken, names) : spoken;
  const days = findDates(fluent, today, language);
  let said = withOtherDay(fluent, days);
  if (said !== fluent) return said;
  for (const [no, day] of [...days.entries()].reverse()) {
    const next = days[no + 1];
    if (!next) continue;
    const between = fluent.slice(day.index + day.text.length, next.index).replace(BEFORE_DAY, "");
    if (INSTEAD.test(between))
      said = said.slice(0, day.index) + inMonthOf(day.text, next.text) + said.slice(next.index + next.text.length);
  }
  return said;
}

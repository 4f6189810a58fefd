import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";
import { isOfOneRoot } from "../vocabulary/related-words.ts";
import { bare, END, LEAD, onlyOne, partsOf, re, WHO } from "./spoken-words.ts";

const DOES =
  "(?:(?:mainly |mostly |usually |also )?(?:writ(?:es?|ing) (?:about|on)|cover(?:s|ing)?|report(?:s|ing)? on|works? (?:on|in)|working (?:on|in)|specialis(?:es?|ing) in|specializ(?:es?|ing) in|do(?:es)?|handles?|deals? with|focus(?:es)? on|blogs? about|teach(?:es)?|plays?|offers?|makes?|runs?))";
const WHO_DOES = re(`^(?<who>${LEAD}${WHO}) ${DOES} (?:an? |the |any )?(?<what>[^,?–—-]{2,40}?)${END}`);
const sameWords = (one: string, other: string): boolean => {
  const [left, right] = [plainWords(one), plainWords(other)];
  return left.length === right.length && left.every((word, at) => isOfOneRoot(word, right[at] ?? ""));
};

/** "Who writes about Climate": those who have it as an option of the one column that has it. */
export function withDoneOption(said: string, columns: readonly OwnColumn[]): string {
  const { who = "", what = "" } = WHO_DOES.exec(said)?.groups ?? {};
  if (what === "") return said;
  const column = onlyOne(columns.filter(({ options }) => options.some((option) => sameWords(option, what))));
  const option = column?.options.find((one) => sameWords(one, what));
  return column && option !== undefined
    ? `${who} ${/\bwho\b/iu.test(who) ? "has" : "have"} ${bare(column.label)} ${option}?`
    : said;
}

const MORE = "(?:more than|less than|over|under|above|below|at least|at most|fewer than|upwards of|up to)";
const PAYS = re(
  `^(?<who>${LEAD}${WHO}) (?:pays?|charges?|costs?|spends?|earns?|gets?|takes?|asks?|brings?(?: in)?|is paid|are paid|is on|are on) (?:us )?(?<more>${MORE}) (?<no>[€$£]?\\d[\\d.,]*\\s?(?:k|m|thousand|million)?[€$£]?)(?: (?:euros?|dollars?|pounds?|eur|usd|gbp))? (?:(?:as|in|of|for) )?(?:(?:an?|the|their) )?(?<what>\\p{L}[^,?\\d]{1,30}?)${END}`,
);
/** "Who pays more than 3k retainer": the number that is named behind. */
export function withPaidNumber(said: string, columns: readonly OwnColumn[]): string {
  const { who = "", more = "", no = "", what = "" } = PAYS.exec(said)?.groups ?? {};
  const column =
    what === "" ? null : onlyOne(columns.filter((one) => one.type === "number" && sameWords(bare(one.label), what)));
  return column ? `${who} ${/\bwho\b/iu.test(who) ? "has" : "have"} ${bare(column.label)} ${more} ${no}?` : said;
}

const PER =
  /\s(?:(?:a|per|each|every) (?:day|week|month|quarter|year)|monthly|weekly|yearly|annually)(?![\p{L}\p{N}])/iu;
const IN_LABEL = /\b(?:day|dail|week|month|quarter|year|annual)/iu;
/** "3k a month retainer", "all my retainers per month": how often says nothing more of a number that is named and has no stretch of days in its name. */
export function withoutOthersPeriod(said: string, columns: readonly OwnColumn[]): string {
  if (!PER.test(said) || !/\b(?:who|how much|total|sum|what)\b/iu.test(said)) return said;
  const words = plainWords(said);
  const isNamed = (one: OwnColumn) =>
    partsOf(one).every((part) => words.some((word) => word.length > 3 && isOfOneRoot(word, part)));
  const named = columns.filter((one) => one.type === "number" && isNamed(one));
  return named.length === 1 && named.every(({ label }) => !IN_LABEL.test(label)) ? said.replace(PER, "") : said;
}

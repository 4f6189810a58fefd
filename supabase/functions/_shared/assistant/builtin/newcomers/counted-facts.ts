import { plainWords, stem } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";
import { DIGITS, numberIn } from "../vocabulary/numbers.ts";
import { fieldMeant } from "../vocabulary/field-names.ts";
import type { Step } from "./labelled-facts.ts";

const HAS = String.raw`(?:(?:(?:she|he|they|who|it)(?:['’]s|['’]ve)?\s+)?(?:has|have|got|has got|with|takes?|needs?|wants?|buys?|orders?|uses?|about|around|at|for|some|an?|the|of)\s+)*`;
const AMOUNT = String.raw`(?<amount>[$€£]?${DIGITS}(?: ?(?:k|m|thousand|million)(?![\p{L}]))?)`;
const NUMBER_FIRST = new RegExp(String.raw`^${HAS}${AMOUNT}[\s-]+(?<words>\p{L}[\p{L}-]*(?:\s+\p{L}[\p{L}-]*)?)`, "iu");
const LABEL_FIRST = new RegExp(
  String.raw`^(?:(?:her|his|their|the|with|an?)\s+)*(?<words>\p{L}[\p{L}-]*(?:\s+(?!(?:is|of)\s)\p{L}[\p{L}-]*)?)\s*(?:[:=]|is|of)?\s*${AMOUNT}(?![\p{L}\p{N}])`,
  "iu",
);

/** "40 bags", "a 57 key organ", "cheque 300k": the one column of numbers that the words are part of. */
export function countedFact(text: string, columns: readonly OwnColumn[]): Step | null {
  const first = NUMBER_FIRST.exec(text);
  const second = first ? null : LABEL_FIRST.exec(text);
  const { amount = "", words = "" } = (first ?? second)?.groups ?? {};
  const said = plainWords(words);
  const column = first ? counted(said, columns) : called(said, columns);
  if (!column || amount === "") return null;
  const used = first ? lengthOf(said, column) : said.length;
  const whole = (first ?? second)?.[0] ?? "";
  const rest = first ? withoutWords(text.slice(whole.length - words.length), used) : text.slice(whole.length);
  const value = amount
    .replace(/ ?thousand/iu, "k")
    .replace(/ ?million/iu, "m")
    .replace(/[.,]+$/u, "");
  return { changes: [{ column, value }], rest };
}

const FOLLOWERS =
  /^(?:has |over |about |around |ca\.? )*(?<count>\d{1,3}(?:[ \u00a0\u202f]\d{3})+|[\d.,]+ ?[km]?)\+? +(?:followers?|follower|seguidor(?:es|as)|abonn[eé]s)(?=$|[\s,;:.()])/iu;
/** "Has about 12k followers". */
export function followersFact(text: string): Step | null {
  const match = FOLLOWERS.exec(text);
  const count = numberIn(match?.groups?.["count"] ?? "");
  return match && count !== null
    ? { changes: [{ field: "followerCount", value: String(count) }], rest: text.slice(match[0].length) }
    : null;
}

/** The only column of numbers whose label begins or ends with what is counted. */
function counted(said: readonly string[], columns: readonly OwnColumn[]): OwnColumn | null {
  const [word = ""] = said;
  const fits = columns.filter(
    ({ type, label }) => type === "number" && plainWords(label).map(stem).includes(stem(word)),
  );
  const whole = fits.filter(({ label }) => lengthOf(said, { label }) === plainWords(label).length);
  const [only, another] = whole.length > 0 ? whole : fits;
  return only && !another && word.length > 2 ? only : null;
}

function called(said: readonly string[], columns: readonly OwnColumn[]): OwnColumn | null {
  const meant = fieldMeant([...said, "N"], columns);
  return meant && "column" in meant.target && meant.target.column.type === "number" && meant.length === said.length
    ? meant.target.column
    : null;
}

/** How many words from the first on are of the label, in any order. */
function lengthOf(said: readonly string[], { label }: Pick<OwnColumn, "label">): number {
  const own = plainWords(label).map(stem);
  const end = said.findIndex((word) => !own.includes(stem(word)));
  return end < 0 ? said.length : end;
}

function withoutWords(text: string, count: number): string {
  const last = Array.from(text.matchAll(/[\p{L}\p{N}]+/gu))[count - 1];
  return last ? text.slice(last.index + last[0].length) : text;
}

/** "8 degrees", "40 per week" of a column that is called so. */
export const UNIT =
  /^\s*(?:degrees?(?: celsius)?|°\s?[cf]?|percent|per ?cent|points?|days?|pieces?|pcs|units?|kg|kilos?|euros?|eur|dollars?|usd|pounds?|gbp|chf|francs?|m2|sqm|litres?|liters?|hours?|km|cm)(?![\p{L}])/iu;
/** "Gwil is the owner and …": what begins no value. */
export const NO_VALUE = /^(?:and|or|but|um+|uh+)(?![\p{L}])/iu;

import type { Change } from "../commands/frames.ts";
import { numberOf } from "../questions/numbers.ts";
import type { OwnColumn } from "../reading.ts";
import { numberIn } from "../vocabulary/numbers.ts";
import { isOnlyOne, isPartOf, tellingParts } from "./label-words.ts";

/** What makes a number one that is added to another, or a part of one. */
const RELATIVE =
  /^(?:more|extra|another|additional|other|others|fewer|less|further|of|last|old|mehr|weitere|mas|otros|plus|autres|pairs?|weeks?|days?|months?|years?|hours?|minutes?)$/u;
const WORDS_MOST = 4;
const BETWEEN_MOST = 2;

interface Amount {
  value: number;
  from: number;
  to: number;
}

/** The numbers of some words, in digits and in words: "half a dozen", "twenty one". */
function amountsIn(words: readonly string[]): Amount[] {
  const amounts: Amount[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let length = Math.min(WORDS_MOST, words.length - from); length > 0; length -= 1) {
      const said = words.slice(from, from + length);
      const value = numberIn(said.join(" ")) ?? (length === 1 ? numberOf(said[0] ?? "", "en") : null);
      if (value === null) continue;
      amounts.push({ value, from, to: from + length });
      from += length - 1;
      break;
    }
  }
  return amounts;
}

/** What is measured in which unit, in the words of labels. */
const UNITS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:sqm|m2|m²|square (?:metres?|meters?|feet|ft)|sq\.? ?(?:m|ft)|acres?|hectares?)(?: |$)/u,
    /\b(?:area|surface|size|floor|land)\b/u,
  ],
  [
    /^(?:cm|mm|metres?|meters?|m|inch(?:es)?|feet|ft|km)(?: |$)/u,
    /\b(?:length|size|height|width|depth|circumference|waist|distance|head|radius)\b/u,
  ],
  [/^(?:kg|kilos?|grams?|lbs?|tons?|tonnes?)(?: |$)/u, /\b(?:weight|load|mass)\b/u],
];
/** "57 cm", "510 square metres": of the only column that is measured so. */
function isOfUnit(behind: readonly string[], column: OwnColumn, columns: readonly OwnColumn[]): boolean {
  const said = `${behind.join(" ")} `;
  const unit = UNITS.find(([units]) => units.test(said));
  const fits = ({ type, label }: OwnColumn) => type === "number" && unit?.[1].test(label.toLowerCase()) === true;
  return unit !== undefined && fits(column) && columns.filter(fits).length === 1;
}

/** "The roof measures 212": a part of the label, and what it is. */
export function measuredFact(
  plain: string,
  column: OwnColumn,
  columns: readonly OwnColumn[],
): Extract<Change, { column: OwnColumn }> | null {
  const measured = (MEASURED.exec(plain.replace(NOT_THAT, "")) ?? AMOUNTS_TO.exec(plain))?.groups;
  const value = numberIn(measured?.["value"] ?? "");
  const raised = raisedTo(plain, column, columns);
  if (raised) return raised;
  const labelled = labelledFact(plain, column, columns) ?? compoundFact(plain, column, columns);
  if (labelled) return labelled;
  if (
    !measured ||
    value === null ||
    /\b(?:not|never|no longer|more|less|if|would|should)\s+\S*$/u.test(measured["verb"] ?? "")
  )
    return null;
  const words = (measured["what"] ?? "").split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
  return words.some((word) => isOnlyOne(word, column, columns)) && !/\bsomeone\b/u.test(measured["what"] ?? "")
    ? { column, value: String(value) }
    : null;
}
/** "Upped his looms to 40", "has cut her looms from 12 to 8". */
const RAISED =
  /^(?:(?:and|but|so|also|now)\s+)*(?:they|she|he)(?: 's)?(?:\s+(?:has|have|had|just|also|now|already))*\s+(?:upped|raised|increased|lifted|cut|reduced|lowered|dropped|bumped(?: up)?|brought|put|doubled|halved|trimmed|moved|taken|took)\s+(?:his|her|their|the)\s+(?<what>\p{L}+(?: \p{L}+){0,3}?)(?: (?:up|down|back))?(?: from [$£€]?\d[\d.,]*k?)? to (?:about |around )?(?<value>[$£€]?\d[\d.,]*k?)(?: (?:now|instead|too|today|a piece|each))*[\s.]*$/u;
function raisedTo(plain: string, column: OwnColumn, columns: readonly OwnColumn[]) {
  const { what = "", value = "" } = RAISED.exec(plain)?.groups ?? {};
  const amount = what === "" ? null : numberIn(value);
  const parts = tellingParts(column);
  const isIt = what.split(" ").every((word) => parts.some((part) => isPartOf(word, part)));
  const isOnly = what.split(" ").some((word) => isOnlyOne(word, column, columns));
  return amount !== null && isIt && isOnly ? { column, value: String(amount) } : null;
}

const CURRENCY_OR_UNIT =
  "(?:€|\\$|£|euros?|eur|usd|dollars?|gbp|pounds?|chf|francs?|franken|cm|mm|m|km|kg|sqm|m2|pieces?|stuck|pcs)";
/** "Devis 13900 euros", "panels now 3": nothing but words of a label and a number. */
const LABELLED = new RegExp(
  String.raw`^\s*(?:(?:and|also|their|his|her|the|new|le|la|das|der|die|el|son|sa|su|ihr|sein|neuer?|nouveau)\s+)*(?<what>\p{L}{3,}(?: \p{L}{3,}){0,2}?)(?: (?:is|now|at|is now|ist|est|es|jetzt|now at|of))?[:=]? (?<value>[$£€]? ?\d[\d.,]*k?)(?: ?${CURRENCY_OR_UNIT})?[\s.]*$`,
  "u",
);
function labelledFact(plain: string, column: OwnColumn, columns: readonly OwnColumn[]) {
  const { what, value = "" } = LABELLED.exec(plain)?.groups ?? {};
  const amount = numberIn(value.replace(/\s/gu, ""));
  const isLabel = what?.split(" ").every((word) => isOnlyOne(word, column, columns)) === true;
  return isLabel && amount !== null ? { column, value: String(amount) } : null;
}

/** "Has a 61-key organ": every word of a label of several, with its number before one of them. */
const COMPOUND =
  /^(?:(?:and|but|so|also|well)\s+)*(?:they|she|he)(?: 's)?(?: (?:has|have|got|is|now|runs|plays|owns|also))+ (?:an? )?(?<value>\d+)[- ](?<what>\p{L}+(?:[- ]\p{L}+){1,2}?)(?: (?:now|already|there|at home|at the moment))*[\s.]*$/u;
function compoundFact(plain: string, column: OwnColumn, columns: readonly OwnColumn[]) {
  const { value = "", what = "" } = COMPOUND.exec(plain)?.groups ?? {};
  const words = what.split(/[- ]/u);
  const parts = tellingParts(column);
  const isAll =
    parts.length > 1 &&
    words.length === parts.length &&
    words.every((word) => isOnlyOne(word, column, columns)) &&
    parts.every((part) => words.some((word) => isPartOf(word, part)));
  return isAll ? { column, value } : null;
}

/** "… the deposit, 1,100": a number by itself is of the thing that was named just before. */
export function numberBehind(
  before: string,
  plain: string,
  column: OwnColumn,
  columns: readonly OwnColumn[],
): Extract<Change, { column: OwnColumn }> | null {
  const value = /^\s*(?<value>[$£€]? ?\d[\d.,]*k?)(?: ?(?:€|euros?|dollars?|pounds?|chf))?[\s.]*$/u.exec(plain)
    ?.groups?.["value"];
  const amount = numberIn((value ?? "").replace(/\s/gu, ""));
  const last = before.trim().split(/\s+/u).at(-1) ?? "";
  const isSure =
    /^(?:they|she|he)(?: 's)?(?: (?:has|have|now|also|just|already))* (?:paid|sent|transferred|wired|put down) (?:us )?(?:the|a|her|his|their) \S+$/u.test(
      before.trim(),
    );
  return column.type === "number" && amount !== null && isSure && isOnlyOne(last, column, columns)
    ? { column, value: String(amount) }
    : null;
}

/** "Is not 260 it's 268". */
const NOT_THAT = /\bnot \d[\d.,]*(?:,? but)?,? (?:it 's |it is |is |now )?(?=\d)/u;
/** "Paid a deposit of £1,250". */
const AMOUNTS_TO =
  /(?:^|\s)(?<what>\p{L}{3,}(?: \p{L}{3,})?)(?<!\b(?:instead|out|most|some|half|part|one|all|any|none|rest)) of (?:about |around )?(?<value>[$£€]?\d[\d.,]*k?)(?=\s|$)(?!\s*(?:%|percent|of)(?:\s|$))/u;
const MEASURED =
  /(?:^|\s)(?<what>(?:they 's|her|his|their|the|its)(?: \p{L}+){1,3}?) (?<verb>(?:is|are|measures|comes to|came to|came out at|is now|are now|went up to|went down to|goes up to|makes)(?: (?:now|about|around|only|actually|really|exactly))*) (?<value>\d[\d.,]*)(?=\s|$)(?!\s*(?:years?|months?|weeks?|days?|hours?|minutes?|%|percent|of|old|more|less|times?)(?:\s|$))/u;

/** "Half as many", "twice the bikes" say nothing of how many. */
const isHalfAsMany = (words: readonly string[]): boolean =>
  words.some(
    (word, no) => /^(?:half|twice|double)$/u.test(word) && /^(?:as|the|that|his|her|their)$/u.test(words[no + 1] ?? ""),
  );

/** "6 wigs", "half a dozen new wigs", of what someone wants: the number of a column that is called so. */
export function numberFact(
  wish: string,
  column: OwnColumn,
  columns: readonly OwnColumn[],
): Extract<Change, { column: OwnColumn }> | null {
  const words = wish
    .split(/[\s()]+/u)
    .map((word) => word.replace(/[.,;:!]+$/u, ""))
    .filter((word) => word !== "");
  const values = amountsIn(words).flatMap(({ value, from, to }) => {
    if (isOfUnit(words.slice(to, to + 2), column, columns)) return [value];
    const after = words.slice(to, to + BETWEEN_MOST + 1);
    const at = after.findIndex((word) => isOnlyOne(word, column, columns));
    const between = at < 0 ? after.slice(0, 1) : after.slice(0, at + 1);
    const before = words[from - 1] ?? "";
    const isStep = [...between, before, after[at + 1] ?? ""].some((word) => RELATIVE.test(word)) || isHalfAsMany(words);
    return at < 0 || isStep ? [] : [value];
  });
  const [only, another] = new Set(values);
  return only !== undefined && another === undefined ? { column, value: String(only) } : null;
}

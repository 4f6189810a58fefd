import { plainWords } from "../../words.ts";
import { findDates } from "../find-dates.ts";
import { labelOf, typeOf } from "../referring/targets.ts";
import { isOfOneRoot } from "../vocabulary/related-words.ts";
import { fieldNamed, type Target } from "../vocabulary/field-names.ts";
import type { Change } from "./frames.ts";
import type { ReadClause } from "./read-clause.ts";
import type { Part } from "./split-clauses.ts";
import type { Lists } from "./values.ts";

/** "…, kindly update her location", "…, update him": what was told before is to be stored. */
const UPDATES =
  /^\W*(?:(?:please|pls|kindly|so|and|then|can you|could you|just)[\s,]+)*(?:update|change|fix|correct|adjust|edit|amend|bump|move|raise|set|sort(?: out)?)\s+(?:(?:up\s+)?(?:(?:his|her|their|the|its)\s+)?(?<label>(?!(?:him|her|them|it|that|this|both|all|everything)(?:\s|[.!]|$))\p{L}[\p{L} -]{1,40}?)|him|her|them|it|that|this|both|both of (?:them|it)|everything|all of (?:it|that))(?:\s+(?:please|accordingly|too|then|now|with (?:this|that)|for (?:me|him|her|them)))*[\s.!]*$/iu;
/** "Ana has shifted to Kiel", "Ana's at Signed now": who it is told of, and what comes last. */
const TOLD =
  /^\W*(?<who>\p{L}[\p{L}\p{M}'’ -]{1,60}?)(?:['’]s|\s(?:is|are|has|have|was|got|just|now|moved|went|shifted|relocated|changed|switched)(?!\p{L}))(?:[^,;:.?!\n]{0,40}?\s(?:to|at|as|in|into|on|is|now))?\s+(?<value>\p{L}[^,;:?!\n]{1,50}?)(?:\s+(?:now|already|today))?[\s.!]*$/iu;

const setIn = ({ readings: [best] }: ReadClause): readonly Change[] | null =>
  best !== undefined && "frame" in best && best.frame.do === "set" && best.left.length === 0
    ? best.frame.changes
    : null;
const isOf = (change: Change, target: Target): boolean =>
  "column" in change
    ? "column" in target && change.column.id === target.column.id
    : "field" in target && change.field === target.field;

/** How someone is and when, which is nobody's role, firm, place or industry. */
const MOOD =
  /^(?:(?:very|so|really|quite|too|not)\s+)*(?:great|good|nice|fine|lovely|brilliant|amazing|awesome|wonderful|tired|happy|unhappy|sad|angry|ill|sick|busy|away|out|back|keen|unsure|interested|excited|ready|late|kind|smart|leaving|pregnant|well|bad|ok|okay|january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day)[\s.!]*$/iu;

/** Whether what was told last may be a value of a field: "moved to Ghent, update his email" tells of none. */
function mayHold(target: Target, value: string): boolean {
  if ("field" in target && /^(?:email|profileUrl|name)$/.test(target.field)) return /[@/]/u.test(value);
  if ("field" in target && MOOD.test(value)) return false;
  return typeOf(target) !== "number" || /\d/u.test(value);
}

/** The field or column that a label names with all its words. */
function fieldCalled(label: string, { columns }: Lists): Target | null {
  const words = plainWords(label);
  const named = words.length === 0 ? null : fieldNamed(words, columns);
  return named?.length === words.length ? named.target : null;
}

const NUMBER = /(?<![\p{L}\p{N}.,])\d(?:[\d.,]*\d)?k?(?![\p{L}\p{N}])/giu;
/** "A$345k", "€ 80,000 plus equity" without what is beside it. */
const MONEY = /(?<![\p{L}\p{N}])\p{Lu}{0,3}[$€£]\s?\d(?:[\d.,]*\d)?(?:k|m|bn)?(?![\p{L}\p{N}])/gu;
/** The only number or day that was told, for a column of those: "they take 9 crates now, update his crates". */
function onlyValue(target: Target, told: string, today: string): string | null {
  const type = typeOf(target);
  const days = type === "date" || type === "number" ? findDates(told, today) : [];
  const values =
    type === "date"
      ? days.map(({ date }) => date)
      : type === "number" && days.length === 0
        ? (told.match(NUMBER) ?? [])
        : type === "text"
          ? (told.match(MONEY) ?? [])
          : [];
  return values.length === 1 ? (values[0] ?? null) : null;
}

/** "…, not a Seed": what it is no more, or never was. */
const IS_NOT =
  /(?:\s*[,;–—-]\s*(?:(?:and|but)\s+)?|\s+(?:and|but)\s+)(?:not|no longer|instead of|rather than)\s+[^,;.!?\n]{1,40}[\s.!]*$/iu;
const NEVER = /(?<!\p{L})(?:not|no longer|never|out of)(?!\p{L})|n['’]t(?!\p{L})/iu;
const WAS = /(?<!\p{L})(?:left|from|was|were)(?!\p{L})/iu;
/** The only option of a list that was told: "is raising a Series B", of the round. */
function onlyOption(target: Target, told: string, { stages, statuses }: Lists): string | null {
  if (WAS.test(told) || NEVER.test(told)) return null;
  const options =
    "column" in target
      ? target.column.type === "select"
        ? target.column.options
        : []
      : target.field === "stage"
        ? stages
        : target.field === "status"
          ? statuses
          : [];
  const words = ` ${plainWords(told).join(" ")} `;
  const named = options.filter((option) => words.includes(` ${plainWords(option).join(" ")} `));
  // "Series A1" has "Series A" in it.
  const whole = named.filter((option) => !named.some((one) => one !== option && one.startsWith(option)));
  if (whole.length > 0) return whole.length === 1 ? (whole[0] ?? null) : null;
  // "Through to interviews": Interviewing.
  const akin = options.filter((option) =>
    plainWords(option).every((word) => plainWords(told).some((one) => isOfOneRoot(one, word))),
  );
  return akin.length === 1 ? (akin[0] ?? null) : null;
}

/** What is told with an order behind it that names the field, or nothing, as one part: "Ana moved to Kiel, kindly update her location". */
export function updatedAsTold(
  [said, next]: readonly [Part, Part | undefined],
  read: (part: Part) => ReadClause,
  lists: Lists,
): { part: Part; count: number } | null {
  const updates = next && next.text.length < 90 && said.text.length < 200 ? UPDATES.exec(next.text) : null;
  const part = { ...said, text: said.text.replace(IS_NOT, "") };
  if (!updates || read(part).people.length !== 1) return null;
  const { who = "", value = "" } = TOLD.exec(part.text)?.groups ?? {};
  const label = updates.groups?.["label"];
  // "Company and title", which are both told.
  const both = (label ?? "").split(/\s+and\s+(?:(?:his|her|their|the)\s+)?/iu).map((one) => fieldCalled(one, lists));
  const changes = both.length === 2 ? (setIn(read(part)) ?? []) : [];
  if (changes.length > 1 && both.every((one) => one !== null && changes.some((change) => isOf(change, one))))
    return { part, count: 1 };
  const target = label === undefined ? null : fieldCalled(label, lists);
  if (label !== undefined && !target) return null;
  const own = target && labelOf(target);
  const only = target && (onlyValue(target, part.text, lists.today ?? "") ?? onlyOption(target, part.text, lists));
  const isMoney = target && typeOf(target) === "text" && only !== null;
  const isSet = (one: Part) => setIn(read(one))?.some((change) => target === null || isOf(change, target)) === true;
  if (!isMoney && isSet(part)) return { part, count: 1 };
  const [person] = read(part).people;
  const isOfMore = read(part).tokens.filter(({ slot }) => slot?.is === "person" && !slot.isPronoun).length > 1;
  if (only != null && person && own && !isOfMore)
    return { part: { ...part, text: `${person.name}'s ${own.toLowerCase()} is ${only}` }, count: 1 };
  if (value === "" || NEVER.test(part.text) || (target && !mayHold(target, value))) return null;
  const plainly = { ...part, text: own ? `${who}'s ${own.toLowerCase()} is ${value}` : `${who} is ${value} now` };
  return isSet(plainly) ? { part: plainly, count: 1 } : null;
}

import type { KnownPerson } from "../../assistant-model.ts";
import { canName } from "../../name-parts.ts";
import { plainWords } from "../../words.ts";
import { asSpoken } from "./as-spoken.ts";
import { baseOfSuperlative } from "./column-words.ts";
import { type NamedColumn, type NamedValue, ownColumn } from "./named-columns.ts";
import { numberOf } from "./numbers.ts";
import { type Period, periodAt } from "./periods.ts";
import { type Phrase, type Phrases, phrasesOf } from "./phrases.ts";
import { isWhere, type Place, placeOf } from "../vocabulary/places.ts";
import type { QuestionWorld } from "./question-world.ts";
import type { Sense } from "./senses.ts";
import { corrected } from "./slips.ts";
import { DOUBTFUL_DAYS, isNameBehind } from "./name-or-month.ts";
import { isWrittenAsName, type Token, tokensOf } from "./tokens.ts";

/** Stands before a yes-or-no in a question that is asked in full: it has a value, and that is asked for. */
export const EXPLICITLY = "explicitly";

/** One or more words of a question, with everything that they may mean. What reads them marks them as used. */
export interface Item {
  words: string;
  raw: string;
  at: number;
  length: number;
  senses: ReadonlySet<Sense>;
  columns: NamedColumn[];
  values: NamedValue[];
  people: KnownPerson[];
  period: Period | null;
  number: number | null;
  /** A country or region, or those who are of it. */
  place: Place | null;
  /** "hottest": the end of a column's options at which that is. */
  extreme: Extreme | null;
  isQuoted: boolean;
  isPossessive: boolean;
  /** Whether a "not" further away applies to it. */
  isDenied?: boolean;
  /** Begins with a capital. */
  isName: boolean;
  used: boolean;
}

/** One end of the options of a column, in the order in which they are listed. */
export interface Extreme {
  column: NamedColumn;
  end: "first" | "last";
}

export const can = (item: Item | undefined, ...senses: Sense[]): boolean =>
  item !== undefined && senses.some((sense) => item.senses.has(sense));
/** An item that is nothing but words of the lexicon. */
export const isWord = (item: Item): boolean =>
  item.senses.size === 0 &&
  item.columns.length === 0 &&
  item.values.length === 0 &&
  item.people.length === 0 &&
  item.period === null &&
  item.extreme === null &&
  item.number === null;

/**
 * The items of a question: the longest phrases that are known, and single words otherwise. Words that are nearly one that is known are read as
 * that; not with `asWritten`, where words are still to be looked up.
 */
export function itemsOf(text: string, world: QuestionWorld, asWritten = false): Item[] {
  const tokens = tokensOf(text, world.language);
  const phrases = phrasesOf(world);
  const exact = { ...phrases, related: () => undefined };
  const items = readItems(tokens, asWritten ? exact : phrases, world, asWritten);
  if (asWritten) return items;
  const open = items.filter((item) => isWord(item) && item.place === null && !item.isQuoted && item.length === 1);
  const unclear = open.filter(({ at, raw }) => at === 0 || !/^\p{Lu}\p{Ll}/u.test(raw)).map(({ at }) => at);
  const fixed = corrected(tokens, unclear, phrases.words);
  return fixed ? readItems(fixed, phrases, world) : items;
}

function readItems(tokens: readonly Token[], phrases: Phrases, world: QuestionWorld, asWritten = false): Item[] {
  const names = namesIn(tokens, world.people);
  const items: Item[] = [];
  for (let at = 0; at < tokens.length;) {
    const item = itemAt(tokens, at, world, phrases, names);
    items.push(item);
    at += item.length;
  }
  const isNamed = (value: NamedValue) =>
    items.some(({ columns, values }) => !values.includes(value) && columns.some(({ key }) => key === value.column.key));
  // What is still to be looked up may be a role: "our buyers".
  return (asWritten ? items : asSpoken(items)).map((item) => {
    const values = item.values.filter((value) => !value.needsColumn || isNamed(value));
    // "Needs introductions" is an option of Needs before it is the column Intro by.
    const isOption = values.some(({ needsColumn }) => needsColumn);
    return { ...item, values, columns: isOption ? [] : item.columns };
  });
}

const LONGEST = 7;

function itemAt(
  tokens: readonly Token[],
  at: number,
  world: QuestionWorld,
  phrases: Phrases,
  names: ReadonlyMap<number, { length: number; people: KnownPerson[] }>,
): Item {
  const token = tokens[at] as Token;
  const blank = {
    at,
    senses: new Set<Sense>(),
    columns: [],
    values: [],
    people: [],
    period: null,
    number: null,
    place: null,
    extreme: null,
    isQuoted: token.isQuoted,
    used: false,
  };
  const make = (length: number, more: Partial<Item>): Item => {
    const part = tokens.slice(at, at + length);
    return {
      ...blank,
      words: part.map(({ plain }) => plain).join(" "),
      raw: part.map(({ raw }) => raw).join(" "),
      length,
      isPossessive: part.at(-1)?.isPossessive ?? false,
      isName: /^\p{Lu}/u.test(token.raw) && at > 0,
      ...more,
    };
  };
  if (token.isQuoted) return make(1, {});
  const found = longestPhrase(tokens, at, phrases);
  const named = names.get(at);
  const period = isNameBehind(tokens, at, names) ? null : periodIn(tokens, at, world);
  const place = placeAt(tokens, at, phrases);
  if (named && named.length >= (found?.length ?? 0) && named.length >= (period?.length ?? 0)) {
    const same = found && found.length === named.length ? found.phrases : [];
    return make(named.length, { people: named.people, ...meaning(same) });
  }
  if (period && period.length >= (found?.length ?? 0)) {
    const number = period.length === 1 ? numberOf(token.plain, world.language) : null;
    // "Delivery day Tuesday" is an option of it, where one is called so.
    const values = (found?.length === period.length ? found.phrases : []).flatMap(({ value }) =>
      value && value.column.options.length > 0 ? [{ ...value, needsColumn: true as const }] : [],
    );
    return make(period.length, { period, number, values });
  }
  if (place && place.length >= (found?.length ?? 0))
    return make(place.length, { place: place.place, ...(found?.length === place.length && meaning(found.phrases)) });
  if (found)
    return make(found.length, {
      ...meaning(found.phrases),
      number: found.length === 1 ? numberOf(token.plain, world.language) : null,
    });
  const number = numberOf(token.plain, world.language);
  if (number !== null)
    return make(1, { number, ...(token.plain.endsWith("+") && { senses: new Set<Sense>(["op.or_more"]) }) });
  const related = phrases.related(token.plain);
  return related ? make(1, meaning(related)) : make(1, { extreme: extremeOf(token.plain, world) });
}

/** Which end of which column's options a superlative means: "hottest" of Cold, Warm, Hot is the last. */
function extremeOf(word: string, { columns }: QuestionWorld): Extreme | null {
  const bases = new Set(baseOfSuperlative(word));
  if (bases.size === 0) return null;
  const found = columns.flatMap((column): Extreme[] => {
    if (column.type !== "select" || column.options.length < 2) return [];
    const at = column.options.findIndex((option) => bases.has(plainWords(option).join(" ")));
    if (at >= 0) return [{ column: ownColumn(column), end: at * 2 >= column.options.length - 1 ? "last" : "first" }];
    return [];
  });
  const [only, another] = found;
  return only && !another ? only : null;
}

/** The country or region that is named here, with as many words as it has. */
function placeAt(tokens: readonly Token[], at: number, phrases: Phrases) {
  for (let length = Math.min(4, tokens.length - at); length > 0; length -= 1) {
    const part = tokens.slice(at, at + length);
    if (part.some(({ isQuoted }) => isQuoted)) continue;
    const phrase = part.map(({ plain }) => plain).join(" ");
    const isUs = phrase === "us" && part[0]?.raw === "US";
    const place = placeOf(isUs ? "usa" : phrase);
    // "Turkey" is a country, and what the lexicon knows otherwise is no place.
    const isOther = (phrases.get(phrase) ?? []).some(({ senses, column }) => (senses?.length ?? 0) > 0 || column);
    if (place && (isUs || !isOther)) return { length, place };
  }
  return null;
}

function meaning(phrases: Phrase[]): Pick<Item, "senses" | "columns" | "values"> {
  return {
    senses: new Set(phrases.flatMap(({ senses = [] }) => senses)),
    columns: phrases.flatMap(({ column }) => (column ? [column] : [])),
    values: phrases.flatMap(({ value }) => (value ? [value] : [])),
  };
}

function longestPhrase(tokens: readonly Token[], at: number, phrases: Phrases) {
  for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length -= 1) {
    const part = tokens.slice(at, at + length);
    if (part.some(({ isQuoted }) => isQuoted)) continue;
    const found = phrases.get(part.map(({ plain }) => plain).join(" "));
    if (found) return { length, phrases: found };
  }
  return null;
}

function periodIn(tokens: readonly Token[], at: number, { language, today, weekStart }: QuestionWorld): Period | null {
  const period = periodAt({ tokens, language, today, weekStart }, at);
  if (!period) return null;
  const first = tokens[at]?.plain ?? "";
  if (period.length === 1 && (DOUBTFUL_DAYS.has(first) || /^\d{4}$/.test(first))) return null;
  return period;
}

/** Finds the names of known people: the whole name before a part of it. */
function namesIn(tokens: readonly Token[], people: readonly KnownPerson[]) {
  const names = new Map<number, { length: number; people: KnownPerson[] }>();
  const put = (words: string[], person: KnownPerson, isSurname = false) => {
    // "Bo": two letters are a name where they are written as one.
    const isShort = words.join("").length < 3;
    for (let at = 0; at + words.length <= tokens.length; at += 1) {
      if (!words.every((word, no) => tokens[at + no]?.plain === word && !tokens[at + no]?.isQuoted)) continue;
      if (isShort && !isWrittenAsName(tokens[at] as Token)) continue;
      // "In Texas", and not "in Texas's notes".
      const isWhose = tokens[at + words.length - 1]?.isPossessive === true;
      if (isSurname && !isWhose && isWhere(tokens[at - 1]?.plain, words)) continue;
      const known = names.get(at);
      if (!known || known.length < words.length) names.set(at, { length: words.length, people: [person] });
      else if (known.length === words.length && !known.people.includes(person)) known.people.push(person);
    }
  };
  for (const person of people) {
    const parts = plainWords(person.name);
    // Known by a part, and put in full by a rule.
    if (person.by === "name" || person.by === "part") put(parts, person);
    if (person.by === "near" && person.misspelt) put(plainWords(person.misspelt.written), person);
    if (person.by === "part" || person.by === "near" || person.by === "name")
      for (let length = parts.length - 1; length > 0; length -= 1)
        for (let from = 0; from + length <= parts.length; from += 1) {
          const part = parts.slice(from, from + length);
          if ((part.join("").length > 2 || person.by !== "near") && part.some((word) => canName(word, parts)))
            put(part, person, from > 0);
        }
  }
  return names;
}

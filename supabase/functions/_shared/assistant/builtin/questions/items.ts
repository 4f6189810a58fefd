import { type BuiltInColumn, columnLabels } from "../../../contract/founder-list.ts";
import { isPersonField, personFields } from "../../../contract/person-fields.ts";
import type { FoundValue } from "../../../stores/people-questions.ts";
import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import type { Language, OwnColumn } from "../reading.ts";
import { columnNamesIn, phrasesIn } from "./lexicon.ts";
import type { Sense } from "./senses.ts";
import { formsOfPhrase } from "./forms.ts";
import { builtIn, type NamedColumn, type NamedValue, ownColumn } from "./named-columns.ts";
import { numberOf } from "./numbers.ts";
import { type Period, periodAt } from "./periods.ts";
import { type Token, tokensOf } from "./tokens.ts";

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
  isQuoted: boolean;
  isPossessive: boolean;
  /** Begins with a capital. */
  isName: boolean;
  used: boolean;
}

/** What a question is read with: the user's own columns, lists and people. */
export interface QuestionWorld {
  language: Language;
  today: string;
  columns: readonly OwnColumn[];
  stages: readonly string[];
  statuses: readonly string[];
  people: readonly KnownPerson[];
  held: readonly FoundValue[];
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
  item.number === null;

interface Phrase {
  senses?: Sense[];
  column?: NamedColumn;
  value?: NamedValue;
  person?: KnownPerson;
}

const phraseOf = (text: string) => plainWords(text).join(" ");

/** Headers of files that mean something else in a question. */
const NO_NAMES = new Set(
  "contact person founder record account address addresses profile function funktion branch branche phase contactname firm".split(
    " ",
  ),
);

function phrasesOf(world: QuestionWorld): Map<string, Phrase[]> {
  const phrases = new Map<string, Phrase[]>();
  const add = (text: string, phrase: Phrase) => {
    if (text !== "") phrases.set(text, [...(phrases.get(text) ?? []), phrase]);
  };
  for (const [text, senses] of phrasesIn(world.language)) add(text, { senses });
  const own = world.columns.map(ownColumn);
  const named = new Set(own.flatMap(({ label }) => [phraseOf(label), phraseOf(label.replace(/\([^)]*\)/gu, " "))]));
  const builtIns = columnNamesIn(world.language);
  for (const key of Object.keys(columnLabels) as BuiltInColumn[]) {
    const texts = new Set([...builtIns].filter(([, column]) => column === key).map(([text]) => text));
    // "Notes" and "Posted" are nouns and verbs of their own.
    if (isPersonField(key)) {
      texts.add(phraseOf(columnLabels[key]));
      for (const spoken of personFields[key].spoken) if (!["rename", "assign"].includes(spoken)) texts.add(spoken);
      for (const header of personFields[key].headers)
        if (header.length > 3 && !NO_NAMES.has(header) && ![...builtIns.keys()].includes(header)) texts.add(header);
    }
    // The user's own column of that name comes first.
    for (const text of texts) if (!named.has(text)) add(text, { column: builtIn(key) });
  }
  for (const column of own) {
    const whole = phraseOf(column.label);
    const short = phraseOf(column.label.replace(/\([^)]*\)/gu, " "));
    for (const text of new Set([whole, short].filter(Boolean).flatMap((label) => formsOfPhrase(label))))
      add(text, { column });
    for (const option of column.options) addOption(add, column, option);
  }
  for (const stage of world.stages) addOption(add, builtIn("stage"), stage);
  for (const status of world.statuses) addOption(add, builtIn("status"), status);
  for (const { phrase, column: key, values } of world.held) {
    const column = own.find((one) => one.key === key) ?? (key in columnLabels ? builtIn(key as BuiltInColumn) : null);
    if (column) add(phrase, { value: { column, values } });
  }
  return phrases;
}

function addOption(add: (text: string, phrase: Phrase) => void, column: NamedColumn, option: string): void {
  for (const text of new Set(formsOfPhrase(phraseOf(option)))) add(text, { value: { column, values: [option] } });
}

/** The items of a question: the longest phrases that are known, and single words otherwise. */
export function itemsOf(text: string, world: QuestionWorld): Item[] {
  const tokens = tokensOf(text, world.language);
  const phrases = phrasesOf(world);
  const names = namesIn(tokens, world.people);
  const items: Item[] = [];
  for (let at = 0; at < tokens.length;) {
    const item = itemAt(tokens, at, world, phrases, names);
    items.push(item);
    at += item.length;
  }
  return items;
}

const LONGEST = 7;

function itemAt(
  tokens: readonly Token[],
  at: number,
  world: QuestionWorld,
  phrases: Map<string, Phrase[]>,
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
  const period = periodIn(tokens, at, world);
  if (named && named.length >= (found?.length ?? 0) && named.length >= (period?.length ?? 0)) {
    const same = found && found.length === named.length ? found.phrases : [];
    return make(named.length, { people: named.people, ...meaning(same) });
  }
  if (period && period.length >= (found?.length ?? 0)) {
    const number = period.length === 1 ? numberOf(token.plain, world.language) : null;
    return make(period.length, { period, number });
  }
  if (found)
    return make(found.length, {
      ...meaning(found.phrases),
      number: found.length === 1 ? numberOf(token.plain, world.language) : null,
    });
  const number = numberOf(token.plain, world.language);
  if (number !== null)
    return make(1, { number, ...(token.plain.endsWith("+") && { senses: new Set<Sense>(["op.or_more"]) }) });
  return make(1, {});
}

function meaning(phrases: Phrase[]): Pick<Item, "senses" | "columns" | "values"> {
  return {
    senses: new Set(phrases.flatMap(({ senses = [] }) => senses)),
    columns: phrases.flatMap(({ column }) => (column ? [column] : [])),
    values: phrases.flatMap(({ value }) => (value ? [value] : [])),
  };
}

function longestPhrase(tokens: readonly Token[], at: number, phrases: Map<string, Phrase[]>) {
  for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length -= 1) {
    const part = tokens.slice(at, at + length);
    if (part.some(({ isQuoted }) => isQuoted)) continue;
    const found = phrases.get(part.map(({ plain }) => plain).join(" "));
    if (found) return { length, phrases: found };
  }
  return null;
}

/** Months that are other words too name days only behind a word like "in". */
const DOUBTFUL = new Set("may march mar mars sun sat jan dec sept second mai".split(" "));

function periodIn(tokens: readonly Token[], at: number, { language, today }: QuestionWorld): Period | null {
  const period = periodAt(tokens, at, language, today);
  if (!period) return null;
  const first = tokens[at]?.plain ?? "";
  if (period.length === 1 && (DOUBTFUL.has(first) || /^\d{4}$/.test(first))) return null;
  return period;
}

/** Where the names of known people stand: the whole name before a part of it. */
function namesIn(tokens: readonly Token[], people: readonly KnownPerson[]) {
  const names = new Map<number, { length: number; people: KnownPerson[] }>();
  const put = (words: string[], person: KnownPerson) => {
    for (let at = 0; at + words.length <= tokens.length; at += 1) {
      if (!words.every((word, no) => tokens[at + no]?.plain === word && !tokens[at + no]?.isQuoted)) continue;
      const known = names.get(at);
      if (!known || known.length < words.length) names.set(at, { length: words.length, people: [person] });
      else if (known.length === words.length && !known.people.includes(person)) known.people.push(person);
    }
  };
  for (const person of people) {
    const parts = plainWords(person.name);
    if (person.by === "name") put(parts, person);
    if (person.by === "near" && person.misspelt) put(plainWords(person.misspelt.written), person);
    if (person.by === "part" || person.by === "near" || person.by === "name")
      for (let length = parts.length - 1; length > 0; length -= 1)
        for (let from = 0; from + length <= parts.length; from += 1) {
          const part = parts.slice(from, from + length);
          if (part.join("").length > 2) put(part, person);
        }
  }
  return names;
}

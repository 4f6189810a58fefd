import { type BuiltInColumn, columnLabels } from "../../../contract/founder-list.ts";
import { isPersonField, personFields } from "../../../contract/person-fields.ts";
import { cutText } from "../../../contract/storable.ts";
import { plainWords } from "../../words.ts";
import type { Language } from "../reading.ts";
import { otherNumber } from "../vocabulary/field-names.ts";
import { inEnglish, namesByPart } from "./column-words.ts";
import { dateWords } from "./day-words.ts";
import { formsOfPhrase } from "./forms.ts";
import { languageNames } from "../vocabulary/places.ts";
import { shortened } from "./short-forms.ts";
import { isOfOneRoot, onlyRelated } from "../vocabulary/related-words.ts";
import { columnNamesIn, phrasesIn } from "./lexicon.ts";
import { builtIn, type NamedColumn, type NamedValue, ownColumn } from "./named-columns.ts";
import type { QuestionWorld } from "./question-world.ts";
import type { Sense } from "./senses.ts";

/** One thing that a phrase may mean. */
export interface Phrase {
  senses?: Sense[];
  column?: NamedColumn;
  value?: NamedValue;
}

/** Every phrase that a question may have, with what it means. */
export interface Phrases {
  get(text: string): Phrase[] | undefined;
  /** What a word means that is no phrase of them: a column or an option of its root, or that says the same. */
  related(word: string): Phrase[] | undefined;
  /** The single words of all phrases, by their length. */
  words: (length: number) => readonly string[];
}

const phraseOf = (text: string) => plainWords(text).join(" ");

/** Headers of files that mean something else in a question. */
const NO_NAMES = new Set(
  "contact person founder record account address addresses profile function funktion branch branche phase contactname firm".split(
    " ",
  ),
);

interface Known {
  phrases: Map<string, Phrase[]>;
  words: Map<number, string[]>;
}
const inLanguage = new Map<Language, Known>();

/** What is the same for everybody: the words of the language and the names of the built-in columns. */
function sharedPhrases(language: Language): Known {
  const known = inLanguage.get(language);
  if (known) return known;
  const phrases = new Map<string, Phrase[]>();
  const add = (text: string, phrase: Phrase) => {
    if (text !== "") phrases.set(text, [...(phrases.get(text) ?? []), phrase]);
  };
  for (const [text, senses] of phrasesIn(language)) add(text, { senses });
  const builtIns = columnNamesIn(language);
  for (const key of Object.keys(columnLabels) as BuiltInColumn[]) {
    const texts = new Set([...builtIns].filter(([, column]) => column === key).map(([text]) => text));
    // "Notes" and "Posted" are nouns and verbs of their own.
    if (isPersonField(key)) {
      texts.add(phraseOf(columnLabels[key]));
      for (const spoken of personFields[key].spoken) if (!["rename", "assign"].includes(spoken)) texts.add(spoken);
      for (const header of personFields[key].headers)
        if (header.length > 3 && !NO_NAMES.has(header) && !builtIns.has(header)) texts.add(header);
    }
    for (const text of texts) add(text, { column: builtIn(key) });
  }
  const shared = { phrases, words: wordsByLength([...phrases.keys(), ...dateWords(language)]) };
  inLanguage.set(language, shared);
  return shared;
}

function wordsByLength(phrases: Iterable<string>): Map<number, string[]> {
  const words = new Map<number, string[]>();
  for (const word of new Set([...phrases].flatMap((phrase) => phrase.split(" "))))
    words.set(word.length, [...(words.get(word.length) ?? []), word]);
  return words;
}

export function phrasesOf(world: QuestionWorld): Phrases {
  const shared = sharedPhrases(world.language);
  const phrases = new Map<string, Phrase[]>();
  const add = (text: string, phrase: Phrase) => {
    if (text !== "") phrases.set(text, [...(phrases.get(text) ?? []), phrase]);
  };
  const own = world.columns.map(ownColumn);
  // The user's own column of a name comes before the built-in one.
  const named = new Set(
    own.flatMap(({ label }) => [phraseOf(label), phraseOf(label.replace(/\([^)]*\)/gu, " ")), ...otherNumber(label)]),
  );
  for (const column of own) {
    const whole = phraseOf(column.label);
    const short = phraseOf(column.label.replace(/\([^)]*\)/gu, " "));
    for (const text of new Set([whole, short].filter(Boolean).flatMap((label) => formsOf(label))))
      add(text, { column });
    // "Speaks" is asked for as "speaking".
    const verb = /^(\p{L}{4,})s$/u.exec(whole)?.[1];
    if (verb && !shared.phrases.has(`${verb}ing`)) add(`${verb}ing`, { column });
    for (const option of column.options) addOption(add, column, option);
  }
  // "Isn't a lead" is of the stage, and not of the column Lead investor.
  for (const stage of world.stages) addOption(add, builtIn("stage"), stage);
  for (const status of world.statuses) addOption(add, builtIn("status"), status);
  for (const [text, column] of namesByPart(own, (word) => phrases.has(word) || shared.phrases.has(word)))
    add(text, { column });
  for (const { phrase, column: key, values } of world.held) {
    const column = own.find((one) => one.key === key) ?? (key in columnLabels ? builtIn(key as BuiltInColumn) : null);
    // A word before the @ names nobody's address: "toms email" is Tom's.
    const told = key === "email" ? values.filter((value) => isOfAddress(phrase, value)) : values;
    if (column && told.length > 0) add(phrase, { value: { column, values: told } });
  }
  for (const [text, value] of optionsByNumber(own)) if (!phrases.has(text)) add(text, { value });
  const words = wordsByLength(phrases.keys());
  const valuesNamed = (word: string) => (phrases.get(word) ?? []).filter(({ value }) => value !== undefined);
  // "Heiß" is the option Hot, where nothing of the user's own is called so.
  const translated = (text: string) => (world.language === "en" ? [] : inEnglish(text).flatMap(valuesNamed));
  // A language has a name in each: "Französisch" is the option French, and "German" is Deutsch, whatever else they mean.
  const languages = (text: string) => (languageNames(text) ?? []).filter((name) => name !== text).flatMap(valuesNamed);
  return {
    related: (word) =>
      shared.phrases.has(word) || word.includes(" ")
        ? undefined
        : (shortened(word, own) ??
          relatedTo(word, own, world) ??
          cognateOf(word, own, world) ??
          compoundOf(word, own, world)),
    get: (text) => {
      // "Gründer" is the option Founder, whatever texts of people say founder too.
      const written = phrases.get(text) ?? [];
      const isOnlyHeld = written.every(({ value }) => value !== undefined && value.column.options.length === 0);
      const mine = [...written, ...(isOnlyHeld ? translated(text) : []), ...languages(text)];
      const others = (shared.phrases.get(text) ?? []).filter(({ column }) => !column || !named.has(text));
      return mine.length + others.length === 0 ? undefined : [...others, ...mine];
    },
    words: (length) => [...(shared.words.get(length) ?? []), ...(words.get(length) ?? [])],
  };
}

/** The only column or option to which a word is related. Words that only say the same as an option need its column beside them. */
function relatedTo(word: string, own: readonly NamedColumn[], world: QuestionWorld): Phrase[] | undefined {
  const days = own.filter(({ type }) => type === "date");
  // "Tasted" is of the day "Last tasting", and nobody's stage "Tasting".
  const day = word.endsWith("ed") ? onlyRelated(word, days, ({ label }) => label) : null;
  const column = day ?? onlyRelated(word, own, ({ label }) => label);
  const lists = [
    ...own,
    { ...builtIn("stage"), options: world.stages },
    { ...builtIn("status"), options: world.statuses },
  ];
  const options = lists.flatMap((one) => one.options.map((option) => ({ column: one, option })));
  // "Invest" is no "Invested": only who has done it is.
  const isBare = (label: string) => label.endsWith("ed") && (label === `${word}d` || label === `${word}ed`);
  // What was done is no option that names it: only those "Tasting" are at it.
  const isDone = (label: string) => word.endsWith("ed") && label.endsWith("ing");
  const isWhole = ({ option }: { option: string }) => {
    const label = phraseOf(option);
    return !option.includes(" ") && isOfOneRoot(label, word) && !isBare(label) && !isDone(label);
  };
  const [whole, another] = word.length < 4 ? [] : options.filter(isWhole);
  if (whole && !another) return [{ value: { column: whole.column, values: [whole.option] } }];
  const near = own.flatMap((one): Phrase[] => {
    const option = onlyRelated(word, one.options, (label) => label);
    return option === null ? [] : [{ value: { column: one, values: [option], needsColumn: true } }];
  });
  const found: Phrase[] = [...(column ? [{ column }] : []), ...near];
  return found.length === 0 ? undefined : found;
}

function addOption(add: (text: string, phrase: Phrase) => void, column: NamedColumn, option: string): void {
  const plain = phraseOf(option);
  // "In the workshop", of "In workshop".
  const withArticle = plain.replace(/^(in|on|at|under|with) (?!the )/u, "$1 the ");
  // "I" is the user, unless its column is named.
  const needsColumn = /^[aeioy]$/u.test(plain);
  for (const text of new Set([plain, withArticle].flatMap(formsOf)))
    add(text, { value: { column, values: [option], ...(needsColumn && { needsColumn: true as const }) } });
}

/** A letter or two have no plural: "is" is no option called I. */
const formsOf = (phrase: string): string[] => (phrase.length < 3 ? [phrase] : formsOfPhrase(phrase));

const COGNATE = 6;
/** "Certificado" is Certified: in another language the only own column or option that begins with the same letters. */
function cognateOf(word: string, own: readonly NamedColumn[], { language }: QuestionWorld): Phrase[] | undefined {
  if (language === "en" || word.length <= COGNATE) return undefined;
  const isOf = (label: string) => {
    const [only, another] = plainWords(label);
    return (
      only !== undefined && another === undefined && only.length > COGNATE && only.startsWith(cutText(word, COGNATE))
    );
  };
  const found = own.flatMap((column): Phrase[] => [
    ...(isOf(column.label) ? [{ column }] : []),
    ...column.options.filter(isOf).map((option): Phrase => ({ value: { column, values: [option] } })),
  ]);
  return found.length === 1 ? found : undefined;
}

const COMPOUND = 8;
/** "Kühlraum" is the one column with a room: a German compound is what its last part is. */
function compoundOf(word: string, own: readonly NamedColumn[], { language }: QuestionWorld): Phrase[] | undefined {
  if (language !== "de" || word.length < COMPOUND) return undefined;
  for (let from = 3; from <= word.length - 4; from += 1) {
    const column = onlyRelated(word.slice(from), own, ({ label }) => label);
    if (column) return [{ column }];
  }
  return undefined;
}

/** "At 415", of the one option "415 Hz". */
function optionsByNumber(columns: readonly NamedColumn[]): Map<string, NamedValue> {
  const found = columns.flatMap((column) =>
    column.options.flatMap((option) => {
      const number = /^(\d{2,})(?=\s?\p{L})/u.exec(option)?.[1];
      return number === undefined ? [] : [{ number, value: { column, values: [option] } }];
    }),
  );
  return new Map(
    found
      .filter(({ number }) => found.filter((one) => one.number === number).length === 1)
      .map(({ number, value }) => [number, value]),
  );
}

const isOfAddress = (phrase: string, address: string): boolean => {
  const [, domain = ""] = address.toLowerCase().split("@");
  // "A VC" is nobody at acme.vc.
  const firm = domain.split(".").slice(0, -1).join(".");
  return phrase.includes(" ") || phraseOf(firm).split(" ").includes(phrase);
};

import type { BuiltInColumn } from "../../../contract/founder-list.ts";
import type { Language } from "../reading.ts";
import { FIELDS_IN_LANGUAGES } from "../vocabulary/field-names.ts";
import { askingWords } from "./asking-words.ts";
import { comparingWords } from "./comparing-words.ts";
import { recordWords } from "./record-words.ts";
import type { Sense } from "./senses.ts";

const INDEX: Record<Language, number> = { en: 0, de: 1, es: 2, fr: 3 };

/** What columns of the table that nobody writes are called, in lower case and without accents: English, German, Spanish, French. */
const COLUMN_NAMES: Partial<Record<BuiltInColumn, [string, string, string, string]>> = {
  lastTouchAt: [
    "last contact date,date of last contact,last contacted date",
    "datum des letzten kontakts",
    "fecha de ultimo contacto",
    "date du dernier contact",
  ],
  createdAt: ["date added,creation date,added date,creation", "hinzugefugt am", "fecha de alta", "date d ajout"],
};

/** The columns that answer a question which names none. */
export const TOLD_BY = {
  "what they do": ["roleTitle", "company"],
  "how to reach them": ["email", "profileUrl"],
  "where they work": ["company", "roleTitle"],
  "where they live": ["location"],
} as const;

const phrasesOf = (all: [string, string, string, string] | undefined, language: Language): string[] =>
  (all?.[INDEX[language]] ?? "").split(",").filter((phrase) => phrase !== "");

/** Every phrase of a language with what it may say, in the order of the list. */
export function phrasesIn(language: Language): Map<string, Sense[]> {
  const senses = new Map<string, Sense[]>([
    [",", ["comma"]],
    [";", ["comma"]],
  ]);
  // The keys are senses.
  for (const [sense, all] of Object.entries({ ...askingWords, ...recordWords, ...comparingWords }) as [
    Sense,
    [string, string, string, string],
  ][])
    for (const phrase of phrasesOf(all, language)) senses.set(phrase, [...(senses.get(phrase) ?? []), sense]);
  return senses;
}

/** What the built-in columns are called in a language: phrase to column. English names are understood everywhere. */
export function columnNamesIn(language: Language): Map<string, BuiltInColumn> {
  const names = new Map<string, BuiltInColumn>();
  for (const [column, all] of Object.entries({ ...FIELDS_IN_LANGUAGES, ...COLUMN_NAMES }) as [
    BuiltInColumn,
    [string, string, string, string],
  ][])
    for (const phrase of [...phrasesOf(all, "en"), ...phrasesOf(all, language)]) names.set(phrase, column);
  return names;
}

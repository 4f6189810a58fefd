import type { FoundValue } from "../../../stores/people-questions.ts";
import { plainWords } from "../../words.ts";
import type { Language } from "../reading.ts";
import { inEnglish } from "./column-words.ts";
import { forms } from "./forms.ts";
import { type Item, isWord, itemsOf } from "./items.ts";
import type { QuestionWorld } from "./question-world.ts";
import type { Place } from "../vocabulary/places.ts";
import { tokensOf } from "./tokens.ts";

/** What is looked for in the values of people's columns: up to four words in a row, of which one at least is unknown. */
export function phrasesToLookUp(text: string, world: QuestionWorld): string[] {
  const items = itemsOf(text, world, true);
  const tokens = tokensOf(text, world.language);
  const unknown = new Set(
    items.flatMap((item) =>
      isWord(item) || ROLES_TOO.test(item.words) || (item.isName && item.people.length === 0)
        ? Array.from({ length: item.length }, (_, no) => item.at + no)
        : [],
    ),
  );
  const phrases = new Set<string>();
  for (let at = 0; at < tokens.length; at += 1)
    for (let length = 4; length > 0; length -= 1) {
      const part = tokens.slice(at, at + length);
      if (part.length < length || ![...part.keys()].some((no) => unknown.has(at + no))) continue;
      const words = part.map(({ plain }) => plain.replace(/[^\p{L}\p{N}]+/gu, " ").trim());
      if (words.some((word) => word === "")) continue;
      const joined = words.join(" ");
      phrases.add(joined);
      if (length === 1 && joined.length > 2) for (const form of formsIn(joined, world.language)) phrases.add(form);
    }
  const named = placesIn(items).flatMap(({ names, cities }) => [...names, ...cities]);
  return [...new Set([...named.slice(0, 30), ...phrases, ...named])].slice(0, LOOKED_UP_AT_MOST);
}
/** What someone may have is someone's work or firm too: "who's a partner". */
const ROLES_TOO = /^(?:partners?|schools?|university|education|family)$/;
/** With all countries and cities of two regions. */
const LOOKED_UP_AT_MOST = 1000;

/** What locations of a place that the question names end with: "in" of Indiana is no word of the question. */
export const codesToLookUp = (text: string, world: QuestionWorld): string[] =>
  placesIn(itemsOf(text, world, true)).flatMap(({ codes }) => codes.map((code) => code.toLowerCase()));

const placesIn = (items: readonly Item[]): Place[] => items.flatMap(({ place }) => (place ? [place] : []));

/** Where people are of a place that the question names otherwise: "french" counts for locations with "France". */
export function heldPlaces(held: readonly FoundValue[], text: string, world: QuestionWorld): FoundValue[] {
  return itemsOf(text, world, true).flatMap(({ place, words }): FoundValue[] => {
    if (!place) return [];
    const values = held
      .filter(({ column }) => column === "location")
      .flatMap(({ phrase, values: some }) =>
        place.names.includes(phrase)
          ? some
          : // There is a Paris in Texas: a city counts where the location says nothing else.
            some.filter(
              (value) =>
                (place.cities.includes(phrase) && plainWords(value).join(" ") === phrase) ||
                (place.codes.includes(phrase.toUpperCase()) && endsWith(value, phrase.toUpperCase())),
            ),
      );
    return values.length === 0 ? [] : [{ phrase: words, column: "location", values: [...new Set(values)] }];
  });
}

/** "Dearborn, MI", also with a number or the country behind. */
const endsWith = (location: string, code: string): boolean =>
  location
    .split(",")
    .slice(1)
    .some((part) => part.trim().split(/\s+/u)[0] === code);

/** The forms of a word, and what it is in English. */
const formsIn = (word: string, language: Language): string[] => [
  ...forms(word),
  ...(language === "en" ? [] : inEnglish(word)),
];

/** What was found under another form of a word, or in English, counts for the word as it was written. */
export function heldAsWritten(
  held: readonly FoundValue[],
  looked: readonly string[],
  language: Language = "en",
): FoundValue[] {
  const out = new Map<string, FoundValue>();
  for (const found of held)
    for (const phrase of looked) {
      if (phrase !== found.phrase && (phrase.includes(" ") || !formsIn(phrase, language).includes(found.phrase)))
        continue;
      const key = `${phrase}|${found.column}`;
      const known = out.get(key);
      out.set(key, { phrase, column: found.column, values: [...new Set([...(known?.values ?? []), ...found.values])] });
    }
  return [...out.values()];
}

import { plainWords, stem } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";
import type { NamedField } from "../vocabulary/field-names.ts";

/** "Introduced by" is the column "Intro by": each word is the label's own or begins as it does. */
export function columnLike(words: readonly string[], columns: readonly OwnColumn[]): NamedField | null {
  const isLike = (word: string, own: string) => {
    const [short, long] = word.length < own.length ? [word, own] : [own, word];
    return (
      word === own ||
      (short.length > 3 && long.startsWith(short)) ||
      (stem(word).length > 4 && stem(word) === stem(own))
    );
  };
  const found = columns.filter(({ label }) => {
    const own = plainWords(label);
    return own.length > 1 && own.every((part, no) => words[no] !== undefined && isLike(words[no], part));
  });
  const [only, another] = found;
  return only && !another ? { target: { column: only }, length: plainWords(only.label).length, isSure: true } : null;
}

const PLACES =
  /(?<!\p{L})(?:cit(?:y|ies)|towns?|places?|locations?|regions?|countr(?:y|ies)|areas?|offices?|hubs?|markets?|sites?|venues?|ports?|harbou?rs?|territor(?:y|ies)|branch(?:es)?|depots?|districts?|count(?:y|ies)|states?|where|base)(?!\p{L})/iu;
/** Whether a column is for places by its name: "City", "Next port". */
export const isForPlaces = (label: string): boolean => PLACES.test(label);

const IS_IN =
  /^(?:(?:is|are|now|currently|based|living|lives|located|sits|works|working)\s+)*(?:in|out of|near|outside)\s+(?=\p{Lu})/iu;
/** "In Galway", "based in Galway": the place. */
export const withoutIn = (text: string): string => text.replace(IS_IN, "");

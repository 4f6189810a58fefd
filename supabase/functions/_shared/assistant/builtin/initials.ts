import { literal } from "./literal.ts";
import type { KnownPerson } from "../assistant-model.ts";
import { namingParts } from "../name-parts.ts";
import { isShortOf } from "../short-forms.ts";
import { plainWords } from "../words.ts";

/** "Ilse V.": the one with that first name whose surname begins so, in full. */
function withInitials(message: string, people: readonly KnownPerson[]): string {
  return message.replace(
    /(?<![\p{L}'’])(?<first>\p{L}[\p{L}\p{M}'’-]+)\s(?<initial>\p{Lu})(?:\.|(?=\s|$|[,;:]))/gu,
    (all: string, first: string, initial: string) => {
      const own = people.filter(({ name }) => namingParts(name)[0] === plainOf(first));
      const [only, another] = own.filter(({ name }) => name.split(/\s+/u).at(-1)?.startsWith(initial) === true);
      // What a note says behind its colon stays as it was typed.
      const isClear = own.length > 1 || !/[:\n]/u.test(message);
      return isClear && only && !another ? only.name : all;
    },
  );
}

/** "Bart Finch", of Bartholomew Finch: the name in full, where it is nobody else's. */
function withShortForms(message: string, people: readonly KnownPerson[]): string {
  return people.reduce((text, { name }) => {
    const [first = "", ...rest] = name.split(/\s+/u);
    const surname = rest.at(-1);
    if (surname === undefined || !text.includes(surname)) return text;
    const said = new RegExp(
      String.raw`(?<![\p{L}\p{N}'’-])\p{L}[\p{L}\p{M}]+(?=\s+${literal(surname)}(?![\p{L}\p{M}]))`,
      "giu",
    );
    return text.replace(said, (word) => {
      const isOf = (one: string) => one.toLowerCase() === word.toLowerCase() || isShortOf(plainOf(word), plainOf(one));
      const isHers = isShortOf(plainOf(word), plainOf(first));
      const [, another] = people.filter((one) => {
        const [other = "", ...behind] = one.name.split(/\s+/u);
        return isOf(other) && behind.at(-1)?.toLowerCase() === surname.toLowerCase();
      });
      return isHers && !another ? first : word;
    });
  }, message);
}
const plainOf = (word: string): string => plainWords(word).join("");

/** A message with the names in full of which it has an initial or a short form. */
export const withNamesInFull = (message: string, people: readonly KnownPerson[]): string =>
  withShortForms(withInitials(message, people), people);

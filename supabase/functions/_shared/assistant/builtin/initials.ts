import { literal } from "./literal.ts";
import type { KnownPerson } from "../assistant-model.ts";
import { isNoteLead } from "./commands/split-clauses.ts";
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

/** A message with the names in full of which it has an initial or a short form; what a note is to say stays as it was typed. */
export function withNamesInFull(message: string, people: readonly KnownPerson[]): string {
  if (NOTED_BEHIND.test(message)) return message;
  const text = (isNoteLead(message) ? NOTE_TEXT : LATER_NOTE).exec(message)?.[0];
  const head = text === undefined ? message : message.slice(0, message.length - text.length);
  return `${withShortForms(withInitials(head, people), people)}${text ?? ""}`;
}
const NOTED_BEHIND =
  /[,;.!–-]\s+(?:(?:please|so|and)\s+)*(?:note|log|save|keep|jot|write|record) (?:it|that|this)(?: down)?[\s.!]*$/iu;
const LATER_NOTE =
  /(?<=(?:[.;,]|\sand)\s+(?:(?:add|make|write) )?(?:an? )?note (?:on|for|to|about) [^:.\n]{2,40}:)\s[^]*$/iu;
const NOTE_TEXT = /(?::\s|\bthat\s)[^]*$/iu;

import type { ReadClause } from "../commands/read-clauses.ts";
import type { Person } from "../ready.ts";
import { inFullWords } from "./in-full-words.ts";

/** One statement of a story, with the person who it is about. */
export interface ToldPiece {
  person: Person;
  /** As it was written. */
  text: string;
  /** As it was written, but who it is about is "they", and anybody else is "someone". */
  said: string;
  /** In lower case and without accents and contractions; who it is about is "they", and anybody else is "someone". */
  plain: string;
  /** It follows a colon: what is listed there needs no verb. */
  isListed: boolean;
}

const BOUNDARY =
  /[,;:!?]+(?=\s|$)|\s(?=(?:s?he|they)(?:['’]s|['’]re|\s(?:is|are|has|works))\s(?:now|the new|head|been)\s)|(?<!\b\d{1,2})\.(?=\s|$)|\s[–—-]+\s|\s(?:and|but|so|because|plus|und|aber|weil|y|e|pero|porque|et|mais|car)\s/giu;

const PRONOUN_FIRST = /^\s*(?:(?:and|but|so|also|now|then|well|that)\s+)*(?:s?he)(?:['’](?:s|ll|d)|\s)/iu;

/** The statements of a clause, each with the one who it is about: who it names, else who was spoken of before. */
export function toldPieces(clause: ReadClause, about: Person | null): ToldPiece[] {
  const { text, tokens } = clause;
  const ends = [...text.matchAll(BOUNDARY)];
  let from = 0;
  let person = about;
  let isListed = false;
  const pieces: ToldPiece[] = [];
  for (const { index, 0: mark } of [...ends, { index: text.length, 0: "" }]) {
    const named = tokens.flatMap(({ from: start, to, slot }) =>
      start >= from && to <= index && slot?.is === "person" && !slot.isPronoun ? [{ start, to, slot }] : [],
    );
    const [first] = named;
    const [only, another] = first?.slot.people ?? [];
    // "She's swapped Rotary for …" goes on about her, though someone else is named too.
    const goesOn = person !== null && first !== undefined && PRONOUN_FIRST.test(text.slice(from, first.start));
    if (first && !goesOn) person = only && !another ? only : null;
    let said = "";
    let plain = "";
    let at = from;
    for (const { start, to, slot } of named) {
      const isThem = slot.people.length === 1 && slot.people[0]?.id === person?.id;
      const who = isThem ? "they" : "someone";
      plain += `${text.slice(at, start)}${who}`;
      // "The Derry Walls Trust" is no one, although someone's company has the word.
      const isCompany = slot.people.every(({ by }) => by === "company");
      said += `${text.slice(at, start)}${isCompany ? text.slice(start, to) : who}`;
      at = to;
    }
    plain += text.slice(at, index);
    said += text.slice(at, index);
    if (person && /[\p{L}\p{N}]/u.test(said))
      pieces.push({ person, text: text.slice(from, index), said, plain: inFullWords(plain), isListed });
    isListed = mark.includes(":") || (isListed && !/[.!?]/u.test(mark));
    from = index + mark.length;
  }
  return pieces;
}

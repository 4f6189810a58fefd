import { folded, type FounderLookup, linkNames, type NamedFounder } from "./name-links";

/** Where a line names someone, and who that can be: one person, or several of that first name. */
export interface Mention {
  index: number;
  text: string;
  people: NamedFounder[];
}

// First names that are more often something else: "will you", "mark it as paid", "may I", "a bill", "in June". Only with a
// capital letter and within a sentence are they someone's.
const COMMON_WORDS = new Set(
  `will mark may art bill grace hope rose frank grant chase drew sue pat rob jack dean miles april june august summer dawn eve
  joy faith iris ivy max rich sky penny olive ruby carol gene josh ray van wade jade jay chip cliff dale don earl forest gale
  glen guy hunter lance mason nick norm page pearl pierce reed rod skip stone tony trip victor woody young an so my le do in
  sam tab buddy christian jean star angel baker cook case carter chance christmas crystal destiny field ford fox gray green
  harmony heather holly honor jasmine jewel justice king lee liberty long love melody mercy nova ocean parker patience rain
  river robin sage sandy scout serenity sol story sunny tanner temple trinity wren march sunday friday monday`.split(
    /\s+/,
  ),
);
/** In front of these a month is a month: "in April", "by June". */
const OF_TIME =
  /\b(?:in|by|until|till|before|since|during|from|through|early|mid|late|next|last|this|every|each|of|end of|\d(?:st|nd|rd|th)?)\s+$/i;
const FIRST_NAME =
  /(?<![\p{L}\p{M}\p{N}@.’'-])@?[\p{L}\p{M}][\p{L}\p{M}\p{N}]*(?:[-’'][\p{L}\p{M}]{2}[\p{L}\p{M}\p{N}]*)*/gu;
const TITLES = /^(?:dr|prof|mr|mrs|ms|mx|sir)\.?\s+/i;
/** What may follow a first name with a capital letter and is no surname. */
const DAYS =
  /^(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|today|tonight|tomorrow|next|this|every|by|on|at|in|before|about|re|and|or|for|to|the|i)/i;

const firstNameOf = ({ name }: NamedFounder) => folded(name.replace(TITLES, "").split(/\s+/)[0] ?? "");
const surnameOf = ({ name }: NamedFounder) => folded(name.replace(TITLES, "").split(/\s+/).slice(1).join(" "));

/** Everybody by first name: the lookup has them by first word, which of "Anne-Marie" and "Dr. Weiss" is something else. */
function byFirstName(lookup: FounderLookup): Map<string, NamedFounder[]> {
  const names = new Map<string, NamedFounder[]>();
  for (const same of lookup.values()) {
    for (const founder of same) {
      const name = firstNameOf(founder);
      names.set(name, [...(names.get(name) ?? []), founder]);
    }
  }
  return names;
}

/** Those of one first name who the word after it does not rule out: "Ines K" and "Ines Ko" are not Ines Marrow. */
function thatFit(people: readonly NamedFounder[], after: string): NamedFounder[] {
  const next = /^\s+([\p{L}\p{M}][\p{L}\p{M}’'-]*)/u.exec(after)?.[1] ?? "";
  const word = folded(next);
  const fitting = next === "" ? [] : people.filter((person) => surnameOf(person).startsWith(word));
  if (fitting.length > 0) return fitting;
  // Another capital letter is another surname, except in a day, an abbreviation or a word that begins a phrase.
  const isSurname = /^\p{Lu}\p{Ll}/u.test(next) && !DAYS.test(next);
  return isSurname ? [] : [...people];
}

function isSomebody(line: string, index: number, word: string, isAsked: boolean): boolean {
  if (isAsked) return true;
  if (word.length < 2 || (OF_TIME.test(line.slice(0, index)) && COMMON_WORDS.has(folded(word)))) return false;
  if (!COMMON_WORDS.has(folded(word))) return true;
  return /^\p{Lu}/u.test(word) && /[\p{L}\p{N},]\s*$/u.test(line.slice(0, index));
}

/** A first name with the end of a genitive: of "Ines's", "Ines" and of "Chris'", "Chris". */
const bases = (word: string) => [word, word.replace(/[’']s$/iu, ""), word.replace(/[’']$/u, "")];

/**
 * Who a line is about: someone's whole name, or a first name (with @ in front or without). Nobody is guessed: of several
 * people of that first name all are given, and a first name inside a word or with another surname is nobody's.
 */
export function mentionOf(line: string, lookup: FounderLookup): Mention | null {
  let at = 0;
  for (const { text, founderId } of linkNames(line, lookup, null)) {
    if (founderId !== null) {
      const same = [...lookup.values()].flat().filter(({ name }) => folded(name) === folded(text));
      const isAsked = line.charAt(at - 1) === "@";
      return isAsked ? { index: at - 1, text: `@${text}`, people: same } : { index: at, text, people: same };
    }
    at += text.length;
  }
  const names = byFirstName(lookup);
  for (const { 0: found, index } of line.matchAll(FIRST_NAME)) {
    const isAsked = found.startsWith("@");
    const word = isAsked ? found.slice(1) : found;
    const name = bases(word).find((base) => names.has(folded(base)));
    if (name === undefined || !isSomebody(line, index, name, isAsked)) continue;
    const text = (isAsked ? "@" : "") + name;
    const after = line.slice(index + text.length);
    // An address of mail or of a page is not someone.
    if (/^(?:@|\.\p{L})/u.test(after)) continue;
    const people = thatFit(names.get(folded(name)) ?? [], after);
    if (people.length > 0) return { index, text, people };
  }
  return null;
}

/** What is being typed after an @ that ends at the caret; null where there is none. An @ within a word is an address. */
export function mentionAt(line: string, caret: number): { index: number; query: string } | null {
  const match = /(?:^|[\s(])@([\p{L}\p{M}\p{N}’'. -]{0,40})$/u.exec(line.slice(0, caret));
  if (!match) return null;
  const query = match[1] ?? "";
  return { index: caret - query.length - 1, query };
}

const SUGGESTED = 8;

/** The people whose names have words that begin as those of the query, those whose first name does first. */
export function suggestPeople(founders: readonly NamedFounder[], query: string): NamedFounder[] {
  const wanted = folded(query).split(/\s+/).filter(Boolean);
  const rank = ({ name }: NamedFounder) => {
    const words = folded(name).split(/[\s-]+/);
    if (!wanted.every((word) => words.some((one) => one.startsWith(word)))) return 2;
    return words[0]?.startsWith(wanted[0] ?? "") ? 0 : 1;
  };
  return founders
    .map((founder) => ({ founder, rank: rank(founder) }))
    .filter((one) => one.rank < 2)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, SUGGESTED)
    .map(({ founder }) => founder);
}

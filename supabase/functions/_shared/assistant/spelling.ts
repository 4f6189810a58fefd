import type { KnownPerson } from "./assistant-model.ts";
import { isOnlyWords } from "./everyday-names.ts";
import { canName, hasOnlyParticles } from "./name-parts.ts";
import { isMixedCase, isSmall, isSmallBehind } from "./mixed-case.ts";
import { CALENDAR, EVERYDAY, isNobody, isOfOtherName } from "./nobodys-names.ts";
import { possessive } from "./possessive.ts";
import { unhyphenated } from "./unhyphenated.ts";
import { asksSomething, maySayWhose } from "./owner-said.ts";
import { RIGHT_WORDS } from "./right-words.ts";
import { shortForm } from "./short-forms.ts";
import { plainWords } from "./words.ts";

/** A name as someone wrote it, and as it is. */
export interface Misspelling {
  written: string;
  meant: string;
  /** It is another name as well, which someone may have for short. */
  isShort?: true;
}

/** In words shorter than this one letter makes another word. */
const SHORTEST = 5;
const LONG = 8;

/** How many letters were left out, added, changed or swapped with their neighbour; 3 means more. */
export function slipsBetween(written: string, meant: string): number {
  if (Math.abs(written.length - meant.length) > 2) return 3;
  let before: number[] = [];
  let row = Array.from({ length: meant.length + 1 }, (_, index) => index);
  for (let i = 1; i <= written.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= meant.length; j += 1) {
      const isSame = written[i - 1] === meant[j - 1];
      let least = Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (written[i - 1] === meant[j - 2] && written[i - 2] === meant[j - 1])
        least = Math.min(least, (before[j - 2] ?? 3) + 1);
      next.push(least);
    }
    // No row after two such rows has less.
    if (Math.min(...row) > 2 && Math.min(...next) > 2) return 3;
    before = row;
    row = next;
  }
  return Math.min(3, row[meant.length] ?? 3);
}

/** Whether a word is a name with slips of the finger in it, and not some other word. */
function isSlip(written: string, meant: string, shortest: number): boolean {
  // "Omars email" leaves out an apostrophe and no more.
  if (
    written === meant ||
    written === `${meant}s` ||
    CALENDAR.has(written) ||
    Math.min(written.length, meant.length) < shortest ||
    written[0] !== meant[0]
  )
    return false;
  // Another number is another thing.
  if (/\d/.test(written + meant)) return false;
  return slipsBetween(written, meant) <= (meant.length < LONG ? 1 : 2);
}

/** "Oskr", "Prya": four letters with hardly a vowel are a longer name without one of its own, and no other name. */
const isWithoutVowel = (written: string, meant: string): boolean =>
  /^(?=\p{L}{4}$)[^aeiou]*[aeiou]?[^aeiou]*$/u.test(written) &&
  meant.length === SHORTEST &&
  written[0] === meant[0] &&
  written.at(-1) === meant.at(-1) &&
  Array.from(meant).some(
    (letter, at) => /[aeiou]/.test(letter) && meant.slice(0, at) + meant.slice(at + 1) === written,
  );

/** "Huog": in a name of four letters two changed places. */
const isShortSwap = (written: string, meant: string): boolean =>
  meant.length === SHORTEST - 1 && written[0] === meant[0] && !RIGHT_WORDS.has(written) && isSwapped(written, meant);

/**
 * Where a text misspells a name: the whole name before a part of it; null when it does not. What is someone else's name as it is
 * spelled is no slip.
 */
export function misspelling(text: string, name: string, others: ReadonlySet<string> = new Set()): Misspelling | null {
  const joined = unhyphenated(text, name, others, misspelling);
  if (joined) return joined;
  const words = Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ 0: word, index }) => ({
    plain: plainWords(word).join(""),
    from: index,
    to: index + word.length,
  }));
  const parts = plainWords(name);
  const isMeant = (written: string, meant: string, shortest: number) =>
    !others.has(written) && isSlip(written, meant, shortest);
  // "Whats becca thwates date": whose it is, without the apostrophe.
  const isWritten: typeof isMeant = (written, meant, shortest) =>
    isMeant(written, meant, shortest) ||
    (written.endsWith("s") && asksSomething(text) && isMeant(written.slice(0, -1), meant, shortest));
  for (let length = parts.length; length > 1; length -= 1)
    for (let first = 0; first + length <= parts.length; first += 1) {
      const run = spelledRun(words, parts.slice(first, first + length), isWritten);
      // "The Aurel panel" is no Aurel Patel: within a part of a name a word in small letters is a word.
      const isMixed = run && length < parts.length && isMixedCase(text.slice(run.from, run.to));
      // "Oksana with silk" is no Oksana Wirth.
      const isWithSmall = run && isSmallBehind(text.slice(run.from, run.to), parts);
      if (run && !isMixed && !isWithSmall)
        return { written: text.slice(run.from, run.to), meant: asNamed(name, parts, first, length) };
    }
  for (const { plain, from, to } of words) {
    const written = text.slice(from, to);
    const isSmallLetters = /^\p{Ll}/u.test(written);
    if (isNobody(plain, written, text.slice(0, from), text)) continue;
    const part = parts.findIndex(
      (one) =>
        canName(one, parts) &&
        (isMeant(plain, one, SHORTEST) ||
          (!isSmallLetters && !others.has(plain) && (isWithoutVowel(plain, one) || isShortSwap(plain, one)))),
    );
    if (part > 0 && isOfOtherName(text.slice(0, from))) continue;
    if (part >= 0) return { written: text.slice(from, to), meant: asNamed(name, parts, part, 1) };
    const owner = parts.findIndex((one) => canName(one, parts) && isOwnerSlip(plain, one, text, others));
    if (owner >= 0) return { written: text.slice(from, to), meant: `${asNamed(name, parts, owner, 1)}'s` };
  }
  return null;
}

interface Word {
  plain: string;
  from: number;
  to: number;
}

/** Finds consecutive parts of a name, with misspellings in some of them. */
function spelledRun(
  words: readonly Word[],
  parts: readonly string[],
  isMeant: (written: string, meant: string, shortest: number) => boolean,
): { from: number; to: number } | null {
  for (let start = 0; start + parts.length <= words.length; start += 1) {
    const run = words.slice(start, start + parts.length);
    const exact = run.filter(({ plain }, index) => plain === parts[index]).length;
    const areSwapped = run.every(({ plain }, no) => plain === parts[no] || isSwapped(plain, parts[no] ?? ""));
    // "Ils Vandewale": beside each other two slips say who, where the name is long enough.
    const areBeside =
      parts.length > 1 && parts.join("").length > LONG && run.every(({ plain }) => plain.length > 2 && !isSmall(plain));
    // "Lan and" is no Lan Anh: in short words two letters changed places.
    const isFit = ({ plain }: Word, no: number) => {
      const part = parts[no] ?? "";
      const shortest = exact > 0 || areSwapped || areBeside ? 3 : SHORTEST;
      const isShort = part.length < SHORTEST && !isSwapped(plain, part) && isSmall(plain);
      return plain === part || (isMeant(plain, part, shortest) && !isShort);
    };
    // "Preeya Raghunathan": two letters of a name, where a long part or one that is right says who.
    const isSure = ({ plain }: Word, no: number) =>
      plain === parts[no] || (isFit({ plain, from: 0, to: 0 }, no) && plain.length >= LONG);
    const isNearly = ({ plain }: Word, no: number) => {
      const part = parts[no] ?? "";
      const areLong = plain.length >= SHORTEST && part.length >= SHORTEST;
      return areLong && consonants(plain) === consonants(part) && slipsBetween(plain, part) === 2;
    };
    const isLoosely = run.some(isSure) && run.every((word, no) => isFit(word, no) || isNearly(word, no));
    const [first] = run;
    const last = run.at(-1);
    if (first && last && exact < parts.length && (run.every(isFit) || isLoosely))
      return { from: first.from, to: last.to };
  }
  return null;
}

/** What stays of a word that is written as it sounds: "Preeya" has those of "Priya". */
const consonants = (word: string): string => word.replace(/(?<=.)[aeiou]/gu, "").replace(/(.)\1/gu, "$1");

const isSwapped = (written: string, meant: string): boolean =>
  written !== meant &&
  slipsBetween(written, meant) === 1 &&
  [...written].sort().join("") === [...meant].sort().join("");

/** "Whats pryas company": whose it is, with a slip in the name and without the apostrophe. */
function isOwnerSlip(written: string, meant: string, text: string, others: ReadonlySet<string>): boolean {
  const owner = written.slice(0, -1);
  const isAsked = written.endsWith("s") && maySayWhose(text, written);
  if (!isAsked || others.has(owner) || EVERYDAY.has(owner) || EVERYDAY.has(written)) return false;
  const isLost = owner.length < SHORTEST && owner.length < meant.length;
  return isSlip(owner, meant, isLost ? SHORTEST - 1 : SHORTEST) && meant.length >= SHORTEST;
}

/** Some parts of a name as they are written. */
function asNamed(name: string, parts: readonly string[], first: number, length: number): string {
  if (length === parts.length) return name;
  const written = (name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).filter((one) => plainWords(one).length > 0);
  const own = parts.slice(first, first + length);
  const as = written.length === parts.length ? written.slice(first, first + length) : own;
  return as.join(" ");
}

/**
 * Those of the people found who the text really names; of a name that is written nearly so it is said how. `others` are words that are names
 * of someone else.
 */
export function peopleMeant<Person extends KnownPerson>(
  found: readonly Person[],
  text: string,
  others: ReadonlySet<string> = new Set(),
): Person[] {
  const named = found.filter(({ by }) => by !== "near").flatMap(({ name }) => plainWords(name));
  const spelled = new Set([...others, ...named]);
  const meant = found.flatMap((person): Person[] => {
    if (/^(?:name|part)$/.test(person.by) && isOnlyWords(text, person.name)) return [];
    if (person.by === "name" || person.by === "company") return [person];
    const owned = possessive(text, person.name, spelled);
    if (owned !== null) return [{ ...person, by: "part", misspelt: owned }];
    const misspelt =
      misspelling(text, person.name, spelled) ?? (person.by === "near" ? shortForm(text, person.name, spelled) : null);
    if (misspelt === null) return person.by === "part" && !hasOnlyParticles(text, person.name) ? [person] : [];
    // Someone's first name may be right, and "Jane Miller" still not Jane Doe: only the whole name counts then.
    if (person.by === "part" && misspelt.meant !== person.name && !misspelt.meant.includes(" ")) return [person];
    return [{ ...person, by: "near", misspelt }];
  });
  return undecided(meant);
}

/** The people whose names a misspelt word may be: nothing tells them apart. */
function undecided<Person extends KnownPerson>(people: readonly Person[]): Person[] {
  return people.map((person) => {
    const { by, misspelt } = person;
    const rivals = people.filter((one) => one.by === "near" && one.misspelt?.written === misspelt?.written);
    const isSure = by !== "near" || !misspelt || rivals.every((one) => one.misspelt?.meant === misspelt.meant);
    return isSure ? person : { ...person, misspelt: { written: misspelt.written, meant: misspelt.written } };
  });
}

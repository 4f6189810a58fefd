/** A piece of a title; with an id, it is the name of that founder. */
export interface TitlePiece {
  text: string;
  founderId: string | null;
}

export interface NamedFounder {
  id: string;
  name: string;
}

/** Founders by the first word of their name, without accents and case. */
export type FounderLookup = ReadonlyMap<string, NamedFounder[]>;

const LETTER = /[\p{L}\p{M}\p{N}]/u;
const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

/** A text without accents and case. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

const firstWord = (text: string) => folded(/^[\p{L}\p{M}\p{N}]+/u.exec(text)?.[0] ?? "");

/** Names by their first word, longest first, so that a title is looked through once, however many founders there are. */
export function lookupOf(founders: readonly NamedFounder[]): FounderLookup {
  const lookup = new Map<string, NamedFounder[]>();
  for (const founder of founders) {
    const word = firstWord(founder.name);
    if (word === "") continue;
    const same = lookup.get(word);
    if (same) same.push(founder);
    else lookup.set(word, [founder]);
  }
  for (const same of lookup.values()) same.sort((a, b) => b.name.length - a.name.length);
  return lookup;
}

/** How long the name is that this text begins with, accents and case aside; 0 when it begins with something else. */
function lengthOfName(text: string, name: string): number {
  const wanted = folded(name);
  // An accent can be a character of its own, so the same name may be longer in one text than in the other.
  for (let end = Math.min(text.length, name.length * 2); end > 0; end -= 1) {
    if (end < text.length && LETTER.test(text.charAt(end))) continue;
    const found = folded(text.slice(0, end));
    if (found === wanted) return end;
    if (found.length < wanted.length) return 0;
  }
  return 0;
}

/** A title in pieces, founders' whole names apart. Of two founders of one name, the task's own is meant. */
export function linkNames(title: string, lookup: FounderLookup, ownFounderId: string | null): TitlePiece[] {
  const pieces: TitlePiece[] = [];
  let plain = 0;
  const words = new RegExp(WORDS);
  for (let match = words.exec(title); match; match = words.exec(title)) {
    const rest = title.slice(match.index);
    const found = (lookup.get(folded(match[0])) ?? []).flatMap((founder) => {
      const length = lengthOfName(rest, founder.name);
      return length > 0 ? [{ ...founder, length }] : [];
    });
    const founder = found.find(({ id, length }) => id === ownFounderId && length === found[0]?.length) ?? found[0];
    if (!founder) continue;
    if (match.index > plain) pieces.push({ text: title.slice(plain, match.index), founderId: null });
    plain = match.index + founder.length;
    pieces.push({ text: title.slice(match.index, plain), founderId: founder.id });
    words.lastIndex = plain;
  }
  if (plain < title.length) pieces.push({ text: title.slice(plain), founderId: null });
  return pieces;
}

/** A piece of a title; with an id, it is the name of that founder. */
export interface TitlePiece {
  text: string;
  founderId: string | null;
}

export type FounderLookup = ReadonlyMap<string, { id: string; name: string }[]>;

const WORD = /[\p{L}\p{N}]/u;
const firstWord = (text: string) => /^[\p{L}\p{N}]+/u.exec(text)?.[0].toLowerCase() ?? "";

/** Names by their first word, longest first, so that a title is looked through once, however many founders there are. */
export function lookupOf(founders: readonly { id: string; name: string }[]): FounderLookup {
  const lookup = new Map<string, { id: string; name: string }[]>();
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

/** A title in pieces, founders' whole names apart. Of two founders of one name, the task's own is meant. */
export function linkNames(title: string, lookup: FounderLookup, ownFounderId: string | null): TitlePiece[] {
  const pieces: TitlePiece[] = [];
  let plain = 0;
  const words = /[\p{L}\p{N}]+/gu;
  for (let match = words.exec(title); match; match = words.exec(title)) {
    const rest = title.slice(match.index);
    const found = (lookup.get(match[0].toLowerCase()) ?? []).filter(({ name }) => startsWithName(rest, name));
    const founder =
      found.find(({ id, name }) => id === ownFounderId && name.length === found[0]?.name.length) ?? found[0];
    if (!founder) continue;
    if (match.index > plain) pieces.push({ text: title.slice(plain, match.index), founderId: null });
    plain = match.index + founder.name.length;
    pieces.push({ text: title.slice(match.index, plain), founderId: founder.id });
    words.lastIndex = plain;
  }
  if (plain < title.length) pieces.push({ text: title.slice(plain), founderId: null });
  return pieces;
}

function startsWithName(text: string, name: string): boolean {
  const next = text.charAt(name.length);
  return text.slice(0, name.length).toLowerCase() === name.toLowerCase() && !WORD.test(next);
}

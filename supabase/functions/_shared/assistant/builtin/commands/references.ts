import type { KnownPerson, StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import type { Token } from "./tokens.ts";

/** Those who the last answers listed, for "the second one" and "them". */
export interface ListedPeople {
  people: readonly KnownPerson[];
  /** Those of them who were spoken of since, by their ids. */
  spoken?: readonly string[];
  /** The last answer was about all of them, so that "them" means them. */
  isFresh: boolean;
}

const PLACES = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
const NOUN = /^(?:one|person|guy|woman|man|lady|contact|name|founder|lead)$/;
const DETERMINED = /^(?:this|that)$/;
/** What may follow "the second" where no noun does. */
const AFTER_PLACE = /^(?:'s|too|as|also|is|are|to|gets?|has|as|should|on|goes|becomes)$/;
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8 };
const GROUP = /^(?:them|they|those|these|their)$/;

export function listedPeople({ state, people, history }: StepRequest): ListedPeople {
  const { list = [], spoken = [] } = state?.thread ?? {};
  const now = (state?.list ?? []).filter(({ kind }) => kind === "person");
  const several = list.filter(({ kind }) => kind === "person");
  // Who was listed stays so while one after another is changed.
  const listed = now.length > 1 || list.length < 2 ? now : several;
  const known = listed.map(
    ({ id, name }) =>
      people.find((person) => person.id === id) ?? {
        ...{ id, name, company: null, stage: null, status: null, by: "name" as const },
      },
  );
  const said = history.findLast(({ role }) => role === "assistant")?.content ?? "";
  return {
    people: known,
    spoken,
    isFresh: known.length > 1 && known.every(({ name, id }) => said.includes(id) || said.includes(name)),
  };
}

const person = (from: Token, to: Token, people: readonly KnownPerson[], isGroup: boolean): Token => ({
  ...{ code: "P", from: from.from, to: to.to },
  slot: { is: "person", people: [...people], isPronoun: true, ...(isGroup && people.length > 1 && { isGroup: true }) },
});

/** "Tomasz from Plumblark": of two who are called so, the one at that company. */
export function withTheirCompany(tokens: readonly Token[], text: string): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) continue;
    const link = tokens[at + 1];
    const start = tokens[at + 2];
    const people = token.slot?.is === "person" && !token.slot.isPronoun ? token.slot.people : [];
    const words = plainWords(text.slice(start?.from ?? text.length));
    const isOf = ({ company }: KnownPerson) => {
      const own = plainWords(company ?? "");
      return own.length > 0 && own.every((word, no) => word === words[no]);
    };
    const [meant, other] = link && /^(?:from|at|of|with|\()$/.test(link.code) ? people.filter(isOf) : [];
    if (people.length < 2 || !meant || other || token.slot?.is !== "person") {
      found.push(token);
      continue;
    }
    const end = endOf(text, start?.from ?? 0, plainWords(meant.company ?? "").length);
    const last = tokens.findLastIndex(({ from }) => from < end);
    const closed = link?.code === "(" && tokens[last + 1]?.code === ")" ? last + 1 : last;
    found.push({
      ...token,
      to: Math.max(token.to, tokens[closed]?.to ?? end),
      slot: { ...token.slot, people: [meant] },
    });
    at = closed;
  }
  return found;
}

/** Where so many words from a place on end. */
function endOf(text: string, from: number, count: number): number {
  const words = Array.from(text.slice(from).matchAll(/[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)?/gu)).slice(0, count);
  const last = words.at(-1);
  return from + (last ? last.index + last[0].length : 0);
}

interface Before extends ListedPeople {
  /** The tokens before, with the people that they name. */
  found: readonly Token[];
  last: readonly KnownPerson[];
  /** The clause names someone. */
  hasOwn: boolean;
}

/** "The other one", "the others", "all three", "the first two": some of those who were listed, and how many more tokens say so. */
function severalAt(
  at: number,
  tokens: readonly Token[],
  { people, spoken = [], isFresh, found, last, hasOwn }: Before,
): { token: Token; more: number } | null {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (!token) return null;
  if (token.code === "other") return otherAt(token, next, othersOf(people, found, last, spoken), last);
  if (hasOwn) return null;
  const others = othersOf(people, found, last, spoken);
  if (/^(?:others|rest)$/.test(token.code) && others.length > 0)
    return { token: person(token, token, others, true), more: 0 };
  const count = COUNTS[next?.code ?? ""] ?? 0;
  if (!next || count < 2) return null;
  if (isFresh && /^(?:all|these|those)$/.test(token.code) && count === people.length) {
    const isOf = tokens[at + 2]?.code === "of" && GROUP.test(tokens[at + 3]?.code ?? "");
    return { token: person(token, (isOf ? tokens[at + 3] : next) ?? next, people, true), more: isOf ? 3 : 1 };
  }
  if (!/^(?:first|last|top)$/.test(token.code) || people.length <= count) return null;
  const some = token.code === "last" ? people.slice(-count) : people.slice(0, count);
  return { token: person(token, next, some, true), more: 1 };
}

/** Those of a list who the clause, or else the message before, has not named; none where nobody of it was. */
function othersOf(
  people: readonly KnownPerson[],
  found: readonly Token[],
  last: readonly KnownPerson[],
  before: readonly string[],
): readonly KnownPerson[] {
  const named = found.flatMap(({ slot }) => (slot?.is === "person" && slot.isPronoun ? slot.people : []));
  const isListed = ({ id }: KnownPerson) => people.some((one) => one.id === id);
  const ids = new Set([...(named.length > 0 ? named : last).filter(isListed).map(({ id }) => id), ...before]);
  const others = people.filter(({ id }) => !ids.has(id));
  return ids.size > 0 && others.length < people.length ? others : [];
}

/** "The other one", "the other" and "the other Tomasz". */
function otherAt(
  token: Token,
  next: Token | undefined,
  others: readonly KnownPerson[],
  last: readonly KnownPerson[],
): { token: Token; more: number } | null {
  if (next?.slot?.is === "person" && next.slot.people.length > 1) {
    const meant = next.slot.people.filter(({ id }) => !last.some((one) => one.id === id));
    const people = meant.length > 0 ? meant : next.slot.people;
    return { token: { ...next, from: token.from, slot: { ...next.slot, people } }, more: 1 };
  }
  if (others.length !== 1) return null;
  if (next && NOUN.test(next.code)) return { token: person(token, next, others, false), more: 1 };
  return !next || AFTER_PLACE.test(next.code) ? { token: person(token, token, others, false), more: 0 } : null;
}

/** Tokens in which "the last one", "that one" and "all of them" are the people of the last answer. */
export function withReferences(
  tokens: readonly Token[],
  { people, spoken = [], isFresh }: ListedPeople,
  last: readonly KnownPerson[],
): Token[] {
  const found: Token[] = [];
  const exception = tokens.findIndex(({ code }) => EXCEPT.test(code));
  const own = exception < 0 ? tokens : tokens.slice(0, exception);
  const hasOwn = own.some(({ slot }) => slot?.is === "person");
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const next = tokens[at + 1];
    if (!token) continue;
    const several = severalAt(at, tokens, { people, spoken, isFresh, found, last, hasOwn });
    if (several) {
      found.push(several.token);
      at += several.more;
      continue;
    }
    const place = PLACES.indexOf(token.code);
    const listed = place >= 0 ? people[place] : token.code === "last" ? people.at(-1) : undefined;
    // "And the second's to 60" is of the list that was gone through.
    const isPlaced =
      isFresh ||
      (people.length > 1 && found.every(({ code }) => /^(?:and|then|now|also|,|of|for|set|make|put|move)$/.test(code)));
    if (listed && next && (next.code === ":" || (isPlaced && AFTER_PLACE.test(next.code))))
      found.push(person(token, token, [listed], false));
    else if (listed && next && NOUN.test(next.code)) {
      found.push(person(token, next, [listed], false));
      at += 1;
    } else if (
      DETERMINED.test(token.code) &&
      next &&
      NOUN.test(next.code) &&
      (last.length === 1 || people.length === 1)
    ) {
      found.push(person(token, next, last.length === 1 ? last : people, false));
      at += 1;
    } else if (
      isFresh &&
      !hasOwn &&
      /^(?:all|both)$/.test(token.code) &&
      next?.code === "of" &&
      GROUP.test(tokens[at + 2]?.code ?? "")
    ) {
      found.push(person(token, tokens[at + 2] ?? next, people, true));
      at += 2;
    } else if (isFresh && !hasOwn && token.slot === null && GROUP.test(token.code)) {
      const end =
        next && /^(?:people|persons|two|three|contacts|founders|ones|leads|all|both)$/.test(next.code) ? next : token;
      found.push(person(token, end, people, true));
      at += end === token ? 0 : 1;
    } else if (isFresh && !hasOwn && token.code === "both" && people.length === 2)
      found.push(person(token, token, people, true));
    else found.push(token);
  }
  return withoutSome(found);
}

const EXCEPT = /^(?:except|excluding|minus|without)$/;
/** "Set them to Active except Jo": those of a group who are not named behind it. */
function withoutSome(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex(({ code }) => EXCEPT.test(code));
  const behind = tokens.slice(at + 1);
  const named = behind.flatMap(({ slot }) => (slot?.is === "person" ? slot.people : []));
  const isAll = behind.every(({ code }) => /^(?:P|for|and|,)$/.test(code));
  const group = at < 0 ? undefined : tokens.slice(0, at).find(({ slot }) => slot?.is === "person" && slot.isGroup);
  if (group?.slot?.is !== "person" || named.length === 0 || !isAll) return [...tokens];
  const ids = new Set(named.map(({ id }) => id));
  const slot = { ...group.slot, people: group.slot.people.filter(({ id }) => !ids.has(id)) };
  return tokens.slice(0, at).map((token) => (token === group ? { ...token, slot } : token));
}

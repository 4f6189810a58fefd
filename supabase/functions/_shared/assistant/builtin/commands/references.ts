import type { KnownPerson, StepRequest } from "../../assistant-model.ts";
import type { Token } from "./tokens.ts";

/** Those whom the last answers listed, for "the second one" and "them". */
export interface ListedPeople {
  people: readonly KnownPerson[];
  /** The last answer was about all of them, so that "them" means them. */
  isFresh: boolean;
}

const PLACES = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"];
const NOUN = /^(?:one|person|guy|woman|man|lady|contact|name|founder|lead)$/;
const DETERMINED = /^(?:this|that)$/;
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 };
const GROUP = /^(?:them|they|those|these|their)$/;

export function listedPeople({ state, people, history }: StepRequest): ListedPeople {
  const listed = (state?.list ?? []).filter(({ kind }) => kind === "person");
  const known = listed.map(
    ({ id, name }) =>
      people.find((person) => person.id === id) ?? {
        ...{ id, name, company: null, stage: null, status: null, by: "name" as const },
      },
  );
  const said = history.findLast(({ role }) => role === "assistant")?.content ?? "";
  return {
    people: known,
    isFresh: known.length > 1 && known.every(({ name, id }) => said.includes(id) || said.includes(name)),
  };
}

const person = (from: Token, to: Token, people: readonly KnownPerson[], isGroup: boolean): Token => ({
  ...{ code: "P", from: from.from, to: to.to },
  slot: { is: "person", people: [...people], isPronoun: true, ...(isGroup && people.length > 1 && { isGroup: true }) },
});

/** Tokens in which "the last one", "that one" and "all of them" are the people of the last answer. */
export function withReferences(
  tokens: readonly Token[],
  { people, isFresh }: ListedPeople,
  last: readonly KnownPerson[],
): Token[] {
  const found: Token[] = [];
  const hasOwn = tokens.some(({ slot }) => slot?.is === "person");
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    const next = tokens[at + 1];
    if (!token) continue;
    const others = people.filter(({ id }) => !last.some((one) => one.id === id));
    const isOneKnown = last.length === 1 && others.length === people.length - 1;
    if (token.code === "other" && next?.slot?.is === "person" && next.slot.people.length > 1) {
      // "The other Tomasz": not the one who was spoken of.
      const meant = next.slot.people.filter(({ id }) => !last.some((one) => one.id === id));
      found.push({
        ...next,
        from: token.from,
        slot: { ...next.slot, people: meant.length > 0 ? meant : next.slot.people },
      });
      at += 1;
      continue;
    }
    if (token.code === "other" && next && NOUN.test(next.code) && isOneKnown && others.length === 1) {
      found.push(person(token, next, others, false));
      at += 1;
      continue;
    }
    if (/^(?:others|rest)$/.test(token.code) && isOneKnown && others.length > 0 && !hasOwn) {
      found.push(person(token, token, others, true));
      continue;
    }
    const count = COUNTS[next?.code ?? ""] ?? 0;
    if (/^(?:first|last|top)$/.test(token.code) && next && count > 1 && people.length > count && !hasOwn) {
      found.push(person(token, next, token.code === "last" ? people.slice(-count) : people.slice(0, count), true));
      at += 1;
      continue;
    }
    const place = PLACES.indexOf(token.code);
    const listed = place >= 0 ? people[place] : token.code === "last" ? people.at(-1) : undefined;
    if (
      listed &&
      next &&
      (next.code === ":" || (isFresh && /^(?:is|are|to|gets?|has|as|should|on|goes|becomes)$/.test(next.code)))
    )
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
  return found;
}

import type { KnownPerson, StepRequest } from "../assistant-model.ts";
import { canName } from "../name-parts.ts";
import { respelled } from "./respelled.ts";
import { plainWords } from "../words.ts";
import { asKnown } from "./by-name.ts";
import { type DescribedPeople, placed } from "./described-people.ts";
import { FILLER } from "./chosen-of.ts";
import type { ConversationState, Listed } from "./reading.ts";
import type { Call, Person } from "./script.ts";
import { isAkin } from "./vocabulary/akin.ts";

const WORD = String.raw`[\p{L}\p{N}][\p{L}\p{M}\p{N}.&'’-]*`;
/** "Berg & Sons" goes on behind its "&". */
const WORDS = String.raw`${WORD}(?:\s+(?:&\s+)?${WORD})`;
/** How far a word beside a name is looked for. */
const WORD_AT_MOST = 80;
const NOUN = "(?:one|guy|man|lady|woman|girl|dude|chap|fellow|person|contact)";
const LINK = "(?:from|at|of|in|over at|over in|with|working for|working at|working in|based in|living in)";
const IS = String.raw`(?:(?:(?:who|that)\s+)?(?:is|works|lives|sits)\s+|(?:who|that)['’]s\s+|['’]s\s+)`;
/** Words after a name that say which of several people with that name: "… the one from Halden", "… (Halden)", "…, the Halden guy". */
const BEHIND = new RegExp(
  String.raw`^(?:,?\s+(?:(?:the|that|our|my)\s+${NOUN}\s+)?(?:(?:who|that)\s+(?:is|works|lives)\s+)?${LINK}\s+(?:the\s+)?(?<of>${WORDS}{0,3})|\s+\((?:${LINK}\s+)?(?<within>[^()]{2,60})\)|,?\s+(?:the|that|our|my)\s+(?<before>${WORDS}{0,2}?)\s+${NOUN}(?![\p{L}\p{N}]))`,
  "iu",
);
/** Such words before the name: "the Halden Marcus". */
const BEFORE = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:the|our)\s+(?<of>${WORDS}{0,2})\s+$`, "iu");
/** "Which Marcus is the one in Oslo?" */
const WHICH = new RegExp(
  String.raw`^\s*(?:(?:so|and|ok|okay|hey|hi|please|tell me|remind me|do you know)[\s,]+)*(?:which|what|who)(?:['’]s| is)?\s+(?:of (?:the|my|our)\s+)?(?:the\s+)?(?<name>${WORD})\s+${IS}(?:the\s+)?(?:${NOUN}\s+)?(?:${LINK}\s+)(?:the\s+)?(?<of>${WORDS}{0,3})[\s?.!]*$`,
  "iu",
);
const COUNTS: Readonly<Record<string, number>> = { both: 2, two: 2, three: 3, four: 4, five: 5 };
const ALL =
  /(?<![\p{L}\p{N}])(?:(?<both>both)(?: of)?(?: the| my| our)?|(?:all |all of )?(?:the|my|our|these|those|all) (?<count>two|three|four|five))\s+$/iu;

const MOST = 6;

/** Finds people with the same name, if the words around it say which: "Marcus from Oslo", "both Elenas". */
export function namesakesIn({ message: written, people, state }: StepRequest, call: Call): DescribedPeople[] {
  const message = respelled(written, people);
  const own = people.filter(({ by }) => by === "name" || by === "part");
  const found: DescribedPeople[] = mistakable(people);
  for (const { 0: raw, index } of message.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const to = index + raw.length;
    const isBeginning = raw.length < 3 && /^['’]\p{L}/u.test(message.slice(to));
    const namesakes = isBeginning ? [] : calledSo(raw, index, message, own);
    if (namesakes.length < 2) continue;
    // The "O'" of "both O'Haras".
    const from = index - (/(?<![\p{L}\p{M}])\p{L}{1,2}['’]$/u.exec(message.slice(0, index))?.[0].length ?? 0);
    const before = message.slice(0, from);
    const all = ALL.exec(before);
    if (
      all &&
      (COUNTS[(all.groups?.["both"] ?? all.groups?.["count"] ?? "").toLowerCase()] ?? 0) === namesakes.length
    ) {
      const plural = /^['’]?s\b/u.exec(message.slice(to))?.[0] ?? "";
      found.push({
        said: message.slice(from - all[0].length, to) + plural,
        people: asNamed(namesakes),
        isGroup: true,
      });
      continue;
    }
    const told = toldBehind(message, index, to) ?? toldBefore(message, index, to);
    const words = plainWords(told?.of ?? "");
    if (!told || words.length === 0) {
      const there = toldElsewhere(message, index, namesakes, call);
      if (there) found.push({ said: raw, people: asNamed([there]) });
      continue;
    }
    const those = thoseIn(words, namesakes, call);
    if (!those || (those.words < words.length && told.isWhole)) continue;
    const said = told.said.slice(0, told.isWhole ? undefined : told.said.length - dropped(told.of, those.words));
    found.push({ said: said.replace(/['’]s$/u, ""), people: those.people });
  }
  return found.length > 0 || !state ? found : answered(message, state, call);
}

/** A name that is nearly that of two people: it is asked which of them is meant. */
function mistakable(people: readonly KnownPerson[]): DescribedPeople[] {
  const near = people.filter(({ misspelt }) => misspelt && misspelt.written === misspelt.meant);
  return [...new Set(near.map(({ misspelt }) => misspelt?.written ?? ""))].map((said) => ({
    ...{ said, people: near.filter(({ misspelt }) => misspelt?.written === said) },
  }));
}

/** Those who are called so, by the word at a place that is no part of a longer name. */
function calledSo(raw: string, at: number, message: string, people: readonly KnownPerson[]): KnownPerson[] {
  const said = plainWords(raw).join("");
  const named = (word: string) =>
    people.filter(({ name }) => {
      const parts = plainWords(name);
      return parts.includes(word) && canName(word, parts, raw);
    });
  const same = named(said);
  const fits = same.length === 0 && said.length > 3 && said.endsWith("s") ? named(said.slice(0, -1)) : same;
  const around = plainWords(
    `${message.slice(Math.max(0, at - WORD_AT_MOST), at).match(/\S+\s+$/u)?.[0] ?? ""} ${/^\s+\S+/u.exec(message.slice(at + raw.length))?.[0] ?? ""}`,
  );
  const isLonger = fits.some(({ name }) => plainWords(name).some((part) => part !== said && around.includes(part)));
  return isLonger ? [] : fits;
}

interface Told {
  /** The name with what says which. */
  said: string;
  of: string;
  /** All the words say which; else the last of them may go on with the sentence. */
  isWhole: boolean;
}

function toldBehind(message: string, from: number, to: number): Told | null {
  const match = BEHIND.exec(message.slice(to));
  if (!match) return null;
  const { of, within, before } = match.groups ?? {};
  const said = message.slice(from, to + match[0].length);
  return { said, of: of ?? within ?? before ?? "", isWhole: of === undefined };
}

function toldBefore(message: string, from: number, to: number): Told | null {
  const match = BEFORE.exec(message.slice(0, from));
  return match && { said: message.slice(match.index, to), of: match.groups?.["of"] ?? "", isWhole: true };
}

/** "Visited Novak & Sons today. Hana …": the one whose company is named elsewhere, or whose place is named before. */
function toldElsewhere(message: string, at: number, namesakes: readonly KnownPerson[], call: Call): KnownPerson | null {
  if (/^\W*(?:minutes|notes|protocol|protokoll|meeting notes|acta|compte rendu)\b/iu.test(message)) return null;
  const all = ` ${plainWords(message).join(" ")} `;
  const isAt = ({ company }: KnownPerson) => {
    const words = plainWords(company ?? "").join(" ");
    return words.length > 3 && all.includes(` ${words} `);
  };
  const atFirm = namesakes.filter(isAt);
  const [one, more] = atFirm;
  if (one) return more ? null : one;
  const before = [
    ...message
      .slice(0, at)
      .matchAll(
        /(?:^|\s)(?:in|at|to|from|visited|over in)\s+(?<of>\p{Lu}[\p{L}\p{M}’'-]+(?:\s\p{Lu}[\p{L}\p{M}’'-]+)?)/giu,
      ),
  ];
  const words = plainWords(before.at(-1)?.groups?.["of"] ?? "");
  const those = words.length === 0 ? null : thoseIn(words, namesakes, call);
  const [only, another] = those?.people ?? [];
  return only && !another ? only : null;
}

/** How many letters the words of a text have behind the first ones. */
function dropped(text: string, kept: number): number {
  const words = Array.from(text.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’]s\b)?/gu));
  const last = words[kept - 1];
  return last ? text.length - last.index - last[0].length : 0;
}

/** Those of some people who are at a company or in a place, with how many of the words say it; null where that tells them not apart. */
function thoseIn(
  words: readonly string[],
  people: readonly KnownPerson[],
  call: Call,
): { people: KnownPerson[]; words: number } | null {
  const where = placed(words, call);
  if (!where) return null;
  const ids = people.map(({ id }) => id);
  const { founders = [] } = call("query_people", {
    ...{ anyOf: where.conditions, ids, search: null, sort: null, limit: MOST, figuresOf: null },
  });
  const those = people.filter(({ id }) => founders.some((one) => one.id === id));
  if (those.length === 0 || those.length === people.length) return null;
  return { people: asNamed(those), words: where.words };
}

const asNamed = (people: readonly KnownPerson[]): KnownPerson[] => people.map((one) => ({ ...one, by: "name" }));

/** "Cardiff", where it was asked which one is meant: the one who is there. */
function answered(message: string, { question }: ConversationState, call: Call): DescribedPeople[] {
  const said = message.trim().replace(/[.!]+$/u, "");
  const words = plainWords(said);
  if (question?.asks !== "person" || question.choices.length < 2 || words.length === 0 || words.length > 4) return [];
  const ids = question.choices.map(({ id }) => id);
  const where = placed(words, call);
  if (!where || where.words < words.length) return told(question.choices, said, words, call);
  const { founders = [] } = call("query_people", {
    ...{ anyOf: where.conditions, ids, search: null, sort: null, limit: MOST, figuresOf: null },
  });
  const [only, another] = founders.filter(({ id }) => ids.includes(id));
  return only && !another ? [{ said, people: [asKnown(only)] }] : [];
}

/** "The flowers one": the only one with that word in a value, a note or a task. */
function told(choices: readonly Listed[], said: string, words: readonly string[], call: Call): DescribedPeople[] {
  const telling = words.filter((word) => word.length > 2 && !FILLER.has(word));
  const people = choices.filter(({ kind }) => kind === "person").slice(0, MOST);
  if (telling.length === 0 || /[?？]/u.test(said)) return [];
  const fits = people.flatMap(({ id }) => {
    const found = call("get_founder", { founderId: id });
    const all = plainWords(JSON.stringify([found, found.customFieldValues, found.notes]));
    const known = found as Partial<Person>;
    const isTold = telling.every((word) => all.some((own) => own === word || (word.length > 3 && isAkin(own, word))));
    return isTold && known.name !== undefined
      ? [{ ...known, id, name: known.name, company: known.company ?? null }]
      : [];
  });
  const [only, another] = fits;
  return only && !another ? [{ said, people: [asKnown(only)] }] : [];
}

/** "Which Marcus is the one in Oslo?" as a question about him; the message itself where it asks nothing like it. */
export function whichIsMeant(request: StepRequest, call: Call): StepRequest {
  const message = respelled(request.message, request.people);
  const { name, of } = WHICH.exec(message)?.groups ?? {};
  if (name === undefined || of === undefined) return request;
  const own = request.people.filter(({ by }) => by === "name" || by === "part");
  const namesakes = calledSo(name, message.indexOf(name), message, own);
  const words = plainWords(of);
  const those = namesakes.length > 1 ? thoseIn(words, namesakes, call) : null;
  const [only, another] = those?.people ?? [];
  if (!those || !only || another || those.words < words.length) return request;
  return { ...request, message: `Who is ${only.name}?`, people: [only] };
}

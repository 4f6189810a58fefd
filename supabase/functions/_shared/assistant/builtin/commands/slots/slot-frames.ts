import { withoutLabelWords } from "./label-words.ts";
import { TOLD } from "../../../why-held.ts";
import { isVerb } from "../../vocabulary/verbs.ts";
import { type Change, type Frame, type Problem, reading } from "../frames.ts";
import { leftWords, type Parse, type Parser, whoOf } from "../grammar.ts";
import type { Token } from "../tokens.ts";
import { askWhichList } from "../which-list.ts";
import { type SlotFact, SlotFactReader, type SlotFacts } from "./slot-facts.ts";
import { type Slot, slotsOf } from "./slots.ts";

/** With more words than these left over, slots are found by chance. */
const LEFT_AT_MOST = 3;

/**
 * Reads a change of people from the names and values in a clause, in any position and with any verb: each person gets the values next to
 * them. Unused tokens are left over; a clause that refuses or doubts is not read.
 */
export const setBySlots: Parser = (parse) => {
  const { text, lists } = parse;
  // "Them all", "both of them": the people are named, and how many they are adds nothing.
  const tokens = parse.tokens.filter(({ code }, no) => {
    const [before, next, third] = [parse.tokens[no - 1]?.code, parse.tokens[no + 1]?.code, parse.tokens[no + 2]?.code];
    if (code === "each" && before === "N" && next === undefined) return false;
    return !(/^(?:all|both|each)$/.test(code) && (before === "P" || next === "P" || (next === "of" && third === "P")));
  });
  const slots = slotsOf(tokens, text, lists);
  if (slots.some(({ is }) => is === "everyone")) return null;
  const read = new SlotFactReader(slots, tokens, text, lists).read();
  const people = slots.filter(
    (slot): slot is Extract<Slot, { is: "who" }> => slot.is === "who" && !read.used.has(slot),
  );
  if (people.length === 0) return null;
  if (read.unclear && read.facts.length === 0) return whichList(read.unclear, tokens, text);
  if (read.facts.length === 0) return null;
  const left = leftOf(slots, read, { ...parse, tokens });
  if (left === null) return null;
  const frames = framesOf(people, read.facts, slots, text);
  const [frame, ...more] = frames ?? [];
  if (!frame) return null;
  const doubt = doubtOf(slots, read.facts);
  // "Noam's lead went cold" has two options and no word for what they are.
  if (doubt !== null && people.length === 1 && read.facts.filter(({ isNamed }) => !isNamed).length > 1) return null;
  // What is told is a change only where every word of it is.
  if (left.length > 0 && (doubt !== null || left.length > LEFT_AT_MOST)) return null;
  return reading(frame, { more, left: leftWords(left, text), doubt });
};

/** The tokens that no fact uses; null where one of them makes the rest unsure. */
export function leftOf(slots: readonly Slot[], { used, facts }: SlotFacts, { tokens, today }: Parse): Token[] | null {
  const left: Token[] = [];
  const isReplaced = slots.some((slot) => slot.is === "not" && used.has(slot));
  for (const slot of slots) {
    if (used.has(slot) || /^(?:who|everyone|small|comma|and|colon)$/.test(slot.is)) continue;
    const token = tokens[slot.at];
    const code = token?.code ?? "";
    if (isReplaced && /^(?:anymore|longer|rather|instead|but|like|any)$/.test(code)) continue;
    if (slot.is === "not" || slot.is === "unsure") return null;
    if (slot.is === "date" && token?.slot?.is === "date" && token.slot.date === today) continue;
    // A word of emptying that empties nothing must not become its opposite.
    const isEmptying = slot.is === "verb" && isVerb(slot.word, "empty") && !isVerb(slot.word, "told");
    const isRemoving = facts.some(
      ({ change }) => change.value === null || ("column" in change && change.how === "removes"),
    );
    if (isEmptying && !isRemoving) return null;
    if (isEmptying && isRemoving) continue;
    const isOfFact =
      slot.is === "verb" &&
      (!isVerb(slot.word, "empty") || isVerb(slot.word, "set") || facts.some(({ change }) => change.value === null));
    if (!isOfFact) left.push(...tokens.slice(slot.at, slot.at + slot.length));
  }
  return left;
}

/** Finds the person each fact is about: the one before it, or after it if the facts come first. */
function framesOf(...all: Parameters<typeof groupsOf>): Frame[] | null {
  const frames = groupsOf(...all);
  return frames && withoutLabelWords(frames, all[3]);
}

function groupsOf(
  people: readonly Extract<Slot, { is: "who" }>[],
  facts: readonly SlotFact[],
  slots: readonly Slot[],
  text: string,
): Frame[] | null {
  const entries = [
    ...people.map((slot) => ({ at: slots.indexOf(slot), who: slot })),
    ...facts.map((fact) => ({ at: fact.at, fact })),
  ].sort((one, other) => one.at - other.at);
  const groups: ({ who: Token[] } | { changes: Change[] })[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if ("who" in entry) {
      if (last && "who" in last) last.who.push(entry.who.token);
      else groups.push({ who: [entry.who.token] });
    } else if (last && "changes" in last) last.changes.push(entry.fact.change);
    else groups.push({ changes: [entry.fact.change] });
  }
  const who = groups.flatMap((group) => ("who" in group ? [group.who] : []));
  const changes = groups.flatMap((group) => ("changes" in group ? [group.changes] : []));
  const frame = (some: readonly Token[], own: readonly Change[]): Frame => ({
    do: "set",
    who: some.map((token) => whoOf(token, text)),
    changes: [...own],
  });
  const [only, another] = who;
  const all = changes.flat();
  if (!only || hasTwice(all, who.length)) return null;
  if (!another) return [frame(only, all)];
  // "Set Hana to Contacted and give her to Jonas": the same person is named again.
  const ids = new Set(who.flat().map((token) => (token.slot?.is === "person" ? (token.slot.people[0]?.id ?? "") : "")));
  if (ids.size === 1 && !hasTwice(all, 1)) return [frame(only, all)];
  return who.length === changes.length ? who.map((some, no) => frame(some, changes[no] ?? [])) : null;
}

/** One field twice is two values for one person. */
function hasTwice(changes: readonly Change[], groups: number): boolean {
  const keys = [
    ...new Set(
      changes.map((change) => `${"column" in change ? change.column.id : change.field}=${change.value ?? ""}`),
    ),
  ].map((key) => key.slice(0, key.indexOf("=")));
  return groups === 1 && new Set(keys).size < keys.length;
}

/** Why a change that slots make waits: the words are told, or one of them is read as another. */
export function doubtOf(slots: readonly Slot[], facts: readonly SlotFact[]): string | null {
  const verbs = slots.filter((slot) => slot.is === "verb");
  const first = slots.find(({ is }) => !/^(?:small|comma|and|colon|date)$/.test(is));
  const isOrder =
    first?.is === "verb" &&
    (isVerb(first.word, "set") || isVerb(first.word, "empty")) &&
    verbs.every(({ isSure }) => isSure);
  const isList = slots.slice(0, 4).some(({ is }) => is === "colon") && facts.every(({ isNamed }) => isNamed);
  const isSure = facts.every((fact) => fact.isSure);
  if (!isSure) return "I am not sure that I read this right. Confirm if it is what you want.";
  return isOrder || isList ? null : TOLD;
}

function whichList(
  { choices, at, length }: Extract<Slot, { is: "option" }>,
  tokens: readonly Token[],
  text: string,
): Problem {
  const [first] = tokens.slice(at, at + length);
  return askWhichList(text.slice(first?.from, tokens[at + length - 1]?.to), choices, text);
}

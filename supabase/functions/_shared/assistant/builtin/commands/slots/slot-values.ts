import { personFields } from "../../../../contract/person-fields.ts";
import type { Target } from "../../vocabulary/field-names.ts";
import { isVerb } from "../../vocabulary/verbs.ts";
import { FactCursor, sameTarget } from "../fact-cursor.ts";
import { codesOf, type Token, written } from "../tokens.ts";
import type { Slot } from "./slots.ts";

/** What a field takes: the type of a column, or "owner". */
export const typeOf = (target: Target): string =>
  "column" in target ? target.column.type : target.field === "owner" ? "owner" : personFields[target.field].type;

/** The value that a slot is for a field of this type; null where it is none. `words` are the slot's own. */
export function valueIn(slot: Slot, target: Target, type: string, words: string, asDate: () => string): string | null {
  switch (slot.is) {
    case "option":
      return slot.choices.find((choice) => sameTarget(choice.target, target))?.value ?? null;
    case "number":
      return type === "number" ? words : null;
    case "date":
      return type === "date" ? asDate() : null;
    case "mail":
      return type === "email" ? words : null;
    case "url":
      return type === "url" ? words : null;
    case "owner":
    case "who":
      return type === "owner" ? slot.owner : null;
    default:
      return null;
  }
}

/** "Fruit, bread and cheese": more options of the same column behind the first. */
export function moreOptions(slots: readonly Slot[], first: Slot, target: Target): { slot: Slot; words: string }[] {
  const found: { slot: Slot; words: string }[] = [];
  for (const slot of slots.slice(slots.indexOf(first) + 1)) {
    if (slot.is === "and" || slot.is === "comma" || slot.is === "small") continue;
    const choice = slot.is === "option" ? slot.choices.find((one) => sameTarget(one.target, target)) : undefined;
    if (!choice) break;
    found.push({ slot, words: choice.value });
  }
  return found;
}

/** "The status is wrong" says no status. */
const IS_WRONG = /^(?:wrong|incorrect|outdated|out of date|stale|old|not right|false)$/;
const FATE = /\b(?:went|goes|gone|got|gets|getting)\s+$/iu;
/** "Omar's company is hiring", "his score dropped to 31": what is told there is no name and no number. */
export function isNoValue(target: Target, value: readonly Token[], text: string): boolean {
  if (/^(?:wrong|incorrect|outdated|not right|not correct|changes?|changed|changing)$/.test(codesOf(value)))
    return true;
  if (!/^(?:text|long-text|boolean)$/.test(typeOf(target)) && IS_WRONG.test(codesOf(value))) return true;
  if (typeOf(target) === "number")
    return (
      value[0]?.code !== "N" &&
      (value.some(({ code }) => code === "N") || /ed$|^(?:rose|fell|went|grew)$/.test(value[0]?.code ?? ""))
    );
  if (!("field" in target) || !/^(?:company|name|roleTitle|location)$/.test(target.field)) return false;
  const said = written(value, text);
  // "His firm went bankrupt", "her job got cut" tell what became of it.
  const isFate = /^(?:went|goes|gone|got|gets|getting)\s/iu.test(said) || FATE.test(text.slice(0, value[0]?.from));
  return (
    /^\p{Ll}/u.test(said) && (isFate || (/^(?:company|name)$/.test(target.field) && /^\p{Ll}+(?:ing|ed)\b/u.test(said)))
  );
}

/** Whether a word asks to set something, rather than tells of it. */
export const isOrdered = (slots: readonly Slot[]): boolean =>
  slots.some((one) => one.is === "verb" && isVerb(one.word, "set") && !isVerb(one.word, "told"));

const WAY = /^(?:(?:up|down|back|rose|fell|went|grew|dropped|increased|from|N|to|at|now) ?)+$/;
/** "Up to 80", "from 50 to 31": returns the token of the final number; -1 for other wordings. */
export function endOfWay(target: Target, value: readonly Token[]): number {
  const end = typeOf(target) === "number" ? value.findLastIndex(({ code }) => code === "N") : -1;
  // "35 00": two numbers side by side are no way.
  const isWay = end > 0 && value[end - 1]?.code !== "N" && WAY.test(codesOf(value.slice(0, end)));
  return isWay ? end : -1;
}

/** Reads the words of a value from a token on. */
export class ValueCursor extends FactCursor {
  valueAt(tokens: Token[], at: number, target: Target): Token[] {
    this.from(tokens, at);
    return this.valueFrom(0, target);
  }
}

/** Whether an owner's name says who someone goes to, or who takes them over. */
export function isGiven(slots: readonly Slot[], tokens: readonly Token[], slot: Slot, no: number): boolean {
  const isWho = ({ is }: Slot) => is === "who" || is === "everyone";
  const before = tokens[slot.at - 1]?.code ?? "";
  const hasVerb = slots.some((one) => one.is === "verb" && isVerb(one.word, "give"));
  const hasWhoBefore = slots.slice(0, no).some(isWho);
  if (hasWhoBefore && hasVerb) return /^(?:to|by|for|'s|P)$/.test(before) || slots[no - 1]?.is === "who";
  if (hasWhoBefore || !slots.slice(no + 1).some(isWho)) return false;
  const next = slots.slice(no + 1).find(({ is }) => is !== "small");
  if (next?.is !== "verb") return false;
  const isOver = tokens.some(({ code }) => code === "over" || code === "on");
  return /^(?:gets?|has|owns?)$/.test(next.word) || (/^(?:tak(?:es|e|ing)|took)$/.test(next.word) && isOver);
}

/** What is said of a choice that someone has no more. */
const GOES =
  /\b(?:off|out of|done with|without|no longer|no more|any ?more|any longer|(?:is|are|was|were) gone|(?:can|could|should|may|must|has to|have to) (?:now )?(?:go|be (?:deleted|removed|taken|dropped)))\b/iu;

/** "Add German to the languages", "remove French from them", "he needs German": the others stay. */
export function howOf(slots: readonly Slot[], tokens: readonly Token[], text: string): "adds" | "removes" | null {
  const first = slots.find(({ is }) => is === "verb");
  const code = first ? (tokens[first.at]?.code ?? "") : "";
  if (/^(?:add|include|put|give|tag|tick|assign)$/.test(code)) return "adds";
  if (/^(?:remove|delete|drop|take|strip|untag)$/.test(code)) return "removes";
  // "Omar: + German", "Omar: - French".
  const sign = /:\s*([+–−-])\s*\p{L}[^:]*$/u.exec(text)?.[1];
  if (sign !== undefined) return sign === "+" ? "adds" : "removes";
  const isAll = /\b(?:only|just|exclusively|nothing|all|to be|should be|set|change|make|update)\b|[:=→]|\bto\s/iu.test(
    text,
  );
  if (GOES.test(text)) return "removes";
  return isAll && !/\b(?:too|also|as well|included|(?:in|on) (?:there|it|the list))\b/iu.test(text) ? null : "adds";
}

const GONE =
  /^(?:(?:of|for|on) P )?(?:(?:can|could|should|may|must|has to|needs to) (?:be )?(?:go|gone|removed|deleted|cleared|emptied|dropped|wiped|blanked|erased)|is (?:gone|obsolete|no longer (?:needed|valid|right)|not (?:needed|valid)(?: (?:anymore|any more))?))(?: now| too| please)*$/;
/** "Her email can go": what is behind a field says that it is to be empty. */
export const isGone = (behind: readonly Token[]): boolean => GONE.test(codesOf(behind));

/** "Take the owner off": what is behind a field says that it goes. */
export const isTakenOff = (verb: string, behind: readonly Slot[], tokens: readonly Token[]): boolean => {
  // What is got from someone is theirs to tell.
  const words = verb === "get" ? /^(?:off|away|out)$/ : /^(?:off|away|out|from)$/;
  return behind.some((slot) => words.test(tokens[slot.at]?.code ?? ""));
};

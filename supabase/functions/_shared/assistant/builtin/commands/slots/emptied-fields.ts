import { isVerb } from "../../vocabulary/verbs.ts";
import { TAKES_THAT } from "../../vocabulary/command-words.ts";
import { codesOf, type Token } from "../tokens.ts";
import type { SlotFact } from "./slot-facts.ts";
import { isTakenOff } from "./slot-values.ts";
import type { Slot } from "./slots.ts";

/** A word of emptying that the field at a place is what is emptied of: "remove the email", "no owner", "take the owner off". */
export function emptyBefore(
  slots: readonly Slot[],
  tokens: readonly Token[],
  facts: readonly SlotFact[],
  used: Set<Slot>,
  no: number,
): { isSure: boolean; isNo?: true } | null {
  if (TAKES_THAT.test(codesOf(tokens))) return null;
  for (let at = no - 1; at >= 0; at -= 1) {
    const slot = slots[at];
    if (!slot) return null;
    if (slot.is === "verb" && isVerb(slot.word, "empty")) return slot;
    if (slot.is === "no") {
      used.add(slot);
      return { isSure: true, isNo: true };
    }
    if (slot.is === "verb" && /^take|get$/.test(slot.word))
      return isTakenOff(slot.word, slots.slice(no + 1), tokens) ? slot : null;
    const passes =
      slot.is === "small" ||
      slot.is === "comma" ||
      slot.is === "and" ||
      slot.is === "who" ||
      (slot.is === "field" && facts.some(({ at: own, change }) => own === at && change.value === null));
    if (!passes) return null;
  }
  return null;
}

import type { WaitingAction } from "../stores/assistant-actions.ts";
import { isCommanded } from "./asked-for.ts";
import { splitMessage } from "./untrusted-text.ts";
import { MAY_BE_THEIRS } from "./why-held.ts";
import { plainWords } from "./words.ts";

/** Whether words confirm a card: what someone else may have said takes its button. */
export const isConfirmedByWords = ({ heldBecause }: Pick<WaitingAction, "heldBecause">): boolean =>
  heldBecause !== MAY_BE_THEIRS;

/** One record, and nothing is deleted. */
const ONE_RECORD =
  /^(?:create_note|update_note|create_task|update_task|create_founder|update_founder|set_custom_value)$/;
const ADDRESSES = /^(?:Email|LinkedIn URL)$/;

/** Why the fourth of many changes waits. */
const OF_MANY = /^More than \d+ changes at once/;

/** Whether a part of its name is enough to confirm a card: a small change of one record, or a new column. */
export const isConfirmedByPart = ({ tool, targets }: WaitingAction): boolean =>
  (ONE_RECORD.test(tool) || tool === "create_custom_field") && targets.length < 2;

/** Whether "yes to all" confirms a card: a small change of one record. It sets no address, and nobody else may have written it. */
export function isConfirmedWithOthers(card: WaitingAction): boolean {
  const { tool, targets, changes, losses, userWords, heldBecause } = card;
  return (
    isConfirmedByWords(card) &&
    ONE_RECORD.test(tool) &&
    targets.length < 2 &&
    losses.length === 0 &&
    !OF_MANY.test(heldBecause ?? "") &&
    userWords !== null &&
    splitMessage(userWords).pasted === "" &&
    !changes.some(({ field }) => ADDRESSES.test(field))
  );
}

/** The `model` of what the built-in assistant proposed. */
const RULES = "rules";

/** Whether the user's own words had asked for it, so that a plain yes is about it and not about whatever else the answer said. */
export function isOwnWish({ tool, targets, userWords, model }: WaitingAction, today: string): boolean {
  // Rules propose nothing but what they read in the user's own words.
  if (model === RULES) return true;
  const { instruction } = splitMessage(userWords ?? "");
  return isCommanded(tool, { targets: targets.map((name) => [name]), writes: [] }, { instruction, earlier: "", today });
}

/** Whether a plain yes is too little: many records at once, or a column with everyone's values. */
export const isLarge = ({ tool, targets }: WaitingAction): boolean =>
  targets.length > 1 || tool === "delete_custom_field";

const DELETES = /(?<!\p{L})(?:delete|remove)(?!\p{L})/iu;
/** "Yes, delete Lars": words that name the deletion of one record as one, so that a part of its name is enough. */
export function saysDeletion(card: WaitingAction, words: string): boolean {
  const said = new Set(plainWords(words));
  const isNamed = card.targets.some((name) => plainWords(name).some((part) => said.has(part)));
  return card.tool.startsWith("delete_") && !isLarge(card) && DELETES.test(words) && isNamed;
}

/** "Ok thanks" may only say that the card was seen. */
const THANKS = /(?<!\p{L})(?:thanks?|thank you|thx|cheers|ta)(?!\p{L})/iu;

/** Whether a plain yes right below a card confirms it: it is the user's own wish and not large, and a deletion takes more than "ok thanks". */
export const isConfirmedByYes = (card: WaitingAction, words: string, today: string): boolean =>
  isConfirmedByWords(card) &&
  !isLarge(card) &&
  isOwnWish(card, today) &&
  !(card.tool.startsWith("delete_") && THANKS.test(words));

import type { AssistantAction, ChatMode } from "../contract/assistant.ts";
import { dropAction, listWaiting, performAction, type WaitingAction } from "../stores/assistant-actions.ts";
import type { BegunTurn } from "../stores/conversations.ts";
import type { Db } from "../stores/db.ts";
import { StoreError } from "../stores/store-error.ts";
import { comesBackTo, mayComeBack, mayReturn, returnsTo } from "./coming-back.ts";
import { type CardAnswer, mayAnswerCards, mayPickCard, readCardAnswer } from "./card-answers.ts";
import { titlesOf, wordsFor } from "./card-names.ts";
import {
  isConfirmedByPart,
  isConfirmedByWords,
  isConfirmedByYes,
  isConfirmedWithOthers,
  isLarge,
  isOwnWish,
  saysDeletion,
} from "./sure-cards.ts";
import { NODS, asksMore, saysAll, saysNo, saysYes } from "./typed-answers.ts";
import { asksWhatWaits, namedEarlier, namedIn, speaksOfCard } from "./waiting-earlier.ts";
import {
  MOST_NAMED,
  SHOWN_AGAIN,
  settleAll,
  shownAgain,
  stillWaiting,
  waitsElsewhere,
  whatWaits,
} from "./what-waits.ts";

export const ASK_MODE_CONFIRMS_NOTHING =
  "Ask mode changes nothing. Press Confirm or Cancel on the card, or switch to Agent mode.";
const EXPIRED = "This request expired. Please ask again.";

/**
 * Carries out a proposed action with what was stored, never with what a model says now; a failure that is the record's own is
 * written down as such. Throws StoreError: 404, or 409 when it expired.
 */
export async function confirm(db: Db, actionId: string): Promise<AssistantAction> {
  try {
    return await performAction(db, actionId);
  } catch (error) {
    if (
      !(error instanceof StoreError) ||
      error.status >= 500 ||
      error.message === EXPIRED ||
      /Action not found|may not/.test(error.message)
    )
      throw error;
    return await dropAction(db, actionId, error.message);
  }
}

interface Answering {
  /** With what the last answer proposed, or reminded of. */
  begun: Pick<BegunTurn, "waiting" | "history" | "state" | "sessionId">;
  /** What the user typed. */
  words: string;
  mode: ChatMode;
  /** Whether someone else may have written it: their yes confirms nothing, and their no cancels nothing. */
  isTheirs: boolean;
  /** The date in the user's time zone. */
  today: string;
  /** If true, a proposal is confirmed only by its own code, which the text that shows it asks for; a typed yes only repeats what waits. */
  needsCode: boolean;
  report: (action: AssistantAction) => void;
  /** Keeps what the last answer showed as what the next yes is about, without showing it again. */
  keep: (action: AssistantAction) => void;
  /** Is told what waits in the whole conversation, where that was read. */
  know: (waiting: readonly WaitingAction[]) => void;
}

const lastReplyOf = ({ history }: Answering["begun"]): string =>
  history.findLast(({ role }) => role === "assistant")?.content ?? "";

/** Whether the last answer asks something of its own, which a yes may be to. */
const asksElse = (begun: Answering["begun"]): boolean =>
  (begun.state?.question ?? null) !== null || asksMore(lastReplyOf(begun));

/** The reply to a typed yes where only a code confirms. */
export const CODE_NEEDED = "Nothing is changed yet.";

/**
 * What a typed answer does to the proposals of the last answer, or to an earlier one that it names; null when the message is something
 * else, or nothing waits. A plain yes confirms the one proposal that waits, where the answer asked nothing else. Several are confirmed by
 * "yes to all" where each is small and the user's own wish. Deletions, many records and columns take the button, or their names. Ask mode
 * changes nothing, whatever is typed.
 */
export async function answerToProposals(db: Db, answering: Answering): Promise<string | null> {
  const { begun, words, mode, needsCode, report } = answering;
  const { waiting } = begun;
  if (answering.isTheirs) return null;
  const named = namedIn(waiting, words).filter(isConfirmedByWords);
  const isPlain = saysYes(words) || saysNo(words);
  if (waiting.length > 0 && ((isPlain && !saysAll(words)) || named.length > 0)) {
    if (mode === "ask") return onlyShown(waiting, report, ASK_MODE_CONFIRMS_NOTHING);
    if (saysNo(words)) return await settleAll(waiting, (id) => dropAction(db, id, null), report);
    if (needsCode) return onlyShown(waiting, report);
    return named.length > 0 ? await confirmed(db, named, answering) : await answerToYes(db, answering);
  }
  const mayPick = waiting.length > 1 && mayPickCard(words);
  const asks = asksWhatWaits(words);
  const mayBeOfCards = mayAnswerCards(words) || mayComeBack(words) || mayReturn(words);
  if (!isPlain && !mayPick && asks === null && !mayBeOfCards) return null;
  const own = (await listWaiting(db, begun.sessionId)).reverse();
  if (asks !== null) return await whatWaits(db, own, { ...answering, asks });
  // The last answer may have shown what waits in other conversations.
  const all = [...waiting.filter(({ id }) => !own.some((card) => card.id === id)), ...own];
  answering.know(all);
  const again = returnsTo(words, all);
  if (again.length > 0) return shownAgain(again, report);
  if (all.length === 0 && saysYes(words) && saysAll(words) && !asksElse(begun)) return nothingLikeIt(all);
  return (await answerByName(db, all, answering)) ?? (isPlain ? await answerToEarlier(db, all, answering) : null);
}

/** Shows cards again, and says why nothing is done. */
function onlyShown(cards: readonly AssistantAction[], report: Answering["report"], why = CODE_NEEDED): string {
  for (const action of cards) report(action);
  return why;
}

/** Confirms cards, and says what else still waits. */
async function confirmed(db: Db, cards: readonly WaitingAction[], { begun, report, keep }: Answering): Promise<string> {
  const said = await settleAll(cards, (id) => confirm(db, id), report);
  const rest = (await listWaiting(db, begun.sessionId)).reverse();
  return said + stillWaiting(rest, keep);
}

/** Cancels cards, and says what else still waits. */
async function cancelled(
  db: Db,
  cards: readonly WaitingAction[],
  { all, answering: { begun, report, keep } }: { all: readonly WaitingAction[]; answering: Answering },
): Promise<string> {
  const said = await settleAll(cards, (id) => dropAction(db, id, null), report);
  const rest = all.filter(({ id }) => !cards.some((card) => card.id === id));
  if (rest.length > 0) return said + stillWaiting(rest, keep);
  return cards.some(({ sessionId }) => sessionId !== begun.sessionId) ? said + (await waitsElsewhere(db)) : said;
}

/** A plain yes to what is right above. */
async function answerToYes(db: Db, answering: Answering): Promise<string | null> {
  const { words, today, report, keep, know } = answering;
  const { waiting } = answering.begun;
  // The yes may be to that question.
  if (asksMore(lastReplyOf(answering.begun))) {
    know(waiting);
    return null;
  }
  const [only, another] = waiting;
  if (only && !another && isConfirmedByYes(only, words, today)) return await confirmed(db, [only], answering);
  if (only && !another) {
    report(only);
    if (!isConfirmedByWords(only)) return waitsForButton(only);
    return `Press Confirm on the card, or type ${wordsFor(only, waiting)}${isLarge(only) ? " with every name" : ""}.`;
  }
  // Several cards are right above.
  for (const action of waiting) keep(action);
  return whichOf(waiting, `${waiting.length} changes are waiting`, today);
}

/** Names what waits, and how to confirm it. */
function whichOf(waiting: readonly WaitingAction[], begins: string, today: string): string {
  const [last] = waiting.slice(-1);
  const isSure = waiting.filter((card) => isSmallWish(card, today)).length > 1;
  const together = isSure ? `, say “yes to ${waiting.length === 2 ? "both" : "all"}”` : "";
  return `${begins}: ${titlesOf(waiting)}. Press Confirm on each one you want${together}, or name it, as in ${last ? wordsFor(last, waiting) : ""}.`;
}

const waitsForButton = ({ title }: AssistantAction): string => `“${title}” waits. Press Confirm on its card.`;

const isSmallWish = (card: WaitingAction, today: string): boolean =>
  isConfirmedWithOthers(card) && isOwnWish(card, today);

/** What an answer that names cards does; null where it names none. */
async function answerByName(db: Db, all: WaitingAction[], answering: Answering): Promise<string | null> {
  const { begun, words, mode, today, needsCode, report, keep } = answering;
  const shown = begun.waiting.filter(({ id }) => all.some((card) => card.id === id));
  const isAsked = asksElse(begun);
  const isTyped = mode !== "ask" && !needsCode;
  const titled = isTyped ? namedEarlier(all, words) : [];
  const back = isAsked ? [] : comesBackTo(words, all, begun.state?.person ?? null);
  const named = titled.length > 0 ? titled : back;
  const read: CardAnswer | null =
    named.length > 0 ? { does: "confirm", cards: named, isAll: false } : readCardAnswer(words, { shown, all, isAsked });
  if (read === null) return isTyped && speaksOfCard(words) ? nothingLikeIt(all) : null;
  const { does, cards, isAll } = read;
  const [only, another] = cards;
  if (!only) return isAsked ? null : nothingLikeIt(all);
  if (mode === "ask") return onlyShown(cards, report, ASK_MODE_CONFIRMS_NOTHING);
  if (another && !isAll) {
    for (const action of cards) (shown.length > 1 ? keep : report)(action);
    return whichOf(cards, `${cards.length} of those wait`, today);
  }
  if (does === "cancel") return await cancelled(db, cards, { all, answering });
  if (needsCode) return onlyShown(cards, report);
  // "Yes, do that delete now" shows it again, for its button.
  const isOnlyShown = titled.length === 0 && back.length > 0 && !isConfirmedByPart(only);
  if (!another && (isOnlyShown || !isConfirmedByWords(only))) {
    report(only);
    return waitsForButton(only);
  }
  const isNamed = isConfirmedByPart(only) || saysDeletion(only, words);
  if (!another && (titled.length > 0 || (isNamed && isOwnWish(only, today))))
    return await confirmed(db, [only], answering);
  return await confirmSeveral(db, cards, { all, answering });
}

const nothingLikeIt = (all: readonly WaitingAction[]): string =>
  all.length > 0 ? `Nothing like that waits for you. This does: ${titlesOf(all)}.` : "Nothing waits for you.";

/** The most that one "yes to all" confirms. */
const MOST_TOGETHER = 10;

/** Confirms those of several that are small and the user's own wish, and names what else waits. */
async function confirmSeveral(
  db: Db,
  cards: readonly WaitingAction[],
  { all, answering }: { all: readonly WaitingAction[]; answering: Answering },
): Promise<string> {
  const { today, report, keep } = answering;
  const sure = cards.length > MOST_TOGETHER ? [] : cards.filter((card) => isSmallWish(card, today));
  const rest = all.filter(({ id }) => !sure.some((card) => card.id === id));
  const said = await settleAll(sure, (id) => confirm(db, id), report);
  const waits = stillWaiting(rest, keep);
  const [last] = rest.slice(-1);
  if (!last || cards.length === sure.length) return `${said}${waits}`.trim();
  const own = `Together I confirm only small changes that were surely your wish. Press Confirm on each of these yourself: ${titlesOf(rest, MOST_NAMED)}. Or name it, as in ${wordsFor(last, all)}.`;
  return `${said} ${own}`.trim();
}

/** A plain yes or no after another answer: names what waits, which the next yes is about. */
async function answerToEarlier(db: Db, all: readonly WaitingAction[], answering: Answering): Promise<string | null> {
  const { begun, words, mode, today, needsCode, report, keep } = answering;
  const [last, another] = [...all].reverse();
  if (!last || mode === "ask" || asksElse(begun) || begun.waiting.length > 0 || NODS.test(words)) return null;
  if (needsCode) return saysYes(words) && all.length <= SHOWN_AGAIN ? onlyShown(all, report) : null;
  // A yes after other answers is too little for a deletion, and so is a second one; a no is enough to let go of it.
  const isDeletion = !another && last.tool.startsWith("delete_");
  if (isDeletion && saysNo(words)) return await settleAll([last], (id) => dropAction(db, id, null), report);
  if (!isDeletion) for (const action of all) keep(action);
  if (!another && !isConfirmedByWords(last)) return waitsForButton(last);
  return another
    ? whichOf(all, `${all.length} changes still wait`, today)
    : `“${last.title}” still waits. ${
        isDeletion || isLarge(last)
          ? `Press Confirm or Cancel on its card, or type ${wordsFor(last, all)}${isLarge(last) ? " with every name" : ""}.`
          : "Say “yes” again to confirm it or “no” to cancel it, or press the button on its card."
      }`;
}

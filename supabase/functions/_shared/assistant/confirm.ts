import type { AssistantAction, ChatMode } from "../contract/assistant.ts";
import { dropAction, listWaiting, performAction, type WaitingAction } from "../stores/assistant-actions.ts";
import type { BegunTurn } from "../stores/conversations.ts";
import type { Db } from "../stores/db.ts";
import { StoreError } from "../stores/store-error.ts";
import { isCommanded } from "./asked-for.ts";
import { asksMore, saysNo, saysYes } from "./typed-answers.ts";
import { splitMessage } from "./untrusted-text.ts";
import { mayNameCard, namedEarlier, speaksOfCard, titlesOf } from "./waiting-earlier.ts";
import { MAY_BE_THEIRS } from "./why-held.ts";
import { plainWords } from "./words.ts";

/** A yes that goes on: what follows may name what is meant. */
const YES_AND_NAMES = /^\s*(?:yes|yep|yeah|ok|okay|sure|confirm|go ahead)\b[\s,:.!-]*(?<named>\S.*)$/is;

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
}

const lastReplyOf = ({ history }: Answering["begun"]): string =>
  history.findLast(({ role }) => role === "assistant")?.content ?? "";

/** The reply to a typed yes where only a code confirms. */
export const CODE_NEEDED = "Nothing is changed yet.";

/**
 * What a typed yes or no does to the proposals of the last answer; null when the message is something else, or nothing waits. A plain
 * yes confirms the one proposal that waits, where the answer asked nothing else. Several proposals, many records and whole columns
 * take the button, or their names. Ask mode changes nothing, whatever is typed.
 */
export async function answerToProposals(db: Db, answering: Answering): Promise<string | null> {
  const { begun, words, mode, today, needsCode, report, keep } = answering;
  const { waiting } = begun;
  if (answering.isTheirs) return null;
  if (waiting.length === 0) return await answerToEarlier(db, answering);
  const named = namedIn(waiting, words).filter(isConfirmedByWords);
  const isYes = saysYes(words);
  if (!isYes && !saysNo(words) && named.length === 0) return await answerToEarlier(db, answering);
  if (mode === "ask") {
    for (const action of waiting) report(action);
    return ASK_MODE_CONFIRMS_NOTHING;
  }
  if (saysNo(words)) return await settleAll(waiting, (id) => dropAction(db, id, null), report);
  if (needsCode) {
    for (const action of waiting) report(action);
    return CODE_NEEDED;
  }
  if (named.length > 0) return await settleAll(named, (id) => confirm(db, id), report);
  // The yes may be to that question.
  if (asksMore(lastReplyOf(begun))) return null;
  const [only] = waiting;
  if (only && waiting.length === 1 && !isLarge(only) && isConfirmedByWords(only) && isOwnWish(only, today))
    return await settleAll([only], (id) => confirm(db, id), report);
  // Several cards are right above.
  for (const action of waiting) (waiting.length > 1 ? keep : report)(action);
  const [{ title } = { title: "" }] = waiting;
  if (only && waiting.length === 1 && !isConfirmedByWords(only)) return waitsForButton(only);
  return waiting.length === 1
    ? `Press Confirm on the card, or type “yes, ${lowered(title)}” with every name.`
    : `${waiting.length} changes are waiting. Press Confirm on each one you want, or name it, as in “yes, ${lowered(title)}”.`;
}

/** A word that may say no more than that an answer was read. */
const NODS = /^\s*(?:ok|okay|fine|great|good|perfect|right|alright|all right|stop)[\s.!]*$/iu;

/** The same of what waits since an earlier answer: by its name it is confirmed, and a plain yes or no is told what waits. */
async function answerToEarlier(db: Db, { begun, words, mode, needsCode, report }: Answering): Promise<string | null> {
  const [isNaming, isPlain] = [mayNameCard(words), saysYes(words) || saysNo(words)];
  if (mode === "ask" || needsCode || (!isNaming && !isPlain)) return null;
  const all = (await listWaiting(db, begun.sessionId)).reverse();
  const named = isNaming ? namedEarlier(all, words) : [];
  const [only, another] = named;
  const pressed = named.find((one) => !isConfirmedByWords(one));
  if (pressed) {
    report(pressed);
    return waitsForButton(pressed);
  }
  if (only && !another) return await settleAll([only], (id) => confirm(db, id), report);
  if (another) {
    for (const action of named) report(action);
    return `${named.length} of those wait. Press Confirm on the one you want.`;
  }
  if (speaksOfCard(words))
    return all.length > 0 ? `Nothing like that waits for you. This does: ${titlesOf(all)}.` : "Nothing waits for you.";
  const [last] = all.slice(-1);
  const isAsked = (begun.state?.question ?? null) !== null || asksMore(lastReplyOf(begun));
  if (!isPlain || begun.waiting.length > 0 || !last || isAsked || NODS.test(words)) return null;
  if (all.length === 1 && !isConfirmedByWords(last)) return waitsForButton(last);
  return all.length === 1
    ? `“${last.title}” still waits. Press Confirm or Cancel on its card, or type “yes, ${lowered(last.title)}”.`
    : `${all.length} changes still wait: ${titlesOf(all)}. Which one do you mean? Press Confirm or Cancel on it, or name it, as in “yes, ${lowered(last.title)}”.`;
}

/** Whether words confirm it: what someone else may have said takes the button. */
const isConfirmedByWords = ({ heldBecause }: AssistantAction): boolean => heldBecause !== MAY_BE_THEIRS;
const waitsForButton = ({ title }: AssistantAction): string => `“${title}” waits. Press Confirm on its card.`;

const ASKS = /[?？؟\u037e]/u;
/** The `model` of what the built-in assistant proposed. */
const RULES = "rules";

/** Whether the user's own words had asked for it, so that a plain yes is about it and not about whatever else the answer said. */
function isOwnWish({ tool, targets, userWords, model }: WaitingAction, today: string): boolean {
  // Rules propose nothing but what they read in the user's own words.
  if (model === RULES) return true;
  const { instruction } = splitMessage(userWords ?? "");
  return isCommanded(tool, { targets: targets.map((name) => [name]), writes: [] }, { instruction, earlier: "", today });
}

/** Whether a plain yes is too little: many records at once, or a column with everyone's values. */
export const isLarge = ({ tool, targets }: WaitingAction): boolean =>
  targets.length > 1 || tool === "delete_custom_field";

/** What a yes may say beside the names and titles of what it confirms. */
const AGREEING = new Set(
  "yes yep yeah ok okay sure confirm confirmed go ahead do it that this them both all of the a please and thanks thank you delete remove change set update add move people person".split(
    " ",
  ),
);

/**
 * The proposals that a yes names: every record of theirs, or, of something new, the words of its title. A yes that says anything else,
 * such as "not", a question or another wish, names none.
 */
function namedIn(waiting: readonly WaitingAction[], words: string): WaitingAction[] {
  const named = plainWords(YES_AND_NAMES.exec(words)?.groups?.["named"] ?? "");
  if (named.length === 0 || ASKS.test(words)) return [];
  const said = ` ${named.join(" ")} `;
  const has = (name: string) => plainWords(name).length > 0 && said.includes(` ${plainWords(name).join(" ")} `);
  const confirmed = waiting.filter(({ targets, title }) => (targets.length > 0 ? targets.every(has) : has(title)));
  const known = new Set(
    confirmed.flatMap(({ targets, title }) => [title, ...targets].flatMap((text) => plainWords(text))),
  );
  return named.every((word) => known.has(word) || AGREEING.has(word)) ? confirmed : [];
}

const lowered = (title: string) => title.charAt(0).toLowerCase() + title.slice(1);

/** Settles actions one after another, and says in words what came of each. */
async function settleAll(
  actions: readonly AssistantAction[],
  settle: (actionId: string) => Promise<AssistantAction>,
  report: (action: AssistantAction) => void,
): Promise<string> {
  const said: string[] = [];
  for (const { id, title } of actions) {
    const action = await settle(id).catch((error: unknown) => {
      if (!(error instanceof StoreError)) throw error;
      said.push(error.message);
      return null;
    });
    if (action === null) continue;
    report(action);
    said.push(action.status === "cancelled" ? `Cancelled: ${title}.` : (action.message ?? title));
  }
  return said.join(" ");
}

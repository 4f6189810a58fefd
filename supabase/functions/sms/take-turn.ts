import { affordAssistant, isCostly, MODEL_BUDGET_USED } from "../_shared/assistant/afford-assistant.ts";
import type { AssistantModel } from "../_shared/assistant/assistant-model.ts";
import { isLarge } from "../_shared/assistant/sure-cards.ts";
import { converse } from "../_shared/assistant/converse.ts";
import { takeBack } from "../_shared/assistant/take-back.ts";
import { type AssistantAction, CHAT_FAILED, STILL_ANSWERING } from "../_shared/contract/assistant.ts";
import { withoutInvisible } from "../_shared/contract/plain-words.ts";
import type { Embedder } from "../_shared/embeddings/embedder.ts";
import { type LanguageModel, LanguageModelError } from "../_shared/language-model/language-model.ts";
import { listActions, listWaiting } from "../_shared/stores/assistant-actions.ts";
import { getConversation, messageIdOf } from "../_shared/stores/conversations.ts";
import type { Db } from "../_shared/stores/db.ts";
import { itemsMarkedIn, lastMarkedItem, type MarkedItem, newestDigestAt } from "../_shared/stores/digests.ts";
import { spendLanguageModel } from "../_shared/stores/limits.ts";
import { StoreError } from "../_shared/stores/store-error.ts";
import { answerDigest, undoReply } from "./answer-digest.ts";
import { cardText, inTheApp } from "./card-text.ts";
import { confirmByCodes, readCodes } from "./confirm-codes.ts";
import { type DigestWish, readDigestWishes } from "./digest-words.ts";
import { afterHeard, hearTurn, type HearingOutside } from "./hear-turn.ts";
import { wantsNoAnswer, withoutReactions } from "./needs-no-answer.ts";
import { fitText, plainAnswer, withExamples } from "./text-answer.ts";
import type { TextTurn } from "./text-queue.ts";

export interface TurnOutside extends HearingOutside {
  assistant: AssistantModel;
  languageModel: LanguageModel;
  embedder: Embedder | null;
  /** The address of the web app. */
  siteUrl: string;
  now(): Date;
}

/** The answer to `?`. Twilio answers HELP itself. */
export const COMMANDS = `Text me as you would type: "Note on Ana: met in Rome", "Remind me on Friday to call Ana", "What's new with Ana?"
UNDO takes the last change back. YES and a code confirms. STOP ends these texts.`;

const STILL_ANSWERED_SECONDS = 30;
const AGAIN_SECONDS = 10;

/** Answers a claimed turn and ends it, or puts it back for a retry. */
export async function takeTurn(claimed: TextTurn, outside: TurnOutside): Promise<void> {
  const { queue, siteUrl, logError } = outside;
  try {
    const read = await hearTurn(claimed, outside);
    if (read === null) return;
    const turn = { ...read, text: withoutReactions(read.text) };
    const { answer, sessionId } = await answerTo(turn, outside);
    const words = afterHeard(turn, answer);
    const answers = words === null ? [] : [fitText(withoutInvisible(words), `${siteUrl}/people`)];
    await queue.completeTurn(turn, sessionId, answers);
  } catch (error) {
    logError(`A texted turn failed: ${String(error)}`);
    const isAnswered = error instanceof StoreError && error.message === STILL_ANSWERING;
    await queue.putBackTurn(claimed, isAnswered ? STILL_ANSWERED_SECONDS : AGAIN_SECONDS, !isAnswered);
  }
}

interface Answered {
  /** Null when no answer is needed. */
  answer: string | null;
  sessionId: string | null;
}

async function answerTo(turn: TextTurn, outside: TurnOutside): Promise<Answered> {
  const { sessionId } = turn;
  const text = turn.text.trim();
  // Only files that can't be read as words, or reactions.
  if (text === "") return { answer: null, sessionId };
  const db = outside.clientFor(turn);
  if (text === "?") return { answer: COMMANDS, sessionId };
  const codes = readCodes(text);
  if (codes) return { answer: await confirmByCodes(codes, { db, sessionId, siteUrl: outside.siteUrl }), sessionId };
  if (/^undo[.!]?$/i.test(text)) return { answer: await undoLast(db), sessionId };
  if (wantsNoAnswer(text)) return { answer: null, sessionId };
  return (await answerFromDigest(db, turn, outside)) ?? (await askAssistant(db, turn, outside));
}

/** Carries out a reply to lines of a digest; null for any other text. */
async function answerFromDigest(db: Db, turn: TextTurn, outside: TurnOutside): Promise<Answered | null> {
  const wishes = readDigestWishes(turn.text);
  if (wishes === null) return null;
  const { siteUrl, now } = outside;
  if (turn.sessionId !== null && (await answersAnother(db, wishes, turn.sessionId, now()))) return null;
  const reply = await answerDigest(wishes, { db, turnId: turn.turnId, siteUrl, now: now() });
  if (reply === null) return null;
  if (reply.by === "us") return { answer: reply.answer, sessionId: turn.sessionId };
  return await askAssistant(db, turn, { ...outside, assistant: reply.model });
}

const LISTS = /^\s*(?:[-*+]|\d{1,3}[.)])\s/m;
const ASKS_OR_LISTS = new RegExp(`\\?|${LISTS.source}`, "m");

/** Returns whether the numbers are those of a list, or one of them answers a question, that was texted since the digest. */
async function answersAnother(db: Db, wishes: DigestWish[], sessionId: string, now: Date): Promise<boolean> {
  if (wishes.some(({ want }) => want === "draft" || want === "list")) return false;
  const [{ messages }, newestAt] = await Promise.all([getConversation(db, sessionId), newestDigestAt(db, now)]);
  const last = messages.findLast(({ role }) => role === "assistant");
  if (last === undefined || (newestAt !== null && Date.parse(last.createdAt) < Date.parse(newestAt))) return false;
  return (wishes[0]?.want === "which" ? ASKS_OR_LISTS : LISTS).test(last.content);
}

/** When an action was carried out: a proposal waits for its code. */
const settledAt = (action: AssistantAction) => Date.parse(action.settledAt ?? action.createdAt);

/** Undoes what the last turn changed. A repeat changes nothing more: a retry must not go further back. */
async function undoLast(db: Db): Promise<string> {
  const actions = (await listActions(db, { limit: 50 }))
    .filter(({ status }) => ["executed", "undone"].includes(status))
    .sort((one, other) => settledAt(other) - settledAt(one));
  const [newest] = actions;
  const marked = await lastMarkedItem(db);
  if (marked && (!newest || Date.parse(marked.markedAt) > settledAt(newest))) return await undoMarks(db, marked);
  if (!newest) return "There is nothing to undo.";
  const ofTurn = actions.filter(({ sessionId, turn }) => sessionId === newest.sessionId && turn === newest.turn);
  const answers: string[] = [];
  for (const action of ofTurn.filter(({ canUndo }) => canUndo)) {
    const undone = await takeBack(db, action.id, true).catch((error: unknown) => {
      if (error instanceof StoreError && error.status < 500) return error.message;
      throw error;
    });
    answers.push(typeof undone === "string" ? undone : `Undone: ${action.title}.`);
  }
  if (answers.length === 0) return `Undone already: ${newest.title}.`;
  // A reply to several lines of a digest marks those that are no tasks itself.
  const turnId = await messageIdOf(db, newest);
  const marks = turnId === null ? [] : await itemsMarkedIn(db, turnId);
  for (const item of marks) answers.push(await undoReply(db, item));
  return answers.join("\n");
}

/** Takes back all marks of the turn that set this one. */
async function undoMarks(db: Db, last: MarkedItem): Promise<string> {
  const marks = last.markedIn === null ? [last] : await itemsMarkedIn(db, last.markedIn);
  const answers: string[] = [];
  for (const item of marks) answers.push(await undoReply(db, item));
  return answers.join("\n");
}

/** The errors of a conversation that cannot go on. */
const OVER = /^This conversation (?:has ended|is very long)\.|^Conversation not found$/;

/** Sends a message to the assistant in the turn's conversation, or in a new one when that is over. */
async function askAssistant(db: Db, turn: TextTurn, outside: TurnOutside): Promise<Answered> {
  const { assistant, languageModel, embedder, now, siteUrl } = outside;
  const isPaid = isCostly(assistant);
  const ask = (sessionId: string | null) =>
    converse(
      {
        ...{ db, userId: turn.userId, embedder, isPaid, now, needsCode: true },
        model: affordAssistant(db, assistant, isPaid),
        writer: async () => {
          if (languageModel.name === "builtin" || (await spendLanguageModel(db))) return languageModel;
          throw new LanguageModelError(MODEL_BUDGET_USED, { retryable: false });
        },
        signal: new AbortController().signal,
        onEvent: () => undefined,
      },
      { message: turn.text, messageId: turn.turnId, mode: "agent", sessionId },
    );
  try {
    const reply = await ask(turn.sessionId).catch((error: unknown) => {
      if (turn.sessionId !== null && error instanceof StoreError && OVER.test(error.message)) return ask(null);
      throw error;
    });
    const { sessionId } = reply;
    const proposed = reply.actions.filter(({ status }) => status === "proposed");
    if (proposed.length === 0) {
      const answer = plainAnswer(reply.reply || (reply.error ?? CHAT_FAILED)) || CHAT_FAILED;
      return { answer: withExamples(answer, reply.suggestions), sessionId };
    }
    const waiting = await listWaiting(db, sessionId);
    const done = reply.actions
      .filter(({ status }) => status !== "proposed")
      .map(({ message, title }) => message ?? title);
    const cards = waiting
      .filter(({ id }) => proposed.some((one) => one.id === id))
      .map((action) => (isLarge(action) ? inTheApp(action, siteUrl) : cardText(action)));
    return { answer: plainAnswer([...done, ...cards].join("\n")), sessionId };
  } catch (error) {
    // The day's budget is used up: a retry would fail too.
    if (error instanceof StoreError && error.status === 429)
      return { answer: error.message, sessionId: turn.sessionId };
    throw error;
  }
}

import type { StepRequest } from "../assistant-model.ts";
import { withColonsBehindNames } from "../others-words/chats.ts";
import { mayBeTheirs, withoutSentWith } from "../others-words/may-be-theirs.ts";
import { withoutSpeakers, withQuotedCells } from "../others-words/speakers.ts";
import { asNoteOfChat } from "./kept-chat.ts";
import { withLetterBelow } from "./letter-in-note.ts";
import { LETTER_HEAD } from "./mail-marks.ts";
import { isMailAndTask } from "./commands/mail-and-task.ts";
import { partOfQuote } from "./part-of-quote.ts";
import { isOwedInChat } from "./commands/owed-in-chat.ts";
import { isTaskMovedByChat } from "./commands/task-moved-by-chat.ts";
import { isTaskOfChat } from "./commands/task-of-chat.ts";
import { MAY_BE_THEIRS } from "../why-held.ts";
import { plainWords } from "../words.ts";
import type { ConversationState } from "./reading.ts";
import type { Call } from "./script.ts";

/** What stores nothing: reading, and a mail that is only drafted. */
const HARMLESS = /^(?:list_|search_|get_|query_|read_|suggest_|draft_)/;

/** A message that someone else may have written, as it is read: no yes in it answers a card, and a name before an order is not who it is about. */
export const asTheirs = (sent: StepRequest): StepRequest => {
  const part = partOfQuote(sent.message);
  if (part !== null) return { ...sent, message: part, isTheirs: true };
  const request = { ...sent, message: withLetterBelow(sent.message, sent) };
  if (isMailAndTask(request)) return { ...request, isTheirs: true };
  // A chat that is to be kept keeps who says what.
  if (asNoteOfChat(request) !== request) return mayBeTheirs(request) ? { ...request, isTheirs: true } : request;
  return mayBeTheirs(request)
    ? {
        ...request,
        message: withQuotedCells(
          withoutSpeakers(withColonsBehindNames(withoutSentWith(request.message), request), request),
          request,
        ),
        isTheirs: true,
      }
    : isTaskOfChat(request) || isTaskMovedByChat(request) || isOwedInChat(request.message, request.people)
      ? { ...request, isTheirs: true }
      : request;
};

const OF_WRITER = "The text before may be what someone else wrote. Confirm if you mean their record.";
/** Whether words name the person who is spoken of. */
const namesThem = (words: string, { state }: StepRequest): boolean => {
  const own = plainWords(words);
  return plainWords(state?.person?.name ?? "").some((part) => part.length > 2 && own.includes(part));
};

/** Whether a message holds what someone else wrote, and the user's own words above it name nobody of that name. */
function isOfWriter(message: string, request: StepRequest): boolean {
  const head = LETTER_HEAD.exec(message);
  if (!head) return mayBeTheirs({ message, user: request.user, people: [] });
  return !namesThem(message.slice(0, head.index), request);
}

/** How many messages back a text may still be the only one that names who is spoken of. */
const LOOKED_BACK = 4;
/** Whether only a text of someone else says who "him" is: it is the last message, or the last one that names them. */
function isSaidByTheirs(request: StepRequest): boolean {
  const sent = request.history.filter(({ role }) => role === "user").map(({ content }) => content);
  if (isOfWriter(sent.at(-1) ?? "", request)) return true;
  const naming = sent.slice(-LOOKED_BACK).findLast((message) => namesThem(message, request));
  return naming !== undefined && LETTER_HEAD.test(naming) && isOfWriter(naming, request);
}

/** Has a change of a record wait that names nobody, behind a text of someone else: whose it is only that text says. */
export function heldBehindTheirs(call: Call, request: StepRequest): Call {
  const isNamed = request.people.some(({ by }) => by === "name" || by === "part");
  if (isNamed || !isSaidByTheirs(request)) return call;
  return (name, input, heldBecause) =>
    /^(?:update_founder|set_custom_value)$/.test(name)
      ? call(name, input, heldBecause ?? OF_WRITER)
      : call(name, input, heldBecause);
}

/** Has every change wait for its own Confirm button, and takes nothing back. */
export const heldAsTheirs =
  (call: Call): Call =>
  (name, input, heldBecause) => {
    if (name === "take_back") return { status: "failed", reason: MAY_BE_THEIRS };
    return HARMLESS.test(name) ? call(name, input, heldBecause) : call(name, input, MAY_BE_THEIRS);
  };

/** The state after such a message: what its question is answered with waits as well. */
export const askedOfTheirs = (state: ConversationState): ConversationState => ({
  ...state,
  question: state.question && { ...state.question, isTheirs: true },
  ...(state.newcomer && { newcomer: { ...state.newcomer, isTheirs: true } }),
});

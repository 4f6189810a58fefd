import type { AssistantAction } from "../../../contract/assistant.ts";
import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import type { Answer } from "../answers.ts";
import { findDates } from "../find-dates.ts";
import { outcome } from "../outcome.ts";
import type { Call } from "../script.ts";
import { titleOf } from "./other-act.ts";
import { wordOfItsKind } from "./word-of-its-kind.ts";
import { changedTask } from "./retitled.ts";

const OH =
  "(?:(?:no|nope|oh|oops|sorry|wait|actually|i meant?|but|and|(?:it|that|this|the (?:note|title|task))(?: should (?:say|read|be|have said|have been)|['’]s| is| was))(?!\\p{L})[\\s,.:!–-]*)*";
/** A word, or an amount with its unit: "5m", "$4k". */
const WORD = "(?:\\p{L}|[$€£]?\\p{N})(?:[\\p{L}\\p{M}\\p{N}'’%€£-]|[.,](?=\\p{N}))*";
const WORDS = `${WORD}(?:\\s${WORD}){0,2}?`;
const END = "(?:\\s+(?:sorry|please|instead))*[\\s.!]*$";
/** "No, not prices, samples", "samples, not prices", "change prices to samples". */
const WAYS = [
  new RegExp(
    `^${OH}not (?:the )?(?<was>${WORDS})(?:\\s*[,;–-]\\s*|\\s+but\\s+)(?:but\\s+)?(?:the )?(?<now>${WORDS})${END}`,
    "iu",
  ),
  new RegExp(
    `^${OH}(?:the )?(?<now>${WORDS})\\s*,?\\s+(?:and )?(?:not|instead of|rather than) (?:the )?(?<was>${WORDS})${END}`,
    "iu",
  ),
  new RegExp(
    `^${OH}(?:change|replace|swap) (?:the )?(?:word )?(?<was>${WORDS}) (?:to|into|with|by|for) (?<now>${WORDS})${END}`,
    "iu",
  ),
];

/** "I want samples", "give him samples": a sentence, and no words for others. */
const SENTENCE =
  /(?<!\p{L})(?:i|we|he|she|they|you|me|us|him|them|is|are|was|were|wants?|wanted|needs?|needed|likes?|liked|prefers?|asks?|asked|said|says|give|gave|send|sent|buy|bought|get|got|make|made|take|took|has|have|had)(?:['’]\p{L}+)?(?!\p{L})/iu;
const isSentence = (now: string, was: string): boolean => SENTENCE.test(now) && !SENTENCE.test(was);

/** A text with other words in the one place that has those; null where it has them never, or twice. */
export function withInstead(text: string, was: string, now: string): string | null {
  const plain = was.toLowerCase();
  const found = Array.from(text.matchAll(new RegExp(WORD, "giu"))).flatMap(({ index }) => {
    const there = text.slice(index, index + was.length);
    const isWhole = !/^[\p{L}\p{N}]/u.test(text.slice(index + was.length)) && !/[$€£]$/u.test(text.slice(0, index));
    return there.toLowerCase() === plain && isWhole ? [{ 0: there, index }] : [];
  });
  const [only, another] = found;
  if (!only || another) return null;
  const isCapital = /^\p{Lu}/u.test(only[0]) && only.index === 0;
  const written = isCapital ? now.charAt(0).toUpperCase() + now.slice(1) : now;
  return text.slice(0, only.index) + written + text.slice(only.index + only[0].length);
}

/** "Not prices, samples", after one task or note that has the word: its text with the other one. Names, options and days of tasks are read elsewhere. */
export function wordInstead(request: StepRequest, call: Call): Answer | null {
  const action = onlyChange(request);
  const other = action && otherText(request, action, textOf(action, call));
  return action && other !== null ? changed(action, other, call) : null;
}

/** Whether a message puts another word in the place of one of the note that was just written: it is read so before anything else. */
export function isWordOfNote(request: StepRequest): boolean {
  const action = onlyChange(request);
  return action !== null && isNote(action) && otherText(request, action, contentOf(action)) !== null;
}

function onlyChange({ changes = [], mode, state }: StepRequest): AssistantAction | null {
  const [action, another] = changes.filter(({ status }) => status === "executed" || status === "proposed");
  return action && !another && mode !== "ask" && (state?.question ?? null) === null ? action : null;
}

/** What the text of a change becomes; null where no word of it is said to be another. */
function otherText(request: StepRequest, action: AssistantAction, text: string | null): string | null {
  const message = request.message.trim();
  if (text === null || message.length > 80 || isOfOthers(request, isNote(action))) return null;
  for (const [no, way] of WAYS.entries()) {
    const { was = "", now: said = "" } = way.exec(message)?.groups ?? {};
    const now = said.replace(/^(?:it|that)(?:['’]s| is) /iu, "");
    // "Change hates to prefers" says which word it is.
    const other = was === "" || (no < 2 && isSentence(now, was)) ? null : withInstead(text, was, now);
    if (other !== null) return other;
  }
  const alone = isNote(action) ? wordOfItsKind(message, text) : null;
  return alone && withInstead(text, alone.was, alone.now);
}

const isNote = ({ tool }: AssistantAction): boolean => /^(?:create|update)_note$/u.test(tool);
const isOfOthers = ({ message, people, today }: StepRequest, isOfNote: boolean): boolean =>
  (!isOfNote && findDates(message, today).length > 0) ||
  people.some(
    ({ by, name }) =>
      (by === "name" || by === "part") && plainWords(name).some((word) => plainWords(message).includes(word)),
  );

function textOf(action: AssistantAction, call: Call): string | null {
  if (/^(?:create|update)_task$/u.test(action.tool)) return titleOf(action, call);
  return contentOf(action);
}

function contentOf(action: AssistantAction): string | null {
  const content = isNote(action) ? action.params["content"] : null;
  return typeof content === "string" ? content : null;
}

function changed(action: AssistantAction, text: string, call: Call): Answer | null {
  const { tool, status, params, recordId, heldBecause } = action;
  if (tool.endsWith("_task")) return changedTask(action, { title: text }, call);
  if (status === "proposed") {
    call("take_back", { actionId: action.id }, null);
    return outcome(call(tool, { ...params, content: text }, heldBecause));
  }
  const noteId = tool === "update_note" ? params["noteId"] : recordId;
  return noteId == null ? null : outcome(call("update_note", { noteId, content: text }, null));
}

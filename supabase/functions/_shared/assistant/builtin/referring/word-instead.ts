import type { AssistantAction } from "../../../contract/assistant.ts";
import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import type { Answer } from "../answers.ts";
import { findDates } from "../find-dates.ts";
import { outcome } from "../outcome.ts";
import type { Call } from "../script.ts";
import { titleOf } from "./other-act.ts";
import { changedTask } from "./retitled.ts";

const OH =
  "(?:(?:no|nope|oh|oops|sorry|wait|actually|i meant?|but|and|(?:it|that|this|the (?:note|title|task))(?: should (?:say|read|be|have said|have been)|['’]s| is| was))(?!\\p{L})[\\s,.:!–-]*)*";
/** A word, or an amount with its unit: "5m", "$4k". */
const WORD = "(?:\\p{L}|[$€£]?\\p{N})(?:[\\p{L}\\p{M}\\p{N}'’%-]|[.,](?=\\p{N}))*";
const WORDS = `${WORD}(?:\\s${WORD}){0,2}?`;
const END = "(?:\\s+(?:sorry|please|instead))*[\\s.!]*$";
/** "No, not prices, samples", "samples, not prices", "change prices to samples". */
const WAYS = [
  new RegExp(
    `^${OH}not (?:the )?(?<was>${WORDS})(?:\\s*[,;–-]\\s*|\\s+but\\s+)(?:but\\s+)?(?:the )?(?<now>${WORDS})${END}`,
    "iu",
  ),
  new RegExp(`^${OH}(?:the )?(?<now>${WORDS})\\s*,?\\s+not (?:the )?(?<was>${WORDS})${END}`, "iu"),
  new RegExp(
    `^${OH}(?:change|replace|swap) (?:the )?(?:word )?(?<was>${WORDS}) (?:to|into|with|by|for) (?<now>${WORDS})${END}`,
    "iu",
  ),
];

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

/** "Not prices, samples", after one task or note that has the word: its text with the other one. Names, days and options are read elsewhere. */
export function wordInstead(request: StepRequest, call: Call): Answer | null {
  const message = request.message.trim();
  const [action, another] = (request.changes ?? []).filter(
    ({ status }) => status === "executed" || status === "proposed",
  );
  if (!action || another || request.mode === "ask" || (request.state?.question ?? null) !== null) return null;
  if (message.length > 80 || isOfOthers(request)) return null;
  const text = textOf(action, call);
  for (const way of WAYS) {
    const { was = "", now: said = "" } = way.exec(message)?.groups ?? {};
    const now = said.replace(/^(?:it|that)(?:['’]s| is) /iu, "");
    const other = text === null || was === "" ? null : withInstead(text, was, now);
    if (other !== null) return changed(action, other, call);
  }
  return null;
}

const isOfOthers = ({ message, people, today }: StepRequest): boolean =>
  findDates(message, today).length > 0 ||
  people.some(
    ({ by, name }) =>
      (by === "name" || by === "part") && plainWords(name).some((word) => plainWords(message).includes(word)),
  );

function textOf(action: AssistantAction, call: Call): string | null {
  if (/^(?:create|update)_task$/u.test(action.tool)) return titleOf(action, call);
  const content = /^(?:create|update)_note$/u.test(action.tool) ? action.params["content"] : null;
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

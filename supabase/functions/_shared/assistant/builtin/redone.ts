import type { AssistantAction } from "../../contract/assistant.ts";
import type { StepRequest } from "../assistant-model.ts";
import { TOLD } from "../why-held.ts";
import { type Answer, say } from "./answers.ts";
import { outcome } from "./outcome.ts";
import type { Call } from "./script.ts";

const REDO = /\b(?:redo|do it again|again)\b/;
/** "Redo", "and again", "redo the next one": nothing but that. */
const ONLY_REDO =
  /^(?:(?:please|and|now|ok|okay|then|also|yes) )*(?:redo|do it again|again|once more|another redo)(?: (?:it|that|this|again|too|as well|please|once more|one more|the next one|the next|the rest))*$/;

/**
 * Does again what was cancelled or undone last, and what was undone before that when it is asked for once more; null where the words ask
 * for none of it, or nothing was. `words` are plain.
 */
export function redone(
  words: string,
  last: readonly AssistantAction[],
  { state }: StepRequest,
  call: Call,
): Answer | null {
  const isOnly = ONLY_REDO.test(words);
  if (!REDO.test(words) && !isOnly) return null;
  const isCancelled = last.some(({ status }) => status === "cancelled");
  const before = state?.undone?.at(-1) ?? [];
  if (last.length === 0 ? !isOnly || before.length === 0 : false) return null;
  if (isCancelled || before.length === 0) return say(last.map((action) => doneAgain(action, call)).join("\n"));
  // What was undone last was done last.
  const answers = before.toReversed().map(({ id, title }) => {
    const known = last.find((action) => action.id === id && action.tool.startsWith("delete_"));
    return known ? doneAgain(known, call) : broughtBack(id, title, call);
  });
  return say(answers.join("\n"));
}

/** A card that was cancelled waits again, and so does a deletion. */
const doneAgain = ({ id, tool, title, params, status, heldBecause }: AssistantAction, call: Call): string =>
  status === "cancelled" || tool.startsWith("delete_")
    ? outcome(call(tool, params, status === "cancelled" ? (heldBecause ?? TOLD) : null)).text
    : broughtBack(id, title, call);

function broughtBack(actionId: string, title: string, call: Call): string {
  const { status, message, reason } = call("bring_back", { actionId }, null);
  return status === "failed" ? `${title}: ${reason ?? ""}` : (message ?? `Done again: ${title}.`);
}

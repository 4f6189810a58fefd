import type { StepRequest } from "../assistant-model.ts";
import { type Answer, say } from "./answers.ts";
import type { ReadClause } from "./commands/read-clauses.ts";
import { readAnswers } from "./read-answers.ts";
import type { Call } from "./script.ts";

/** What the assistant can do, as people ask for it. */
export const HELP =
  /^(?:help(?: me)?|(?:what|how) (?:can|do|could) (?:you|i) (?:do|ask|say|help|work)(?: .*)?|what are you(?: able to do)?|who are you|what can i (?:ask|say|do).*|was kannst du(?: tun)?|que puedes hacer|que peux tu faire|hilfe|ayuda|aide)$/;

export const helped = (clause: ReadClause, call: Call, request: StepRequest): Answer =>
  readAnswers["help"]?.(clause, call, request) ?? say("I answer questions about your people, notes and tasks.");

export function smallTalk(clause: ReadClause, call: Call, request: StepRequest): Answer {
  const isThanks = /\b(?:thanks|thank you|thx|cheers|danke|gracias|merci|great|perfect|cool|nice)\b/i.test(clause.text);
  if (isThanks) return say("You are welcome.");
  if (/^\W*(?:ok|okay|all ?right|got it|sounds good)\W*$/i.test(clause.text)) return say("All right.");
  return readAnswers["greeting"]?.(clause, call, request) ?? say("Hello. What can I do for you?");
}

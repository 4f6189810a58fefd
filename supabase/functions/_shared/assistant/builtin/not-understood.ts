import type { Choosing } from "./told-changes.ts";
import { cutText } from "../../contract/storable.ts";
import type { StepRequest } from "../assistant-model.ts";
import { type Answer, say } from "./answers.ts";
import { plainOf } from "./commands/clause-kind.ts";
import { isAction } from "./commands/task-leads.ts";
import type { ReadClause } from "./commands/read-clauses.ts";
import { alsoMeant, orOneOf } from "./guesses/also-meant.ts";
import { lastOf } from "./guesses/best-guess.ts";
import { seemsAnOrder } from "./guesses/order-like.ts";
import { examplesWith } from "./read-answers.ts";
import { isAsking, type Turn } from "./ready.ts";
import type { Asking } from "./resolve.ts";
import { plain } from "./wording.ts";

/** Where nothing reads a clause, or no task is called so: one question with what it may want; null where it names nothing of the user's. */
export function askedInsteadOf(chosen: object | null, clause: ReadClause, turn: Turn, choose: Choosing): Asking | null {
  const { request } = turn;
  const missing = chosen !== null && isAsking(chosen) && isMissingTask(chosen) ? chosen : null;
  if ((chosen !== null && missing === null) || request.mode === "ask") return null;
  const other = alsoMeant({ ...clause, readings: [] }, turn, lastOf(turn), choose);
  if (other.length === 0) return null;
  const isAll = plainOf(request.message) === plainOf(clause.text);
  // What is only told beside an order holds nothing up.
  if (!isAll && !seemsAnOrder(clause.text)) return null;
  const what = isAll
    ? "What do you want me to do?"
    : `What do you want me to do with “${cutText(plain(clause.text), 80)}”?`;
  return orOneOf(missing ? `${missing.ask.text} ${what}` : what, other, clause);
}

/** "Priority 90 for Bayou Box" finds nobody who is so already: it may be what they are to have. */
export const mayBeToBeSet = ({ text }: Answer, clause: ReadClause): boolean =>
  /^None: no one fits /u.test(text) && !clause.text.includes("?");

const isMissingTask = ({ question }: Asking): boolean => question?.asks === "task" && question.choices.length === 0;

const NOT_DONE = "I can't do that, or did not understand it: nothing was changed.";

/** Says what is not understood, and offers sentences that are known to work. */
export function notUnderstood({ text, people, language }: ReadClause, { message, mode }: StepRequest): Answer {
  const what = text.trim() === message.trim() ? "" : `“${cutText(plain(text), 80)}”`;
  const [person] = people;
  const known = language === "en" ? "" : " I understand commands in English, German, Spanish and French.";
  if (isAction(text) && mode === "agent")
    return say(`${NOT_DONE} I keep people, notes and tasks, and do nothing outside of Tracker. Shall I remind you?`, [
      `Remind me to ${text.charAt(0).toLowerCase()}${text.slice(1).replace(/[.!?]+$/, "")}`,
    ]);
  return say(
    `${what === "" ? NOT_DONE : `I can't do anything with ${what}, or did not understand it: it changed nothing.`}${known} I can ${mode === "agent" ? "add and change people, notes, tasks and columns, and " : ""}answer questions about them. You could say, for example:`,
    person
      ? [`Who is ${person.name}?`, ...(mode === "agent" ? [`Remind me to call ${person.name} tomorrow`] : [])]
      : examplesWith(null),
  );
}

import type { KnownPerson } from "../../assistant-model.ts";
import { answerIfSure } from "../answer-question.ts";
import { BEGINS_TO_ASK, goesOnAsking, plainOf } from "../commands/clause-kind.ts";
import type { Frame } from "../commands/frames.ts";
import type { ReadClause } from "../commands/read-clauses.ts";
import { startsCommand } from "../commands/split-clauses.ts";
import { isAsking, type Turn } from "../ready.ts";
import type { Choosing } from "../told-changes.ts";
import { guessed as byTraining } from "../trained/guess.ts";
import { type Guess, guessed as byWordings } from "./guess.ts";
import { deniesDone, saysNotDone } from "../not-done.ts";
import { tellsOfDay } from "./tells-of-day.ts";

/** From this probability on the trained reader goes before the wordings. */
export const SURE = 0.75;

/** The person who the conversation is about. */
export function lastOf({ request: { state, people } }: Turn): KnownPerson | null {
  if (!state?.person) return null;
  const { id, name } = state.person;
  return people.find((one) => one.id === id) ?? { id, name, company: null, stage: null, status: null, by: "name" };
}

/** The best that two readers make of a clause that no grammar reads whole: everyday wordings, and training. */
export function bestGuess(clause: ReadClause, turn: Turn, about: KnownPerson | null, choose: Choosing): Guess | null {
  const guess = orPartly(guessed(clause, turn, about, choose), clause, turn, choose);
  if (guess !== null && "reading" in guess)
    if ([guess.reading.frame, ...guess.reading.more].some((frame) => deniesDone(frame, clause.text))) return null;
  if (guess !== null && "ask" in guess && saysNotDone(clause.text) && /” as done/u.test(guess.ask.text)) return null;
  return guess !== null && movesTask(guess) && tellsOfDay(clause.text) ? null : guess;
}

const movesTask = (guess: Guess): boolean =>
  "reading" in guess &&
  [guess.reading.frame, ...guess.reading.more].some(
    (frame) => frame.do === "change_task" && typeof frame.change.dueDate === "string",
  );

/** A change that the trained reader is sure of, else what the wordings say, else what it is less sure of. */
function guessed(clause: ReadClause, turn: Turn, about: KnownPerson | null, choose: Choosing): Guess | null {
  const trained = withAllTasks(byTraining(clause, turn, about), clause);
  const isSure = byTraining(clause, turn, about, SURE) !== null;
  if (trained && isSure && isFound(trained, clause, turn, choose)) return trained;
  return (
    withAllTasks(byWordings(clause, turn, about), clause) ??
    (trained && isSaid(trained, clause, turn, choose) ? trained : null)
  );
}

/** "Mark the kegs and the labels as done": a guess that has one of them alone would drop the other without a word. */
function withAllTasks(guess: Guess | null, { readings }: ReadClause): Guess | null {
  const named = Math.max(0, ...readings.map((one) => ("frame" in one ? tasksNamed(one.frame) : 0)));
  if (guess === null || named < 2) return guess;
  if ("ask" in guess) return null;
  const { frame, more } = guess.reading;
  const guessed = [frame, ...more].reduce((sum, one) => sum + tasksNamed(one), 0);
  return guessed > 0 && guessed < named ? null : guess;
}
const tasksNamed = (frame: Frame): number =>
  frame.do === "change_task" || frame.do === "delete_task" ? frame.tasks.length : 0;

/** Whether everyone and everything that a guess is about is there, and nothing must be asked. */
function isFound(guess: Guess, clause: ReadClause, turn: Turn, choose: Choosing): boolean {
  if ("ask" in guess) return false;
  const chosen = choose({ ...clause, readings: [guess.reading] }, turn);
  return chosen !== null && !isAsking(chosen);
}

/** News that would be about a task that is not there is news. */
function isSaid(guess: Guess, clause: ReadClause, turn: Turn, choose: Choosing): boolean {
  if ("ask" in guess) return true;
  const chosen = choose({ ...clause, readings: [guess.reading] }, turn);
  const isMissing =
    chosen !== null && isAsking(chosen) && chosen.question?.asks === "task" && chosen.question.choices.length === 0;
  return !isMissing || clause.kind !== "report";
}

const isOfTask = (guess: Guess) => "reading" in guess && /_task$/.test(guess.reading.frame.do);

/** Without a person and without a task, a few words may ask for something. */
const isFragmentLike = ({ tokens, text }: ReadClause) =>
  text.length < 100 && tokens.every(({ slot }) => slot?.is !== "person" || slot.isPronoun);

/** A question is no better than a card that leaves a word or two. */
function orPartly(guess: Guess | null, clause: ReadClause, turn: Turn, choose: Choosing): Guess | null {
  const chosen = clause.readings.length === 0 ? null : choose(clause, turn);
  const isCard = chosen !== null && !isAsking(chosen);
  const isAdding = clause.readings.some((one) => "frame" in one && one.frame.do === "add_person");
  if (isCard && guess && ("ask" in guess || isAdding)) return null;
  // "Budgets above 30k": asked without asking.
  const { request, call } = turn;
  const isAlone = plainOf(request.message) === plainOf(clause.text) && !startsCommand(clause.text);
  return guess && !isOfTask(guess) && isAlone && isFragmentLike(clause) && answerIfSure(clause, call, request)
    ? null
    : guess;
}

/** "Will's priority is 20 now" begins like a question and asks nothing. */
export const isToldAsQuestion = ({ kind, text, people }: ReadClause) =>
  kind === "question" &&
  people.length > 0 &&
  !goesOnAsking(text) &&
  !/[?？]/u.test(text) &&
  !BEGINS_TO_ASK.test(plainOf(text)) &&
  !ASKS.test(plainOf(text));
const ASKS =
  /^(?:who|whom|whose|what|which|when|where|how|why|is|are|do|does|did|has|have|can|could|list|show|tell|find|give)\b/;

/** "Move the Lagos flights to Friday": a change of a task that is there, whatever words of the world outside its title has. */
export function isOfOwnTask(clause: ReadClause, turn: Turn): boolean {
  if (turn.request.mode === "ask" || clause.kind === "question" || clause.kind === "small_talk") return false;
  const guess = byTraining(clause, turn, lastOf(turn), SURE);
  const frame = guess && "reading" in guess ? guess.reading.frame : null;
  if (frame?.do !== "change_task" && frame?.do !== "delete_task") return false;
  return frame.tasks.every(({ by }) => by === "id");
}

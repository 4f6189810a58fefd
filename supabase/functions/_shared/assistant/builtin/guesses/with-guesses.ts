import { answerIfSure } from "../answer-question.ts";
import { plainOf } from "../commands/clause-kind.ts";
import { SEVERAL } from "../commands/left-out.ts";
import { reportsOrders } from "../commands/split-clauses.ts";
import type { ReadClause } from "../commands/read-clauses.ts";
import { isAsking, type Turn } from "../ready.ts";
import type { Asking } from "../resolve.ts";
import { storyGoesOn } from "../stories.ts";
import { changesTold, type Choosing } from "../told-changes.ts";
import { guessed as byTraining } from "../trained/guess.ts";
import { bestGuess, isToldAsQuestion, lastOf, SURE } from "./best-guess.ts";
import type { Guess } from "./guess.ts";
import { likelyIn, mayBeMeant } from "./likely.ts";

/**
 * The clauses of a message, with a guess where no grammar reads one, or the question that a single one leaves. Several sentences that
 * only tell something stay as they are: they are read as a story.
 */
export function withGuesses(clauses: readonly ReadClause[], turn: Turn, choose: Choosing): ReadClause[] | Asking {
  const about = lastOf(turn);
  const guesses = clauses.map((clause) => {
    const one = SEVERAL.test(clause.text) ? null : about;
    if (isToldAsQuestion(clause)) return byTraining(clause, turn, one, SURE);
    return isUnread(clause, turn, choose) ? bestGuess(clause, turn, one, choose) : null;
  });
  const isStory = clauses.length > 1 && clauses.every(({ kind }) => kind === "report" || kind === "out_of_scope");
  const isWhole = guesses.every((guess) => guess !== null && "reading" in guess);
  const asOne = isWhole ? null : inOneBreath(clauses, guesses, turn, choose);
  if (asOne) return asOne;
  const [only] = guesses;
  if (clauses.length === 1 && only && "ask" in only) return only;
  let last = about;
  return clauses.map((clause, no) => {
    const guess = isStory && !isWhole ? null : (guesses[no] ?? null);
    const [person, another] = clause.people;
    if (person && !another) last = person;
    if (guess !== null && "reading" in guess) return withGuess(clause, guess);
    if (
      !isLost(clause, turn, choose) ||
      !mayBeMeant(clause, clauses.length === 1 && storyGoesOn(turn.request) === null)
    )
      return clause;
    // "Sum of the budgets": asked without asking.
    const isAlone = plainOf(turn.request.message) === plainOf(clause.text);
    if (isAlone && answerIfSure(clause, turn.call, turn.request)) return clause;
    // "Rosa moved to Cádiz, so put her on Active": what is told and asked of her is on cards.
    if (clause.kind === "report" && changesTold(clause, last, turn, choose).changes.length > 0) return clause;
    const likely = likelyIn(clause, turn, SEVERAL.test(clause.text) ? null : last, choose);
    return likely === null ? clause : { ...clause, kind: "command", readings: [likely] };
  });
}

/** Whether nothing at all would come of a clause: no card either. */
function isLost(clause: ReadClause, turn: Turn, choose: Choosing): boolean {
  if (!isUnread(clause, turn, choose)) return false;
  // Of several tasks the one that is not there is said.
  if (clause.readings.some((one) => "frame" in one && "tasks" in one.frame && one.frame.tasks.length > 1)) return false;
  const chosen = clause.readings.length === 0 ? null : choose(clause, turn);
  return chosen === null || (isAsking(chosen) && chosen.question?.asks === "task" && chosen.question.about !== "");
}

/** What is not read in parts may be one thing: "To do for Will: ask for the numbers. End of next week." */
function inOneBreath(
  clauses: readonly ReadClause[],
  guesses: readonly (Guess | null)[],
  turn: Turn,
  choose: Choosing,
): ReadClause[] | null {
  const [first, second] = clauses;
  const { message } = turn.request;
  const isRead = clauses.filter((clause, no) => !isUnread(clause, turn, choose) && guesses[no] === null);
  if (
    !first ||
    !second ||
    isRead.length > 1 ||
    clauses.some(({ kind, isForbidden }) => kind === "question" || isForbidden)
  )
    return null;
  const whole = { ...first, text: message, readings: [] };
  const guess = byTraining(whole, turn, lastOf(turn), SURE);
  if (!guess || "ask" in guess) return null;
  // What is read of it already must be in it.
  const { frame } = guess.reading;
  const isSame = isRead.every(
    ({ readings: [one] }) =>
      /^add_(?:task|person)$/.test(frame.do) && one && "frame" in one && one.frame.do === frame.do,
  );
  return isSame ? [{ ...whole, kind: "command", readings: [guess.reading] }] : null;
}

const withGuess = (clause: ReadClause, guess: Guess | null): ReadClause =>
  guess && "reading" in guess ? { ...clause, kind: "command", readings: [guess.reading] } : clause;

/** Whether no reading of a clause uses all of it, with records that are there. */
function isUnread(clause: ReadClause, turn: Turn, choose: Choosing): boolean {
  if (!/^(?:command|report|out_of_scope)$/.test(clause.kind) || reportsOrders(clause.text)) return false;
  if (clause.readings.length === 0) return true;
  const chosen = choose(clause, turn);
  if (chosen === null) return true;
  if (isAsking(chosen)) return chosen.question?.asks === "task" && chosen.question.choices.length === 0;
  return chosen.left.length + chosen.ready.left.length > 0;
}

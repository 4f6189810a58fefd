import type { KnownPerson } from "../../assistant-model.ts";
import { SEVERAL } from "../commands/left-out.ts";
import type { ReadClause } from "../commands/read-clauses.ts";
import { isAsking, type Turn } from "../ready.ts";
import type { Asking } from "../resolve.ts";
import type { Choosing } from "../told-changes.ts";
import { type Guess, guessed } from "./guess.ts";

/**
 * The clauses of a message, with a guess where no grammar reads one, or the question that a single one leaves. Several sentences that
 * only tell something stay as they are: they are read as a story.
 */
export function withGuesses(clauses: readonly ReadClause[], turn: Turn, choose: Choosing): ReadClause[] | Asking {
  const about = lastOf(turn);
  const guesses = clauses.map((clause) =>
    isUnread(clause, turn, choose) ? guessed(clause, turn, SEVERAL.test(clause.text) ? null : about) : null,
  );
  const isStory = clauses.length > 1 && clauses.every(({ kind }) => kind === "report" || kind === "out_of_scope");
  const isWhole = guesses.every((guess) => guess !== null && "reading" in guess);
  if (isStory && !isWhole) return [...clauses];
  const [only] = guesses;
  if (clauses.length === 1 && only && "ask" in only) return only;
  return clauses.map((clause, no) => withGuess(clause, guesses[no] ?? null));
}

const withGuess = (clause: ReadClause, guess: Guess | null): ReadClause =>
  guess && "reading" in guess ? { ...clause, kind: "command", readings: [guess.reading] } : clause;

/** The person who the conversation is about. */
function lastOf({ request: { state, people } }: Turn): KnownPerson | null {
  if (!state?.person) return null;
  const { id, name } = state.person;
  return people.find((one) => one.id === id) ?? { id, name, company: null, stage: null, status: null, by: "name" };
}

/** Whether no reading of a clause uses all of it, with records that are there. */
function isUnread(clause: ReadClause, turn: Turn, choose: Choosing): boolean {
  if (!/^(?:command|report|out_of_scope)$/.test(clause.kind)) return false;
  if (clause.readings.length === 0) return true;
  const chosen = choose(clause, turn);
  if (chosen === null) return true;
  if (isAsking(chosen)) return chosen.question?.asks === "task" && chosen.question.choices.length === 0;
  return chosen.left.length + chosen.ready.left.length > 0;
}

import { whyBehind } from "./after-report.ts";
import { type Answer, say } from "./answers.ts";
import type { ReadClause } from "./commands/read-clauses.ts";
import { withNextAsked } from "./newcomers/add-person.ts";
import { type Outcome, outcomeOf, SAYS_MORE } from "./outcome-of.ts";
import { inLanguageOf } from "./phrases/confirmations.ts";
import type { Turn } from "./ready.ts";
import type { Asking } from "./resolve.ts";
import { toldFrom, toldTogether } from "./told-together.ts";

interface Found {
  outcomes: Outcome[];
  /** The one clause of several of which something must be asked. */
  waiting: { asking: Asking; clause: ReadClause } | null;
}

/** What is to be said to each clause; a question where everything waits for its answer. */
export function outcomesOf(
  clauses: readonly ReadClause[],
  turn: Turn,
  { isAfterOther: isAfter, beyond }: { isAfterOther: boolean; beyond: readonly (Outcome | null)[] },
): Found | Asking {
  const outcomes: Outcome[] = [];
  const waiting: { asking: Asking; clause: ReadClause }[] = [];
  let isAfterOther = isAfter;
  let toldUntil = 0;
  for (const [no, clause] of clauses.entries()) {
    const together = no < toldUntil ? [] : toldFrom(clauses, no, beyond, turn);
    const told = together.length > 1 ? toldTogether(together, turn) : null;
    if (told) toldUntil = no + together.length;
    const outcome =
      told ?? beyond[no] ?? (no < toldUntil ? { answer: say("") } : outcomeOf(clause, turn, isAfterOther));
    if ("ask" in outcome) waiting.push({ asking: outcome, clause });
    else outcomes.push(outcome);
    // The order is kept, so that each outcome belongs to its clause.
    if ("ask" in outcome) outcomes.push({ answer: say("") });
    isAfterOther ||= clause.kind === "question" || clause.kind === "report" || clause.isForbidden;
    if ("ready" in outcome) {
      turn.spoken.taskIds = outcome.ready.taskIds ?? turn.spoken.taskIds;
      turn.spoken.goneIds = [...turn.spoken.goneIds, ...(outcome.ready.goneIds ?? [])];
    }
    const [person, another] = clause.people;
    if (person && !another) turn.spoken.personId = person.id;
  }
  const [first, second] = waiting;
  const others = outcomes.filter((outcome) => !("answer" in outcome) || outcome.answer.text !== "");
  // Someone who is yet to be added, or to be named, may be who the rest is about.
  const isAdding = clauses.some(({ readings }) =>
    readings.some((one) => "frame" in one && one.frame.do === "add_person"),
  );
  // What is answered in a word or two brings the whole message with it.
  const isChoice = first?.asking.question?.asks === "date" || (first?.asking.question?.choices.length ?? 0) > 0;
  const next = clauses.slice(clauses.findIndex((clause) => clause === first?.clause) + 1);
  const frames = next.flatMap(({ readings: [one] }) => (one && "frame" in one ? [one.frame] : []));
  if (first && (second || others.length === 0 || isAdding || isChoice)) return withNextAsked(first.asking, frames);
  return { outcomes, waiting: first ?? null };
}

/** Carries out what is ready, each held back where the rest of its message says so; the answers are in the order of the clauses. */
export function carriedOut(
  clauses: readonly ReadClause[],
  outcomes: readonly Outcome[],
  turn: Turn,
  {
    isAfterOther,
    beyond,
    isWaiting,
  }: { isAfterOther: boolean; beyond: readonly (Outcome | null)[]; isWaiting: boolean },
): Answer[] {
  const { request } = turn;
  // A message of which one part is not understood is not half done.
  const isAddingUnclear = outcomes.some(
    (outcome, no) =>
      "ready" in outcome &&
      outcome.held !== null &&
      clauses[no]?.readings.some((one) => "frame" in one && one.frame.do === "add_person") === true,
  );
  const isUnclear = isWaiting || isAddingUnclear || outcomes.some((outcome) => "isUnclear" in outcome);
  let isChanged = false;
  return outcomes.map((outcome, no) => {
    const clause = clauses[no];
    // "Set Ana to Warm. Who is warm now?" is asked of what is stored then.
    const isAsked = isChanged && clause?.kind === "question" && !beyond[no];
    const again = isAsked ? outcomeOf(clause, turn, isAfterOther) : outcome;
    if ("answer" in outcome) return "answer" in again ? again.answer : outcome.answer;
    isChanged = true;
    const done = outcome.ready.run(outcome.held ?? (isUnclear ? SAYS_MORE : whyBehind(clauses, no, request.message)));
    return { ...done, text: inLanguageOf(done.text, clause?.language ?? "en") };
  });
}

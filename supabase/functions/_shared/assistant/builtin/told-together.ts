import type { ReadClause } from "./commands/read-clauses.ts";
import { choose, isFragment, type Outcome } from "./outcome-of.ts";
import type { Turn } from "./ready.ts";
import { tell } from "./stories.ts";

/** The clauses from one on that only tell something, before what is asked for. */
export function toldFrom(
  clauses: readonly ReadClause[],
  from: number,
  beyond: readonly (Outcome | null)[],
  { request }: Turn,
): readonly ReadClause[] {
  const isTold = (clause: ReadClause, no: number) =>
    clause.kind === "report" &&
    clause.readings.length === 0 &&
    !clause.isForbidden &&
    !isFragment(clause) &&
    (beyond[from + no] ?? null) === null;
  const some = clauses.slice(from);
  const end = some.findIndex((clause, no) => !isTold(clause, no));
  return request.mode === "agent" ? some.slice(0, end < 0 ? some.length : end) : [];
}

/** "Had lunch with Ana. She wants samples. Remind me …": what is told beside an order is one note for each person. */
export function toldTogether(clauses: readonly ReadClause[], turn: Turn): Outcome | null {
  const story = tell(clauses, turn, choose);
  return story === null || "ask" in story
    ? null
    : { ready: { run: story, left: [], doubt: null, about: null }, held: null };
}

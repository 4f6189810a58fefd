import type { StepRequest } from "../assistant-model.ts";
import { answerClauses } from "./answer-clauses.ts";
import { NOTHING_GIVEN, type ReadClause, readClauses } from "./commands/read-clauses.ts";
import type { Turn } from "./ready.ts";
import type { OwnColumn } from "./reading.ts";
import { inFull } from "./referring/in-full.ts";
import { listsTheSame, type Said } from "./said.ts";
import type { Call } from "./script.ts";

/** A turn of which nothing is spoken of yet. */
export const turnOf = (
  call: Call,
  request: StepRequest,
  columns: readonly OwnColumn[],
  given: Turn["given"],
): Turn => ({
  ...{ call, request, columns, given, added: new Map() },
  spoken: { personId: null, taskIds: [], goneIds: [] },
});

const REFERS = /^(?:them|their|theirs|they|those|these|both|all|her|his|him|she|he|it)$/;

/** "Who is on hold? Set their status to active", "and what do they charge": what follows a question is about those who its answer names. */
export function answerInTurn(clauses: readonly ReadClause[], turn: Turn): Said {
  const { request, columns } = turn;
  const at = clauses.findIndex(
    ({ kind, tokens, text }, no) =>
      (/^(?:command|report|out_of_scope)$/.test(kind) ? request.mode !== "ask" : kind === "question") &&
      clauses[no - 1]?.kind === "question" &&
      tokens.some(({ from, to }) => REFERS.test(text.slice(from, to).toLowerCase())),
  );
  if (at < 0) return answerClauses(clauses, turn);
  const asked = clauses.slice(0, at);
  const before = answerClauses(asked, turn);
  const message = clauses
    .slice(at)
    .map(({ text }) => text)
    .join("\n");
  const goesOn: StepRequest = {
    ...request,
    message,
    state: before.state,
    history: [
      ...request.history,
      { role: "user", content: asked.map(({ text }) => text).join("\n") },
      { role: "assistant", content: before.text },
    ],
  };
  const after = inFull(goesOn, columns, turn.call);
  const said = answerClauses(readClauses(after, columns, NOTHING_GIVEN), turnOf(turn.call, after, columns, {}), true);
  const isOfSame = listsTheSame(before, said) && clauses[at]?.kind === "question";
  return {
    ...said,
    // The second list tells what the first one does, and more.
    text: isOfSame ? said.text : [before.text, said.text].join("\n\n"),
    suggestions: [...(before.suggestions ?? []), ...(said.suggestions ?? [])],
  };
}

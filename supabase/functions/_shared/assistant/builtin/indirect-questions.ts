import type { StepRequest } from "../assistant-model.ts";
import { answerIfSure } from "./answer-question.ts";
import type { Answer } from "./answers.ts";
import { NOTHING_GIVEN, readClauses } from "./commands/read-clauses.ts";
import { askedIndirectly, plainWho } from "./questions/asked-indirectly.ts";
import type { OwnColumn } from "./reading.ts";
import type { Call } from "./script.ts";

/** "I forgot where Ana works" as the question that it is. */
export function withIndirect(request: StepRequest): StepRequest {
  const asked = askedIndirectly(request.message);
  return { ...request, message: asked?.isSure === true ? asked.question : plainWho(request.message) };
}

/** "Check whether Ana has signed" is answered where what is stored says it; null where it may be a task. */
export function answeredIndirectly(request: StepRequest, columns: readonly OwnColumn[], call: Call): Answer | null {
  const asked = askedIndirectly(request.message);
  if (!asked || asked.isSure) return null;
  const plainly = { ...request, message: asked.question };
  const [clause, another] = readClauses(plainly, columns, NOTHING_GIVEN);
  return clause?.kind === "question" && !another ? answerIfSure(clause, call, plainly) : null;
}

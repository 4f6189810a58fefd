import type { StepRequest } from "../assistant-model.ts";
import { answerIfSure } from "./answer-question.ts";
import { type Answer, say } from "./answers.ts";
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
  const found = clause?.kind === "question" && !another ? answerIfSure(clause, call, plainly) : null;
  if (!found) return null;
  const nothing = nothingStored(found, request.message);
  // A list is no answer to "check whether": what is to be checked is a task.
  return nothing ?? (ANSWERS.test(found.text) || /\btell me\b/iu.test(request.message) ? found : null);
}

const ANSWERS = /^(?:yes|no|none|nobody)(?!\p{L})/iu;
const EMPTY = /^No\. (?<who>\[[^\]]+\]\([^)]+\)): (?<what>(?:[^:]+: empty(?:, |\.$))+)$/u;
/** What is empty was not said to be otherwise: nothing is known of it. */
function nothingStored({ text, about }: Answer, message: string): Answer | null {
  const { who, what = "" } = EMPTY.exec(text)?.groups ?? {};
  if (who === undefined) return null;
  const labels = what.split(/: empty(?:, |\.$)/u).filter((label) => label !== "");
  const own = labels.length > 1 ? labels.filter((label) => label !== "Last contacted") : labels;
  const said = say(`I can't tell: ${own.join(" and ")} of ${who} is empty. I can add a task to check it.`, [
    `Add a task: ${message.trim().replace(/[.!\s]+$/u, "")}`,
  ]);
  return { ...said, ...(about && { about }) };
}

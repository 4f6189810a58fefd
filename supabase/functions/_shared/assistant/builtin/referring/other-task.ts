import type { AssistantAction } from "../../../contract/assistant.ts";
import type { StepRequest } from "../../assistant-model.ts";
import type { Answer } from "../answers.ts";
import { plainOf } from "../commands/clause-kind.ts";
import type { ReadClause } from "../commands/read-clauses.ts";
import { outcome } from "../outcome.ts";
import type { Call } from "../script.ts";

const OTHER =
  /^(?:(?:and|no|sorry|but|also|then|please|actually|oh|move|push|put|set|make|shift) )*(?:the )?other (?:one|task)\b/;

/** The id of the task that a change made or changed. */
export const taskOf = ({ tool, recordId, params }: AssistantAction): string | null =>
  tool === "create_task"
    ? recordId
    : tool === "update_task" && typeof params["taskId"] === "string"
      ? params["taskId"]
      : null;

/** "The other one to Tuesday", after two tasks: the one that was not the last; null where there is none. */
export function otherTaskDay(
  { text, tokens }: ReadClause,
  standing: readonly AssistantAction[],
  { state }: StepRequest,
  call: Call,
): Answer | null {
  const date = tokens.findLast(({ code }) => code === "D")?.slot;
  const rhythm = tokens.findLast(({ code }) => code === "R")?.slot;
  const isMeant = OTHER.test(plainOf(text)) && (date?.is === "date" || rhythm?.is === "rhythm");
  if (!isMeant || tokens.some(({ code }) => code === "P" || code === "X")) return null;
  const [last, ...others] = standing.flatMap((action) => taskOf(action) ?? []);
  const earlier = (state?.earlier ?? []).flatMap(({ taskId }) => taskId ?? []).reverse();
  const taskId = last === undefined ? undefined : [...others, ...earlier].find((id) => id !== last);
  if (taskId === undefined) return null;
  const patch = {
    ...{ title: null, description: null, status: null, founderId: null },
    dueDate: date?.is === "date" ? date.date : null,
    recurrence: rhythm?.is === "rhythm" ? rhythm.recurrence : null,
  };
  return outcome(call("update_task", { taskId, patch, clear: [] }, null));
}

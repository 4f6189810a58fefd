import { saysYes } from "../../typed-answers.ts";
import type { StepRequest } from "../../assistant-model.ts";
import { type Answer, say } from "../answers.ts";
import { plain } from "../wording.ts";

/** A plain yes that confirms nothing, while cards wait: what to press. Null where none waits, or a question is open. */
export function yesToWaiting({ message, changes = [], mode, state }: StepRequest): Answer | null {
  const waiting = changes.filter(({ status }) => status === "proposed");
  const [only, another] = waiting;
  if (!only || mode === "ask" || (state?.question ?? null) !== null || !saysYes(message)) return null;
  return another
    ? say(
        `${waiting.length} changes wait: ${waiting.map(({ title }) => plain(title)).join(", ")}. Press Confirm on each one that you want.`,
      )
    : say(`${plain(only.title)} waits. Press Confirm on its card.`);
}

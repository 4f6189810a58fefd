import { saysYes } from "../../typed-answers.ts";
import type { StepRequest } from "../../assistant-model.ts";
import { type Answer, say } from "../answers.ts";
import { plain } from "../wording.ts";
import { pickedByYes } from "./yes-to-one.ts";

/** "Yes to all of them", "confirm everything". */
const TO_ALL =
  /^\W*(?:(?:yes|yep|yeah|ok|okay|sure|please|and)[\s,]+)*(?:(?:to|confirm|do|accept|apply|save|keep)\s+)?(?:all|both|everything|each)(?:\s+of\s+(?:them|those|these|it))?(?:\s+please)?[\s.!]*$/iu;

/** A plain yes that confirms nothing, while cards wait: what to press. Null where none waits, or a question is open. */
export function yesToWaiting({ message, changes = [], mode, state, people, columns = [] }: StepRequest): Answer | null {
  const waiting = changes.filter(({ status }) => status === "proposed");
  const [only, another] = waiting;
  if (!only || mode === "ask" || (state?.question ?? null) !== null) return null;
  const picked = pickedByYes(message, waiting, { people, columns });
  if (picked) return say(`${plain(picked.title)} waits. Press Confirm on its card.`);
  if (!saysYes(message) && !(another && TO_ALL.test(message))) return null;
  return another
    ? say(
        `${waiting.length} changes wait: ${waiting.map(({ title }) => plain(title)).join(", ")}. Press Confirm on each one that you want.`,
      )
    : say(`${plain(only.title)} waits. Press Confirm on its card.`);
}

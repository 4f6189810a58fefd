import type { AssistantAction } from "../../../contract/assistant.ts";
import { saysYes } from "../../typed-answers.ts";
import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
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
  if (picked) return say(waitsForButton(picked));
  return saysYes(message) || (another && TO_ALL.test(message)) ? whatWaits(changes) : null;
}

const waitsForButton = ({ tool, title }: AssistantAction): string =>
  tool.startsWith("delete_")
    ? `${plain(title)} waits. A deletion needs its button: press Confirm on its card.`
    : `${plain(title)} waits. Press Confirm on its card.`;

/** What a yes is told that confirms none of the changes that wait; null where none does. */
export function whatWaits(changes: readonly AssistantAction[]): Answer | null {
  const waiting = changes.filter(({ status }) => status === "proposed");
  const [only, another] = waiting;
  if (!only) return null;
  return another
    ? say(
        `${waiting.length} changes wait: ${waiting.map(({ title }) => plain(title)).join(", ")}. Press Confirm on each one that you want.`,
      )
    : say(waitsForButton(only));
}

/** A yes that no question was asked for: what waits is named, and beside a request it says nothing. */
export function yesToNothing(text: string, { message, waiting, changes = [] }: StepRequest): Answer {
  const last = whatWaits(changes);
  if (last) return last;
  if (plainWords(message).length > plainWords(text).length + 2) return say("");
  if (waiting === undefined) return say("I asked nothing that a yes answers. What can I do for you?");
  if (waiting.length === 0) return say("Nothing is waiting for your answer. What can I do for you?");
  const more = waiting.length > 4 ? ` and ${waiting.length - 4} more` : "";
  return say(
    `This waits for your Confirm: ${waiting.slice(0, 4).map(plain).join(", ")}${more}. Press Confirm on its card, or say “confirm” with its name.`,
  );
}

import type { StepRequest } from "../../assistant-model.ts";
import { type Answer, say } from "../answers.ts";
import type { OwnColumn } from "../reading.ts";
import { plainOf } from "../commands/clause-kind.ts";
import { placeAsked } from "./place-asked.ts";
import { productFact } from "./product-question.ts";

const HOW_TO =
  /^\W*(?:(?:please|hey|hi|ok|okay|so|and|also|btw)[\s,]+)*(?:how (?:do|can|could|would|should) (?:i|we|you|one)|how to)\s/iu;
const LONGEST = 100;

/**
 * "How do I make a task repeat every month" and "hvordan logger jeg ud" ask how it is done, and order nothing; null where nothing is
 * known, or someone is named.
 */
export function howToDo(
  { message, people }: Pick<StepRequest, "message" | "people">,
  columns: readonly OwnColumn[],
): Answer | null {
  if (message.length > LONGEST || /[\n;]|[.!]\s+\S/u.test(message)) return null;
  if (people.some(({ by }) => by !== "near")) return null;
  const said = ` ${plainOf(message)} `;
  const namesColumn = columns.some(({ label }) => said.includes(` ${plainOf(label)} `));
  const fact = (HOW_TO.test(message) && productFact(message)) || placeAsked(message, !namesColumn);
  return fact ? say(fact) : null;
}

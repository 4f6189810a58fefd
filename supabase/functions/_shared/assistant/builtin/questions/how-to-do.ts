import type { StepRequest } from "../../assistant-model.ts";
import { type Answer, say } from "../answers.ts";
import { productFact } from "./product-question.ts";

const HOW_TO =
  /^\W*(?:(?:please|hey|hi|ok|okay|so|and|also|btw)[\s,]+)*(?:how (?:do|can|could|would|should) (?:i|we|you|one)|how to)\s/iu;
const LONGEST = 100;

/** "How do I make a task repeat every month" asks how it is done, and orders nothing; null where nothing is known, or someone is named. */
export function howToDo({ message, people }: StepRequest): Answer | null {
  if (!HOW_TO.test(message) || message.length > LONGEST || /[\n;]|[.!]\s+\S/u.test(message)) return null;
  if (people.some(({ by }) => by !== "near")) return null;
  const fact = productFact(message);
  return fact === null || fact === "" ? null : say(fact);
}

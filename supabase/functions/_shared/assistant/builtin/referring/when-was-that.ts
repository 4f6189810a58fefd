import type { StepRequest } from "../../assistant-model.ts";
import { type Answer, say } from "../answers.ts";

const WHEN =
  /^\W*(?:(?:and|so|ok|okay)[\s,]+)*(?:(?:when|what day|which day|what date|on what day) (?:was|is|did) (?:that|this|it|they|she|he)(?: (?:posted|written|said|from|dated|again|exactly|post that|say that|write that))*|how long ago was (?:that|this|it)|since when)[\s?.!]*$/iu;
const DAY = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}, \d{4}\b/gu;

/** "When was that?": the one day that the last answer tells; null where it tells none, or several. */
export function whenWasThat({ message, history, state }: StepRequest): Answer | null {
  if (!WHEN.test(message)) return null;
  const last = history.findLast(({ role }) => role === "assistant")?.content ?? "";
  const [only, another] = new Set(last.match(DAY) ?? []);
  if (only === undefined || another !== undefined) return null;
  return { ...say(`On ${only}.`), ...(state?.person && { about: state.person }) };
}

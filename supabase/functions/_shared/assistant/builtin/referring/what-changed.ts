import type { StepRequest } from "../../assistant-model.ts";
import { type Answer, say } from "../answers.ts";
import { plain } from "../wording.ts";

const ASKS =
  /^\W*(?:(?:ok|okay|so|wait|hm+|hang on|sorry|and)[\s,]+)*(?:(?:what|which one) (?:exactly )?(?:did (?:you|i|we) (?:just |last )?(?:change|do|add|set|store|save|move)|(?:have|has) (?:you|been) (?:just )?(?:changed|done|added|set|stored)|(?:was|is|got) (?:just )?(?:changed|done|different)|changed)|what was (?:that|the last change))(?: exactly| just now| there| now| last| then)*[\s?.!]*$/iu;

/** "What did you change?": what the last turn changed, from what to what; null for any other message. */
export function whatChanged({ message, changes = [] }: StepRequest): Answer | null {
  const last = changes.filter(({ status }) => status === "executed" || status === "proposed");
  if (!ASKS.test(message) || last.length === 0) return null;
  const lines = last.map(({ title, status, changes: fields }) => {
    const told = fields
      .filter(({ before, after }) => before !== after)
      .map(({ field, before, after }) => `${field} ${plain(before ?? "empty")} → ${plain(after ?? "empty")}`);
    const what = told.length === 0 ? "" : ` (${told.join(", ")})`;
    return `- ${plain(title)}${what}${status === "proposed" ? ", which waits for you to confirm" : ""}`;
  });
  return say(`The last thing I did:\n${lines.join("\n")}`, ["Undo that"]);
}

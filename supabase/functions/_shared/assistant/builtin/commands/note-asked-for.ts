import type { OpenQuestion } from "../reading.ts";
import { notePlainly } from "./note-orders.ts";

/** "Add a note for Ana", without what it is to say. */
const HAS_NO_TEXT =
  /^(?:\S+\s+){0,6}?note\s+(?:for|on|about|to|under)\s+\p{L}[\p{L}\p{M}'’.-]*(?:\s+\p{L}[\p{L}\p{M}'’.-]*){0,3}[\s.:!]*$/iu;

/** What someone types when they are asked for the text of a note, with the order for it: it is kept as it is. Null for other questions. */
export function asNoteText(question: OpenQuestion, typed: string): string | null {
  const order = notePlainly(question.message);
  const isAsked = question.asks === "value" && question.about === "" && question.people.length > 0;
  if (!isAsked || !HAS_NO_TEXT.test(order) || typed.trim() === "") return null;
  return `${order.replace(/[\s.:!]+$/u, "")}:\n${typed.trim()}`;
}

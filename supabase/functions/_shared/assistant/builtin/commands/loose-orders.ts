import type { KnownPerson } from "../../assistant-model.ts";
import { withLooseColumn } from "../columns/loose-columns.ts";
import { withLooseField } from "./loose-fields.ts";
import { withBothOfFirm, withLooseNote } from "./loose-notes.ts";
import { PLEASE, re } from "./rewording.ts";
import { withLooseTask } from "./loose-tasks.ts";

const MOST = 400;

/** "Get Ana Diaz into Tracker as a Lead": where she is put is no part of her. */
const INTO_TRACKER = re(
  `^(\\s*${PLEASE})(?:get|put|add|enter|stick|pop|bring) ((?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){1,3}) (?:in|into|to|onto) (?:the |my |our )?(?:tracker|crm|system|database)(?: please)?(?=[\\s,.:;]|$)`,
);

/** A message of one line with the order that it gives loosely in the words in which it is read. Other messages are unchanged. */
export function withLooseOrder(message: string, people: readonly KnownPerson[]): string {
  if (message.length > MOST || message.trim().includes("\n")) return message;
  const noted = withLooseNote(withBothOfFirm(message.replace(INTO_TRACKER, "$1add $2"), people));
  return withLooseColumn(withLooseTask(withLooseField(noted), people));
}

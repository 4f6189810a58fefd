import type { KnownPerson } from "../../assistant-model.ts";
import { oneMeant } from "./one-meant.ts";
import { PLEASE, re } from "./rewording.ts";

const GONE = "(?:delete|remove|erase|drop|bin|take (?:out|off)|get rid of)";
const NAME = "(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,3}";
const FROM =
  "(?: (?:from|off|out of) (?:the |my |our )?(?:list|tracker|crm|table|network|contacts|people|board|pipeline))?";
const TASK = '(?:the |my |our )?\\p{L}[^,;:.?!\\n"“]{1,60}? (?:task|to-?do|reminder)';
const TOO = "(?: also| too| as well| both)*(?: please| pls)*[\\s.!]*$";

/** "Delete Ana from the list and the membership task also". */
const PERSON_FIRST = re(
  `^\\s*${PLEASE}(?<act>${GONE}) (?<who>${NAME})${FROM}\\s*(?:,| and|, and| plus| &)+ (?:also |then )*(?<task>${TASK})${FROM}${TOO}`,
);
/** "Delete the membership task and Ana too". */
const TASK_FIRST = re(
  `^\\s*${PLEASE}(?<act>${GONE}) (?<task>${TASK})${FROM}\\s*(?:,| and|, and| plus| &)+ (?:also |then )*(?<who>${NAME})${FROM}${TOO}`,
);

/** Someone and a task that are to be deleted at once, as one order for each. Other messages are unchanged. */
export function withDeletedToo(message: string, people: readonly KnownPerson[]): string {
  if (message.length > 200 || message.trim().includes("\n")) return message;
  const { who = "", task = "" } = (PERSON_FIRST.exec(message) ?? TASK_FIRST.exec(message))?.groups ?? {};
  const person = task === "" || /['’]s?$/u.test(who) ? null : oneMeant(who, people);
  return person ? `Delete ${person.name}. Delete ${task}` : message;
}

import { type Answer, say } from "./answers.ts";
import type { Found } from "./script.ts";
import { personLink, plain } from "./wording.ts";

/** How an answer begins that tells why a change was refused. */
export const NOT_DONE = "That did not work: ";

/** What came of a change, in the words that it was written down with. */
export function outcome(found: Found, person?: { id: string; name: string }): Answer {
  const { status, message, reason, title } = found;
  // Its card says why it waits.
  if (status === "waits_for_confirmation") return say(`${plain(title ?? "This")}: please confirm.`);
  if (status === "failed") return say(`${NOT_DONE}${plain(reason ?? message ?? "")}`);
  const text = plain(message ?? "Done.");
  return say(person && !text.includes(person.name) ? `${text} (${personLink(person)})` : text);
}

const POLITE =
  /^(?:(?:please|hey|hi|ok|okay|so|and|also|then|now|just)\b[\s,]*|(?:can|could|would|will) you\b\s*|i(?:['’]d| would) like (?:you )?to\b\s*)+/iu;

export function withoutPoliteness(text: string): string {
  return text
    .replace(POLITE, "")
    .replace(/[.!?\s]+$/u, "")
    .trim();
}

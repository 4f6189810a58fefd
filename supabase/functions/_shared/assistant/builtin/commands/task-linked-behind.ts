import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { END, POLITE, re } from "./rewording.ts";

const NAME = "(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*?(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*?){0,2}";
const MADE =
  '(?:(?:add|create|make|put|pop|stick|log|open|set|give me|i need|book)(?: me)?(?: an?)?(?: new| another)? (?:(?:task|to-?do|reminder)(?![\\p{L}])|["“])|new (?:task|to-?do|reminder)|remind me (?:to|on|in|next|about|that|tomorrow|of)|(?:task|to-?do|reminder)\\s*:|[^\\n"“”]{0,20}["“][^\\n"“”]{3,80}["”] on (?:the|my|our) (?:board|list))(?![\\p{L}])';
const IT = "(?:it|that|this|that one|this one|the task|that task)";
const LINKED = `(?:${IT}(?:['’]s| is)? (?:belongs? (?:to|with)|goes (?:to|with|on|under)|about|for|(?:to be )?(?:linked|tied|attached) to|one for)|(?:link|tie|attach|connect|hang|pin) (?:it|that|this)(?: task)? (?:to|with|on))`;

const BEHIND = re(
  `^(?<task>\\s*${POLITE}${MADE}[^\\n]{2,200}?)\\s*[,;.–—-]+\\s+(?:and |so )?(?:${LINKED} (?<who>${NAME})(?:['’]s)?|${IT}(?:['’]s| is) (?<whose>${NAME})['’]s?(?: one| task)?)${END}`,
);

/** A new task with whose it is said behind it: "…, it belongs to Ana", "…; that one is Ana's", "…, link it to Ana". */
export function withTaskLinked({ message, people }: Pick<StepRequest, "message" | "people">): string {
  const { task = "", who, whose } = (message.length < 300 ? BEHIND.exec(message)?.groups : undefined) ?? {};
  const name = plainWords(who ?? whose ?? "");
  const isOf = (words: readonly string[]) => (person: { name: string; by: string }) =>
    person.by !== "near" && words.some((word) => plainWords(person.name).includes(word));
  // "Tell Bo that the van broke, it's Ana's": the van is hers.
  const isKnown =
    people.some(isOf(name)) && !people.some(isOf(plainWords(task).filter((word) => !name.includes(word))));
  return name.length > 0 && isKnown ? `${task}, for ${who ?? whose ?? ""}` : message;
}

import type { KnownPerson, StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { namedDay } from "../vocabulary/named-days.ts";
import type { Part } from "./split-clauses.ts";
import { ACTIONS } from "./task-leads.ts";

const BOTH = new RegExp(
  String.raw`^\W*(?:(?:please|so|ok|and|also|i|we|still)\s+)*(?:(?:must|need to|have to|got to|should|ought to|remind me to|remember to|don['’]t forget to|add a (?:task|reminder) to)\s+)?(?<before>(?:${ACTIONS})\s(?:\S+\s+){0,4}?)(?:both(?:\s+of)?(?:\s+the)?|the two)\s+(?<name>\p{Lu}[\p{L}\p{M}-]+?)(?:['’]s|s['’]?)(?<after>\s*[.!]*$|,?\s(?:on|by|before|about|for|until|this|next|tomorrow|today|back|again|in|at|with|the)\s?.*)$`,
  "iu",
);
const DAY = /(?:before|by|until)\s+(?<day>\p{L}[^,.;]*?)[\s.!]*$/iu;

/** "Phone both Kellers before Christmas": the same of each who has that name, as tasks to confirm. */
export const withBoth = (parts: readonly Part[], { people, today }: StepRequest): Part[] =>
  parts.flatMap((part) => ofBoth(part, people, today)).map((part) => ({ ...part, text: bothNamed(part.text, people) }));

const BOTH_OF_NAME =
  /\bboth(?: of)?(?: the)? (?:\p{Lu}\p{Ll}{1,2} )?(?<name>\p{Lu}[\p{L}\p{M}-]+?)(?:['’]s|s['’]?)?(?=[\s,:.!]|$)(?!['’]?s? (?:tasks?|reminders|to-?dos))/u;
/** "The note for both Kellers" names the two who are called so. */
function bothNamed(text: string, people: readonly KnownPerson[]): string {
  const name = BOTH_OF_NAME.exec(text)?.groups?.["name"];
  if (name === undefined || /[?？]/u.test(text)) return text;
  const [one, other, third] = calledSo(name, people);
  return one && other && !third ? text.replace(BOTH_OF_NAME, `${one.name} and ${other.name}`) : text;
}

function calledSo(name: string, people: readonly KnownPerson[]): KnownPerson[] {
  const said = plainWords(name).join(" ");
  return people.filter(({ name: full }) => {
    const parts = plainWords(full);
    return [parts[0], parts.at(-1)].some((own) => [said, `${said}s`].includes(own ?? ""));
  });
}

function ofBoth(part: Part, people: readonly KnownPerson[], today: string): Part[] {
  const { before = "", name = "", after = "" } = BOTH.exec(part.text)?.groups ?? {};
  if (name === "" || /[?？:"“]/u.test(part.text)) return [part];
  const [one, other, third] = calledSo(name, people);
  if (!one || !other || third) return [part];
  const rest = after.replace(DAY, (words, day: string) => {
    const named = namedDay(plainWords(day), today);
    return named && named.length === plainWords(day).length ? `by ${named.date}` : words;
  });
  return [one, other].map((person) => ({ ...part, text: `I should ${before}${person.name}${rest}` }));
}

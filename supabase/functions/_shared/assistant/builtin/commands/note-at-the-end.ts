import type { StepRequest } from "../../assistant-model.ts";
import { re } from "./rewording.ts";
import { isNoteLead } from "./split-clauses.ts";

const BEHIND = re(
  "^(?<front>[^:\\n]{4,80}?,[^:\\n]{4,120}?),?\\s+and (?:also )?(?:add |make |put )?a note (?:for (?:him|her|them) )?(?:that|saying(?: that)?|to say(?: that)?) (?<text>[^\\n]{4,200}?)\\s*$",
);
const LEAD =
  /^\W*(?:(?:a couple of|a few|two|three|four|five)(?: quick| small)? (?:things|changes|updates|bits|bits and pieces)(?: please| for you)?\s*[:–—-]\s*)/iu;

/** What is read as changes by itself, and not as what someone did. */
const CHANGES =
  /\s(?:to|into)\s(?-i:\p{Lu})|(?<!\p{L})(?:owner|priority|stage|status)\s|^\W*(?:set|move|put|change|give)\s/iu;

/** "Leo to Closed, owner Kim, and a note that he parks behind": the note behind several changes of one person, by itself. */
export function withNoteAtTheEnd({ message, people }: Pick<StepRequest, "message" | "people">): string {
  if (message.length > 350 || isNoteLead(message)) return message;
  const { front, text } = BEHIND.exec(message.replace(LEAD, ""))?.groups ?? {};
  const [person, another] = people.filter(({ by }) => by === "name" || by === "part");
  if (front === undefined || text === undefined || !person || another || !CHANGES.test(front)) return message;
  return `${front}. Note on ${person.name}: ${text}`;
}

const AS_COMMENT =
  /(?<=[,;.–—-]\s*(?:please\s+|pls\s+)?(?:add|log|save|keep|put|store|note|record)(?:\s+(?:it|this|that))?(?:\s+down)?\s+as\s+)(?:an?\s+)?(?:comments?|remarks?|memos?|note)(?=(?:\s+(?:please|pls|too))?[\s.!]*$)/iu;

/** "Log in notes of Leo → wants blue". */
const ARROW =
  /^(?<lead>\W*(?:(?:please|pls)\s+)?(?:(?:log|add|put|write|save|keep|make|enter)\s+)?(?:(?:in|to|down|an?|the|my)\s+)*notes?\s+(?:of|for|on|about|to)\s+[^:→>\n]{2,60}?)\s*(?:→|->|=>)\s*(?=\p{L})/iu;

/** "Leo: 'wants blue' — add as comment", "note on Leo → wants blue": a comment is a note, and an arrow a colon. Other messages are unchanged. */
export const withCommentAsNote = ({ message }: Pick<StepRequest, "message">): string =>
  message.length > 400 ? message : message.replace(AS_COMMENT, "a note").replace(ARROW, "$<lead>: ");

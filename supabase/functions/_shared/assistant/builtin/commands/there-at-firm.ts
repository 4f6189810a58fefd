import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { re } from "./rewording.ts";

const ROLE =
  "(?:c[eftmop]o|founders?|co-?founders?|owner|boss|team|head of \\p{L}+|manager|director|hiring manager|vp(?: of \\p{L}+)?|people|folks|hr|recruiter|president|partner|board|crew|buyer|guys?|lead|chair)";
/** "… remind me Wednesday to chase the ceo there". */
const THERE = re(
  `^(?<front>[^\\n?]{5,200}?(?:remind me|task|to-?do|call|chase|email|ping|nudge|text|ask|follow up|check in)(?!\\p{L})[^\\n?]{0,80}?(?:the|their) ${ROLE}) (?:over )?there(?<tail>(?![\\p{L}'’])[^\\n?]{0,80})$`,
);
/** "The debrief thing for quill haven as finished": the firm that a task is for. */
const OF_TASK =
  /(?<!\p{L})(?:for|at|with|from)\s+(?:the\s+)?(?<firm>(?!(?:me|us|him|her|them|it|now|today|tomorrow|next)\s)\p{L}[\p{L}\p{M}\p{N}&-]*(?:\s\p{L}[\p{L}\p{M}\p{N}&-]*){0,2}?)\s+(?:as|is|was|done|and)(?!\p{L})/iu;

/** The one firm of the people of this message that is named in words, be it written in two. */
function firmIn(words: string, people: readonly KnownPerson[]): string | null {
  const joined = plainWords(words).join("");
  const firms = new Set(
    people.flatMap(({ company }) =>
      company !== null && company.length > 3 && joined.includes(plainWords(company).join("")) ? [company] : [],
    ),
  );
  const [only, another] = firms;
  return only !== undefined && another === undefined ? only : null;
}

/** "The CEO there" in a task, behind what names a firm: the CEO at that firm. Other messages are unchanged. */
export function withThereNamed(message: string, people: readonly KnownPerson[]): string {
  const { front, tail = "" } = (message.length < 300 ? THERE.exec(message)?.groups : undefined) ?? {};
  if (front === undefined) return message;
  const firm = firmIn(front, people) ?? OF_TASK.exec(front)?.groups?.["firm"];
  return firm === undefined ? message : `${front} at ${firm}${tail}`;
}

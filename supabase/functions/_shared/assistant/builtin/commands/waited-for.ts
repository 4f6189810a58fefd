import type { KnownPerson } from "../../assistant-model.ts";
import { DATE_WORDS } from "./day-words.ts";
import { oneMeant } from "./one-meant.ts";
import { re } from "./rewording.ts";

const WHO = "(?<who>(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,2})";
const WAITS =
  "(?:needs|wants|expects|is (?:still )?(?:expecting|waiting for|waiting on|after|counting on)|waits for|asked for|asks for|has asked for|would like)";
const WHEN = `(?<day>(?:by|before|until|till|on|for|not later than|no later than|at the latest on) (?:${DATE_WORDS}|the (?:end|start) of (?:the |this |next )?(?:week|month)|\\d{4}-\\d{2}-\\d{2})|${DATE_WORDS}|by the end of (?:the |this |next )?(?:week|month))`;
const END = "(?: at the latest| latest)?[\\s.!]*$";
const WORD = '[^\\s,;:.?!"“]+';

/** "Oskar needs my vote on the crane by the 21st". */
const MINE = re(`^\\s*${WHO} ${WAITS} (?<what>(?:my|our) ${WORD}(?: ${WORD}){0,9}?),? ${WHEN}${END}`);
/** "Oskar expects a call from me on Monday". */
const FROM_ME = re(
  `^\\s*${WHO} ${WAITS} (?<what>(?:an?|the|some) ${WORD}(?: ${WORD}){0,6}?) from (?:me|us)(?<more>(?: (?:on|about|for|with) ${WORD}(?: ${WORD}){0,4}?)?),? ${WHEN}${END}`,
);
/** What is someone's opinion or help is no thing that they get by a day. */
const NO_THING = /^(?:my|our) (?:attention|opinion|blessing|trust|money back|job|place|seat)(?!\p{L})/iu;

/** What someone waits for from the user by a day, told as promised: it is a task to confirm. Other messages are unchanged. */
export function withWaitedFor(message: string, people: readonly KnownPerson[]): string {
  if (message.length > 200 || message.includes("\n")) return message;
  const { who = "", what = "", more = "", day = "" } = (MINE.exec(message) ?? FROM_ME.exec(message))?.groups ?? {};
  if (what === "" || NO_THING.test(what) || oneMeant(who, people) === null) return message;
  const contact = /^an? (?<act>call|visit|text|message|mail|e-?mail|ring)$/iu.exec(what)?.groups?.["act"];
  const when = /^(?:by|on|before|until|till|for|no|not|at)(?!\p{L})/iu.test(day) ? day : `by ${day}`;
  return contact === undefined
    ? `I promised ${who} ${what}${more} ${when.replace(/^(?:until|till|for|on|no(?:t)? later than) /iu, "by ")}`
    : `I promised to ${contact} ${who}${more} ${when}`;
}

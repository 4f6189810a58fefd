import { literal } from "../literal.ts";
import { sentenceCase } from "../wording.ts";
import type { Frame, Problem } from "./frames.ts";
import { IMPOSSIBLE } from "./task-days.ts";
import type { Token } from "./tokens.ts";

export const isDay = ({ code }: Token) => code === "D" || code === "R";

/** "A weekly reminder on Mondays to …": the day of a rhythm, before what is to be done. */
const WEEKDAYS =
  /^(?:on|for|every|each)\s+(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekdays?|weekends?)(?:\s*[:,–-]\s*|\s+(?=(?:to|that|about|for)\s))/iu;
/** "A task without a date: …" says of the task that it has none. */
const UNDATED =
  /^(?:without|with no|that has no|which has no|no)\s+(?:(?:an?|any)\s+)?(?:(?:due|fixed)\s+)*(?:date|day|deadline)(?:\s*[:,–-]\s*|\s+(?=(?:to|that|about)\s))|\s*[,(–-]\s*(?:without|with no|no)\s+(?:(?:an?|any)\s+)?(?:(?:due|fixed)\s+)*(?:date|day)\)?$/iu;
/** "…, first on 4 January", of which the day is gone: from when on it is. */
const FIRST = /\s*,\s*(?:the\s+)?(?:first|starting|starts|beginning)(?:\s+(?:one|time|is|being|due|on|from))*$/iu;

/** "…, deadline Wednesday", "(due date: Friday)", of which the day is gone. */
const DEADLINE =
  /\s*[,;(–-]\s*(?:(?:and|with|the|its)\s+)*(?:(?:final\s+)?deadline|due(?: date| day)?|fällig(?:keit)?|frist|fecha l[ií]mite|plazo|[eé]ch[eé]ance|date limite)(?:\s+(?:is|on|by|for|of|ist|am|bis|es|el|para|est|le|pour))*[\s:)]*$/iu;

/** "… lunch with Chiara on the 10th - three tasks": what the message is, and no work. */
const COUNTS_TASKS =
  /\s*[,;(–—-]+\s*(?:(?:so|that['’]?s|that is|these are|all|in all|makes)\s+)*(?:an?|one|two|three|four|five|six|\d)\s+(?:new\s+)?(?:tasks?|to-?dos?|reminders?)(?:\s+(?:in all|please|for me))?[\s).!]*$/iu;
/** "Before the fair, so the 9th", "…, that is on Friday", of which the day is gone: what led to it. */
const HENCE =
  /\s*[,;(–—-]+\s*(?:so|so (?:on|by|that['’]?s|that is|that means|it['’]?s)|that['’]?s|that is|which is|i\.?e\.?|hence|meaning|therefore)(?:\s+(?:on|by|the))*[\s,)]*$/iu;

/** "Starting on the 17th, to …" before what is to be done, of which the day is gone. */
const STARTS_ON = /^(?:start(?:s|ing)?|begin(?:s|ning)?|first)(?:\s+(?:on|from|is|being))*\s*,\s*/iu;

/** "[Call](…)", "**Call**": where the marks begin that a title opens with, which are no words. */
function openedAt(text: string, from: number): number {
  const marks = /(?<=^|\s)[[<*_`~]{1,4}$/u.exec(text.slice(0, from))?.[0] ?? "";
  return from - marks.length;
}

/** The words of a title as they were written, without days and rhythms, and without the time that is put at their end. */
export function titleOf(
  chunk: readonly Token[],
  text: string,
  all: readonly Token[],
  { time, kept }: { time: Token | undefined; kept: readonly Token[] },
): string {
  let words = "";
  let at = openedAt(text, chunk[0]?.from ?? 0);
  const last = chunk.at(-1);
  const next = last ? all[all.indexOf(last) + 1] : undefined;
  const isLast = next === undefined;
  const end = isLast ? text.length : (last?.to ?? at) + (CLOSES.exec(text.slice(last?.to ?? at))?.[0].length ?? 0);
  for (const token of chunk.filter((one) => (isDay(one) && !kept.includes(one)) || one === time)) {
    words += `${beforeDay(text.slice(at, token.from), text.slice(token.from, token.to), text.slice(token.to))} `;
    at = token.to;
  }
  words += text.slice(at, end);
  // "Ring him in July".
  if (next && isDay(next) && MONTH.test(text.slice(next.from, next.to).trim())) words = words.replace(IN_MONTH, "");
  return (
    withoutWhoItIsFor(words, chunk, text)
      .replace(IMPOSSIBLE, " ")
      .replace(
        /\((?:\s|by|on|due|for|until|till|before|at|the)*\)|\((?:\s|by|on|due|for|until|till|before|at|the)*$/giu,
        " ",
      )
      .replace(/\s+/g, " ")
      .replace(DEADLINE, "")
      .replace(COUNTS_TASKS, "")
      .replace(HENCE, "")
      .replace(/,?\s*\b(?:at the latest|latest|no later than|repeat(?:s|ing)?|recurring)\s*$/iu, "")
      .replace(/(?:\s*,)+\s*(?=,|$)/gu, "")
      .replace(/^[\s,:–-]+|[\s,:;.!?–-]+$/gu, "")
      .replace(STARTS_ON, "")
      .replace(WEEKDAYS, "")
      .replace(UNDATED, "")
      .replace(FIRST, "")
      .replace(/\s+(?:sometime|some time|at some point|one of these days|soon-?ish)$/iu, "")
      .replace(/^(?:tasks?|to-?dos?|reminders?)$/iu, "")
      .replace(/^(?:to|that|about|for|called|saying|remind me to|me to)\s+/iu, "")
      // As it is dictated at the end of a line.
      .replace(
        /(?:(?<=\b(?:due|on|by) the)|(?<!\b(?:the|an?|our|my|your|their|his|her|this|that|for)))\s+new (?:line|paragraph)$/iu,
        "",
      )
      .replace(/\s*[,(–-]\s*(?:no (?:rush|hurry|deadline)|not urgent|whenever|any ?time)\)?$/iu, "")
      .replace(/\s*(?:,?\s*(?:add it|please|thanks|thank you|bitte|por favor))+$/iu, "")
      .replace(/\s+(?:(?:on|by|due) the|on|by|for|at|due|before|until|from|starting|and|every|each|beginning)$/iu, "")
      .replace(/\b(an|ab|auf|aus|bei|ein|mit|nach|vor|zurück)zu(\p{L}+en)\b/giu, "$1$2")
      .replace(/^[“"«](.*)[”"»]$/su, "$1")
      .replace(EVENT_IS, "$<event>")
      .replace(/(?<=^(?:the )?(?:new )?(?:deadline|due date)\s.{2,80}?)\s+(?:is|are|will be)$/iu, "")
      .trim()
      // "Remind me in February": what is left says nothing.
      .replace(/^(?:in|on|at|by|again|about|then|too|of|for)$/iu, "")
  );
}

/** "The call with Ana is Thursday", of which the day is gone. */
const EVENT_IS =
  /^(?<event>(?:\p{L}+ ){0,2}?(?:call|meeting|lunch|dinner|breakfast|coffee|demo|visit|interview|workshop|appointment|tasting|zoom)(?: (?:with|at|for|about) .+)?) (?:is|will be)(?: (?:on|for|at|now|set for|planned for))?(?=$| (?:at|from) \d)/iu;

/** The mark that belongs to the word before it: "<Q4>", "50%". */
const CLOSES = /^[>%}\]€$£+#*]+/u;
const MONTH =
  /^(?:early |mid[- ]?|late )?(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \d{4})?$/iu;
const IN_MONTH = /\s(?:sometime |some time )?(?:in|during)(?: (?:early|late|mid))?\s*$/iu;
/** "On the fourth of May to …": of a date that is gone, the words that led to it go too. */
function beforeDay(before: string, day: string, behind: string): string {
  const isDate =
    /^(?:the\s+)?(?:\d|\p{L}+(?:st|nd|rd|th)\b|(?:first|second|third|(?:twenty|thirty)[- ]|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}* \d))/iu.test(
      day.trim(),
    );
  // "Ring him in July".
  const isMonth = MONTH.test(day.trim());
  const ends = /^\s*(?:$|[,.;:!?)–-]|(?:to|that|and|at|i|we|please|about|with|from|if|whether)(?![\p{L}]))/iu.test(
    behind,
  );
  if (isMonth && ends) return before.replace(IN_MONTH, " ");
  return isDate && ends
    ? before.replace(/(?:^|\s)(?:due\s+)?(?:on|by|before|until|till|for|from)(?:\s+the)?\s*$/iu, " ")
    : before;
}

const FOR =
  /\s*[,;(–-]\s*(?:and )?(?:(?:it['’]?s|it is|this(?: one)?(?:['’]s| is)|that(?: one)?(?:['’]s| is)) (?:for|about|with)|(?:assigned|linked|attached|connected|belongs) (?:to|with)|for) (?<who>[^,;()]+?)\)?[\s.!,]*$/iu;

/** "Prep the deck, it's for Ines": she is the person of the task, and no part of its title. */
function withoutWhoItIsFor(words: string, chunk: readonly Token[], text: string): string {
  const who = FOR.exec(words)?.groups?.["who"];
  const isPerson = chunk.some(({ code, from, to }) => code === "P" && text.slice(from, to) === who);
  return isPerson ? words.replace(FOR, "") : words;
}

/** A title without the day that is said in it. */
export const withoutDayIn = (title: string, day: string): string =>
  title.toLowerCase().includes(day.trim().toLowerCase())
    ? sentenceCase(
        title
          .replace(new RegExp(literal(day.trim()), "iu"), " ")
          .replace(/\s+/gu, " ")
          .replace(/\s+(?=[,;])/gu, "")
          .replace(/^[\s,;–-]+|(?:\s+(?:on|by|for|at|due|the|is|are))*[\s.!,;–-]*$/giu, ""),
      )
    : title;

/** "With each of the two people on the roof": one task for several, which is sooner one for each. */
export const isOfEach = (frame: Frame): boolean =>
  frame.do === "add_task" &&
  /\b(?:each|every|all|both) (?:of )?(?:the |my |our |these |those )?(?:\p{L}+ )?(?:people|persons?|contacts?|founders|clients|customers|leads|ones|them)\b/iu.test(
    frame.title,
  );

/** "At 3pm to call Omar": the time comes after what is to be done. */
export function timeFirst(chunk: readonly Token[]): Token | undefined {
  const said = chunk.filter((token) => !isDay(token));
  return said[0]?.code === "T" && said.length > 1 ? said[0] : undefined;
}

/** "A task for it on the 11th of that month": no title, and no day that is known. */
export const namesNothing = (title: string): boolean =>
  /^(?:it|that|this) (?:on|for|by|at|in|before|after)(?!\p{L})|^(?:the |that |this )?(?:\p{L}+ ){0,2}one$|^(?:really |actually )?(?:(?:do|get|have) (?:it|that|this|so)(?: done)?|do)$/iu.test(
    title,
  );
export const WHAT_AND_WHEN: Problem = {
  problem: "What should the task be, and for which day?",
  offers: [],
  asks: { asks: "value", about: "" },
};
export const WHAT: Problem = { ...WHAT_AND_WHEN, problem: "What should the task be?" };

/** "Send Wrona her figures": "her" is of a name in the title that nobody of the user's has. */
export const isOfNewName = (token: Token, [first]: readonly Token[], text: string): boolean =>
  token.slot?.is === "person" &&
  token.slot.isPronoun &&
  token.slot.people.length === 0 &&
  /\S\s+\p{Lu}\p{Ll}+\s+(?:\p{L}+\s+)?$/u.test(text.slice(first?.from, token.from));

import { NEWCOMER } from "../ready.ts";
import { plainWords } from "../../words.ts";
import { isPromise } from "./own-promises.ts";
import type { KnownPerson } from "../../assistant-model.ts";
import type { Frame } from "./frames.ts";
import type { ReadClause } from "./read-clause.ts";

const GOES_ON = /^\s*(?:and|also|then|plus|oh and)[\s,]/iu;
const JOINED = /(?:^|[\s,.;])(?:and|also|then|plus)[\s,]*$/iu;
/** What is done with someone, who it then leaves out: "send more", "ask about the price". */
const WITH_SOMEONE =
  /^(?!(?:call|ring|phone|visit|meet|tell|ask|invite|ping|thank)\s+(?:the|an?|my|our)\s)(?:send|call|ring|phone|text|message|e-?mail|mail|write|ask|invite|check in|follow up|tell|visit|ping|thank|bring|offer|show|quote|invoice|bill|reply|answer|meet|congratulate|chase|nudge|catch up|come|drop by|drop in|drop off|stop by|pop in|pop by|swing by|deliver|get back)(?![\p{L}])(?!.*\s(?:to|with|from|at)\s+(?:the|a|an|my|our|\p{Lu}))/iu;

/** "Follow up in a fortnight", "remind me on Monday to take it back down": what is done again for the same person, and nothing else. */
const ACT =
  "(?:follow(?:ing)? ?up|call|ring|check(?:ing)? in|chase|nudge|catch up|get back|touch base|reach out|ping|circle back|try|ask|write)(?: (?:again|back|then|once more|about it|about that|soon))*|(?:take|put|bring|set|change|turn|move|lower|raise|reset|revert) (?:it|that|this)(?: (?:back|again|up|down))+";
/** A word that only days have: "call the bank" says nothing of when. */
const OF_DAYS =
  "(?=.*(?<!\\p{L})(?:\\d|today|tomorrow|tonight|days?|weeks?|fortnight|months?|quarters?|years?|mornings?|afternoons?|evenings?|noon|weekend|holidays?|easter|christmas|summer|autumn|winter|spring|(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*)(?!\\p{L}))";
const WHEN = `${OF_DAYS}(?:(?:on|in|by|at|next|this|tomorrow|today|tonight|after|before|every|the|a|an|end|early|late|mid|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|\\d)[\\p{L}\\p{N}]*(?:\\s+(?:of\\s+)?[\\p{L}\\p{N}]+){0,4})`;
const ONLY_ACT = new RegExp(
  `^\\s*(?:(?:ok|okay|so|please|then|and|also)[\\s,]+)*(?:(?:remind me|(?:add |make |set )?(?:a |an )?(?:task|reminder|to-?do)|i (?:should|must|need to|want to|have to))\\s*(?:${WHEN}\\s+)?(?::|to)?\\s*)?(?:${ACT})(?:\\s+${WHEN})?[\\s.!]*$`,
  "iu",
);

/** Whether a part continues the one before it: "… and remind me to send more". */
export const goesOnWith = (text: string, message: string, isFirst: boolean): boolean =>
  isPromise(text) ||
  (isFirst && ONLY_ACT.test(text)) ||
  GOES_ON.test(isFirst ? message : text) ||
  (!isFirst && JOINED.test(message.slice(0, Math.max(0, message.indexOf(text)))));

const BARE_ACT = /^(?:follow[- ]?up|check in|catch up|visit|call|ring|phone|text|e-?mail|chase|thank|invite|ping)$/iu;
/** "Follow up" beside someone who is only being added names them. */
const namedIn = (title: string, { id, name }: KnownPerson): string =>
  id.startsWith(NEWCOMER) && BARE_ACT.test(title)
    ? `${title} ${/(?:up|in)$/iu.test(title) ? "with " : ""}${name}`
    : title;

/** "Call Marko", "send Marko the deck": someone else, where no word of it is theirs. */
const OTHER_NAME =
  /^(?:(?:call|ring|phone|text|message|e-?mail|mail|ask|invite|tell|ping|thank|visit|meet|congratulate|chase|nudge|write|follow up with|check in with|catch up with)\s+(?:to\s+|with\s+|back\s+)*|(?:send|bring|offer|show|quote|reply|answer)\s+(?:to\s+)?(?=\S+(?:\s\p{Lu}\p{Ll}+)?\s+(?:the|an?|my|our|his|her|some)\s))(?!(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?<name>(?-i:\p{Lu}\p{Ll}[\p{L}\p{M}'’-]*))(?!\p{L})/iu;
function isOfOther(title: string, { name, company }: KnownPerson): boolean {
  const said = plainWords(OTHER_NAME.exec(title)?.groups?.["name"] ?? "");
  const own = plainWords(`${name} ${company ?? ""}`);
  return said.length > 0 && !said.some((word) => own.includes(word) || own.includes(word.replace(/s$/, "")));
}

/** A new task that leaves out who it is done with, and goes on from a sentence about one person, is theirs. */
export function withTheirTask(clause: ReadClause, about: readonly KnownPerson[]): ReadClause {
  const [only, another] = about;
  if (!only || another || clause.tokens.some(({ code }) => /^[PX]$/.test(code))) return clause;
  const theirs = <One extends Frame>(frame: One): One =>
    frame.do === "add_task" &&
    frame.who === null &&
    !isOfOther(frame.title, only) &&
    (WITH_SOMEONE.test(frame.title) || ONLY_ACT.test(frame.title))
      ? { ...frame, title: namedIn(frame.title, only), who: { people: [only], said: only.name } }
      : frame;
  const readings = clause.readings.map((one) =>
    "frame" in one ? { ...one, frame: theirs(one.frame), more: one.more.map(theirs) } : one,
  );
  return { ...clause, readings };
}

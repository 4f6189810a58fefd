import { DIGITS } from "../vocabulary/numbers.ts";
import { plainWords } from "../../words.ts";

const AMOUNT = String.raw`(?<by>[$€£]?${DIGITS}\s?(?:k|m|thousand|million)?(?:\s?(?:%|percent|per cent))?|a (?:few|third|quarter)|half)`;
const MONEY = String.raw`(?:\s+(?:euros?|dollars?|pounds?|cents?|eur|usd|points?|bucks|more|extra))?`;
const END = String.raw`(?:\s+(?:than (?:before|planned|we thought|we said|i thought|i said|last time|it was|expected|agreed)|now|again|today|please))*[\s.!]*$`;
const UNIT = "(?:days?|weeks?|months?|years?)";
const COUNT = String.raw`(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,3})`;

const SHOULD = "(?:should|must|has to|have to|needs? to|ought to|can|shall)";
const BE = `(?:(?:is|are|was|were|will be)(?: due)?|${SHOULD} (?:be(?: due)?|happen|come|take place))`;

/** What people say of a number or a day that moved, and how that would be asked for. */
const TOLD: readonly (readonly [RegExp, string])[] = [
  // "Marisol's price went up by 0.30", "her deposit rose 200".
  [
    new RegExp(
      String.raw`^(?<what>\S.{2,60}?)\s+(?:has |have |had |is |are )?(?:went|gone|going|goes|moved|came|come)?\s*(?:up|increased|rose|risen|grew|grown|climbed)\s+(?:by\s+)?${AMOUNT}${MONEY}${END}`,
      "iu",
    ),
    "increase $<what> by $<by>",
  ],
  [
    new RegExp(
      String.raw`^(?<what>\S.{2,60}?)\s+(?:has |have |had |is |are )?(?:went|gone|going|goes|moved|came|come)?\s*(?:down|decreased|dropped|fell|fallen|shrank|sank)\s+(?:by\s+)?${AMOUNT}${MONEY}${END}`,
      "iu",
    ),
    "decrease $<what> by $<by>",
  ],
  // "Daniel's cheque is 20k more than we thought".
  [
    new RegExp(
      String.raw`^(?<what>\S.{2,60}?)\s+(?:is|are|was|were|will be)\s+${AMOUNT}${MONEY}\s*(?:more|higher|bigger|larger|up)${END}`,
      "iu",
    ),
    "increase $<what> by $<by>",
  ],
  [
    new RegExp(
      String.raw`^(?<what>\S.{2,60}?)\s+(?:is|are|was|were|will be)\s+${AMOUNT}${MONEY}\s*(?:less|fewer|lower|smaller|down|cheaper)${END}`,
      "iu",
    ),
    "decrease $<what> by $<by>",
  ],
  // "Her contract was extended by a year", "the call got pushed back two weeks".
  [
    new RegExp(
      String.raw`^(?<what>\S.{2,60}?)\s+(?:is|was|were|got|has been|have been|gets)\s+(?:extended|prolonged|lengthened|renewed|postponed|delayed|deferred|(?:pushed|put|moved) (?:back|out)|pushed)\s+(?:by |for )?(?:another |a further )?(?<by>${COUNT} ${UNIT})${END}`,
      "iu",
    ),
    "push $<what> back by $<by>",
  ],
  [
    new RegExp(
      String.raw`^(?<what>\S.{2,60}?)\s+(?:is|was|were|got|has been|have been|gets)\s+(?:shortened|cut short|brought (?:forward|up)|pulled (?:forward|in)|moved (?:forward|up))\s+(?:by )?(?<by>${COUNT} ${UNIT})${END}`,
      "iu",
    ),
    "bring $<what> forward by $<by>",
  ],
  // "Her harvest is two weeks later than planned", "the launch slipped by a week".
  [
    new RegExp(
      String.raw`^(?<what>\S.{2,60}?)\s+(?:${BE}|got|comes|happens)\s+(?<by>${COUNT} ${UNIT})\s+(?:later|behind|late|delayed)${END}`,
      "iu",
    ),
    "push $<what> back by $<by>",
  ],
  [
    new RegExp(
      String.raw`^(?<what>\S.{2,60}?)\s+(?:has |have )?(?:slipped|slips|is delayed|was delayed|got delayed|is postponed|was postponed|moved back|was pushed back|is pushed back)\s+(?:by\s+)?(?<by>${COUNT} ${UNIT})${END}`,
      "iu",
    ),
    "push $<what> back by $<by>",
  ],
  [
    new RegExp(
      String.raw`^(?<what>\S.{2,60}?)\s+(?:${BE}|got|comes|happens)\s+(?<by>${COUNT} ${UNIT})\s+(?:earlier|sooner|early|ahead)${END}`,
      "iu",
    ),
    "bring $<what> forward by $<by>",
  ],
];

const ASKS =
  /^\W*(?:who|what|which|when|how|why|if|unless|maybe|perhaps|apparently|\p{L}+ (?:says?|said|thinks|told|heard|wants?))\b|[?]/iu;

const ORDERS =
  /^\W*(?:(?:please|pls|ok|okay|and|then|now|so|just|also|can you|could you|would you)[\s,]+)*(?:bump|raise|lower|push|move|bring|put|set|take|knock|add|give|increase|decrease|reduce|cut|drop|pull|shift|make|change|mark|turn|crank|dial|remind|note)\b/iu;

const WISHES = new RegExp(`\\s${SHOULD} (?:be|happen|come|take place)(?![\\p{L}])`, "iu");
const MORE_TIME = String.raw`(?:another\s+(?<another>${COUNT} ${UNIT})|(?<more>${COUNT} (?:more|extra|further) ${UNIT})|(?<longer>${COUNT} ${UNIT}) (?:more|longer|extra))`;
/** "The reply needs another two days", "give the reply two more days", "I need two more days for the reply". */
const NEEDS_TIME = [
  new RegExp(
    String.raw`^(?<what>\S.{2,60}?)\s+(?:needs?|takes?|can have|gets?|could use|can wait|will take|will need|requires?|has)\s+(?:for\s+)?${MORE_TIME}${END}`,
    "iu",
  ),
  new RegExp(
    String.raw`^(?:please\s+)?(?:give|allow|grant)\s+(?:me\s+)?(?<what>\S.{2,60}?)\s+${MORE_TIME}${END}`,
    "iu",
  ),
  new RegExp(
    String.raw`^(?:i|we)\s+(?:need|want|could use|have)\s+${MORE_TIME}\s+(?:for|on|with)\s+(?<what>\S.{2,60}?)${END}`,
    "iu",
  ),
];

/** What needs more time, as the order that moves its day; null where nothing does. */
export function neededTime(
  message: string,
  people: readonly { name: string; company?: string | null }[],
): string | null {
  if (ASKS.test(message)) return null;
  for (const pattern of NEEDS_TIME) {
    const { what, another, more, longer } = pattern.exec(message)?.groups ?? {};
    const by = another ?? longer ?? more?.replace(/\s+(?:more|extra|further)(?=\s)/iu, "");
    const names = new Set(people.flatMap(({ name, company }) => plainWords(`${name} ${company ?? ""}`)));
    const isThing = plainWords(what ?? "").some(
      (word) => !names.has(word) && !/^(?:i|we|he|she|they|you|us|me|him|her|them|the)$/u.test(word),
    );
    // "The term sheet, they need …" is told of others.
    const isOfOthers = /[,;:–—-]\s*(?:and |but )?(?:i|we|he|she|they|you)$/iu.test(what ?? "");
    if (what !== undefined && by !== undefined && isThing && !isOfOthers) return `push ${what} back by ${by}`;
  }
  return null;
}

/** "…, please change it": what is told is asked for. */
const CHANGE_IT =
  /[\s,;.–—-]+(?:(?:so|and|can you|could you|please|pls|kindly|do)\s+)*(?:change|update|adjust|amend|correct|fix|set|enter|record) (?:it|that|this)(?: (?:please|accordingly|then|for me|too))*[\s.!?]*$/iu;

/** "Should be a week later" asks for it, of whatever it is; what is told is of a field. */
export const wishesStep = (message: string): boolean => WISHES.test(message);
/** The order "Set Price of Ana to 5" that a message tells of, as news of her unless the message asks for it. */
export const asMeant = (said: string, order: string): string =>
  CHANGE_IT.test(said) ? order : order.replace(/^Set (.+) of (.+?) to (\S+)$/u, "$2's $1 is now $3");

/** What is told of a number or a day, "the price went up by 200", as the order that would change it; null where nothing is. */
export function toldStep(told: string): string | null {
  const message = told.replace(CHANGE_IT, "");
  if (ASKS.test(message) || ORDERS.test(message)) return null;
  for (const [pattern, order] of TOLD) if (pattern.test(message)) return message.replace(pattern, order);
  return null;
}

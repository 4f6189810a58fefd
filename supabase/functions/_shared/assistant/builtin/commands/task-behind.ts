import { findDates } from "../find-dates.ts";
import { findRecurrence } from "../vocabulary/recurrence.ts";
import { isAction } from "./task-leads.ts";
import { withDayLists } from "./day-lists.ts";
import { withErrandList } from "./errand-lists.ts";
import { withUsualOpening } from "./task-openings.ts";
import { withDetails, withNextDays } from "./task-details.ts";
import { isNoteLead, startsCommand } from "./split-clauses.ts";

const IT = "(?:that|this|it|that one|this one)";
const POLITE =
  "(?:(?:so|and|then|also|please|pls|plz|can you|could you|would you|will you|you can|just|let['’]?s|maybe|i guess)[\\s,]+)*";
const TASK = "(?:task|to-?do|to do|reminder)";
const LIST = `(?:(?:my|the|our|a)\\s+)*(?:${TASK}\\s+)?(?:list|tasks|to-?dos|reminders|agenda|plate|board)`;
/** Words that say of what was said before that it is a task. */
const SURE = [
  `(?:put|stick|add|pop|get|throw|write|note|jot|save|keep|set|log|enter|file)(?:\\s+down)?\\s+${IT}(?:\\s+down)?\\s+(?:on|in|into|to|onto|under)\\s+${LIST}`,
  `(?:put|add|note|save|set|write|log|enter|keep|jot)(?:\\s+down)?\\s+${IT}(?:\\s+up|\\s+down)?\\s+as\\s+an?\\s+(?:new\\s+)?${TASK}`,
  `(?:make|turn)\\s+${IT}(?:\\s+into)?\\s+an?\\s+(?:(?:new|daily|weekly|monthly|quarterly|repeating|recurring)\\s+)?${TASK}`,
  `(?:(?:make|add|create|set(?:\\s+up)?|put\\s+in|i\\s+need|need)\\s+)?(?:an?\\s+)?(?:new\\s+)?${TASK}\\s+(?:for|of|about|out\\s+of)\\s+${IT}`,
  `(?:so\\s+)?remind\\s+me(?:(?:\\s+(?:of|about))?\\s+${IT})?`,
  `(?:stick|put|pop|add|set|make|create)\\s+(?:in\\s+)?an?\\s+(?:new\\s+)?${TASK}(?:\\s+(?:in|up|for\\s+${IT}))?`,
  `(?:so\\s+)?(?:an?\\s+)?${TASK}(?:\\s+(?:please|pls)|(?=\\s+(?:for|on|by)\\s))`,
].join("|");
/** As much after what one has to do, and no more than "keep that" after anything else. */
const WEAK = `(?:add|set|put|note|save|enter|schedule|log)\\s+${IT}(?:\\s+(?:up|in|down))?|(?:set\\s+up|put\\s+in|put\\s+down|write\\s+down|note\\s+down)\\s+${IT}`;
const tail = (words: string): RegExp =>
  new RegExp(
    `^(?<before>.*?\\S)(?:\\s*[,;.!–—-]+\\s*|\\s+)${POLITE}(?:${words})(?:\\s+(?:for me|please|pls|too|as well|now|thanks))*(?<when>(?:[\\s,]+(?:on|for|by|due|starting|beginning|from|every|each|next|to|and|it|repeats?|today|tomorrow|weekly|monthly|daily|quarterly)(?![\\p{L}])[^.!?]{0,40})?)[\\s.!?]*$`,
    "isu",
  );
const SURE_TAIL = tail(SURE);
const WEAK_TAIL = tail(WEAK);

const WHO = "(?:i|we|one of us|someone|somebody|you|(?=(?:need|have|must|gotta)\\b))";
/** "I have to", "someone should": before what is to be done. */
const DUTY = new RegExp(
  `(?<![\\p{L}'’])${WHO}(?:['’](?:ve|d|ll|m|re))?\\s*(?:(?:still|really|also|just|all|always|am|are|have)\\s+)*(?:(?:have|has|had|need|needs|ought|want|would like|like|got|going|plan|planning|mean|supposed|meant)\\s+to|must|should|gotta|wanna|better)\\s+(?!be\\b|know\\b|have\\b|see\\b|hear\\b|not\\b)(?=\\p{L})`,
  "iu",
);
const LEAD =
  /^(?:(?:hey|hi|hello|ok|okay|so|and|also|well|oh|right|um+|uh+|please|let['’]?s|by the way|btw)[\s,:]+)*/iu;
const EDGE =
  /^(?:on|by|for|at|from|starting|beginning|every|each|after|before|the|of|it|repeats?|repeating|and|to|due|please|,|:)$/iu;

const EVERY_DAY = /(?<![\p{L}])(?:every|each) (?<day>(?:mon|tues|wednes|thurs|fri|satur|sun)day)/iu;
const FROM_WEEK =
  /,?\s+(?:starting|beginning|from)(?: from)? (?<which>this|next) week(?![\p{L}]|,? (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)/iu;
/** "Every Monday, starting next week": the Monday of that week; this week's is the next one. */
function withItsWeekday(text: string): string {
  const { day } = EVERY_DAY.exec(text)?.groups ?? {};
  if (day === undefined) return text;
  return text.replace(FROM_WEEK, (_, which: string) => (/next/iu.test(which) ? `, starting next week ${day}` : ""));
}

/** "Once a month", "weekly on Fridays", "on the first of each month": as a rhythm and the day that it begins on. */
export const withPlainRhythm = (text: string): string =>
  withItsWeekday(text)
    .replace(/(?<![\p{L}])(?:once|one time) (?:a|per) (?<unit>day|week|month|quarter)(?![\p{L}])/iu, "every $<unit>")
    .replace(
      /(?<![\p{L}])(?:weekly|(?:every|each) week),? on (?:a )?(?<day>mon|tues|wednes|thurs|fri|satur|sun)days?(?![\p{L}])/iu,
      "every $<day>day",
    )
    .replace(
      /(?<![\p{L}])(?:(?:on |by )?(?:the )?(?<no>\d{1,2}(?:st|nd|rd|th)|first) (?:day )?of (?:each|every) month|(?<!(?:to|for|of|with)\s)(?:every|each) (?<each>\d{1,2}(?:st|nd|rd|th)|first)(?: day)?(?: of (?:the|a) month|(?=\s*(?:[:,]|$)|\s(?:to|i|we)\s)))(?![\p{L}])/giu,
      (_, no: string | undefined, each: string | undefined) =>
        `every month from the ${/^\d/.test(no ?? each ?? "") ? (no ?? each ?? "") : "1st"}`,
    )
    .replace(
      /(?<![\p{L}])(?:sometime |some time )?in (?<month>january|february|march|april|may|june|july|august|september|october|november|december),? (?:say|maybe|perhaps|let['’]?s say)(?: on)? the (?<no>\d{1,2})(?:st|nd|rd|th)?(?![\p{L}\p{N}])/iu,
      "on $<month> $<no>",
    );

/** Whether words say when and how often, and nothing else. */
function isOnlyWhen(words: string, today: string): boolean {
  let rest = words;
  for (const { text } of findDates(words, today)) rest = rest.replace(text, " ");
  const rhythm = findRecurrence(rest);
  if (rhythm) rest = rest.replace(rhythm.text, " ");
  const left = rest.split(/[\s,:]+/u).filter((word) => word !== "");
  return rest !== words && left.every((word) => EDGE.test(word));
}

/** What is to be done, before when it is: null where a text says no duty, or says more before it. */
export const dutyIn = (text: string, today: string): string | null => saidToDo(DUTY, text, today);

/** "I shall ring Ana on Friday": what is planned, of which only the words behind it say that it is to be kept as a task. */
const PLAN =
  /(?<![\p{L}'’])(?:i|we)(?:['’]ll| will| shall|['’]m going to| am going to)\s+(?!be\b|know\b|have\b|see\b|hear\b|not\b)(?=\p{L})/iu;
/** "Ring Ana on Friday", "on Friday I'll ring Ana", before "schedule it". */
function plannedIn(text: string, today: string): string | null {
  if (isAction(`${text} `) && !/^(?:send|set|add|note|put|schedule|move|mark)\b/iu.test(text)) return text;
  const { what, on = "" } = IS_ON.exec(text)?.groups ?? {};
  return what !== undefined && findDates(on, today).length > 0 ? `${what} ${on}` : saidToDo(PLAN, text, today);
}
/** "The call with Ana is on Friday". */
const IS_ON =
  /^(?:the |my |our |a )(?<what>\p{L}[^,;:]{2,60}?) is (?<on>(?:(?:on|at|due|planned|set|down|for|in) )*[^,;:]{3,30})$/iu;

function saidToDo(pattern: RegExp, text: string, today: string): string | null {
  const duty = pattern.exec(text);
  if (!duty) return null;
  const before = text.slice(0, duty.index).replace(LEAD, "").trim();
  if (before !== "" && !isOnlyWhen(before, today)) return null;
  const rest = text.slice(duty.index + duty[0].length).replace(/[\s,.!]+$/u, "");
  return before === "" ? rest : `${rest} ${before.replace(/[\s,:]+$/u, "")}`;
}

/** "… - that's me I guess": whose it is, which is the user's anyway. */
const ASIDE =
  /[\s,;.–—-]+(?:that['’]?s|that would be|probably|i guess that['’]?s) (?:me|on me|my job|us)(?:,? i (?:guess|suppose|think))?$/iu;
/** "For Ana: look for shoes" as a task of hers. */
const leadOf = (what: string): string =>
  /^for [^:,;]{2,30}: /iu.test(what) ? `add a task ${what}` : `add a task: ${what}`;
const MOST_WORDS = 30;
const QUOTES = /["“”«»„\n]/u;
/** "I want to be reminded weekly to …" is an order. */
const REMINDED =
  /^(?<lead>\W*(?:(?:hey|ok|so|please|and|also)[\s,]+)*)(?:i|we)(?:['’]d| would)? (?:like|want|need|love|wish)(?: to)? (?:be|get) reminded(?![\p{L}])|^(?<polite>\W*(?:(?:hey|ok|so|please|and|also)[\s,]+)*)can i (?:be|get) reminded(?![\p{L}])/iu;

/** "I'll post it Monday, put it on the board": what will be done, without who does it. */
const I_WILL = /^(?:i|we)(?:['’]ll| will|['’]m going to| am going to)\s+/iu;

/** "I owe Ana a coffee". */
const OWES =
  /^(?:i|we)\s+(?:still\s+|really\s+)?owe\s+(?<who>(?-i:\p{Lu})[\p{L}\p{M}'’-]*(?:\s+(?-i:\p{Lu})[\p{L}\p{M}'’-]*){0,2})\s+(?<what>(?:an?|the|that|some|two|three)\s+[^,;:.?!]{2,60})$/iu;

const FOR_WHOM = new RegExp(
  `^\\s*${POLITE}for\\s+(?<who>[\\p{L}\\p{M}'’-]+(?:\\s+[\\p{L}\\p{M}'’-]+){0,2})\\s*[,:–—]\\s*(?<rest>\\S[^\\n]*)$`,
  "iu",
);
/** "For Ana, by Friday, sort out the form": a task of hers, where it has a day. */
function forWhom(message: string, today: string): string {
  const { who, rest = "" } = FOR_WHOM.exec(message)?.groups ?? {};
  const [day, another] = findDates(rest, today);
  if (who === undefined || !day || another || /[?"“”;:]/u.test(rest)) return message;
  const what = rest
    .replace(day.text, " ")
    .replace(/^[\s,:–—-]+|[\s,.!]+$/gu, "")
    .replace(/\s+/gu, " ");
  return isAction(`${what} `) ? `add a task for ${who}: ${what}, ${day.text.trim()}` : message;
}

/** What a message says in a roundabout way that there is to do, as orders for new tasks. */
export function asTasks(given: string, today: string): string {
  const listed = withErrandList(given, today);
  if (listed !== given) return listed;
  const message = withUsualOpening(given);
  if (isNoteLead(message)) return given;
  const told = forWhom(withTaskBehind(message, today), today);
  return withUsualOpening(withDayLists(withNextDays(withDetails(told))));
}

/** "I have to … , put that on my list", "once a month I should …": the task that it says, asked for in the usual words. */
export function withTaskBehind(given: string, today: string): string {
  const message = withPlainRhythm(given).replace(REMINDED, "$<lead>$<polite>remind me");
  if (QUOTES.test(message) || message.split(/\s+/u).length > MOST_WORDS || isNoteLead(message)) return given;
  const sure = SURE_TAIL.exec(message)?.groups;
  const tailed = sure ?? WEAK_TAIL.exec(message)?.groups;
  const when = (tailed?.["when"] ?? "").replace(/^[\s,]+/u, "");
  if (tailed && (when === "" || isOnlyWhen(when, today))) {
    const sentences = (tailed["before"] ?? "").split(/(?<=[.!?;])\s+/u);
    const last = (sentences.pop() ?? "")
      .replace(LEAD, "")
      .replace(ASIDE, "")
      .replace(/[\s,.!;–—-]+$/u, "");
    const duty = dutyIn(last, today);
    const plan = duty === null && tailed["before"] !== undefined ? plannedIn(last, today) : null;
    if (plan !== null && !/[?]/u.test(last))
      return [...sentences, `${leadOf(plan)}${when === "" ? "" : ` ${when}`}`].join("\n");
    const isPromise = /(?<![\p{L}])(?:promised|owe)(?![\p{L}])/iu.test(last);
    if (!/[?]/u.test(last) && !startsCommand(last) && (duty !== null || (sure && !isPromise)))
      return [...sentences, `${leadOf(duty ?? last.replace(I_WILL, ""))}${when === "" ? "" : ` ${when}`}`].join("\n");
    const { who, what } = OWES.exec(last)?.groups ?? {};
    if (sure && who !== undefined && what !== undefined)
      return [...sentences, `add a task for ${who}: ${what}${when === "" ? "" : ` ${when}`}`].join("\n");
    if (sure && isPromise && duty === null) return [...sentences, `${last}${when === "" ? "" : ` ${when}`}`].join("\n");
  }
  const rhythm = findRecurrence(message);
  const duty = rhythm && !startsCommand(message) && !/[?:.]\s|\?$/u.test(message) ? dutyIn(message, today) : null;
  return duty === null || /^(?:i|we)\b/iu.test(message.replace(LEAD, "")) ? message : `add a task: ${duty}`;
}

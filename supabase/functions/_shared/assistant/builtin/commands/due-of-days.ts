import { addDays } from "../../../contract/calendar-date.ts";
import type { Parse } from "./grammar.ts";
import type { Token } from "./tokens.ts";

/** A week or a month, of which a day behind it may be one. */
const PERIOD =
  /(?<!\p{L})(?:weeks?|weekend|months?|quarter|year|jan\p{L}*|feb\p{L}*|mar\p{L}*|apr\p{L}*|may|june?|july?|aug\p{L}*|sep\p{L}*|oct\p{L}*|nov\p{L}*|dec\p{L}*)\s*$/iu;
const DUE = /^\s*(?:by|due|until|till|before|no later than|bis|para|antes|pour|avant)(?![\p{L}])/iu;
const DUE_BEFORE = /(?<!\p{L})(?:by|due(?: on)?|no later than)\s+$/iu;
/** "The room for 12 June", "the deck about Friday": a day that says which one. */
const FOR_DAY = /^\s*(?:for|about|of)(?!\p{L})/iu;
const OF_DAY = /(?<!\p{L})(?:for|about|of)\s+$/iu;
/** "Whether Friday suits him": a day that is asked about. */
const ASKED = /(?<!\p{L})(?:whether|if)\s+(?:\S+\s+(?:or|and)\s+)?$/iu;
/** What is behind a day that tells of something else: "Monday's call", "a Sunday train", "Tuesday works". */
const IS_OF_A_THING =
  /^(?:['’]s\s|\s(?!(?:the|that|this|his|her|their|my|our|an|to|and|at|or|for|on|if|when|then|please|pls|with|but|before|after|until|by|about|so|as|in|morning|afternoon|evening|night|noon|latest|instead|again|with|from|via)(?!\p{L}))\p{Ll}{3,})/iu;

const NEXT_WEEK = /\bnext week\b/iu;
const NEXT_MONTH = /\bnext month\b/iu;
const DAY_OF_MONTH = /^(?:(?:on|by)\s+)?the\s+(?:\d{1,2}(?:st|nd|rd|th)|\p{L}+(?:st|nd|rd|th))$/iu;
const WEEKDAY = /^(?:on\s+|by\s+)?(?:mon|tues|wednes|thurs|fri|satur|sun)day$/iu;

const isDate = ({ code }: Token) => code === "D";

const FOR_MONTH =
  /^(?:for|of)\s+(?:january|february|march|april|may|june|july|august|september|october|november|december)(?:\s+\d{4})?$/iu;
/** What is put on a month: "plan the tasting for November" is for that month. */
const PUTS_ON =
  /^(?:schedule|plan|book|arrange|organi[sz]e|set|move|put|pencil|reschedule|postpone|push|call|ring|phone|meet|visit|remind|task|follow|followup)$/;
/** "The invoice for November": a month that says which one it is, and not when it is due. */
const isOfMonth = (day: Token, [first, second]: readonly Token[], text: string): boolean =>
  isDate(day) &&
  FOR_MONTH.test(text.slice(day.from, day.to)) &&
  day !== first &&
  day !== second &&
  !PUTS_ON.test(first?.code ?? "");
/** "Hold the stall until March": how long, which is a part of what is to be done. */
const isHowLong = (day: Token, [first]: readonly Token[], text: string): boolean =>
  isDate(day) && /^(?:until|till)\s/iu.test(text.slice(day.from, day.to)) && HOLDS.test(first?.code ?? "");
const HOLDS =
  /^(?:hold|keep|reserve|block|leave|store|pause|wait|stay|rent|park|freeze|lock|stop|mute|avoid|save|book)$/;
/** "Move the call to Monday", "Saturday's game", "tell Ravi about Friday": the day is a part of what is to be done. */
const isToOrOf = (day: Token, [first]: readonly Token[], text: string): boolean =>
  (MOVES.test(first?.code ?? "") && /(?<!\p{L})to\s+$/iu.test(text.slice(0, day.from))) ||
  /^['’]s\s/u.test(text.slice(day.to)) ||
  /(?<!\p{L})about\s+$/iu.test(text.slice(0, day.from)) ||
  // "The Friday report", "keep Friday free".
  (OF_THE.test(text.slice(0, day.from)) && IS_OF_A_THING.test(text.slice(day.to))) ||
  (HOLDS.test(first?.code ?? "") && /^\s+(?:free|open|clear|off|empty)(?!\p{L})/iu.test(text.slice(day.to)));
const OF_THE = /(?<!\p{L})(?:the|an?|my|our|his|her|their|this|that)\s+$/iu;
const MOVES = /^(?:move|reschedule|shift|push|postpone|delay|change)$/;
const TONIGHT = /^(?:(?:on|by|for)\s+)?tonight$/iu;

/**
 * Which day a task is due, of those in its order: the one of the order itself ("remind me tomorrow to …") before one of what is to be done
 * ("… ask whether Friday suits him"), and of several in there the one that says by when. `several` is for more than one task.
 */
export function dueDay(chunk: readonly Token[], shared: Token | null, text: string, several: boolean): Token | null {
  const own = chunk.filter(
    (token) => isDate(token) && !isAskedAbout(token, chunk, text) && !isOfMonth(token, chunk, text),
  );
  const said = ({ from, to }: Token) => text.slice(from, to);
  if (shared && own.length > 0 && !several && !PERIOD.test(said(shared))) return shared;
  if (own.length < 2) return own[0] ?? shared;
  const isBy = (day: Token) => DUE.test(said(day)) || DUE_BEFORE.test(text.slice(0, day.from));
  const isOfThing = (day: Token) => FOR_DAY.test(said(day)) || OF_DAY.test(text.slice(0, day.from));
  const by = own.find(isBy);
  const plain = own.find((day) => !isBy(day) && !isOfThing(day) && !IS_OF_A_THING.test(text.slice(day.to)));
  // "On Friday if he hasn't answered by Thursday": the first one is of the order.
  return (by && plain ? own.find((day) => day === by || day === plain) : (by ?? plain)) ?? own[0] ?? null;
}

/** "Whether she comes on Friday", "if the hall is free on the 9th": the day is what is asked about. */
const COMES =
  /(?<!\p{L})(?:whether|(?<=(?<!\p{L})(?:ask|asks|check|see(?=\s+(?:if|with)\s)|know|confirm|verify|wonder|find out|hear|tell|tells|clarify|remember|decide|say|says)(?!\p{L})[^,;.:]{0,60})if)\s+(?:[\p{L}'’]+\s+){1,5}?(?:com(?:es?|ing)|join(?:s|ing)?|attend(?:s|ing)?|make(?:s)? it|ha(?:s|ve) time|suits?|works?(?: for \p{L}+)?|visits?|arrives?|flies|travels?|(?:is|are|be|['’]s)\s+(?:still\s+|also\s+)?(?:free|available|there|around|in|open|closed|back|on site|on duty|on|off|away|in the office|in town))(?:\s+(?:us|me|him|her|them|with us|along|over|too|here|there|again|in))?\s+(?:on\s+)?$/iu;

/** "…, Ana is off on Friday": the day is told of someone, and is no day of the task's. */
const IS_TOLD =
  /,\s+(?:(?:as|because|since|and|but)\s+)?(?!(?:it|this|that|which)\s)(?:\p{L}[\p{L}'’-]*\s+){1,3}?(?:(?:is|are|will be|won['’]t be|is not|isn['’]t|aren['’]t)\s+(?:also\s+|not\s+)?(?:free|available|there|around|in|open|closed|back|here|on site|on duty|off|away|out|busy|on leave|on holiday|in the office|in town|coming|leaving|flying|visiting|travelling|traveling)|comes|arrives|leaves|flies|travels|visits|returns)(?:\s+(?:again|here|there|over|too))?\s+(?:on\s+|from\s+|until\s+)?$/iu;

/** "Call Petra, she is back on Monday": from when on the one who is to be reached is there, so it is the task's day, and told as well. */
const IS_REACHED =
  /(?<!\p{L})(?:call|ring|phone|meet|visit|see|catch|ping|chase|text|message|e-?mail|write|talk|speak|follow up)\s[^,;.:]{1,60},\s+(?:(?:as|because|since|and|but)\s+)?(?:he|she|they)\s*(?:is|are|will be|['’]s|['’]re|comes|arrives|returns)\s+(?:also\s+)?(?:(?:free|available|there|around|in|open|back|here|on site|on duty|in the office|in town)\s+)?(?:(?:again|here|there)\s+)?(?:on\s+|from\s+)?$/iu;
/** "On Friday and Saturday", "Friday or Monday": what joins a day to the one before. */
const JOINS = /^\s*,?\s*(?:and|or|&|to|till|until|through|[–-])\s*(?:on\s*)?$/iu;

/** Whether the words before a day make it one that is asked about or told of someone. */
export const isDayOfOthers = (before: string): boolean =>
  COMES.test(before) || (IS_TOLD.test(before) && !IS_REACHED.test(before));

/** Whether a day, or the one that it is joined to, is asked about or told of someone. */
function isOfOthers(day: Token, days: readonly Token[], text: string): boolean {
  if (isDayOfOthers(text.slice(0, day.from))) return true;
  const before = days.findLast(({ to }) => to <= day.from);
  return before !== undefined && isJoined(before, day, days, text) && isOfOthers(before, days, text);
}

/** Whether two days are of one list: "Friday or Monday", "Monday, Tuesday and Friday". */
function isJoined(one: Token, next: Token, days: readonly Token[], text: string): boolean {
  const between = text.slice(one.to, next.from);
  if (JOINS.test(between)) return true;
  const third = days.find(({ from }) => from >= next.to);
  return /^\s*,\s*(?:on\s*)?$/iu.test(between) && third !== undefined && isJoined(next, third, days, text);
}

const isAskedAbout = (day: Token, chunk: readonly Token[], text: string): boolean =>
  isOfOthers(day, chunk.filter(isDate), text) ||
  (ASKED.test(text.slice(0, day.from)) &&
    (IS_OF_A_THING.test(text.slice(day.to)) || /^\s+(?:or|and)\s/iu.test(text.slice(day.to))));

/** The days that stay in the title, for they are no day of the task's: "Monday or Tuesday" stays whole. */
export function keptDays(chunk: readonly Token[], due: Token | null, text: string): Token[] {
  const asked = chunk.filter(
    (token) => isDate(token) && (isAskedAbout(token, chunk, text) || isOfMonth(token, chunk, text)),
  );
  if (due === null || !isDate(due)) return asked;
  const isSaid =
    isHowLong(due, chunk, text) ||
    isToOrOf(due, chunk, text) ||
    IS_REACHED.test(text.slice(0, due.from)) ||
    TONIGHT.test(text.slice(due.from, due.to));
  const others = chunk.filter((token) => isDate(token) && token !== due && !isSame(token, due));
  const isEither = others.some(({ from }) => /^\s+or\s+(?:on\s+)?$/iu.test(text.slice(due.to, from)));
  return (isEither || isSaid) && chunk.includes(due) ? [due, ...others] : others;
}

/** The day at the end, of all tasks that have none: of several with days of their own, the last one's is nobody else's. */
export function trailingDay(chunks: readonly (readonly Token[])[], behind: readonly Token[]): Token | null {
  const isShared = chunks.filter((chunk) => chunk.some(isDate)).length < 2;
  return (isShared ? chunks.at(-1)?.find(isDate) : undefined) ?? behind.find(isDate) ?? null;
}

/** The date of a task's day, "Friday" of "next week" in that week; null where it has none. */
export function dateOf(due: Token | null | undefined, shared: Token | null, text: string): string | null {
  if (due?.slot?.is !== "date") return null;
  const { date } = due.slot;
  const isInNextWeek =
    shared?.slot?.is === "date" &&
    shared !== due &&
    NEXT_WEEK.test(text.slice(shared.from, shared.to)) &&
    WEEKDAY.test(text.slice(due.from, due.to)) &&
    date < shared.slot.date;
  if (isInNextWeek) return addDays(date, 7);
  const isOfNextMonth =
    shared?.slot?.is === "date" &&
    shared !== due &&
    NEXT_MONTH.test(text.slice(shared.from, shared.to)) &&
    DAY_OF_MONTH.test(text.slice(due.from, due.to));
  return isOfNextMonth && shared.slot?.is === "date" ? `${shared.slot.date.slice(0, 8)}${date.slice(8)}` : date;
}

/** Where what is to be done ends: behind a last day too, where another one is said before it, or where the day is a part of it. */
export function endOfWork({ tokens, text }: Parse, from: number, last: Token, shared: Token | null): number {
  const end = tokens.indexOf(last) + 1;
  const dates = tokens.filter(isDate);
  const behind = tokens.slice(end).filter(isDate);
  const chunk = tokens.slice(from);
  const said = ({ from: begin, to }: Token) => text.slice(begin, to);
  const isPart =
    behind.some(
      (day) =>
        isToOrOf(day, chunk, text) ||
        isOfMonth(day, chunk, text) ||
        isHowLong(day, chunk, text) ||
        IS_REACHED.test(text.slice(0, day.from)) ||
        isOfOthers(day, dates, text) ||
        TONIGHT.test(said(day)),
    ) ||
    (behind.length > 1 && behind.some((day) => DUE.test(said(day))));
  const hasOther = shared !== null || tokens.slice(from, end).some(isDate);
  return behind.length > 0 && (hasOther || isPart) ? tokens.length : end;
}

const isSame = ({ slot: one }: Token, { slot: other }: Token): boolean =>
  one?.is === "date" && other?.is === "date" && one.date === other.date;

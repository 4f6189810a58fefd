import { addDays, addMonths } from "../../contract/calendar-date.ts";
import { plainWords } from "../words.ts";
import type { FoundDate } from "./find-dates.ts";
import { coming, isWeekend, weekdayOf } from "./vocabulary/day-parts.ts";
import { namedDay } from "./vocabulary/named-days.ts";

const NUMBERS = "zero one two three four five six seven eight nine ten".split(" ");
const COUNTED =
  /(?<![\p{L}\p{N}])(?:(?:on|by|due|for)\s+)?(?<count>the|an?|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2})\s+(?<unit>day|week|month)s?\s+(?<way>before|prior to|ahead of|after|from)\s+(?<then>(?:the\s+)?\S[^,;!?]{2,40})/iu;

/** "Two weeks before Christmas", "the day before the 12th": a day that is counted from another one, which `read` finds. */
export function countedDay(text: string, today: string, read: (words: string) => FoundDate[]): FoundDate | null {
  const match = COUNTED.exec(text);
  const { count = "", unit = "", way = "", then = "" } = match?.groups ?? {};
  if (!match) return null;
  const day = dayIn(then, today, read);
  if (day === null) return null;
  const said = count.toLowerCase();
  const steps = /^(?:the|an?)$/.test(said) ? 1 : NUMBERS.includes(said) ? NUMBERS.indexOf(said) : Number(said);
  const by = /^(?:after|from)$/iu.test(way) ? steps : -steps;
  const date = /^month$/iu.test(unit)
    ? addMonths(day.date, by)
    : addDays(day.date, by * (/^week$/iu.test(unit) ? 7 : 1));
  return {
    date,
    index: match.index,
    text: text.slice(match.index, match.index + match[0].length - then.length + day.to),
  };
}

const WORKING =
  /(?<![\p{L}\p{N}])(?:(?:on|by|due|for|within|in)\s+)*(?:the\s+next\s+)?(?<count>an?|one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2})\s+(?:working|business|week)\s?days?(?:['’]?\s+(?<ahead>from\s+(?:now|today)|time|ahead))?(?![\p{L}\p{N}])/iu;
/** "In 3 working days", "five business days from now": Saturdays and Sundays do not count. "Takes 3 working days" says how long. */
export function workingDaysAhead(text: string, today: string): FoundDate | null {
  const match = WORKING.exec(text);
  const { count = "", ahead } = match?.groups ?? {};
  if (!match || (ahead === undefined && !/^(?:within|in|by|due)\s/iu.test(match[0]))) return null;
  const said = count.toLowerCase();
  let date = today;
  for (let left = /^an?$/.test(said) ? 1 : NUMBERS.includes(said) ? NUMBERS.indexOf(said) : Number(said); left > 0;) {
    date = addDays(date, 1);
    if (!isWeekend(date)) left -= 1;
  }
  return { date, index: match.index, text: match[0] };
}

/** The day that words begin with, and where it ends. */
function dayIn(
  words: string,
  today: string,
  read: (words: string) => FoundDate[],
): { date: string; to: number } | null {
  const named = namedDay(plainWords(words), today);
  if (named) {
    const last = Array.from(words.matchAll(/[\p{L}\p{N}]+(?:['’]s)?/gu))[named.length - 1];
    return { date: named.date, to: last ? last.index + last[0].length : words.length };
  }
  const [first] = read(words);
  return first && /^\s*(?:the\s+)?$/iu.test(words.slice(0, first.index))
    ? { date: first.date, to: first.index + first.text.length }
    : null;
}

/** "By Christmas", "vor Ostern": a day that has a name. */
const NAMED_DAY =
  /(?<!\p{L}|(?:days?|weeks?|months?) )(?:by|before|on|until|till|due|at|bis|vor|zu|an|avant|pour|antes de|para)\s+(?<day>(?:christmas|xmas|boxing|new year|easter|good friday|halloween|black friday|thanksgiving|valentine|st\.? |saint |paddy|all saint|burns night|bonfire|guy fawkes|shrove|pancake|ash wed|palm sun|weihnacht|heilig|silvester|neujahr|ostern|oster|karfreitag|no[eë]l|p[aâ]ques|navidad|nochebuena|nochevieja|año nuevo|ano nuevo)[^,;.!?\n]*)/iu;

/** A day with a name behind a word that leads to it: "by Christmas". */
export function yearlyDay(text: string, today: string): FoundDate | null {
  const match = NAMED_DAY.exec(text);
  const words = match?.groups?.["day"] ?? "";
  const day = namedDay(plainWords(words), today);
  if (!match || !day || day.isEnd) return null;
  const last = Array.from(words.matchAll(/[\p{L}\p{N}]+(?:['’]s)?/gu))[day.length - 1];
  const to = match[0].length - words.length + (last ? last.index + last[0].length : 0);
  return { date: day.date, index: match.index, text: match[0].slice(0, to) };
}

const ENGLISH_DAY = /(?<!\p{L})(mon|tues|wednes|thurs|fri|satur|sun)day(?!\p{L})/iu;
/** "Every Monday" is put into English, whatever is said beside it. */
export function englishDay(text: string, today: string): FoundDate | null {
  const match = ENGLISH_DAY.exec(text);
  const day = coming(today, weekdayOf({ day: match?.[0] ?? "" }), true);
  return match && { date: day, index: match.index, text: match[0] };
}

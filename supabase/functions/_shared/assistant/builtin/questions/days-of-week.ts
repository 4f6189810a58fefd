import { addDays } from "../../../contract/calendar-date.ts";
import { weekdayOf } from "./day-words.ts";

const DAY = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
/** "Between Monday and Friday next week", "Tuesday to Thursday of the week after next". */
const OF_WEEK = new RegExp(
  String.raw`(?<!\p{L})(?:(?:between|from)\s+)?(?<first>${DAY})\s+(?:and|to|till|until|through|thru|–|-)\s+(?<last>${DAY})(?:,?\s+(?:of|in))?\s+(?<week>(?:the\s+)?(?:this|next|last|following|coming)\s+week(?:\s+after\s+next)?|the\s+week\s+after\s+next|the\s+week\s+after)(?!\p{L})`,
  "iu",
);
const NAMES = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const ASKS_WHAT =
  /^\W*(?:(?:and|so|ok|okay|tell me)[\s,]+)*(?:what(?:['’]s| is| have (?:i|we) got| do (?:i|we) have)|(?:is there |have (?:i|we) (?:got )?|do (?:i|we) have )?anything)(?:\s+(?:on|due|to do|planned|coming up|going on|lined up|for me|i have to do))*\s+(?=between \d)/iu;

/** Days of a week that is named behind them, as they are in the calendar: "between 2030-06-10 and 2030-06-14". The week begins on a Monday there. */
export function withDaysOfWeek(said: string, today: string): string {
  const { first = "", last = "", week = "" } = OF_WEEK.exec(said)?.groups ?? {};
  if (first === "") return said;
  const away = /after/iu.test(week) ? 2 : /this/iu.test(week) ? 0 : /last/iu.test(week) ? -1 : 1;
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7) + away * 7);
  const dayOf = (name: string) => addDays(monday, (NAMES.indexOf(name.toLowerCase()) + 6) % 7);
  const dated = said.replace(OF_WEEK, `between ${dayOf(first)} and ${dayOf(last)}`);
  return dated.replace(ASKS_WHAT, "which tasks are due ");
}

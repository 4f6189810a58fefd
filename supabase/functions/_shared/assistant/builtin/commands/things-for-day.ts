import { findDates } from "../find-dates.ts";
import { PLEASE, re } from "./rewording.ts";

const DAY = "[^:,;.?!\\n]{3,40}?";
/** "Two things for Thursday week: …", "for Monday, three jobs: …". */
const THINGS = re(
  `^\\s*${PLEASE}(?:(?:for|on|by) (?<before>${DAY}),? )?(?<count>two|three|four|five|six|[2-6]|a couple of|a few) (?:(?:quick|small|more|little) )?(?:things|jobs|errands|chores|bits)(?: to do)?(?: (?:for|on|by|due) (?<day>${DAY}))?(?: please)?\\s*:\\s*(?=\\p{L})`,
);
const MONTHS = "January February March April May June July August September October November December".split(" ");

/** What is to be done on one day, counted in front, with that day as a plain date: those are read as a list. Other messages are unchanged. */
export function withThingsForDay(message: string, today: string): string {
  const { before, day, count = "" } = (message.length < 600 ? THINGS.exec(message)?.groups : undefined) ?? {};
  const said = day ?? before ?? "";
  if (said === "" || (day !== undefined && before !== undefined)) return message;
  const [found, another] = findDates(said, today);
  const [year = "", month = "", date = ""] = found?.date.split("-") ?? [];
  const isDay = found && !another && found.text.trim() === said.trim() && today.startsWith(year) && found.date >= today;
  return isDay
    ? message.replace(THINGS, `${count} things for ${Number(date)} ${MONTHS[Number(month) - 1] ?? ""}: `)
    : message;
}

import { addDays, addMonths } from "../../../contract/calendar-date.ts";
import { findDates } from "../find-dates.ts";

const COUNT = "(?<count>the|an?|one|two|three|four|five|six|seven|ten|\\d{1,2})";
/** "…, and remind me a week before": of the one day that was told before. */
const BEFORE_IT = new RegExp(
  String.raw`(?<lead>\b(?:remind (?:me|us)|reminder|task|to-?do|call|ring|nudge me|ping me|write|e-?mail)\b[^.;!?\n]{0,60}?)\s+${COUNT}\s+(?<unit>day|week|month)s?\s+(?<way>before|earlier|ahead|in advance|prior|after|later|afterwards)(?:\s+(?:that|it|then|this))?(?=\s*(?:[.,;!?]|$|to\b|and\b))`,
  "iu",
);
const COUNTS: Readonly<Record<string, number>> = {
  the: 1,
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  ten: 10,
};

/** A message in which a day counts from another one that it told before, with the day itself; the message as it is where it tells none or several. */
export function withDayCounted(message: string, today: string): string {
  const match = BEFORE_IT.exec(message);
  const { lead = "", count = "", unit = "", way = "" } = match?.groups ?? {};
  if (!match) return message;
  const told = [...new Set(findDates(message.slice(0, match.index + lead.length), today).map(({ date }) => date))];
  const [day, another] = told;
  if (day === undefined || another !== undefined || day < today) return message;
  const steps = (COUNTS[count.toLowerCase()] ?? Number(count)) * (/^(?:after|later|afterwards)$/iu.test(way) ? 1 : -1);
  const date = /^month$/iu.test(unit) ? addMonths(day, steps) : addDays(day, steps * (/^week$/iu.test(unit) ? 7 : 1));
  return `${message.slice(0, match.index)}${lead} on ${date}${message.slice(match.index + match[0].length)}`;
}

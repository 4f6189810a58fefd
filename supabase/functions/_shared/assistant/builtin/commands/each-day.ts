import { addDays, addMonths } from "../../../contract/calendar-date.ts";
import { findDates } from "../find-dates.ts";
import { isDayOfOthers } from "./due-of-days.ts";
import { ACTIONS } from "./task-leads.ts";
import type { Part } from "./split-clauses.ts";

const BEGINS = new RegExp(
  String.raw`^\s*(?:(?:please|ok|so|and|then|also|hey|can you|could you)[\s,]+)*(?:remind (?:me|us)|(?:add|create|make|set|new) (?:an? |another )?(?:task|reminder|to-?do)s?|(?:tasks?|reminders?|to-?dos?)\b|${ACTIONS})(?![\p{L}])`,
  "iu",
);
/** What joins two days of the same thing: "on 2 December and again on the 9th". */
const AND_AGAIN =
  /^\s*,?\s*(?:and|&|plus|then)?\s*(?:(?:then|also|once more|a second time|another(?: one)?|again)\s*)*(?:(?:on|for|by)\s*)?$/iu;
const SPAN = /(?:between|from|either)\s*(?:the\s*)?$/iu;
const LATER =
  /^\s*,?\s*(?:and|then|&)\s+(?:then\s+)?(?:again\s+|another(?: one)?\s+|once more\s+)?(?<count>an?|one|two|three|four|\d{1,2})\s+(?<unit>day|week|month)s?\s+(?:after that|later|afterwards|after)(?![\p{L}])/iu;
const COUNTS: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4 };

/** "Ring Rosa on the 2nd and again on the 9th", "in three days and again a week later": the same task on each of the days. */
export function onEachDay(part: Part, today: string): Part[] {
  const { text } = part;
  if (!BEGINS.test(text) || /["“”:\n?]/u.test(text.replace(/^[^:]{0,30}\b(?:task|reminder|to-?do)s?:/iu, "")))
    return [part];
  const days = findDates(text, today);
  const [first, second, third] = days;
  if (!first || third) return [part];
  const ends = first.index + first.text.trimEnd().length;
  const before = text.slice(0, first.index);
  const later = LATER.exec(text.slice(ends))?.groups;
  if (later) {
    const count = COUNTS[(later["count"] ?? "").toLowerCase()] ?? Number(later["count"]);
    const unit = (later["unit"] ?? "").toLowerCase();
    const date =
      unit === "month" ? addMonths(first.date, count) : addDays(first.date, count * (unit === "week" ? 7 : 1));
    const rest = text.slice(ends).replace(LATER, "");
    return [`${before}${first.text}${rest}`, `${before}on ${date}${rest}`].map((each) => ({ ...part, text: each }));
  }
  if (!second || first.date === second.date || SPAN.test(before) || isDayOfOthers(before)) return [part];
  const between = text.slice(ends, second.index);
  if (!/\S/u.test(between) || !AND_AGAIN.test(between)) return [part];
  // "For 20 June, due Friday": by when, and what for.
  if (/^(?:by|due)\s/iu.test(second.text) && !/^(?:by|due)\s/iu.test(first.text)) return [part];
  const rest = text.slice(second.index + second.text.trimEnd().length);
  return [first, second].map(({ text: day }) => ({
    ...part,
    text: `${before.trimEnd()} ${day.trim()}${rest}`,
  }));
}

/** "Send Ana the quote tomorrow and Leo the plan on Friday": the verb that the second one leaves out. */
const TO_EACH =
  /^(?<lead>.*?(?:[Rr]emind (?:me|us) to|[Tt]ask to|[Rr]eminder to)\s+)(?<verb>\p{L}+)\s+(?<one>\p{Lu}.+?),?\s+and\s+(?<two>\p{Lu}\p{L}+\s+(?:the|an?|his|her|their|our|my|some|about|to|for|on)\s.+)$/u;

export function toEach(part: Part, today: string): Part[] {
  const { lead = "", verb = "", one = "", two = "" } = TO_EACH.exec(part.text)?.groups ?? {};
  const hasDay = (text: string) => findDates(text, today).length === 1;
  if (verb === "" || !hasDay(one) || !hasDay(two)) return [part];
  return [`${lead}${verb} ${one}`, `${lead}${verb} ${two}`].map((text) => ({ ...part, text }));
}

/** "Follow up with Ana in 2 weeks and with Leo tomorrow": the verb that the second one leaves out, before the same small word. */
const WITH_EACH =
  /^(?<verb>\s*(?:(?:please|ok|so|also|can you|could you|remind (?:me|us) to)[\s,]+)*(?:follow up|check in|catch up|meet up|meet|speak|talk|call|chat|write|reach out))\s+(?<small>with|to)\s+(?<one>\p{Lu}[^,;:]+?),?\s+and\s+\k<small>\s+(?<two>\p{Lu}[^,;:]+)$/iu;

export function withEach(part: Part, today: string): Part[] {
  const { verb = "", small = "", one = "", two = "" } = WITH_EACH.exec(part.text)?.groups ?? {};
  const hasDay = (text: string) => findDates(text, today).length === 1;
  if (verb === "" || !hasDay(one) || !hasDay(two)) return [part];
  return [one, two].map((who) => ({ ...part, text: `${verb} ${small} ${who}` }));
}

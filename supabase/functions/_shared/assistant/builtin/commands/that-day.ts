import { findDates } from "../find-dates.ts";
import type { Part } from "./split-clauses.ts";

const THAT_DAY = /\s+(?:on\s+)?(?:that(?:\s+same)?|the\s+same)\s+day(?=(?:\s+(?:please|too|as well))?[\s.!]*$)/iu;
const TASK =
  /^\s*(?:(?:and|also|then|plus|please|can you|could you)[\s,]+)*(?:(?:add|make|create|put|set up|i (?:want|need))\s+)?(?:(?:an?|another|one more)\s+)?(?:new\s+)?(?:task|reminder|to-?do|remind me)(?!\p{L})/iu;

/** "Note that she is here on the 16th, and a task to book lunch that day": the only day that was named before. */
export function withThatDay(parts: readonly Part[], today: string): Part[] {
  return parts.map((part, no) => {
    if (no === 0 || !TASK.test(part.text) || !THAT_DAY.test(part.text)) return part;
    const [day, another] = parts.slice(0, no).flatMap(({ text }) => findDates(text, today));
    return day && !another && day.date >= today
      ? { ...part, text: part.text.replace(THAT_DAY, ` on ${day.date}`) }
      : part;
  });
}

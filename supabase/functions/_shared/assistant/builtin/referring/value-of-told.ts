import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";

/** "Ana's board moved", "the fee went up": a change that was told without what it is now. */
const TOLD =
  /^[^\n:?!"“]{3,100}?\s(?:(?:has|have|had|was|were|is|got|been|just|now|also)\s)*(?:moved|changed|pushed|shifted|postponed|delayed|rescheduled|put|brought|gone|went|rose|risen|increased|fell|dropped|decreased|slipped)(?:\s(?:again|up|down|back|forward|out|now|today))*[.!…]*$/iu;
/** "Went up": to a number, which it then is. */
const STEPPED =
  /\s(?:(?:has|have|had|just|now|also)\s)*(?:went|gone|rose|risen|increased|fell|dropped|decreased)(?:\s(?:again|up|down))*[.!…]*$/iu;
const AMOUNT = /^to\s+(?:around\s|about\s)?[€$£]?\d[\d.,]*\s?(?:[€$£%]|[kmb]n?|\p{L}{4,})?[\s.!]*$/iu;
const NOW =
  /^\W*(?:(?:yes|yeah|and|now|it['’]?s|that['’]?s|only)[\s,]+)*(?<to>(?:to|until|till)\s+(?=(?:the\s|next\s|this\s|around\s|about\s)?(?:[€$£]?\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\p{L}+\s\d|tomorrow|today))[^?\n,;:]{1,40})$/iu;
/** "Of February, yeah": the month of a day that was just said. */
const OF_MONTH =
  /^\W*(?:(?:yes|yeah|i mean|sorry)[\s,]+)*(?:of|in)\s+(?<month>(?:next\s)?(?:january|february|march|april|may|june|july|august|september|october|november|december)(?:\s\d{4})?)(?:[\s,]+(?:yes|yeah|yep|please|that is|i mean))*[\s.!]*$/iu;
const DAY_ONLY = /(?<day>\d{1,2})(?:st|nd|rd|th)?[\s.!]*$/iu;

/** "To the 25th", behind what was told without it, as all of it; and "of March" behind such a day. Null for other words. */
export function valueOfTold({ message, history, changes = [], state }: StepRequest): string | null {
  const typed = history.findLast(({ role }) => role === "user")?.content.trim() ?? "";
  const now = NOW.exec(message)?.groups?.["to"];
  const standing = changes.filter(({ status }) => status === "proposed" || status === "executed");
  const [only, another] = standing;
  const isOffered = only?.tool === "create_note" && only.status === "proposed" && !another;
  if (now !== undefined && TOLD.test(typed) && isOffered) {
    // "Fell until Friday" says no value.
    if (STEPPED.test(typed) && !AMOUNT.test(now)) return null;
    // "Seun's", where that was short for Oluwaseun.
    const before = typed.replace(/^\p{L}[\p{L}\p{M}-]*(?=['’]s\s)/u, (said) => state?.person?.name ?? said);
    return STEPPED.test(before)
      ? before.replace(STEPPED, ` is now ${now.trim().replace(/^\S+\s+/u, "")}`)
      : `${before.replace(/[\s.!…]+$/u, "")} ${now.trim()}`;
  }
  const month = OF_MONTH.exec(message)?.groups?.["month"];
  const day = DAY_ONLY.exec(typed)?.groups?.["day"];
  const isOfDay = only?.tool === "set_custom_value" && /^\d{4}-\d\d-\d\d/u.test(String(only.params["value"]));
  return month !== undefined && day !== undefined && !another && isOfDay ? `no, ${day} ${month}` : null;
}

/** What was told before with what it is now, where the one says all of the other: "Her board moved" and "Her board moved to the 25th". Null for others. */
export function toldInFull(before: string, now: string): string | null {
  const bare = before.replace(/[\s.!…]+$/u, "");
  const stepped = bare.replace(STEPPED, "");
  const value = / is now (?<value>[^\n]{1,40})$/iu.exec(now)?.groups?.["value"];
  const has = (part: string, all: string): boolean => {
    const words = plainWords(all);
    const own = plainWords(part);
    return own.length > 1 && own.every((word) => words.includes(word)) && own.at(0) === words.at(0);
  };
  if (value !== undefined && STEPPED.test(bare) && has(stepped, now) && plainWords(now).length < LONGEST)
    return `${bare} to ${value}`;
  return TOLD.test(bare) && has(bare, now) ? now : null;
}
const LONGEST = 25;

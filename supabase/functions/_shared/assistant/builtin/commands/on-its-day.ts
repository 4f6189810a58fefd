import type { Part } from "./split-clauses.ts";

const DAY =
  "(?<day>(?:(?:on|for|by|to)\\s+)?(?:the\\s+)?(?:\\d{1,2}(?:st|nd|rd|th)?(?:\\s+(?:of\\s+)?\\p{L}+)?|\\p{Lu}\\p{L}+\\s+\\d{1,2}(?:st|nd|rd|th)?|(?:next\\s+|this\\s+)?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next week|next month)(?:\\s+\\d{4})?)";
/** "Put it on the 11th", "make it Thursday": a day for what was said before. */
const ON_DAY = new RegExp(
  `^\\s*(?:(?:please|so|and|can you|could you|let['’]?s)[\\s,]+)*(?:(?:put|set|schedule|plan|do|note|mark|have) (?:it|that|this)(?: down| in)?|make (?:it|that|this)|(?:it['’]s|that['’]s|it is) due|due)\\s+${DAY}(?:[\\s,]+(?:please|pls|thanks))*[\\s.!]*$`,
  "iu",
);
const ERRAND = "call|visit|e-?mail|mail|message|letter|text|meeting|reminder|quote|sample|reply|answer|follow-up";
/** "Dov should get a call when …". */
const GETS = new RegExp(
  `^\\s*(?<who>\\S.{1,50}?)\\s+(?:should|must|needs? to|has to|ought to|is to)\\s+(?:get|have|receive|be sent|be given)\\s+(?:an?|the|our)\\s+(?<what>(?:\\S+\\s+)?(?:${ERRAND}))(?<rest>\\b.*?)[\\s.!]*$`,
  "iu",
);
const NEEDS = new RegExp(
  `^\\s*(?<who>\\S.{1,50}?)\\s+needs?\\s+(?:an?|the|our)\\s+(?<what>(?:\\S+\\s+)?(?:${ERRAND}))(?<rest>\\b.*?)[\\s.!]*$`,
  "iu",
);
/** "Rosa needs a new sign": what is to be done, as it was said. */
const WANTS =
  /^\s*(?:(?:oh|ok|so|and|also|btw)[\s,]+)*(?<what>\S.{1,50}?\s+needs?\s+(?:an?|our|some|more|another|new)\s+\S.*?)[\s.!]*$/iu;
const MUST =
  /^\s*(?:(?:oh|ok|so|and|also|btw)[\s,]+)*(?:i|we)(?:['’]ve)?\s+(?:still\s+|really\s+|also\s+)?(?:have to|need to|must|should|ought to|got to|gotta|want to|have got to)\s+(?<what>\S.+?)[\s.!]*$/iu;
const WHEN =
  /\s*(?<![\p{L}])(?:in|during|early in|some ?time in)\s+(?:the\s+)?(?<month>january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter)(?![\p{L}])/iu;

/** "I have to call Sven. Put it on Thursday.": a task, with its day; the parts as they were where they say something else. */
export function withItsDay(parts: readonly Part[]): Part[] {
  return parts.flatMap((part, no) => {
    const [before, next] = [parts[no - 1], parts[no + 1]];
    const event = before ? eventOf(before.text, part.text) : null;
    if (event !== null) return [{ ...part, text: event }];
    if (before && taskOf(before.text, part.text) !== null) return [];
    const task = next ? taskOf(part.text, next.text) : null;
    return [task === null ? part : { ...part, text: task }];
  });
}

const EVENT =
  /^\s*(?:(?:and|so)\s+)?(?:the|our|her|his|their)\s+(?<what>call|meeting|demo|visit|tasting|interview|lunch|dinner|coffee|workshop)(?:\s+(?:is|will be)|['’]s)\s+(?:(?:now|set|planned|scheduled)\s+)*(?:(?:for|on)\s+)?(?<when>(?=.*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|\d{1,2}(?:st|nd|rd|th)|\d{1,2} \p{L}{3,}|\p{L}{3,} \d{1,2}))[^,;:?!]{3,40}?)[\s.]*$/iu;
const WHO = "(?<who>\\p{Lu}[\\p{L}\\p{M}'’-]+(?:\\s\\p{Lu}[\\p{L}\\p{M}'’-]+){0,2})";
const AT_STAGE = [
  new RegExp(`^\\s*${WHO}(?:['’]s)?\\s+(?:moves?|moved|is|goes|went|to|now|stage)\\s`, "u"),
  new RegExp(`^\\s*(?:[Ss]et|[Mm]ove|[Pp]ut|[Mm]ark|[Cc]hange)\\s+${WHO}(?:['’]s)?\\s`, "u"),
];
/** "Ines moves to Call booked. The call is Thursday at 2pm": a call with her. */
function eventOf(before: string, said: string): string | null {
  const { what = "", when = "" } = EVENT.exec(said)?.groups ?? {};
  const who = AT_STAGE.map((pattern) => pattern.exec(before)?.groups?.["who"]).find((name) => name !== undefined);
  return what !== "" && who !== undefined ? `${what} with ${who} on ${when}` : null;
}

function taskOf(need: string, order: string): string | null {
  const day = ON_DAY.exec(order)?.groups?.["day"];
  const errand = (GETS.exec(need) ?? NEEDS.exec(need))?.groups;
  const what = errand
    ? `${errand["what"] ?? ""} ${errand["who"] ?? ""}${errand["rest"] ?? ""}`
    : (MUST.exec(need) ?? WANTS.exec(need))?.groups?.["what"];
  if (day === undefined || what === undefined || /[:?]/u.test(what)) return null;
  const month = WHEN.exec(what)?.groups?.["month"];
  const isOnlyNumber = /^(?:(?:on|for|by|to)\s+)?(?:the\s+)?\d{1,2}(?:st|nd|rd|th)?$/iu.test(day);
  const date = month !== undefined && isOnlyNumber && !SEASON.test(month) ? `${day} of ${month}` : day;
  return `add a task: ${what.replace(WHEN, "")} ${/^(?:on|for|by|to)\s/iu.test(date) ? date.replace(/^(?:for|to)\s/iu, "on ") : `on ${date}`}`;
}
const SEASON = /^(?:spring|summer|autumn|fall|winter)$/iu;

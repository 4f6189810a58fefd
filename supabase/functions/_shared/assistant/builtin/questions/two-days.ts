import type { Answer } from "../answers.ts";

const DAY =
  "(?:today|tonight|tomorrow|(?:(?:this|next|the coming) )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:the )?\\d{1,2}(?:st|nd|rd|th)|\\d{1,2}(?:st|nd|rd|th)? \\p{L}{3,9}|\\p{L}{3,9} \\d{1,2}(?:st|nd|rd|th)?)";
/** "What's on my list for Thursday and Friday?" */
const TWO_DAYS = new RegExp(
  `^(?<head>[^?]{4,80}?)\\s(?<on>(?:on|for|by) )?(?<one>${DAY})(?:,? and | ?& |, | or )(?:also )?(?:on |for |by )?(?<other>${DAY})[\\s?.!]*$`,
  "iu",
);
const OF_TASKS =
  /(?<!\p{L})(?:tasks?|to-?dos?|reminders?|lists?|plate|agenda|diary|calendar|schedule|planner|due|do (?:i|we) have|have (?:i|we) got|am i|are we|planned|scheduled)(?!\p{L})/iu;

/** The answer to a question about the tasks of two days: what each of them has; null for other questions. */
export function ofEachDay(text: string, answerTo: (text: string) => Answer): Answer | null {
  const asked = eachDayAsked(text);
  if (!asked) return null;
  const [first, second] = [answerTo(asked[0]), answerTo(asked[1])];
  const listed = [...(first.listed ?? []), ...(second.listed ?? [])];
  return { ...second, text: `${first.text}\n\n${second.text}`, listed };
}

function eachDayAsked(text: string): [string, string] | null {
  const { head = "", on = "", one = "", other = "" } = TWO_DAYS.exec(text)?.groups ?? {};
  if (head === "" || !OF_TASKS.test(head) || /(?<!\p{L})(?:between|from)(?!\p{L})/iu.test(head)) return null;
  const later = /^\d{1,2}(?:st|nd|rd|th)$/iu.test(other) ? `the ${other}` : other;
  return [`${head} ${on}${one}?`, `${head} ${on}${later}?`];
}

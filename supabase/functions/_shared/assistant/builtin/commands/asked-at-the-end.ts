import { isNoteLead, startsCommand } from "./split-clauses.ts";

const ASKS = String.raw`(?:(?:set|give|make|create|add|put|schedule)(?:\s+(?:me|us|in|up))?\s+(?:an?|the)\s+(?:reminder|task|to-?do)(?:\s+(?:for\s+(?:it|that|this|me)|in))?|(?:as\s+)?(?:an?\s+)?(?:task|reminder|to-?do)|(?:do\s+not|don['’]?t)\s+let\s+me\s+forget(?:\s+(?:it|that|this))?)`;
/** "I should be asking Ana for the forecast. Set me a reminder": what was said before is to be done. */
const TASK_OF_IT = new RegExp(
  String.raw`^(?<text>[^:?\n]{10,220}?)\s*[.!;,–-]+\s+(?:(?:please|so|and|pls|kindly|just)\s+)*${ASKS}(?:\s+(?:please|pls|thanks))*[\s.!]*$`,
  "iu",
);
/** "I should", "we still have to", wherever the day stands. */
const DUTY =
  /(?:^|(?<=[\s,]))(?:i|we)(?:['’]ll)?\s+(?:still\s+)?(?:should|must|need\s+to|have\s+to|ought\s+to|want\s+to)\s+(?:be\s+)?/iu;
/** "Due for a call on the 18th": the call. */
const DUE_FOR =
  /^\W*(?:(?:and|also|oh)[\s,]+)*(?:(?:he|she|they|it)(?:['’](?:s|re)| is| are)\s+)?(?:also\s+)?due (?:for )?an? (?<text>[^:?\n]{4,120}?)\s*[.,;–-]+\s+(?:and\s+)?(?:make|turn)\s+(?:it|that|this)\s+(?:into\s+)?an?\s+(?:task|reminder|to-?do)(?:\s+please)?[\s.!]*$/iu;
/** "Two things for Ana: … (20 May) and … (24 May). As tasks". */
const AS_TASKS =
  /^(?<count>\W*(?:two|three|four|five|six|\d|some|these)) things (?<rest>(?:for|on|about|with) [^\n]+?)[\s.;,–-]+as (?:tasks|to-?dos|reminders)(?: please)?[\s.!]*$/iu;
/** "Two from this morning's fair: Ana (…, linkedin…) and Bo (…)". */
const NEW_ONES =
  /^\W*(?:two|three|four|a couple|some|more|these|new ones|\d)(?: (?:more|new|others?|people|contacts))?(?: \p{L}[^:\n]{0,60})?:\s+(?=(?-i:\p{Lu}))/iu;

const LETS = /^\W*(?:(?:let['’]?s|ok|okay|so|right|well|then|now|first|i want you to|you can)[\s,]+)+/iu;

/** A message that says at its end, or by what it lists, what is to be done with the rest, as that order. */
export function askedAtTheEnd({ message }: { message: string }): string {
  if (message.length > 400 || message.includes("\n") || isNoteLead(message)) return message;
  if (AS_TASKS.test(message)) return message.replace(AS_TASKS, "$<count> tasks $<rest>");
  const profiles = message.match(/\bin\/[\p{L}\p{N}_%-]{3,}/gu)?.length ?? 0;
  if (profiles > 1 && NEW_ONES.test(message)) return message.replace(NEW_ONES, "Add ");
  const due = DUE_FOR.exec(message)?.groups?.["text"];
  if (due !== undefined) return `add a task: ${due}`;
  const text = TASK_OF_IT.exec(message)?.groups?.["text"] ?? "";
  // "Add Ana as a lead, task": an order of its own comes first.
  return text === "" || startsCommand(text.replace(LETS, "")) || /linkedin\.com/iu.test(text)
    ? message
    : `add a task: ${text.replace(DUTY, "")}`;
}

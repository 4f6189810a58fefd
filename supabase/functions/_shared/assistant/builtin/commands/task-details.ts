import { isNoteLead, startsCommand } from "./split-clauses.ts";
import { isQuoted } from "./quoted.ts";
import { isAction } from "./task-leads.ts";

const POLITE = "(?:(?:please|pls|kindly|hey|hi|ok|okay|so|right|and|also|then|can you|could you|um+|uh+)[\\s,.!]+)*";
const ASKS = `${POLITE}(?:(?:add|create|make|set up|put in|give me|i need|open)\\s+)?(?:an?\\s+|another\\s+|one more\\s+)?(?:new\\s+)?(?:task|to-?do|to do|reminder)(?![\\p{L}])`;
/** "New task … . The number is 5, put that in the description". */
const PUT_IN = new RegExp(
  `^(?<task>\\s*(?:${ASKS}|${POLITE}remind me\\s)[^\\n]{4,200}?)[.;,]\\s+(?:and\\s+)?(?<details>[^.;\\n]{3,200}?)[\\s,;–—-]+(?:and\\s+|so\\s+|please\\s+)*(?:put|add|write|note|keep|that goes|goes)\\s*(?:that|this|it)?\\s+(?:in|into|to|as|under)\\s+(?:the\\s+|its\\s+|a\\s+)?(?:description|details|task['’]s (?:description|details))(?:\\s+please)?[\\s.!]*$`,
  "iu",
);
/** "…, and put in the description: use the green can". */
const DESCRIBED = new RegExp(
  `^(?<task>\\s*(?:${ASKS}|${POLITE}remind me\\s)[^\\n]{4,200}?)(?:[,;.–—-]|\\s(?=and\\s))\\s*(?:(?:and|also|please|with)\\s+)*(?:(?:put|add|write|note|say|include|enter)\\s+)?(?:(?:this|that|the following)\\s+)?(?:(?:in|into|to|as|under)\\s+)(?:the\\s+|its\\s+|a\\s+)?(?:description|details)(?:\\s+field)?\\s*(?::|,|–|-|\\bthat\\b)?\\s+(?<details>\\S[^\\n]*)$`,
  "iu",
);
/** "…, no rush, no date": says no more than nothing; "tell Bo there is no rush" is what is to be done. */
const NO_RUSH =
  /(?:\s*[,.;–—-]+\s*(?:there['’]?s\s+|there is\s+|it['’]?s\s+|it is\s+)?|(?<!(?<!\p{L})(?:tell|say|write|text|message|reply|let|is|are|was|there['’]?s|it['’]?s|that|has|have|with|says|explain|mention)(?!\p{L})[^,.;]{0,40})\s+)(?:no (?:rush|hurry|date|deadline|due date|pressure)(?: (?:needed|required|necessary|yet))?|not urgent|nothing urgent|take your time)(?:[\s,.;]+(?:and\s+)?(?:no (?:rush|hurry|date|deadline|due date|pressure)|not urgent|whenever))*[\s.!]*$/iu;
const OF_TASKS = new RegExp(
  `^\\s*(?:${ASKS}|${POLITE}(?:remind me|put down an? task|i (?:need|have) to|add to my list)\\s)`,
  "iu",
);
const BY_THE_WAY =
  /[\s,;]+(?:(?:and|oh|so)[\s,]+)*(?:by the way|btw|while (?:i['’]m|you['’]re|we['’]re) at it)[\s,]+(?=\p{L})/giu;

const MAKES = `^\\s*${POLITE}(?:(?:add|create|make|set up|put in|put|give me|i need)\\s+(?:me\\s+)?)?(?:an?\\s+)?(?:new\\s+)?(?:task|to-?do|reminder)`;
const DAY_BEHIND = "(?:,?\\s+(?:due|by|on|for)\\s+(?<day>[^,;:?\\n]{3,30}?))?";
/** "A task on Ana for Friday, title Tour, description …". */
const LABELLED = new RegExp(
  `${MAKES}\\s+(?:on|for|with)\\s+(?<who>\\p{L}[\\p{L}\\p{M}'’ -]{1,40}?)${DAY_BEHIND}\\s*[,;.]\\s+(?:with\\s+)?(?:the\\s+)?title\\s*:?\\s+(?<title>[^,;:\\n]{2,80}?)(?:[\\s,;.]+(?:and\\s+)?(?:the\\s+)?(?:description|details)\\s*:?\\s+(?<details>\\S[^\\n]*?))?[\\s.!]*$`,
  "iu",
);
/** "A task 'year-end call' for each of Ana, Bo and Cy, due …", "a task for each of Ana and Bo: …". */
const EACH_OF = [
  new RegExp(
    `(?i:${MAKES}\\s)\\s*(?:["“'‘](?<quoted>[^"“”'’\\n]{2,80})["”'’]|to\\s+(?<title>[^,;:"“”\\n]{3,80}?))\\s+for\\s+each\\s+of\\s+(?<names>\\p{Lu}[^:;?\\n]{3,120}?)${DAY_BEHIND}[\\s.!]*$`,
    "u",
  ),
  new RegExp(
    `(?i:${MAKES}\\s+for\\s+each\\s+of)\\s+(?<names>\\p{Lu}[^:;?\\n]{3,120}?)${DAY_BEHIND}\\s*:\\s+(?<title>[^,;:"“”\\n]{3,80}?)[\\s.!]*$`,
    "u",
  ),
];
function forEachOf(message: string): string | null {
  const said = EACH_OF.map((pattern) => pattern.exec(message)?.groups).find((groups) => groups !== undefined);
  const names = (said?.["names"] ?? "").split(/\s*,\s*(?:and\s+)?|\s+and\s+/u);
  if (!said || names.length < 2 || !names.every((name) => /^\p{Lu}\S*(?:\s\p{Lu}\S*){0,2}$/u.test(name))) return null;
  const due = said["day"] === undefined ? "" : `, due ${said["day"]}`;
  return names.map((name) => `add a task for ${name}${due}: "${said["quoted"] ?? said["title"] ?? ""}"`).join("\n");
}
/** "And a task for him too: …". */
const TOO = new RegExp(`(?<=${MAKES}(?:\\s+(?:for|on)\\s+[^,;:\\n]{2,40}?)?)\\s+(?:too|as well|also)(?=\\s*:)`, "iu");
const EXACTLY =
  /(?<=(?<!\p{L})in )(?:exactly|precisely) (?=(?:an?|one|two|three|four|five|six|\d{1,2}) (?:day|week|month)s?(?!\p{L}))/giu;
/** "In two weeks from today". */
const IN_FROM =
  /(?<!\p{L})in (?=(?:an?|one|two|three|four|five|six|\d{1,2}) (?:day|week|month)s? from (?:today|now|tomorrow)(?!\p{L}))/giu;

/** A new task's details, said behind it, as its description; what does not matter to it is left out. */
export function withDetails(said: string): string {
  const message = said.replace(EXACTLY, "").replace(IN_FROM, "").replace(TOO, "");
  const labelled = LABELLED.exec(message)?.groups;
  if (labelled) {
    const { who = "", day, title = "", details } = labelled;
    return `add a task for ${who}${day === undefined ? "" : `, due ${day}`}: ${title}${details === undefined ? "" : `, description: ${details}`}`;
  }
  const each = forEachOf(message);
  if (each !== null) return each;
  const { task, details } = (PUT_IN.exec(message) ?? DESCRIBED.exec(message))?.groups ?? {};
  if (task !== undefined && details !== undefined) return `${task}, description: ${details}`;
  if (!OF_TASKS.test(message)) return message;
  const rush = NO_RUSH.exec(message)?.[0] ?? "";
  const says = /(?:not|nothing) urgent/iu.exec(rush)?.[0];
  const isDescribed = says === undefined || /\b(?:description|details?|notes?)\b/iu.test(message);
  return isDescribed ? message.replace(NO_RUSH, "") : `${message.replace(NO_RUSH, "")}, description: ${says}`;
}

const DAY =
  "(?:on\\s+)?(?:(?:this|next)\\s+)?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today|the day after tomorrow";
const DUTY = /(?<![\p{L}])(?:need|have|got) to(?![\p{L}])|(?<![\p{L}])(?:must|should|remind me)(?![\p{L}])/iu;
/** "Tomorrow i need to ring Ana and then on friday drop the bags": one thing to do, and one of another day. */
const AND_THEN = new RegExp(
  `[\\s,]+(?:and\\s+then|and|then)\\s+(?<day>${DAY})\\s+(?:i\\s+(?:need|have)\\s+to\\s+|i\\s+(?:must|should)\\s+)?(?=(?!(?:i|we|she|he|they|it|there|the|an?|my|our|is|was|are|for|at|in|on|as|and|or|with|to|will|please|instead|too|again)\\s)\\p{Ll}{2,}\\s)`,
  "giu",
);

/** Things to do on several days, dictated in one breath: one on each line. */
export function withNextDays(message: string): string {
  if (/["“”\n:?]/u.test(message)) return message;
  const [first = "", ...more] = message.split(BY_THE_WAY);
  // "She is back, btw the crates are late" is told in one.
  const asks = (text: string) => DUTY.test(text) || startsCommand(text) || isAction(`${text} `) || isNoteLead(text);
  if (more.length > 0 && ![first, ...more].some(asks)) return message;
  const said = [DUTY.test(first) ? first.replace(AND_THEN, "\nremind me $<day> to ") : first, ...more];
  return more.some((text) => isQuoted(message, message.indexOf(text))) ? message : said.join("\n");
}

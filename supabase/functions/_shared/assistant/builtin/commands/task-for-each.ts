import type { Part } from "./split-clauses.ts";

const NAME = String.raw`(?-i:\p{Lu})[\p{L}\p{M}'’-]*(?:\s(?-i:\p{Lu})[\p{L}\p{M}'’-]*){0,2}`;
const JOINT = /,\s+(?:and\s+)?|\s+and\s+/u;
const NAMES = String.raw`(?<who>${NAME}(?:(?:,|,? and) ${NAME}){1,6})`;
const TASK = String.raw`^\s*(?:(?:please|and|also|then|ok|can you|could you)[\s,]+)*(?:(?:give me|add|make me|make|create|set up|set|new|i (?:want|need))\s+)?(?:(?:an?|one|the same)\s+)?(?:new\s+)?(?:task|reminder|to-?do)`;
const TITLE = String.raw`(?:["“'‘](?<quoted>[^"“”'‘’\n]{3,80})["”'’]|(?<title>(?=\p{L})[^"“”'‘’,;:\n]{3,80}?))`;
/** "… each by Friday": "each month" is how often, and "each pays 20" what they do. */
const BY_A_DAY = String.raw`(?:by|due(?: (?:on|by|in))?|on|until|before|for|in)\s+(?:(?:the|this|next|end of|a|an)\s+)*(?:\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|to(?:day|morrow|night)|weekend|week|month|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|ober)?(?!\p{L}))`;
/** "A task 'spring call' for each of Ana, Leo and Kim", "a task to send the list for Ana and Leo each". */
const FOR_EACH = [
  new RegExp(
    String.raw`${TASK}(?:\s+(?:called|named|titled|to)|\s*:)?\s+${TITLE}\s+for (?:each|all|both) of ${NAMES}(?<rest>(?:[\s,.!].*)?)$`,
    "iu",
  ),
  new RegExp(
    String.raw`${TASK}(?:\s+(?:called|named|titled|to)|\s*:)?\s+${TITLE}\s+for ${NAMES},? each(?:[\s.!]*|(?<rest>,?\s+${BY_A_DAY}.*))$`,
    "iu",
  ),
];

/** "Give Ana and Leo a task to send the list", and "ring Ana and Leo on Friday, one task each": what each of them is to get. */
const GIVEN_EACH = new RegExp(
  String.raw`^\s*(?:(?:please|and|also|then|ok|can you|could you)[\s,]+)*(?:give|assign|make|set up for) (?:each of |both )?${NAMES},? (?:each )?(?:an?|one|the same)\s(?:new )?(?:task|reminder|to-?do)(?: each)?(?: to|\s*:)\s+(?<title>\S.*)$`,
  "iu",
);
const ONE_EACH = new RegExp(
  String.raw`^\s*(?:(?:please|and|also|then|ok)[\s,]+)*(?<act>\p{L}[^,:;.!?\n]{1,60}?)\s+${NAMES}(?<rest>(?:\s+[^.!?;:\n]{1,60}?)?)[\s,;:.–-]+(?:make (?:it |that )?)?(?:a|one|1)(?: separate| own)? (?:task|reminder|to-?do) (?:for )?each(?: please| of them)*[\s.!]*$`,
  "iu",
);

/** One order for a task with several people, who are to have one each. */
export function withTaskForEach(part: Part): Part[] {
  const found = FOR_EACH.map((pattern) => pattern.exec(part.text)?.groups).find((groups) => groups !== undefined);
  if (!found) return [part];
  const { who = "", quoted, title = "", rest = "" } = found;
  return who.split(JOINT).map((name) => ({ ...part, text: `add a task for ${name}: ${quoted ?? title}${rest}` }));
}

/** A message that gives several people a task each, with an order for each of them on its line. */
export function withTaskOfEach(message: string): string {
  const given = GIVEN_EACH.exec(message)?.groups;
  const { act = "", who = "", rest = "", title = "" } = given ?? ONE_EACH.exec(message)?.groups ?? {};
  if (who === "" || /^(?:set|change|move|update|mark|add|delete|note|make)\b/iu.test(act)) return message;
  return who
    .split(JOINT)
    .map((name) => `add a task for ${name}: ${given ? title : `${act} ${name}${rest}`}`)
    .join("\n");
}

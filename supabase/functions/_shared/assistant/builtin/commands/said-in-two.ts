import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { firstReworded, LEAD, WHO, type Wordings } from "./rewording.ts";

const WAYS: Wordings = [
  // "A note for Ana and one for Leo, both: …".
  [
    new RegExp(
      `${LEAD}(?:(?:add|write|make|create|leave|put|take)\\s+)?(?:an?\\s+|the\\s+same\\s+)?(?:quick\\s+)?notes?\\s+(?:for|on|to|about)\\s+(?<one>${WHO})\\s+and\\s+(?:another(?:\\s+one)?|one|an?\\s+note|the\\s+same(?:\\s+one)?)\\s+(?:for|on|to|about)\\s+(?<other>${WHO})(?:\\s*,?\\s*(?:both|each|the same|same text))?(?:\\s+(?:of them|saying|that))?\\s*[:–-]\\s*(?<text>\\S[^]*)$`,
      "iu",
    ),
    "note for $<one> and $<other>: $<text>",
  ],
  // "Same note for both the Kelp people: …".
  [
    new RegExp(
      `${LEAD}(?:(?:add|write|make|create|leave|put|take)\\s+)?(?:(?:an?|the|one|this)\\s+)?(?:same\\s+)?(?:quick\\s+)?notes?\\s+(?:for|on|to|about)\\s+(?:both|the two)(?:\\s+of)?(?:\\s+(?:the|our|my))?\\s+(?<firm>(?-i:\\p{Lu})[\\p{L}\\p{M}\\p{N}&'’.-]*(?:\\s[\\p{L}\\p{M}\\p{N}&'’.-]+){0,3}?)\\s+(?:people|folks?|lot|guys|contacts|colleagues|pair|crowd)(?:\\s*,?\\s*please)?\\s*[:–-]\\s*(?<text>\\S[^]*)$`,
      "iu",
    ),
    "note for both people at $<firm>: $<text>",
  ],
  // "Both the Kelp people need visas, note that".
  [
    new RegExp(
      `${LEAD}(?:both|the two)(?:\\s+of)?(?:\\s+(?:the|our|my))?\\s+(?<firm>(?-i:\\p{Lu})[\\p{L}\\p{M}\\p{N}&'’.-]*(?:\\s[\\p{L}\\p{M}\\p{N}&'’.-]+){0,3}?)\\s+(?:people|folks?|lot|guys|contacts|colleagues|pair|crowd)\\s+(?<text>[^,;:?!\\n]{3,100}?)[,;.–—-]+\\s+(?:please\\s+)?(?:note|log|write|jot)\\s+(?:it|that|this)(?:\\s+(?:down|please))*[\\s.!]*$`,
      "iu",
    ),
    "note for both people at $<firm>: $<text>",
  ],
  // "Everything that's overdue, move to Friday".
  [
    new RegExp(
      `${LEAD}(?:everything|anything|all|whatever)\\s*(?:(?:that|which)\\s*)?(?:(?:['’]s|['’]re|\\sis|\\sare)\\s+)?overdue\\s*[,:;–-]*\\s*(?:please\\s+)?(?:move|push|shift|put|set|postpone)(?:\\s+(?:it|them|that|all))*\\s+(?:to|on|until|till|for)\\s+(?<day>\\S.{1,40}?)[\\s.!]*$`,
      "iu",
    ),
    "move all overdue tasks to $<day>",
  ],
  // "Bump Ana up to 65 priority".
  [
    new RegExp(
      `${LEAD}(?:bump|raise|set|move|put|lower|drop|push|get)\\s+(?<who>${WHO})\\s+(?:up\\s+|down\\s+)?(?:to|at)\\s+(?<no>\\d{1,3})\\s+(?:in\\s+|of\\s+)?(?:priority|prio)[\\s.!]*$`,
      "iu",
    ),
    "set priority of $<who> to $<no>",
  ],
  // "Promote Ana: stage Closed": the order, and how it is stored.
  [
    new RegExp(
      `${LEAD}(?:write off|give up on|cool(?: down| off)?|warm up|park|shelve|freeze|upgrade|downgrade|promote|demote|deprioriti[sz]e|prioriti[sz]e|bump(?: up| down)?|lower|raise|drop|win|lose|reject|pass on|revive|reactivate)\\s+(?<who>${WHO})\\s*:\\s*(?<field>priority|prio|score|stage|status)\\s*(?:=|to|is|:)?\\s*(?<value>[^,;:?!\\n]{1,40}?)[\\s.!]*$`,
      "iu",
    ),
    "set $<field> of $<who> to $<value>",
  ],
];
/** "Note to self re Hydrolane: …" is about them, and "note to self: buy milk" is to be done. */
const TO_SELF =
  /^\W*note to (?:self|myself|me)\s+(?:re|about|on|regarding|concerning)\s+(?<who>\p{L}[^:\n]{1,40}?)\s*:\s*(?<text>\S[^]*)$/iu;

/** "Two days before the Hartnoll print deadline I should check the proofs. Set that up for Giles". */
const DAYS_BEFORE = new RegExp(
  `${LEAD}(?<count>(?:an?|one|two|three|four|five|\\d{1,2}) (?:days?|weeks?)|the (?:day|week)) (?<side>before|after) (?<what>[^,;:.?!\\n"“]{3,50}?),? (?:i|we)(?: (?:should|must|need to|have to|ought to|want to|will)|['’]ll|['’]d better) (?<act>[^,;:.?!\\n"“]{4,80}?)[,;.–—-]+ (?:(?:so|and|please|can you|could you) )*(?:set|put|add|make)(?: (?:that|it|this))?(?: (?:up|down|in))?(?: as a task)? for (?<who>${WHO})[\\s.!]*$`,
  "iu",
);
/** The day of a column of theirs, for which something is to be done before: the firm or the name before it is theirs. */
function daysBefore(message: string, people: StepRequest["people"]): string | null {
  const { count = "", side = "", what = "", act = "", who = "" } = DAYS_BEFORE.exec(message)?.groups ?? {};
  const words = plainWords(who);
  const person = people.find(
    ({ name, by }) => by !== "near" && words.length > 0 && words.every((word) => plainWords(name).includes(word)),
  );
  if (!person) return null;
  const own = [...plainWords(person.name), ...plainWords(person.company ?? "")];
  const label = what
    .replace(/['’]s?(?=\s|$)/gu, "")
    .split(/\s+/u)
    .filter((word) => !/^(?:the|her|his|their|its)$/iu.test(word) && !own.includes(plainWords(word).join(" ")));
  return label.length === 0 ? null : `add a task for ${who}, due ${count} ${side} their ${label.join(" ")}: ${act}`;
}

/** Orders that name two people, or their field, in two places, in the words that are read. */
export function saidInTwo(message: string, { people }: StepRequest): string {
  const inPlace = firstReworded(message, WAYS);
  if (inPlace !== message) return inPlace;
  const before = daysBefore(message, people);
  if (before !== null) return before;
  const { who = "", text = "" } = TO_SELF.exec(message)?.groups ?? {};
  const said = plainWords(who);
  const isOfSomeone = people.some(({ name, company, by }) => {
    const own = [...plainWords(name), ...plainWords(company ?? "")];
    return by !== "near" && said.length > 0 && said.every((word) => own.includes(word));
  });
  return isOfSomeone ? `note on ${who}: ${text}` : message;
}

import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { withoutAsides } from "./worded-asides.ts";
import { WORDED_RHYTHMS } from "./worded-rhythms.ts";
import { LEAD, WHO } from "./rewording.ts";

const WAYS: readonly (readonly [RegExp, string])[] = [
  ...WORDED_RHYTHMS,
  // "A note for Ana and one for Leo, both: …".
  [
    new RegExp(
      `${LEAD}(?:(?:add|write|make|create|leave|put|take)\\s+)?(?:an?\\s+|the\\s+same\\s+)?(?:quick\\s+)?notes?\\s+(?:for|on|to|about)\\s+(?<one>${WHO})\\s+and\\s+(?:another(?:\\s+one)?|one|an?\\s+note|the\\s+same(?:\\s+one)?)\\s+(?:for|on|to|about)\\s+(?<other>${WHO})(?:\\s*,?\\s*(?:both|each|the same|same text))?(?:\\s+(?:of them|saying|that))?\\s*[:–-]\\s*(?<text>\\S[^]*)$`,
      "iu",
    ),
    "note for $<one> and $<other>: $<text>",
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
  // "Write off Ana: priority 5": what becomes of someone, and how it is stored.
  [
    new RegExp(
      `${LEAD}(?:write off|give up on|cool(?: down| off)?|warm up|park|shelve|freeze|upgrade|downgrade|promote|demote|deprioriti[sz]e|prioriti[sz]e|bump(?: up| down)?|lower|raise|drop|win|lose|reject|pass on|revive|reactivate)\\s+(?<who>${WHO})\\s*:\\s*(?<field>priority|prio|score|stage|status)\\s*(?:=|to|is|:)?\\s*(?<value>[^,;:?!\\n]{1,40}?)[\\s.!]*$`,
      "iu",
    ),
    "set $<field> of $<who> to $<value>",
  ],
];
/** "Clear the pilot start for Ana, it's all up in the air": why behind it. */
const CLEARS = new RegExp(
  `${LEAD}(?<order>(?:clear|empty|wipe|blank(?: out)?)\\s+[^,;:?!\\n]{3,80}?)\\s*[,;–-]+\\s*(?:because|since|as(?! (?:soon|long|far))|it|that|this|nobody|no one|no idea|who knows|everything|she|he|they|we|i|still|not)(?:['’]\\p{L}+)?\\s(?!.*(?:,|\\band\\b|\\bthen\\b))[^?:\\n]{3,100}$`,
  "iu",
);
/** "Note to self re Hydrolane: …" is about them, and "note to self: buy milk" is to be done. */
const TO_SELF =
  /^\W*note to (?:self|myself|me)\s+(?:re|about|on|regarding|concerning)\s+(?<who>\p{L}[^:\n]{1,40}?)\s*:\s*(?<text>\S[^]*)$/iu;

/** Orders that name two people, or their field, in two places, in the words that are read. */
export function saidInTwo(request: StepRequest): StepRequest {
  if (request.message.length > 600) return request;
  const message = withoutAsides(
    request.message.trim(),
    (request.columns ?? []).map(({ label }) => label),
  );
  const way = WAYS.find(([pattern]) => pattern.test(message));
  if (way) return { ...request, message: message.replace(way[0], way[1]) };
  const order = CLEARS.exec(message)?.groups?.["order"];
  if (order !== undefined && request.people.some(({ by }) => by !== "near")) return { ...request, message: order };
  const { who = "", text = "" } = TO_SELF.exec(message)?.groups ?? {};
  const said = plainWords(who);
  const isOfSomeone = request.people.some(({ name, company, by }) => {
    const own = [...plainWords(name), ...plainWords(company ?? "")];
    return by !== "near" && said.length > 0 && said.every((word) => own.includes(word));
  });
  if (isOfSomeone) return { ...request, message: `note on ${who}: ${text}` };
  return message === request.message.trim() ? request : { ...request, message };
}

import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { fieldMeant, fieldNamed } from "../vocabulary/field-names.ts";
import { re } from "./rewording.ts";
import { isNoteLead } from "./split-clauses.ts";

const LEAD = "^(?<lead>\\W*(?:(?:please|pls|ok|okay|so|and|also|can you|could you)[\\s,]+)*)";
const VALUE = "\\p{L}[^,;:.?!\\n]{1,40}?";
/** "Drop Climate from Ana's sectors and put Food in its place". */
const IN_ITS_PLACE = re(
  `${LEAD}(?:drop|remove|take|delete|strike|swap) (?<old>${VALUE}) (?:out of|off|from|in) (?<whose>\\p{L}[\\p{L}\\p{M}'’ -]{1,40}?['’]s? \\p{L}[\\p{L} ]{1,30}?),? (?:and|then) (?:put|add|use|take|set|have) (?<new>${VALUE}) (?:in (?:its|their|that) (?:place|stead)|instead|there(?: instead)?)[\\s.!]*$`,
);
const REPLACED = re(
  `${LEAD}(?:replace|swap|exchange) (?<old>${VALUE}) (?:with|for|by) (?<new>${VALUE}) (?:in|on|under|among) (?<whose>\\p{L}[\\p{L}\\p{M}'’ -]{1,40}?['’]s? \\p{L}[\\p{L} ]{1,30}?)[\\s.!]*$`,
);
/** "Scratch the pitch date for Ana". */
const SCRATCHED = re(
  `${LEAD}(?:scratch|strike|bin|kill|ditch|drop|lose|scrap|blank|wipe) (?:the |that )?(?<label>\\p{L}[\\p{L}\\p{N} ]{1,30}?) (?:for|of|on|at) (?<who>\\p{L}[\\p{L}\\p{M}'’ -]{1,40}?)[\\s.!]*$`,
);
/** "Kelp wants 80 now instead of 60, change the cheque". */
const CHANGE_IT = re(
  `^(?<who>(?!(?:i|we|he|she|they|it)(?!\\p{L}))\\p{L}[\\p{L}\\p{M}\\p{N}&'’-]*(?: (?:& )?\\p{Lu}[\\p{L}\\p{M}\\p{N}&'’-]*){0,3}) (?:(?:has|have|is|are|now|will|would) )*(?:wants?|needs?|takes?|asks? for|raises?|puts? in|pays?|offers?|goes? to|gets?|invests?|charges?|sells?|raising|asking for|paying|putting in)(?: now| at| in)* (?<value>[€$£]?\\d[\\d.,]*k?)(?: now)?(?: (?:instead of|rather than|not|and not|up from|down from|from) [€$£]?\\d[\\d.,]*k?)?(?: now)?\\s*[,;.–—-]+\\s*(?:so |and |please |then )*(?:change|update|fix|set|adjust|correct|edit) (?:the |his |her |their |its )(?<label>\\p{L}[\\p{L}\\p{N} ]{1,30}?)(?: accordingly| to match| please| then| too)*[\\s.!]*$`,
);

/** "Put Bea's headcount at 3", "have her priority at 80": where an amount stands. */
const STANDS_AT = re(
  `${LEAD}(?:put|have|leave|place|keep|peg|fix|bring) (?<whose>(?:\\p{L}[\\p{L}\\p{M}'’ -]{1,40}?['’]s?|her|his|their|its) (?<label>\\p{L}[\\p{L}\\p{N} ]{1,30}?)) (?:up |down |back )?(?:at|on|to) (?<value>[€$£]?\\d[\\d.,]*(?: ?(?:k|m|mn|%|percent))?)(?: (?:now|please|then|instead))*[\\s.!]*$`,
);

/** Orders that take a value away or put another in its place, in everyday words, as plain ones. Other messages are unchanged. */
export function withPutInPlace({
  message,
  people,
  columns = [],
}: Pick<StepRequest, "message" | "people" | "columns">): string {
  if (message.length > 160 || message.includes("\n") || isNoteLead(message)) return message;
  const isField = (label: string) => {
    const words = plainWords(label);
    return (
      words.length > 0 && (fieldNamed(words, columns)?.length === words.length || fieldMeant(words, columns) !== null)
    );
  };
  const swap = (IN_ITS_PLACE.exec(message) ?? REPLACED.exec(message))?.groups;
  const { lead = "", old = "", new: next = "", whose = "" } = swap ?? {};
  if (isField(whose.replace(/^.*['’]s? /u, "")))
    return `${lead}remove ${old} from ${whose} and add ${next} to ${whose}`;
  const scratched = SCRATCHED.exec(message)?.groups;
  const words = plainWords(scratched?.["who"] ?? "");
  const isTheirs = people.some(
    ({ by, name }) =>
      /^(?:name|part)$/.test(by) && words.length > 0 && words.every((word) => plainWords(name).includes(word)),
  );
  const label = plainWords(scratched?.["label"] ?? "");
  if (scratched && isTheirs && fieldNamed(label, columns)?.length === label.length)
    return `${scratched["lead"] ?? ""}clear the ${scratched["label"] ?? ""} of ${scratched["who"] ?? ""}`;
  const stands = STANDS_AT.exec(message)?.groups;
  if (stands && isField(stands["label"] ?? ""))
    return `${stands["lead"] ?? ""}set ${stands["whose"] ?? ""} to ${stands["value"] ?? ""}`;
  const told = CHANGE_IT.exec(message)?.groups;
  return told && isField(told["label"] ?? "")
    ? `${told["who"] ?? ""}'s ${told["label"] ?? ""} is now ${told["value"] ?? ""}`
    : message;
}

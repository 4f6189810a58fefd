import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { fieldNamed } from "../vocabulary/field-names.ts";
import { re } from "./rewording.ts";
import { isNoteLead } from "./split-clauses.ts";

const NAME = "\\p{L}[\\p{L}\\p{M}-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}-]*){0,2}";
const TWO = re(
  `(?<=^|[.;!?]\\s+)(?<lead>(?:(?:please|so|and|also|then|ok|okay|can you|could you)[\\s,]+)*)(?<set>(?:set|change|move|put|make|update) )?(?:(?<her>her|his|their)|(?<one>${NAME})['’]s?) (?<label>\\p{L}[\\p{L}\\p{N} -]{1,40}?),? and (?<two>${NAME})['’]s?(?: \\k<label>)?(?: (?:too|as well|both))?\\s*(?:→|->|=>|=|:|(?<=\\s)to|(?<=\\s)should (?:both )?be)\\s+(?<value>[^\\s.;!?][^.;!?\\n]{0,60}?)(?=[\\s.!]*$)`,
);

/** "Her survey date and Leo's → 4 March": a field of two people, said with the first of them, as an order about both. */
export function fieldOfTwo({ message, columns = [] }: Pick<StepRequest, "message" | "columns">): string {
  if (message.length > 300 || message.includes("\n") || isNoteLead(message)) return message;
  const { lead = "", her, one, label = "", two = "", value = "" } = TWO.exec(message)?.groups ?? {};
  const words = plainWords(label);
  const isField = words.length > 0 && fieldNamed(words, columns)?.length === words.length;
  return isField
    ? message.replace(TWO, () => `${lead}set the ${label} of ${her ?? one ?? ""} and ${two} to ${value}`)
    : message;
}

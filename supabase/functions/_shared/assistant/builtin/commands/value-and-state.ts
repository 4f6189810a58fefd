import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { fieldMeant, fieldNamed } from "../vocabulary/field-names.ts";

/** "The fee for Ana make that 21 and she's active now". */
const OF_HER =
  /^\W*(?:(?:uh|um|ok|okay|so|and|please|pls|can you|could you)[\s,]+)*(?:(?:set|change|update|make|put|bring|raise|lower)\s+)?the\s+(?<label>\p{L}[\p{L} %-]{1,30}?)\s+(?:of|for)\s+(?<who>\p{L}[\p{L}\p{M}'’-]*(?:\s\p{L}[\p{L}\p{M}'’-]*)?)\s*,?\s+(?:(?:make|put|set)\s+(?:that|it)(?:\s+(?:to|at))?|to|at)\s+(?<value>[^,;:?!.\n]{1,60}?)\s*,?\s+and\s+(?<then>(?:she|he|they)(?:['’](?:s|re)|\s+is|\s+are)\s+(?:now\s+)?[^,;:?!\n]{2,30})$/iu;
/** "Dale's taking over Ana from me, and …": who had her until now is the user. */
const FROM_ME =
  /(?<=(?:^|\s)(?:takes?|taking|took|taken)\s+over\s+[^,;:.?!\n]{2,60}?)\s+from\s+(?:me|us)(?=\s*(?:[,;.]|$))/iu;
const KEEPS_WORDS = /["“”:]|^\W*(?:(?:please|ok|okay|and|so)[\s,]+)*(?:note|remember|jot|log|remind)(?!\p{L})/iu;

/** A value of someone and what they are now, with whose it is first; other messages as they are. */
export function withValueAndState({ message, people, columns = [] }: StepRequest): string {
  if (message.length > 200) return message;
  const said = KEEPS_WORDS.test(message) ? message : message.replace(FROM_ME, "");
  const { label = "", who = "", value = "", then = "" } = OF_HER.exec(said)?.groups ?? {};
  const [names, words] = [plainWords(who), plainWords(label)];
  const isKnown = people.some(
    ({ by, name }) => /^(?:name|part)$/.test(by) && names.every((word) => plainWords(name).includes(word)),
  );
  if (names.length === 0 || !isKnown || (fieldNamed(words, columns) ?? fieldMeant(words, columns)) === null)
    return said;
  return `set ${who}'s ${label} to ${value} and ${then}`;
}

import type { KnownPerson, StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { fieldNamed } from "../vocabulary/field-names.ts";

const NAME = (no: number): string =>
  String.raw`(?<who${no}>(?-i:\p{Lu})[\p{L}\p{M}-]*(?:\s(?-i:\p{Lu})[\p{L}\p{M}-]*){0,3})`;
const LABEL = String.raw`(?<label>\p{L}[^,;:.?!\n'’]{1,40}?)`;
const VALUE = (no: number): string => String.raw`(?<value${no}>[^,;:?!\n]{1,80}?)`;
const NEXT = String.raw`(?:\s*[,;]\s*(?:and\s+)?|\s+and\s+)`;
const LEAD = String.raw`^\W*(?:(?:please|pls|ok|okay|so|and|also|can you|could you)[\s,]+)*`;
const SETS = String.raw`(?<sets>(?:set|change|update|make|put)\s+(?:the\s+)?)?`;
const END = String.raw`(?:\s+(?:please|pls|thanks|now))*[\s.!]*$`;
const WAYS = [
  // "Set Ana's location to Osaka, Bo's to Accra".
  String.raw`${SETS}${NAME(1)}['’]s?\s+${LABEL}(?:\s+(?<to>to)|\s*[:=]|\s+(?:is(?: now)?|should be))\s+${VALUE(1)}${NEXT}${NAME(2)}['’]s?(?:\s+(?:to|is(?: now)?|should be)|\s*[:=])?\s+${VALUE(2)}`,
  // "Set location of Ana to Osaka, Bo's to Accra".
  String.raw`${SETS}${LABEL}\s+(?:of|for)\s+${NAME(1)}(?:\s+(?<to>to)|\s*[:=]|\s+(?:is(?: now)?|should be))\s+${VALUE(1)}${NEXT}(?:(?:of|for)\s+)?${NAME(2)}(?:['’]s?)?(?:\s+(?:to|is(?: now)?|should be)|\s*[:=])\s+${VALUE(2)}`,
  // "Priority 10 for Ana, 20 for Bo", "priority 10 for Ana and Bo's is 20".
  String.raw`${SETS}${LABEL}\s+(?<to>)${VALUE(1)}\s+for\s+${NAME(1)}${NEXT}(?:${VALUE(2)}\s+for\s+${NAME(2)})`,
  String.raw`${SETS}${LABEL}\s+(?<to>)${VALUE(1)}\s+for\s+${NAME(1)}${NEXT}${NAME(2)}['’]s?\s+(?:is|to|should be)\s+${VALUE(2)}`,
].map((way) => new RegExp(`${LEAD}${way}${END}`, "iu"));

/** "Set Ana's owner to Bo's owner". */
const AS_THEIRS = new RegExp(
  String.raw`${LEAD}(?:set|change|update|make)\s+${NAME(1)}['’]s?\s+${LABEL}\s+to\s+${NAME(2)}['’]s?\s+(?:\k<label>|one)${END}`,
  "iu",
);

const SAYS_MORE = /(?<!\p{L})(?:to|is|should|are|has|and)(?!\p{L})/iu;

/** One field of two people, each with a value of their own, as an order for each of them; other messages as they are. */
export function eachTheirOwn({ message, people, columns = [] }: StepRequest): string {
  if (message.length > 200 || !/(?<!\p{L})(?:and|for|['’]s?)(?!\p{L})|[,;]/iu.test(message)) return message;
  const same = AS_THEIRS.exec(message)?.groups;
  if (same && isKnown(same["who1"] ?? "", people) && isKnown(same["who2"] ?? "", people))
    return `give ${same["who1"] ?? ""} the same ${same["label"] ?? ""} as ${same["who2"] ?? ""}`;
  for (const way of WAYS) {
    const groups = way.exec(message)?.groups ?? {};
    const { who1 = "", who2 = "", label = "", value1 = "", value2 = "", sets, to } = groups;
    const words = plainWords(label);
    const named = words.length === 0 ? null : fieldNamed(words, columns);
    if (named?.length !== words.length || !isKnown(who1, people) || !isKnown(who2, people)) continue;
    // "…, Bo's priority to 20" is another field.
    if (SAYS_MORE.test(value1) || SAYS_MORE.test(value2)) continue;
    if (sets === undefined && to === undefined)
      return `${who1}'s ${label} is now ${value1}\n${who2}'s ${label} is now ${value2}`;
    return `set the ${label} of ${who1} to ${value1}\nset the ${label} of ${who2} to ${value2}`;
  }
  return message;
}

function isKnown(name: string, people: readonly KnownPerson[]): boolean {
  const words = plainWords(name);
  return (
    words.length > 0 &&
    people.some((one) => one.by !== "near" && words.every((word) => plainWords(one.name).includes(word)))
  );
}

import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { isNoteLead, startsCommand } from "./split-clauses.ts";

const NAME = String.raw`(?:(?-i:\p{Lu})[\p{L}\p{M}'’-]*(?:\s(?-i:\p{Lu})[\p{L}\p{M}'’-]*){0,3})`;
const AS_IS = String.raw`(?:as|where|how|the way)\s+(?:he|she|they|it)(?:\s+(?:is|are|was|were)|['’](?:s|re))`;
const JOINED = String.raw`(?:\s*[,;.–—-]+\s*|\s+(?=(?:and|but|while)\s))(?:(?:and|but|while|oh|no|nope|please|though)[\s,]+)*`;
const BEHIND = String.raw`(?:[\s,]+(?:please|pls|thanks|thank you|though|of course|for now|ok|okay))*[\s.!]*$`;

/** "…, and no, Callum stays as he is", "…, leave Bo as she is", "…. No change to Bo": what is said of someone else. */
const OF_OTHER = new RegExp(
  String.raw`(?<=\S)${JOINED}(?:(?<stays>${NAME})\s+(?:(?:just|only|still|can|should|must|is to|will)\s+)*(?:stays?|remains?)(?:\s+(?:${AS_IS}|put|there|the same|unchanged|on (?:that|this|his|her|their) (?:stage|status)))?|(?<keeps>${NAME})\s+keeps\s+(?:his|hers|theirs|it|(?:his|her|their)\s+(?:own|old)?\s*\p{L}+)|(?:leave|keep)\s+(?<left>${NAME})(?:\s+(?:${AS_IS}|alone|be|out of (?:it|this)|unchanged|untouched))|(?:don['’]?t|do not|never)\s+(?:touch|change|move|update|alter)\s+(?<touched>${NAME})(?:['’]s(?:\s\p{L}+){0,2})?|no\s+(?:need\s+to\s+(?:touch|change|move|update)|changes?\s+(?:to|for|of|on))\s+(?<unchanged>${NAME})(?:['’]s(?:\s\p{L}+){0,2})?|not\s+(?<not>${NAME})(?:\s*[,;–-]\s*(?:he|she|they)\s+(?:keeps?\s+(?:his|hers|theirs|it)|stays?(?:\s+${AS_IS})?|remains?))?)${BEHIND}`,
  "iu",
);
/** "…, no need to touch her stage": the other fields of the same one. */
const OF_FIELD = new RegExp(
  String.raw`(?<=\S)${JOINED}(?:(?:there['’]?s\s+)?no\s+need\s+to\s+(?:touch|change|move|update|alter)\s+(?:his|her|their|the)\s+(?<one>\p{L}+)|(?:leave|keep)\s+(?:his|her|their|the)\s+(?<two>\p{L}+)(?:\s+(?:as\s+(?:it\s+is|is)|alone|unchanged|untouched|where\s+it\s+is))|(?:his|her|their|the)\s+(?<three>\p{L}+)\s+(?:stays|remains)(?:\s+(?:as\s+it\s+is|the\s+same|unchanged))?)${BEHIND}`,
  "iu",
);
/** An order about many leaves those out who stay. */
const MANY =
  /(?<!\p{L})(?:every(?:one|body)|all|both|each|any(?:one|body)|whoever|the (?:others|rest)|them|those|these|people|contacts|leads|clients|founders)(?!\p{L})/iu;
const SETS =
  /^\W*(?:(?:please|pls|ok|so|and|also|(?:can|could|would|will) you)[\s,]+)*(?:set|put|move|change|mark|make|give|update|bump|raise|lower|assign|switch|rename|link|add|note|push|postpone)\s/iu;

/**
 * An order without what behind it only says that someone else, or another field, stays as it is; one about many leaves them out. Other
 * messages are unchanged.
 */
export function withoutLeftAsTheyAre(message: string, people: readonly Pick<KnownPerson, "name">[]): string {
  if (message.length > 300 || /[\n"“”«»]/u.test(message) || isNoteLead(message)) return message;
  if (!SETS.test(message) && !startsCommand(message) && !/^every(?:one|body)\s/iu.test(message)) return message;
  const field = OF_FIELD.exec(message);
  const own = field?.groups?.["one"] ?? field?.groups?.["two"] ?? field?.groups?.["three"];
  if (field && own !== undefined) {
    const head = message.slice(0, field.index);
    return hasWord(head, own) || MANY.test(head) ? message : head;
  }
  const other = OF_OTHER.exec(message);
  const named: (string | undefined)[] = Object.values(other?.groups ?? {});
  const who = named.find((name) => name !== undefined);
  if (!other || who === undefined) return message;
  const head = message.slice(0, other.index);
  const isOther = plainWords(who).every((word) => !hasWord(head, word));
  const isKnown = (words: string) => people.some(({ name }) => plainWords(name).some((word) => hasWord(words, word)));
  if (!isOther || !isKnown(who)) return message;
  if (MANY.test(head)) return `${head}, except ${who.replace(/['’]s$/u, "")}`;
  return isKnown(head) ? head : message;
}

const hasWord = (text: string, word: string): boolean =>
  plainWords(text).some((one) => one === word.toLowerCase() || one === `${word.toLowerCase()}s`);

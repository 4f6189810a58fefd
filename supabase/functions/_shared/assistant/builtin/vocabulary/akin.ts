import { remembering } from "../../remembering.ts";
import { plainWords, stem } from "../../words.ts";
import { isNear } from "./nearness.ts";

/** A word without its endings: "hiring" and "hire", "introduced" and "introduce" are one. */
export const rootOf = remembering((word) => stem(word).replace(/(?<=\p{L}{3})(?:e|y|ie)$/u, ""));

/** Whether two plain words are forms of one word: "translation" and "translate", "introduced" and "intro". */
export function isAkin(one: string, other: string): boolean {
  const [first, second] = [rootOf(one), rootOf(other)];
  if (first === second) return true;
  if (first[0] !== second[0]) return false;
  const [short, long] = first.length < second.length ? [first, second] : [second, first];
  if (/\d/.test(short + long)) return false;
  if (short.length >= 4 && long.startsWith(short) && long.length - short.length <= (short.length < 5 ? 2 : 6))
    return true;
  const shared = Array.from(short).findIndex((letter, no) => letter !== long[no]);
  return shared >= 6 && shared >= 0.7 * long.length;
}

/** Whether a plain word is one of some others, in another form or with a slip in it. */
export const isOneOf = (word: string, words: readonly string[]): boolean =>
  words.some((own) => isAkin(word, own) || isNear(word, own));

/** Whether a plain word is one of a title's. In short words a slip makes another name: "Mara" is no "Mark". */
export const isInTitle = (word: string, words: readonly string[]): boolean =>
  words.some((own) => isAkin(word, own) || (own.length > 4 && isNear(word, own)));

/** Words that name nothing by themselves. */
const EMPTY = new Set(
  "a an the of for to in on at by from with via and or is are was be has have it its my our your his her their this that as".split(
    " ",
  ),
);
/** The words of a label or title that name it. */
export const namingWords = (text: string): string[] => plainWords(text).filter((word) => !EMPTY.has(word));

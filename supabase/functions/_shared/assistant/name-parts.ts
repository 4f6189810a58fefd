import { plainWords } from "./words.ts";

/** Words between the names of a person, of which many have the same: "van der", "de la", "bin". */
const PARTICLES = new Set(
  "van von zu de der den del della dela di da das do dos du la le les el al bin ibn ben abu mac mc st saint ter ten y e af av und".split(
    " ",
  ),
);
/** Words of orders and fields: two of them in a name say that it is made to be read as one, and then only the words before them name anybody. */
const OF_ORDERS = new Set(
  "set delete remove erase move change update add create mark put make clear rename assign stage status owner priority company email location role task tasks note notes column columns all everyone everybody to as from for of the and please undo confirm yes no".split(
    " ",
  ),
);
/** Whether a word stands where such a name begins to be an order, or behind that. */
function isOfOrder(word: string, parts: readonly string[]): boolean {
  if (parts.filter((part) => OF_ORDERS.has(part)).length < 2) return false;
  return parts.indexOf(word) >= parts.findIndex((part) => OF_ORDERS.has(part));
}

/** Those that are given names as well: Ben, Al, Mac, Di. */
const GIVEN = new Set(["ben", "al", "mac", "di"]);

/**
 * Whether a plain word of a name can name someone by itself: "Joost" and "Velde" of Joost van der Velde, and no "van". `written` is the word as
 * it was typed, where that is known: a particle with which a name begins or ends, as of Minh Le, is a name where it has a capital.
 */
export function canName(word: string, parts: readonly string[], written = ""): boolean {
  if (isOfOrder(word, parts)) return false;
  if (!PARTICLES.has(word)) return true;
  const isFirst = parts[0] === word;
  const isCapital = /^\p{Lu}/u.test(written) && (isFirst || parts.at(-1) === word);
  return parts.length > 1 && (isCapital || (isFirst && GIVEN.has(word)));
}

/** The plain words of a name that can name someone by themselves. */
export const namingParts = (name: string): string[] => {
  const parts = plainWords(name);
  return parts.filter((word) => canName(word, parts));
};

/** Whether all that a text has of a name are words that name nobody by themselves: "book van" of Joost van der Velde. */
export function hasOnlyParticles(text: string, name: string): boolean {
  const parts = plainWords(name);
  const said = (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).flatMap((written) => {
    const plain = plainWords(written).join("");
    const part = parts.find((one) => one === plain || `${one}s` === plain);
    return part === undefined ? [] : [canName(part, parts, written)];
  });
  return said.length > 0 && said.every((isNaming) => !isNaming);
}

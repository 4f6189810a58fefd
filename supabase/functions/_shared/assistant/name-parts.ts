import { plainWords } from "./words.ts";

/** Words between the names of a person, of which many have the same: "van der", "de la", "bin". */
const PARTICLES = new Set(
  "van von zu de der den del della dela di da das do dos du la le les el al bin ibn ben abu mac mc st saint ter ten y e af av und".split(
    " ",
  ),
);
/** Those that are given names as well: Ben, Al, Mac, Di. */
const GIVEN = new Set(["ben", "al", "mac", "di"]);

/**
 * Whether a plain word of a name can name someone by itself: "Joost" and "Velde" of Joost van der Velde, and no "van". `written` is the word as
 * it was typed, where that is known: a particle with which a name begins or ends, as of Minh Le, is a name where it has a capital.
 */
export function canName(word: string, parts: readonly string[], written = ""): boolean {
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

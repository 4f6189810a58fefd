import { RIGHT_WORDS } from "../../right-words.ts";
import { slipsBetween } from "../../spelling.ts";

/** In words shorter than this one letter makes another word. */
const SHORTEST = 4;
/** From this length on two letters may be wrong. */
const LONG = 8;

/** Whether a word is as it should be, whatever it is near to. */
export const isRight = (word: string): boolean => RIGHT_WORDS.has(word);

/** Whether a word is another one with a slip of the finger in it: two slips in a long word. Both are plain words. */
export function isNear(written: string, meant: string): boolean {
  if (written === meant || Math.min(written.length, meant.length) < SHORTEST) return false;
  // The first letter is right as a rule, or it changed places with the second.
  if (written[0] !== meant[0] && (written[0] !== meant[1] || written[1] !== meant[0])) return false;
  if (Math.abs(written.length - meant.length) > 2 || RIGHT_WORDS.has(written) || /\d/.test(written + meant))
    return false;
  return slipsBetween(written, meant) <= (meant.length < LONG ? 1 : 2);
}

/** The only one of several words that a word is a slip of; null when it is one of none, or of two. */
export function nearestOf(written: string, words: readonly string[]): string | null {
  if (words.includes(written)) return null;
  const fits = words.filter((word) => isNear(written, word));
  const [first] = fits.sort((one, other) => slipsBetween(written, one) - slipsBetween(written, other));
  const isOnly =
    fits.length === 1 ||
    (first !== undefined && slipsBetween(written, first) < slipsBetween(written, fits[1] ?? first));
  return first !== undefined && isOnly ? first : null;
}

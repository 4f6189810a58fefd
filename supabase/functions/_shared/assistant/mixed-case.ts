import { SMALL } from "./nobodys-names.ts";

/** Whether a plain word is a small one that no name is made of, such as "with". */
export const isSmall = (word: string): boolean => SMALL.has(word);

/** Whether words begin with a capital and go on in small letters: "Aurel panel". */
export const isMixedCase = (text: string): boolean => /^\p{Lu}/u.test(text) && /\s\p{Ll}/u.test(text);

/** Whether a name in capitals goes on with a small everyday word that is none of its own. */
export const isSmallBehind = (text: string, parts: readonly string[]): boolean =>
  isMixedCase(text) && text.split(/\s+/u).some((word) => !parts.includes(word) && isSmall(word));

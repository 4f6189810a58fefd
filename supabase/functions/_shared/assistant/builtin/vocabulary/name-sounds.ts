import { plainWords } from "../../words.ts";

/** In shorter words too little is heard. */
const SHORTEST = 4;
const MOST_LETTERS_APART = 3;

/** How letters are heard, in this order; "bh" and "mh" are a "v", and "th", "dh", "gh" hardly anything, as in Siobhán, Niamh, Cathal and Tadhg. */
const HEARD: readonly (readonly [RegExp, string])[] = [
  [/^(?:wr|kn|gn|ps)(?=\p{L})/u, "n"],
  [/sch|sz|sh|ch(?=e)|cz/gu, "s"],
  [/bh|mh/gu, "v"],
  [/ph/gu, "f"],
  [/(?<=\p{L})(?:th|dh|gh|h)/gu, ""],
  [/ck|q|c(?![eiy])/gu, "k"],
  [/c|z/gu, "s"],
  [/x/gu, "ks"],
  [/w|v/gu, "v"],
  [/(?<=[aeiou])v(?=n$)/gu, "v"],
  [/^(?:aoi|ai|ei|ey|[eiy])[aeiouy]*/u, "i"],
  [/^[ou][aeiouy]*/u, "o"],
  [/^a[aeiouy]*/u, "a"],
  [/(?<=.)[aeiouy]+/gu, ""],
  [/(.)\1+/gu, "$1"],
];
const soundOf = (word: string): string =>
  HEARD.reduce((heard, [letters, sound]) => heard.replace(letters, sound), word);

/** Whether a word is written as a part of a name is heard: "Shivaun" of Siobhán, "Teig" of Tadhg. It is another name as well, and only to be asked about. */
export function soundsLikePart(said: string, name: string): boolean {
  const words = plainWords(said.replace(/['’]s?$/u, ""));
  const [word = "", another] = words;
  if (another !== undefined || word.length < SHORTEST) return false;
  const sound = soundOf(word);
  return plainWords(name).some(
    (part) =>
      part.length >= SHORTEST &&
      // "Nora" and Noor are two names.
      Math.max(part.length, word.length) > SHORTEST &&
      Math.abs(part.length - word.length) <= MOST_LETTERS_APART &&
      sound.length > 1 &&
      soundOf(part) === sound,
  );
}

/** Whether a word is the beginning, the middle or the end of a part of a name: "Raghu" of Raghunathan. */
export function isWithinPart(said: string, name: string): boolean {
  const words = plainWords(said.replace(/['’]s?$/u, ""));
  const [word = "", another] = words;
  const isIn = (part: string): boolean =>
    part.length > word.length + 1 &&
    (part.startsWith(word) || part.endsWith(word) || (word.length > SHORTEST && part.includes(word)));
  return another === undefined && word.length >= SHORTEST && plainWords(name).some(isIn);
}

/** The letters with which a name may begin that is heard as another one begins: "Kahal" of Cathal. */
export const firstLetters = (said: string): string[] => {
  const letter = plainWords(said)[0]?.charAt(0) ?? "";
  const alike = ALIKE.find((letters) => letters.includes(letter));
  return alike === undefined ? [letter] : [...alike];
};
const ALIKE = ["ckq", "sz", "fp", "aeiou", "vw", "jgy"];

import { plainWords } from "../words.ts";

/** Slots keep their capitals, so that no word of an utterance is taken for one. */
const SLOT = /^(?:PERSON|DATE|RECUR|URL|MAIL|NUM|STAGE|STATUS|WORDS|NOTE|TASK)$/;

/** The features of an utterance with its slots cut out: words, pairs of neighbours, the first two words and the length. */
export function featuresOf(utterance: string): string[] {
  const words = utterance.split(/\s+/).flatMap((word) => {
    const bare = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "").replace(/['’]s$/u, "");
    if (SLOT.test(bare)) return [bare];
    return /:$/.test(word) ? [...plainWords(word), ":"] : plainWords(word);
  });
  const seen = new Set<string>(words);
  words.slice(1).forEach((word, index) => seen.add(`${words[index] ?? ""} ${word}`));
  seen.add(`^${words[0] ?? ""}`);
  if (words.length > 1) seen.add(`^${words[0] ?? ""} ${words[1] ?? ""}`);
  seen.add(`$${words.at(-1) ?? ""}`);
  seen.add(`#${Math.min(words.length, 6)}`);
  return [...seen];
}

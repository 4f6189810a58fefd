import { unaccented } from "../../../contract/storable.ts";

/** A text in lower case, without accents and without contractions: "she'll" is "she will", "hasn't" is "has not". */
export const inFullWords = (said: string): string =>
  unaccented(said)
    .replace(/[‘’]/gu, "'")
    .replace(/\bwon't\b/gu, "will not")
    .replace(/\bcan't\b/gu, "can not")
    .replace(/n't\b/gu, " not")
    .replace(/\b(has|have|is|was|do|does|did)nt\b/gu, "$1 not")
    .replace(/'ll\b/gu, " will")
    .replace(/'d\b/gu, " would")
    .replace(/'ve\b/gu, " have")
    .replace(/'re\b/gu, " are")
    .replace(/'s\b/gu, " 's")
    .replace(/\s+/gu, " ")
    .trim();

import { QUOTE_MAX_LENGTH } from "../language-model.ts";
import { cutAtWord, toPlainText } from "../plain-text.ts";
import { keySentences } from "./key-points.ts";

/** The sentence of a post that says most, word for word, cut when it runs on; null when the post has no words. */
export function quoteOf(content: string): string | null {
  const [best] = keySentences(content, 1);
  return best === undefined ? null : cutAtWord(best, QUOTE_MAX_LENGTH);
}

/** The same of a note, which may be a few words only: then all of it, on one line. */
export function quoteOfNote(content: string): string {
  return quoteOf(content) ?? cutAtWord(toPlainText(content).replaceAll("\n", " "), QUOTE_MAX_LENGTH);
}

import { cutText } from "../../contract/storable.ts";
import { isNoteLead } from "./commands/split-clauses.ts";

export const TOO_LONG = "That message is too long to read at once. Please send it in parts.";

/** Words and marks between two ends of sentences: in 1,900 requests that people wrote the most were 60. */
const WORDS_AT_MOST = 150;
const SENTENCES_AT_MOST = 400;
/** What begins a note; what it says is kept and not read. */
const LEAD_MOST = 200;
/** What is left of a text that cannot be told within it is not read. Most messages take less than a tenth of a second. */
const READ_FOR_MS = 5_000;
/** A short text is read to its end however slow the machine is: in 28,000 messages of the tests the most was 3,500 looks. */
const LOOKS_AT_LEAST = 5_000;

/** Whether nobody could have said so much in one breath; a note's own words do not count. */
export function isTooLong(message: string): boolean {
  const own = isNoteLead(message) ? cutText(message, LEAD_MOST) : message;
  const sentences = own.split(/[.!?;:](?=\s)|\n/u);
  return sentences.length > SENTENCES_AT_MOST || sentences.some((sentence) => wordsIn(sentence) > WORDS_AT_MOST);
}

const wordsIn = (text: string): number => (text.match(/[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu) ?? []).length;

/** Thrown where a text has been read for too long. */
class TooSlow extends Error {}

let until = Infinity;
let looks = 0;

/** Null when reading took too long: `stillReading` is asked between its parts. */
export function readInTime<Read>(read: () => Read): Read | null {
  until = performance.now() + READ_FOR_MS;
  looks = 0;
  try {
    return read();
  } catch (error) {
    if (error instanceof TooSlow) return null;
    throw error;
  } finally {
    until = Infinity;
  }
}

/** Ends the reading that `readInTime` began, once it has had its time. */
export function stillReading(): void {
  looks++;
  if (looks > LOOKS_AT_LEAST && performance.now() > until) throw new TooSlow();
}

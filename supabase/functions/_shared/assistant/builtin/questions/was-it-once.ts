import { personFieldKeys } from "../../../contract/person-fields.ts";
import { hasAllWords } from "../../excerpt.ts";
import { contentWords } from "../../words.ts";
import type { Piece } from "./pieces.ts";
import type { Question } from "./question.ts";
import { textsWith } from "./searched.ts";

/** "Did she work at Kelp?", "was he in Lyon?", "has she ever been a Lead?": it may have been so, whatever is so now. */
const ONCE =
  /^\W*(?:(?:and|so|ok|but)[\s,]+)*(?:(?:did|was|were|had)\s|(?:has|have)\s[^?]{1,60}?\s(?:been|worked|lived|come)(?!\p{L}))/iu;
/** Fields that stay what they are; of the others, which have other values at other times, only the last is kept. */
const LASTING: readonly string[] = ["name", "email", "profileUrl"];
const isChanging = (key: string): boolean => personFieldKeys.some((field) => field === key) && !LASTING.includes(key);
const SHOWN = 3;

/**
 * What answers a no to a question about the past, of which only today's value is recorded: what is written of it, and that it is not so now. Null
 * where the question is of today or of what does not change.
 */
export function wasOnce(
  question: Question,
  person: { id: string; name: string },
  pieces: readonly Piece[],
): { now: string; written: string[] } | null {
  const columns = pieces.flatMap((piece) => piece.columns);
  const isOfPast = ONCE.test(question.text) && columns.length > 0 && columns.every(({ key }) => isChanging(key));
  if (!isOfPast || pieces.some(({ isNegated }) => isNegated)) return null;
  const sought = pieces
    .flatMap(({ anyOf }) => anyOf.flat())
    .flatMap((one) => ("text" in one ? [one.text] : "options" in one ? one.options : []))
    .flatMap((text) => (text === null ? [] : [text]));
  const found = sought.flatMap((words) =>
    contentWords(words).length === 0
      ? []
      : textsWith(question, { words, kinds: ["note", "post", "summary"], person, isNear: true }).filter(({ text }) =>
          hasAllWords(text, words),
        ),
  );
  const written = [...new Set(found.map(({ line }) => line))].slice(0, SHOWN);
  return { now: "Not now, as far as I know.", written };
}

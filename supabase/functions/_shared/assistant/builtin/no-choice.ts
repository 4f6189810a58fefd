import type { ReadClause } from "./commands/read-clauses.ts";
import type { OpenQuestion } from "./reading.ts";
import { chosenOf, namedWhole } from "./chosen-of.ts";
import { plainOf } from "./commands/clause-kind.ts";

const ASKING =
  /^(?:(?:and|so|ok|okay|but|wait|hm+|no) )*(?:who|whom|whose|what|whats|which|when|where|why|how|whos|is|are|was|were|does|did|has|have i|do (?:i|we|you|they)|wer|was|wann|wo|welche[rsnm]?|wie|quien|que|cual(?:es)?|cuando|donde|como|qui|quoi|quand|quel(?:le)?s?|combien|comment)\b/;
/** "The second?", "number 3?": a place, however unsure it is said. */
const PLACE =
  /^(?:(?:the|number|no|option|choice|that) )*(?:\d|first|second|third|fourth|fifth|sixth|last)(?:st|nd|rd|th)?(?: (?:one|option|choice))?$/;

/** Whether plain words begin as a question does. */
export const asksItself = (words: string): boolean => ASKING.test(words);

/** Whether a clause is a question or a whole order of its own, which chooses none of the changes offered, whichever words they share. */
export function asksOrOrders({ kind, text, readings }: ReadClause, { choices }: OpenQuestion, said: string): boolean {
  // As on the button.
  if (PLACE.test(said) || namedWhole(choices, said) !== null) return false;
  if (kind === "question" || asksItself(plainOf(text)) || /[?？؟]\s*$/u.test(text)) return true;
  const [begins] = said.split(" ");
  return (
    choices.every(({ name }) => plainOf(name).split(" ")[0] !== begins) &&
    readings.some(
      (one) => "frame" in one && one.left.length === 0 && one.doubt === null && NAMES_ITSELF.has(one.frame.do),
    )
  );
}
const NAMES_ITSELF = new Set<string>([
  "add_person",
  "add_task",
  "add_column",
  "note",
  "set",
  "delete_person",
  "delete_task",
  "delete_column",
]);

/** "7", "the third": a place that the list does not have. */
const BEYOND =
  /^(?:(?:the |number |no |option |choice )?(?:\d{1,3}(?:st|nd|rd|th)?|third|fourth|fifth|sixth)(?: one)?(?: please)?)$/;
/** "The Swedish one", where two or none of those who were asked about are Swedish. */
const OF_A_KIND =
  /^(?:(?:no|oh|sorry|ok|i mean) )*the (?!other |next |last |same |new )\S+(?: \S+)? (?:one|guy|woman|man|lady)(?: please)?$/;
/** Whether words choose one that is not among the choices. */
export const choosesNone = ({ asks, choices }: OpenQuestion, words: string): boolean =>
  choices.length > 0 &&
  (BEYOND.test(words) || (asks === "person" && OF_A_KIND.test(words))) &&
  chosenOf(choices, words) === null;

import { personFields } from "../../../contract/person-fields.ts";
import { plainWords } from "../../words.ts";
import type { Frame } from "../commands/frames.ts";
import { numberIn } from "../vocabulary/numbers.ts";
import { isFiller } from "./wordings.ts";

/** The words beside the field, the value and the name: the verb. */
const OTHERS_AT_MOST = 1;

/** "Kick her stage to Closed": whether a change is of the field that is named, to the value that is said, with no word left but its verb. */
export function isOfNamedField(frame: Frame, text: string): boolean {
  if (frame.do !== "set" || frame.changes.length !== 1) return false;
  const [change] = frame.changes;
  if (!change || change.value === null || change.step !== undefined) return false;
  const label = plainWords("column" in change ? change.column.label : personFields[change.field].label);
  const said = plainWords(text);
  if (!label.every((word) => said.includes(word))) return false;
  const value = plainWords(change.value);
  const isNumber = numberIn(change.value) !== null;
  const names = frame.who.flatMap(({ people, said: words }) => [
    ...plainWords(words),
    ...people.flatMap(({ name }) => plainWords(name)),
  ]);
  const rest = said.filter(
    (word) =>
      !label.includes(word) &&
      !value.includes(word) &&
      !names.includes(word) &&
      !isFiller(word) &&
      word !== "s" &&
      !(isNumber && numberIn(word) !== null),
  );
  return rest.length <= OTHERS_AT_MOST && (isNumber || value.every((word) => said.includes(word)));
}

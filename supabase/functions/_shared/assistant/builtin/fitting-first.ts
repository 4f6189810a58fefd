import type { AssistantAction } from "../../contract/assistant.ts";
import type { ReadClause } from "./commands/read-clauses.ts";

const LEAD =
  "^\\W*(?:(?:no|nope|oh|oops|sorry|wait|actually|but|rather|(?:make|change|set|put|move|push) (?:it|that)|it should be|i (?:meant|mean)|to|for|on)(?!\\p{L})[\\s,.:!–-]*)*";
const END = "(?:\\s+(?:instead|please|rather|sorry|then|i (?:meant|mean)))*[\\s.!]*$";
const NUMBER_ALONE = new RegExp(`${LEAD}[$€£]?\\d[\\d.,]*(?:k|m)?${END}`, "iu");
const ALONE = new RegExp(`${LEAD}${END}`, "iu");

const isTask = ({ tool }: AssistantAction): boolean => /_task$/u.test(tool);
/** Whether a change sets fields of the person that no day and no number is a value of. */
function isOfWords({ tool, params }: AssistantAction): boolean {
  const patch = params["patch"];
  if (tool !== "update_founder" || typeof patch !== "object" || patch === null) return false;
  return Object.values(patch).every((value) => value === null || typeof value === "string");
}

/**
 * The changes of one person with that first which alone may have the value that is said and nothing else: "make it Thursday instead" is of
 * the task, also where a number or words were set after it, and "make it 8k" of the number. A note may have either, so that nothing goes before it.
 */
export function fittingFirst(
  standing: AssistantAction[],
  { dates, recurrence, text }: ReadClause,
  columns: readonly { id: string; type: string }[],
): AssistantAction[] {
  const [last, ...earlier] = standing;
  if (!last || earlier.length === 0) return standing;
  const typeOf = ({ params }: AssistantAction) => columns.find(({ id }) => id === params["fieldId"])?.type;
  const isNumber = (action: AssistantAction) => typeOf(action) === "number";
  const [day, another] = dates;
  const isDay = day !== undefined && !another && ALONE.test(text.replace(day.text, ""));
  const isRhythm = recurrence !== null && dates.length === 0;
  const isAmount = !isDay && NUMBER_ALONE.test(text);
  const takes = isDay || isRhythm ? isTask : isAmount ? isNumber : null;
  const mayHave = isAmount ? isTask(last) || isOfWords(last) : isNumber(last) || isOfWords(last);
  if (takes === null || !mayHave) return standing;
  const [fitting, other] = earlier.filter((action) => takes(action) && action.founderId === last.founderId);
  return fitting && !other ? [fitting, ...standing.filter((action) => action !== fitting)] : standing;
}

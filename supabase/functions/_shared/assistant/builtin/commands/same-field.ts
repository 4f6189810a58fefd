import { personFields } from "../../../contract/person-fields.ts";
import type { ReadClause } from "./read-clauses.ts";
import type { Change, Frame } from "./frames.ts";
import { typeOf } from "./slots/slot-values.ts";
import type { Part } from "./split-clauses.ts";

/** "Move Ana's to the 16th", "and Leo's is 40": whose, with no word for what. */
const OF_WHOM =
  /^(?<lead>(?:(?:and|then|but|also|please|now)[\s,]+)*(?:(?:set|move|change|put|make|push|raise|lower|update|clear|empty|delete|remove)\s+)?)(?<whose>\p{Lu}[\p{L}\p{M}’'-]*(?:\s\p{Lu}[\p{L}\p{M}’'-]*)?['’]s)(?<rest>\s*$|\s+(?:to|is|should|as|by|back|at|=|up|down)(?![\p{L}]).*)$/u;

/** "Ana: down 10", "and Leo 40": whose, with a number alone. */
const NUMBER_OF =
  /^(?<whose>(?:(?:and|then|but|also)[\s,]+)*\p{Lu}[\p{L}\p{M}’'-]*(?:\s\p{Lu}[\p{L}\p{M}’'-]*){0,2})\s*(?::|\s(?:is|to|gets?|has|at|by|goes))?\s+(?<rest>(?:(?:up|down|plus|minus|to|by)\s+){0,2}\d[\d.,]*(?:\s+(?:up|down|more|less))?)[\s.!]*$/u;

/** Read as a change of someone by itself. */
const setsAlready = ({ readings }: ReadClause): boolean =>
  readings.some((one) => "frame" in one && one.left.length === 0 && one.frame.do === "set");

/** Returns a part that names a person but no field ("Leo's to the 16th") with the one field of the clause before it. */
export function withSameField(part: Part, before: ReadClause | undefined, read: (part: Part) => ReadClause): Part {
  const said = OF_WHOM.exec(part.text)?.groups;
  const number = NUMBER_OF.exec(part.text)?.groups;
  const best = before?.readings[0];
  if (number && best && "frame" in best && best.frame.do === "set")
    return ofNumber(part, number, best.frame.changes, read);
  const label = best && "frame" in best ? fieldOf(best.frame) : null;
  if (!said || label === null || setsAlready(read(part))) return part;
  const whole = { ...part, text: `${said["lead"] ?? ""}${said["whose"] ?? ""} ${label}${said["rest"] ?? ""}` };
  return setsAlready(read(whole)) ? whole : part;
}

/** The one field or column that is set or changed. */
function fieldOf(frame: Frame): string | null {
  if (frame.do === "change_column") return frame.column.label;
  if (frame.do !== "set") return null;
  const [change, another] = frame.changes;
  if (!change || another) return null;
  return "column" in change ? change.column.label : personFields[change.field].label;
}

/** The one number that the clause before changed, of someone else. */
function ofNumber(
  part: Part,
  { whose = "", rest = "" }: Record<string, string>,
  changes: readonly Change[],
  read: (part: Part) => ReadClause,
): Part {
  const numbers = changes.filter((change) => change.value !== null && typeOf(change) === "number");
  const [change, another] = numbers;
  if (!change || another || setsAlready(read(part))) return part;
  const label = "column" in change ? change.column.label : personFields[change.field].label;
  const whole = { ...part, text: `${whose}: ${label} ${rest}` };
  return setsAlready(read(whole)) ? whole : part;
}

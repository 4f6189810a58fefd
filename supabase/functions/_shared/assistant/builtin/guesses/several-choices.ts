import type { Change } from "../commands/frames.ts";
import type { OwnColumn } from "../reading.ts";
import type { PersonKind } from "./person-phrasings.ts";

/** What becomes of a column of several choices: those that come and those that go; the others stay, unless only some are to be there. */
export function ofSeveral(
  column: OwnColumn,
  plus: readonly string[],
  minus: readonly string[],
  isOnly: boolean,
): { change: Change; kinds: PersonKind[] } {
  const value = plus.join(", ");
  if (plus.length === 0) return { change: { column, value: minus.join(", "), how: "removes" }, kinds: ["remove"] };
  const kinds: PersonKind[] = minus.length > 0 ? ["add", "remove"] : ["add"];
  if (isOnly) return { change: { column, value }, kinds: [...kinds, "only"] };
  return { change: { column, value, how: "adds", ...(minus.length > 0 && { without: [...minus] }) }, kinds };
}

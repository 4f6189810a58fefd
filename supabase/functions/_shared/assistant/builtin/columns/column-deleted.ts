import { labelKey } from "../../../contract/custom-fields.ts";
import { type Problem, reading, type Reading } from "../commands/frames.ts";
import type { OwnColumn } from "../reading.ts";
import { NOUN, unquoted, withoutAround } from "./column-words.ts";
import { builtInStays } from "./like-built-in.ts";

const LABEL = '[\\p{L}\\p{N}][^,;:.!?"“”\\n]{1,40}?';
const DELETES = new RegExp(
  `^(?:delete|remove|drop|erase|get rid of|scrap|bin|ditch|lose|undo|take out) (?:(?:the|my|our|that|this|your) )?(?:(?:whole|entire|old|new|own|duplicated?|double|doubled|second|extra|other|additional|2nd) )*(?:${NOUN} (?:(?:called|named) )?["“']?(?<ahead>${LABEL})["”']?|["“']?(?<behind>${LABEL})["”']? ${NOUN})(?:,? (?:(?:that|which) )?(?:you|i|we)(?:['’]ve| have)? (?:just |only )?(?:added|made|created|set up)(?: (?:just now|today|earlier|before|by mistake|yesterday))?)?$`,
  "iu",
);

/** "Delete the stage column you just added": the own column of that name, or that it is built in; null for other orders. */
export function columnDeleted(text: string, columns: readonly OwnColumn[]): Reading | Problem | null {
  const { ahead, behind } = DELETES.exec(withoutAround(text))?.groups ?? {};
  const label = unquoted(ahead ?? behind ?? "");
  if (label === "") return null;
  const own = columns.find((column) => labelKey(column.label) === labelKey(label));
  return own ? reading({ do: "delete_column", label: own.label }) : builtInStays(label);
}

/** "Delete the stage column", of a field that everyone has: no order to empty it for the one who was spoken of. */
export const deletesBuiltIn = (text: string): boolean =>
  /\bcol(?:umn)?s?\b/iu.test(text) && columnDeleted(text, []) !== null;

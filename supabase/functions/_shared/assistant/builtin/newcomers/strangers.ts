import { namesIn } from "../commands/names.ts";
import type { Part } from "../commands/split-clauses.ts";
import type { Reader } from "../commands/tokens.ts";
import { TELLS_MEETING } from "./telling-words.ts";

/** "Met Lucy Lu from Baidu today": someone who nobody of theirs is called like. */
export function tellsOfStranger(parts: readonly Part[], reader: Reader): boolean {
  const [first] = parts;
  const names = first ? namesIn(first.text, reader) : [];
  return (
    first !== undefined &&
    TELLS_MEETING.test(first.text) &&
    names.length > 0 &&
    names.every(({ people }) => people.length === 0)
  );
}

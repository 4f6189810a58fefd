import { IMPORT_CHUNK } from "@contract/imports";
import type { RowToImport } from "./rows-digest";

// A request of 500 rows with long notes in them would be larger than a server takes, or than a slow network brings in time.
const CHARACTERS_AT_ONCE = 500_000;

/** The rows that are handed over next, in one request: a chunk at most, and no more text than a request should have. */
export function nextPart(rows: readonly RowToImport[], start: number): RowToImport[] {
  const part: RowToImport[] = [];
  let characters = 0;
  for (const row of rows.slice(start, start + IMPORT_CHUNK)) {
    characters += JSON.stringify(row.document).length;
    if (part.length > 0 && characters > CHARACTERS_AT_ONCE) break;
    part.push(row);
  }
  return part;
}

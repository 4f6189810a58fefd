import { IMPORT_ROWS_AT_MOST } from "@contract/imports";
import { decodeText } from "./decode-text";
import { importMessages } from "./messages";
import { type ReadTable, readTable } from "./read-table";

const FILE_BYTES_AT_MOST = 50 * 1024 * 1024;

export type ReadFile = { table: ReadTable } | { error: string };

/** The table in a file, or why there is none. */
export async function readFile(file: Blob): Promise<ReadFile> {
  if (file.size > FILE_BYTES_AT_MOST) return { error: importMessages.tooLarge };
  try {
    const table = readTable(decodeText(new Uint8Array(await file.arrayBuffer())));
    if (table === null) return { error: importMessages.noTable };
    if (table.tornRow !== undefined) return { error: importMessages.openQuote(table.tornRow) };
    if (table.rows.length === 0) return { error: importMessages.noRows };
    return table.rows.length > IMPORT_ROWS_AT_MOST ? { error: importMessages.tooManyRows } : { table };
  } catch {
    return { error: importMessages.unreadable };
  }
}

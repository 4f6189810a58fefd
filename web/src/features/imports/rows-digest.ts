import type { ImportDocument } from "@contract/imports";

export interface RowToImport {
  /** Its line in the file. */
  row: number;
  document: ImportDocument;
}

/** SHA-256, in hex, of rows as they are handed over: the same file with the same columns chosen has the same. */
export async function digestOf(rows: readonly RowToImport[]): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(rows)));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

import type { ImportAdditions, ImportDocument } from "@contract/imports";

export interface RowToImport {
  /** Its line in the file. */
  row: number;
  document: ImportDocument;
}

/** SHA-256, in hex, of what is uploaded: the same file with the same columns and values chosen has the same. */
export async function digestOf({
  rows,
  additions = {},
}: {
  rows: readonly RowToImport[];
  additions?: ImportAdditions;
}): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([rows, additions]));
  const hash = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

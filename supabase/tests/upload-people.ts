import type { ImportDocument, ImportProgress } from "../functions/_shared/contract/imports.ts";
import type { Db } from "../functions/_shared/stores/db.ts";
import { addImport, getImportProgress, runImport, uploadImportRows } from "../functions/_shared/stores/imports.ts";

/** Hands a file of these people over, the first in line 2; gives the import's id. */
export async function uploadPeople(db: Db, documents: ImportDocument[]): Promise<string> {
  const { id } = await addImport(db, { fileName: "people.csv", rowCount: documents.length });
  await uploadImportRows(
    db,
    id,
    documents.map((document, index) => ({ row: index + 2, document })),
  );
  return id;
}

/** Takes an import in, chunk by chunk, to its end. */
export async function runWhole(db: Db, id: string): Promise<ImportProgress> {
  let progress = await getImportProgress(db, id);
  while (progress.left > 0) progress = await runImport(db, id, { isDry: false });
  return progress;
}

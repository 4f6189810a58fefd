import type { ImportAdditions, ImportProgress } from "@contract/imports";
import { addImport, getImportProgress, listImportRows, listImports, uploadImportRows } from "@stores/imports";
import { type QueryClient, useMutationState, useQueryClient } from "@tanstack/react-query";
import { db } from "@/lib/db";
import { useMutationOnce } from "@/lib/use-mutation-once";
import { IMPORTS_KEY, progressKey } from "./imports.queries";
import { nextPart } from "./next-part";
import type { RowToImport } from "./rows-digest";

const UPLOAD_KEY = [...IMPORTS_KEY, "upload"] as const;

export interface RowsToUpload {
  fileName: string;
  rows: RowToImport[];
  additions?: ImportAdditions;
}

interface Upload extends RowsToUpload {
  /** Of the rows and additions, by which an upload that was interrupted is recognised. */
  digest: string;
}

/** Whether the first `count` rows, and no others, are those that the server has of an import. */
async function isBeginning(importId: string, rows: RowToImport[], count: number): Promise<boolean> {
  const last = rows[count - 1];
  if (last === undefined) return count === 0;
  const [there, ...after] = await listImportRows(db, importId, { after: last.row - 1 });
  return there?.row === last.row && after.length === 0;
}

/** The import that these rows belong to: one whose upload was interrupted, with how many rows it has, or a new one. */
async function beginOrContinue({
  fileName,
  rows,
  additions = {},
  digest,
}: Upload): Promise<{ id: string; uploaded: number }> {
  const isSame = (one: { state: string; digest: string | null }) => one.state === "uploading" && one.digest === digest;
  const begun = (await listImports(db)).find(isSame);
  if (!begun)
    return { id: (await addImport(db, { fileName, rowCount: rows.length, digest, additions })).id, uploaded: 0 };
  const { uploaded } = await getImportProgress(db, begun.id);
  // Rows that are there already stay as they are, so all of them can be sent again.
  return { id: begun.id, uploaded: (await isBeginning(begun.id, rows, uploaded)) ? uploaded : 0 };
}

async function upload(client: QueryClient, given: Upload, onProgress: (done: number, of: number) => void) {
  const { rows } = given;
  const { id, uploaded } = await beginOrContinue(given);
  const tell = (progress: ImportProgress) => {
    client.setQueryData(progressKey(id), progress);
    onProgress(progress.uploaded, rows.length);
  };
  onProgress(uploaded, rows.length);
  void client.invalidateQueries({ queryKey: IMPORTS_KEY });
  for (let start = uploaded; start < rows.length;) {
    const part = nextPart(rows, start);
    tell(await uploadImportRows(db, id, part));
    start += part.length;
  }
  return id;
}

/** Uploads a file's rows, from where an earlier upload stopped. Returns the import's id. Continues when the dialog is closed. */
export function useUpload(onProgress: (done: number, of: number) => void) {
  const client = useQueryClient();
  return useMutationOnce({
    mutationKey: UPLOAD_KEY,
    mutationFn: (given: Upload) => upload(client, given, onProgress),
    onSuccess: () => client.invalidateQueries({ queryKey: IMPORTS_KEY }),
    onError: () => void client.invalidateQueries({ queryKey: IMPORTS_KEY }),
  });
}

/** The digests of what this tab uploads now. */
export function useUploading(): string[] {
  return useMutationState({
    filters: { mutationKey: UPLOAD_KEY, status: "pending" },
    // Mutations of this key are made by useUpload only.
    select: ({ state }) => (state.variables as Upload).digest,
  });
}

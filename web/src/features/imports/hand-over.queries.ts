import type { ImportProgress } from "@contract/imports";
import { addImport, getImportProgress, listImportRows, listImports, uploadImportRows } from "@stores/imports";
import { type QueryClient, useMutationState, useQueryClient } from "@tanstack/react-query";
import { db } from "@/lib/db";
import { useMutationOnce } from "@/lib/use-mutation-once";
import { IMPORTS_KEY, progressKey } from "./imports.queries";
import { nextPart } from "./next-part";
import type { RowToImport } from "./rows-digest";

const HAND_OVER_KEY = [...IMPORTS_KEY, "hand over"] as const;

export interface HandedOver {
  fileName: string;
  rows: RowToImport[];
}

interface HandOver extends HandedOver {
  /** Of the rows, by which a handing over that was broken off is known again. */
  digest: string;
}

/** Whether the first `count` rows, and no others, are those that the server has of an import. */
async function isBeginning(importId: string, rows: RowToImport[], count: number): Promise<boolean> {
  const last = rows[count - 1];
  if (last === undefined) return count === 0;
  const [there, ...after] = await listImportRows(db, importId, { after: last.row - 1 });
  return there?.row === last.row && after.length === 0;
}

/** The import that these rows belong to: one whose handing over was broken off, with how many rows it has, or a new one. */
async function beginOrGoOn({ fileName, rows, digest }: HandOver): Promise<{ id: string; uploaded: number }> {
  const isSame = (one: { state: string; digest: string | null }) => one.state === "uploading" && one.digest === digest;
  const begun = (await listImports(db)).find(isSame);
  if (!begun) return { id: (await addImport(db, { fileName, rowCount: rows.length, digest })).id, uploaded: 0 };
  const { uploaded } = await getImportProgress(db, begun.id);
  // Rows that are there already stay as they are, so all of them can be sent again.
  return { id: begun.id, uploaded: (await isBeginning(begun.id, rows, uploaded)) ? uploaded : 0 };
}

async function handOver(client: QueryClient, given: HandOver, onProgress: (done: number, of: number) => void) {
  const { rows } = given;
  const { id, uploaded } = await beginOrGoOn(given);
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

/** Hands a file's rows to the server, from where it was broken off. Gives the import's id. Goes on when the dialog is closed. */
export function useHandOver(onProgress: (done: number, of: number) => void) {
  const client = useQueryClient();
  return useMutationOnce({
    mutationKey: HAND_OVER_KEY,
    mutationFn: (given: HandOver) => handOver(client, given, onProgress),
    onSettled: () => client.invalidateQueries({ queryKey: IMPORTS_KEY }),
  });
}

/** The digests of the rows that this tab hands over now. */
export function useHandingOver(): string[] {
  return useMutationState({
    filters: { mutationKey: HAND_OVER_KEY, status: "pending" },
    // Mutations of this key are made by useHandOver only.
    select: ({ state }) => (state.variables as HandOver).digest,
  });
}

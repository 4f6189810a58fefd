import type { Db } from "@stores/db";
import { zip } from "@/lib/zip";
import { readEverything } from "./everything";
import { asCsvFiles, asJson } from "./export-files";
import type { ExportFormat } from "./export.queries";

/** Everything of a user's as one file to save: JSON, or an archive of CSV files. Throws StoreError. */
export async function saveableExport(
  db: Db,
  userId: string,
  format: ExportFormat,
  onRead: (records: number) => void,
): Promise<{ name: string; content: Blob }> {
  const everything = await readEverything(db, userId, onRead);
  const at = new Date();
  const stem = `tracker-export-${at.toISOString().slice(0, 10)}`;
  return format === "json"
    ? { name: `${stem}.json`, content: new Blob([asJson(everything, at)], { type: "application/json" }) }
    : { name: `${stem}-csv.zip`, content: zip(asCsvFiles(everything), at) };
}

import * as z from "zod/mini";
import {
  type Import,
  IMPORT_CHUNK,
  type ImportAdditions,
  type ImportDecision,
  type ImportDocument,
  importDocumentSchema,
  type ImportOutcome,
  type ImportProblem,
  importProblemSchema,
  type ImportProgress,
  importProgressSchema,
  type ImportRow,
  importRowSchema,
  importSchema,
  importTwinsSchema,
  type KnownPeople,
} from "../contract/imports.ts";
import { type QueuedPeople, queuedPeopleSchema } from "../contract/people-changes.ts";
import type { Json } from "./database.types.ts";
import type { Db } from "./db.ts";
import { cutText } from "../contract/storable.ts";
import { camelCased, foundOr404, replyOf, rowOf } from "./rows.ts";
import { rowsOrThrow } from "./store-error.ts";

const IMPORT_COLUMNS = "id, file_name, row_count, known_people, refresh, state, digest, created_at" as const;

const toImport = (row: object): Import => z.parse(importSchema, camelCased(row));

/** How far an import is, as a function of the database tells. Throws StoreError: 404 when it is not the caller's. */
const progressOf = async (query: Parameters<typeof foundOr404>[0]): Promise<ImportProgress> =>
  z.parse(importProgressSchema, await foundOr404(query, "Import not found"));

/** The caller's imports of the last 30 days, newest first, 20 at most. Throws StoreError. */
export async function listImports(db: Db): Promise<Import[]> {
  const { data, error } = await db
    .from("imports")
    .select(IMPORT_COLUMNS)
    .order("created_at", { ascending: false })
    .order("id")
    .limit(20);
  return rowsOrThrow(data, error).map(toImport);
}

/** Begins an import of a file's rows, which are uploaded next. Throws StoreError. */
export async function addImport(
  db: Db,
  {
    fileName,
    rowCount,
    digest = null,
    additions = {},
  }: { fileName: string; rowCount: number; digest?: string | null; additions?: ImportAdditions },
): Promise<Import> {
  // Additions are JSON by their schema.
  const row = {
    file_name: cutText(fileName, 300),
    row_count: rowCount,
    digest,
    additions: additions as NonNullable<Json>,
  };
  return toImport(await rowOf(db.from("imports").insert(row).select(IMPORT_COLUMNS)));
}

/** Uploads rows with their numbers in the file, at most 1,000; those uploaded before stay. Throws StoreError. */
export async function uploadImportRows(
  db: Db,
  importId: string,
  rows: { row: number; document: ImportDocument }[],
): Promise<ImportProgress> {
  // A document is JSON by its schema.
  const given = { rows: rows as unknown as Json };
  return progressOf(db.rpc("upload_import_rows", { import_id: importId, given }));
}

/** Decides about people who are followed already, and whether new people's posts are fetched. Throws StoreError. */
export async function planImport(
  db: Db,
  importId: string,
  { knownPeople, refresh }: { knownPeople: KnownPeople; refresh: boolean },
): Promise<ImportProgress> {
  return progressOf(db.rpc("plan_import", { import_id: importId, known_people: knownPeople, refresh }));
}

/** Takes in the next rows, or in a dry run finds out what would come of them. Throws StoreError: 409 when the import is over. */
export async function runImport(db: Db, importId: string, { isDry }: { isDry: boolean }): Promise<ImportProgress> {
  return progressOf(db.rpc("run_import", { import_id: importId, most: IMPORT_CHUNK, is_dry: isDry }));
}

/** How far an import is. Throws StoreError: 404 when it is not the caller's. */
export async function getImportProgress(db: Db, importId: string): Promise<ImportProgress> {
  return progressOf(db.rpc("import_progress", { import_id: importId }));
}

/** Leaves the rest of an import out. Throws StoreError. */
export async function cancelImport(db: Db, importId: string): Promise<ImportProgress> {
  return progressOf(db.rpc("cancel_import", { import_id: importId }));
}

/** Looks for rows that would add someone who is most likely there already, after a dry run, and decides about them. Throws StoreError. */
export async function findImportTwins(db: Db, importId: string): Promise<ImportProgress> {
  return progressOf(db.rpc("find_import_twins", { import_id: importId }));
}

/** The likely duplicates of an import with what is decided about each, 200 at most after a row. Throws StoreError. */
export async function listImportTwins(db: Db, importId: string, after = 0) {
  return replyOf(importTwinsSchema, db.rpc("import_twins", { import_id: importId, after }));
}

/** Decides about likely duplicates: these rows, or all with null; the next dry run finds out what comes of them. Throws StoreError. */
export async function decideImportRows(
  db: Db,
  importId: string,
  { rows, decision }: { rows: number[] | null; decision: ImportDecision },
): Promise<ImportProgress> {
  return progressOf(db.rpc("decide_import_rows", { import_id: importId, given: { rows, decision } }));
}

/** What was refused or left out, or in a dry run would be, grouped by why. Throws StoreError. */
export async function listImportProblems(db: Db, importId: string): Promise<ImportProblem[]> {
  return replyOf(z.array(importProblemSchema), db.rpc("import_problems", { import_id: importId }));
}

/** Queues a refresh of those who an import added or updated. Throws StoreError: 429 when too much was asked for lately. */
export async function refreshImport(db: Db, importId: string): Promise<QueuedPeople> {
  return replyOf(queuedPeopleSchema, db.rpc("refresh_import", { import_id: importId }));
}

/** Rows of an import in the file's order, 1,000 at most, after a row; of one outcome (or expected one), if it is named. Throws StoreError. */
export async function listImportRows(
  db: Db,
  importId: string,
  { after = 0, outcome, isDry = false }: { after?: number; outcome?: ImportOutcome; isDry?: boolean } = {},
): Promise<ImportRow[]> {
  let query = db
    .from("import_rows")
    .select("row_number, name, profile_url, outcome, expected, reason, left_out, founder_id")
    .eq("import_id", importId)
    .gt("row_number", after);
  if (outcome !== undefined) query = query.eq(isDry ? "expected" : "outcome", outcome);
  const { data, error } = await query.order("row_number").limit(1000);
  return rowsOrThrow(data, error).map(({ row_number, left_out, ...row }) =>
    z.parse(importRowSchema, { ...camelCased(row), row: row_number, skippedFields: left_out }),
  );
}

/** What the refused rows of an import have in them, by their numbers, 1,000 at most after a row. Throws StoreError. */
export async function listRefusedDocuments(db: Db, importId: string, after = 0): Promise<[number, ImportDocument][]> {
  const { data, error } = await db
    .from("import_rows")
    .select("row_number, document")
    .eq("import_id", importId)
    .gt("row_number", after)
    .in("outcome", ["refused", "skipped"])
    .order("row_number")
    .limit(1000);
  return rowsOrThrow(data, error).map((row) => [row.row_number, z.parse(importDocumentSchema, row.document)]);
}

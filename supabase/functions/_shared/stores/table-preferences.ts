import * as z from "zod/mini";
import {
  type NewSavedViewInput,
  newSavedViewSchema,
  type SavedView,
  savedViewSchema,
  type TablePreferences,
  type TablePreferencesPatch,
  tablePreferencesPatchSchema,
  tablePreferencesSchema,
} from "../contract/table-preferences.ts";
import type { CustomField } from "../contract/custom-fields.ts";
import { type CustomFieldRow, toField } from "./custom-fields.ts";
import type { Database, Json } from "./database.types.ts";
import type { Db } from "./db.ts";
import { removed, replyOf, rowOf, rowOr404, run } from "./rows.ts";
import { rowsOrThrow, StoreError } from "./store-error.ts";

const VIEW_COLUMNS = "id, name, definition, created_at" as const;
type ViewRow = Pick<Database["public"]["Tables"]["saved_views"]["Row"], "id" | "name" | "definition" | "created_at">;

/** The caller's preferences; the default of each that is not there, or that an older version wrote and nobody understands now. Throws StoreError. */
export async function getTablePreferences(db: Db): Promise<TablePreferences> {
  const { data, error } = await db.from("table_preferences").select("preferences").maybeSingle();
  if (error) rowsOrThrow(null, error);
  return toPreferences(data?.preferences);
}

function toPreferences(stored: unknown): TablePreferences {
  const kept = new Map(typeof stored === "object" && stored !== null ? Object.entries(stored) : []);
  const understood = Object.entries(tablePreferencesSchema.shape).filter(
    ([name, schema]) => z.safeParse(schema, kept.get(name)).success,
  );
  return z.parse(tablePreferencesSchema, Object.fromEntries(understood.map(([name]) => [name, kept.get(name)])));
}

const setupSchema = z.object({
  preferences: z.unknown(),
  fields: z.array(z.custom<CustomFieldRow>((row) => typeof row === "object")),
});

/** What the table needs before its first row, in one request: the caller's preferences and custom fields. Throws StoreError. */
export async function getTableSetup(db: Db): Promise<{ preferences: TablePreferences; fields: CustomField[] }> {
  const { preferences, fields } = await replyOf(setupSchema, db.rpc("read_table_setup"));
  return { preferences: toPreferences(preferences), fields: fields.map(toField) };
}

/** Keeps some of the caller's preferences: what is not named stays as it is, no matter who changed it. Throws StoreError. */
export async function saveTablePreferences(db: Db, patch: TablePreferencesPatch): Promise<void> {
  // JSON by its schema, but that it may say `undefined`, which is not sent.
  const given = z.parse(tablePreferencesPatchSchema, patch) as Json;
  await run(db.rpc("save_table_preferences", { given }));
}

function toView(row: ViewRow): SavedView | null {
  // Parsed as an object by the schema; anything else in its place makes the view one that is not understood.
  const definition = row.definition as object;
  const view = z.safeParse(savedViewSchema, { ...definition, id: row.id, name: row.name, createdAt: row.created_at });
  return view.success ? view.data : null;
}

function understood(row: ViewRow): SavedView {
  const view = toView(row);
  if (view === null) throw new StoreError("This view cannot be read.", 500);
  return view;
}

/** The caller's saved views by name; one that an older version wrote and nobody understands is left out. Throws StoreError. */
export async function listSavedViews(db: Db): Promise<SavedView[]> {
  const { data, error } = await db.from("saved_views").select(VIEW_COLUMNS).order("name").order("id");
  return rowsOrThrow(data, error)
    .map(toView)
    .filter((view) => view !== null);
}

/** Saves a view. Throws StoreError: 409 when there is a view of that name. */
export async function addSavedView(db: Db, view: NewSavedViewInput): Promise<SavedView> {
  const { name, ...definition } = z.parse(newSavedViewSchema, view);
  return understood(await rowOf(db.from("saved_views").insert({ name, definition }).select(VIEW_COLUMNS)));
}

async function changeView(db: Db, viewId: string, change: { name: string; definition?: object }): Promise<SavedView> {
  // A definition is JSON by its schema.
  const row = change as Database["public"]["Tables"]["saved_views"]["Update"];
  const changed = db.from("saved_views").update(row).eq("id", viewId).select(VIEW_COLUMNS);
  return understood(await rowOr404(changed, "View not found"));
}

/** Replaces a view. Throws StoreError: 404 when it is not the caller's, 409 when another has that name. */
export async function updateSavedView(db: Db, viewId: string, view: NewSavedViewInput): Promise<SavedView> {
  const { name, ...definition } = z.parse(newSavedViewSchema, view);
  return changeView(db, viewId, { name, definition });
}

/** Gives a view another name; what it shows stays as it is by now. Throws StoreError: 404 when it is not the caller's, 409 when another has that name. */
export async function renameSavedView(db: Db, viewId: string, given: NewSavedViewInput["name"]): Promise<SavedView> {
  const { name } = z.parse(newSavedViewSchema, { name: given });
  return changeView(db, viewId, { name });
}

/** Throws StoreError: 404 when the view is not the caller's. */
export async function removeSavedView(db: Db, viewId: string): Promise<void> {
  await removed(db.from("saved_views").delete().eq("id", viewId).select("id"), "View not found");
}

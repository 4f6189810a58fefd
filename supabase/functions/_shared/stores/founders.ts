import * as z from "zod/mini";
import {
  type Founder,
  type FounderPage,
  type FounderPatch,
  founderSchema,
  type NewFounder,
  type Page,
  type SavedFounder,
  savedFounderSchema,
} from "../contract/founders.ts";
import { writeCursor } from "../contract/paging.ts";
import { fieldsFor, personFieldKeys, personFields } from "../contract/person-fields.ts";
import type { Database } from "./database.types.ts";
import type { Db } from "./db.ts";
import { listNoteRows, NOTE_COLUMNS, NOTES_PAGE_SIZE, toNote } from "./notes.ts";
import { changePeople, changePerson } from "./people-changes.ts";
import { countRows, nextPlace, olderThan, pagePastEnd, removed, camelCased } from "./rows.ts";
import { rowsOrThrow, StoreError, toStoreError } from "./store-error.ts";

const fieldColumns = personFieldKeys.map((key) => personFields[key].column).join(", ");
// The client reads the types of a row from the text of the query; of all columns they are the same.
const OWN_COLUMNS =
  `id, ${fieldColumns}, last_post_summary, last_post_summary_by, last_post_summary_date, last_post_date, last_post_dating,
  last_post_url, last_refreshed_at, last_refresh_outcome, last_refresh_error, computed_priority_score, last_touch_at, filled_fields, created_at` as "*";
const FOUNDER_COLUMNS =
  `${OWN_COLUMNS}, custom_field_values(field_id, value), notes(${NOTE_COLUMNS})` as `*, custom_field_values(field_id, value), notes(${typeof NOTE_COLUMNS})`;

/** A founder as stored, with notes and values beside it. */
export type FounderRow = Omit<
  Database["public"]["Tables"]["founders"]["Row"],
  "user_id" | "emptied_fields" | "refresh_due_at"
> & {
  notes: Parameters<typeof toNote>[0][];
  custom_field_values: { field_id: string; value: unknown }[];
};

/** A stored founder as the contract has it. */
export function toFounder(row: FounderRow): Founder {
  return z.parse(founderSchema, {
    ...camelCased(row),
    priorityScore: row.priority_score ?? row.computed_priority_score,
    priorityScoreBy: row.priority_score === null ? "outreach" : "user",
    customFieldValues: row.custom_field_values.map(({ field_id, value }) => ({ fieldId: field_id, value })),
    filledFields: fieldsFor("filled").filter((key) => row.filled_fields.includes(personFields[key].column)),
    notes: row.notes.map(toNote),
  });
}

/** One page of the caller's founders, newest first, each with only its newest note; after the cursor, if there is one. Throws StoreError. */
export async function listFounders(db: Db, { page, limit, cursor }: Page): Promise<FounderPage> {
  const all = () => db.from("founders").select("id", { count: "exact", head: true });
  let query = db.from("founders").select(FOUNDER_COLUMNS, cursor === undefined ? { count: "exact" } : {});
  if (cursor !== undefined) query = query.or(olderThan(cursor));
  const start = cursor === undefined ? (page - 1) * limit : 0;
  const { data, error, count } = await query
    .order("created_at", { ascending: false })
    .order("id", { ascending: false })
    .order("created_at", { referencedTable: "notes", ascending: false })
    .order("id", { referencedTable: "notes", ascending: false })
    .limit(1, { referencedTable: "notes" })
    .range(start, start + limit - 1);
  const beyond = await pagePastEnd(error, all);
  if (beyond) return { ...beyond, page, limit, nextCursor: null };
  const founders = rowsOrThrow(data, error).map(toFounder);
  const next = nextPlace(founders, limit);
  return {
    data: founders,
    page,
    limit,
    total: count ?? (await countRows(all())),
    nextCursor: next ? writeCursor(next) : null,
  };
}

/** One founder with all notes, newest first. Throws StoreError: 404 when it is not there or not the caller's. */
export async function getFounder(db: Db, founderId: string): Promise<Founder> {
  const founder = await findFounder(db, founderId);
  if (founder === null) throw new StoreError("Founder not found", 404);
  return founder;
}

async function findFounder(db: Db, founderId: string): Promise<Founder | null> {
  const { data, error } = await db
    .from("founders")
    .select(FOUNDER_COLUMNS)
    .eq("id", founderId)
    .order("created_at", { referencedTable: "notes", ascending: false })
    .maybeSingle();
  if (!error && data === null) return null;
  const founder = rowsOrThrow(data, error);
  const notes = founder.notes.length < NOTES_PAGE_SIZE ? founder.notes : await listNoteRows(db, founderId);
  return toFounder({ ...founder, notes });
}

/** The founder of the caller's at this address, if there is one. Throws StoreError. */
export async function lookUpFounder(db: Db, profileUrl: string): Promise<SavedFounder | null> {
  const { data, error } = await db.rpc("find_founder", { profile_url: profileUrl });
  if (error) throw toStoreError(error);
  return z.parse(z.nullable(savedFounderSchema), data);
}

/**
 * Follows a person; the same transaction queues the first refresh. With an id of its own it may be sent twice and adds them once.
 * Throws StoreError: 409 when they are followed already.
 */
export async function addFounder(db: Db, founder: NewFounder, id?: string): Promise<Founder> {
  const { data, error } = await db
    .from("founders")
    .insert({
      ...(id !== undefined && { id }),
      ...toFounderRow(founder),
      name: founder.name,
      profile_url: founder.profileUrl,
    })
    .select(OWN_COLUMNS)
    .single();
  if (id !== undefined && error?.code === "23505") {
    // The id is there already, or someone else by that address is.
    const added = await findFounder(db, id);
    if (added) return added;
  }
  return toFounder({ ...rowsOrThrow(data, error), notes: [], custom_field_values: [] });
}

/** Changes what the patch names. Throws StoreError: 404 when the founder is not the caller's, 409 when the address is followed already. */
export async function updateFounder(db: Db, founderId: string, patch: FounderPatch): Promise<Founder> {
  const fields = Object.fromEntries(
    Object.entries(patch).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
  if (Object.keys(fields).length > 0) await changePerson(db, founderId, fields);
  return getFounder(db, founderId);
}

/** Empties what the post source filled and nobody has written since; it never fills those again. Throws StoreError: 404 when not the caller's. */
export async function undoFilledFields(db: Db, founderId: string): Promise<Founder> {
  const founder = await getFounder(db, founderId);
  const filled = founder.filledFields;
  const seen = Object.fromEntries(filled.map((key) => [key, founder[key]]));
  // What was written a moment ago differs from what was seen, and stays.
  await changePeople(db, [{ id: founderId, fields: Object.fromEntries(filled.map((key) => [key, null])), seen }]);
  return getFounder(db, founderId);
}

/** Moves a founder, with all that hangs on them, to the trash. Throws StoreError: 404 when they are not the caller's. */
export async function removeFounder(db: Db, founderId: string): Promise<void> {
  await removed(db.from("founders").delete().eq("id", founderId).select("id"), "Founder not found");
}

/** What a patch names, as columns. */
export function toFounderRow(patch: FounderPatch): Database["public"]["Tables"]["founders"]["Update"] {
  return Object.fromEntries(
    personFieldKeys
      .filter((key) => patch[key] !== undefined)
      .map((key) => [personFields[key].column, patch[key]] as const),
  );
}

/** Which of these profile addresses the caller follows already. Throws StoreError. */
export async function listFollowedUrls(db: Db, profileUrls: string[]): Promise<string[]> {
  const { data, error } = await db.from("founders").select("profile_url").in("profile_url", profileUrls);
  return rowsOrThrow(data, error).map((row) => row.profile_url);
}

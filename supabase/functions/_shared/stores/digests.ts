import * as z from "zod/mini";
import {
  type Digest,
  digestPreviewSchema,
  digestSchema,
  type DigestSettings,
  digestSettingsSchema,
  FIRST_DIGEST_SETTINGS,
  NUMBERS_HOLD_HOURS,
  type StoredDigestItem,
  storedDigestItemSchema,
} from "../contract/digests.ts";
import type { Db } from "./db.ts";
import { camelCased, replyOf, rowsOf, run, toColumns } from "./rows.ts";

const SETTINGS = "hour, by_text, by_email, on_weekends, is_paused, quiet_from, quiet_until, most_a_day" as const;
const ITEM = "number, kind, title, detail, founder_id, task_id, post_id, source_url, ended" as const;
const DIGEST =
  `id, local_date, due_at, is_asked, more, items:digest_items(${ITEM}), sendings:digest_sendings(channel, withheld)` as const;
/** A month of daily digests, and as many made on request. */
const DIGESTS_SHOWN = 60;
const HOUR_MS = 3_600_000;

/** Returns the caller's digest settings; null for someone without digests. Throws StoreError. */
export async function getDigestSettings(db: Db): Promise<DigestSettings | null> {
  const [row] = await rowsOf(db.from("digest_settings").select(SETTINGS));
  return row ? z.parse(digestSettingsSchema, camelCased(row)) : null;
}

/**
 * Changes the given settings of the caller; the first time, the others get the offered defaults. Throws StoreError: 400 for an hour
 * within the quiet hours.
 */
export async function saveDigestSettings(db: Db, userId: string, changed: Partial<DigestSettings>): Promise<void> {
  const settings = db.from("digest_settings");
  const stored = await rowsOf(settings.update(toColumns(changed)).eq("user_id", userId).select("user_id"));
  if (stored.length === 0) await run(settings.insert(toColumns({ ...FIRST_DIGEST_SETTINGS, ...changed })));
}

/** Returns the caller's digests, newest first. Throws StoreError. */
export async function listDigests(db: Db): Promise<Digest[]> {
  const rows = await rowsOf(
    db
      .from("digests")
      .select(DIGEST)
      .order("number", { referencedTable: "digest_items" })
      .order("due_at", { ascending: false })
      .order("id")
      .limit(DIGESTS_SHOWN),
  );
  return rows.map((row) => z.parse(digestSchema, { ...camelCased(row), items: row.items.map(camelCased) }));
}

export interface NumberedItem extends StoredDigestItem {
  digestId: string;
}

/** Returns the items whose numbers can be replied to now, as they are for a day, of the newest digest first. Throws StoreError. */
export async function listNumberedItems(db: Db, now: Date): Promise<NumberedItem[]> {
  return (await numberedDigests(db, now)).flatMap(({ id, items }) =>
    items.map((item) => ({ ...z.parse(storedDigestItemSchema, camelCased(item)), digestId: id })),
  );
}

const numberedDigests = (db: Db, now: Date) =>
  rowsOf(
    db
      .from("digests")
      .select(`id, due_at, items:digest_items(${ITEM})`)
      .gt("due_at", new Date(now.getTime() - NUMBERS_HOLD_HOURS * HOUR_MS).toISOString())
      .order("number", { referencedTable: "digest_items" })
      .order("due_at", { ascending: false })
      .order("id")
      .limit(DIGESTS_SHOWN),
  );

/** Returns the hour of the newest digest whose numbers can be replied to; null for none. Throws StoreError. */
export const newestDigestAt = async (db: Db, now: Date) => (await numberedDigests(db, now))[0]?.due_at ?? null;

/**
 * Marks an item of a digest as done or snoozed, or removes the mark; the database marks those about a task. `turnId`: the texted turn that
 * asks for it. Throws StoreError.
 */
export async function endDigestItem(
  db: Db,
  { digestId, number }: { digestId: string; number: number },
  ended: StoredDigestItem["ended"],
  turnId: string | null = null,
): Promise<void> {
  const marks = { ended, marked_in: turnId };
  await run(db.from("digest_items").update(marks).eq("digest_id", digestId).eq("number", number));
}

export interface MarkedItem extends NumberedItem {
  markedAt: string;
  /** The texted turn that changed the mark; null when the app did. */
  markedIn: string | null;
}

const markedItems = (db: Db) =>
  db
    .from("digest_items")
    .select(`${ITEM}, digest_id, marked_at, marked_in`)
    .is("task_id", null)
    .not("marked_at", "is", null);

function toMarked(row: { digest_id: string; marked_at: string | null; marked_in: string | null }): MarkedItem {
  const { digest_id: digestId, marked_at: markedAt, marked_in: markedIn, ...item } = row;
  return { ...z.parse(storedDigestItemSchema, camelCased(item)), digestId, markedAt: markedAt ?? "", markedIn };
}

/** Returns the item, other than a task's, that the caller marked last, or took a mark from; null for none. Throws StoreError. */
export async function lastMarkedItem(db: Db): Promise<MarkedItem | null> {
  const newest = markedItems(db).order("marked_at", { ascending: false }).order("digest_id").order("number").limit(1);
  return (await rowsOf(newest)).map(toMarked)[0] ?? null;
}

/** Returns the items, other than tasks', that a texted turn marked. Throws StoreError. */
export const itemsMarkedIn = async (db: Db, turnId: string): Promise<MarkedItem[]> =>
  (await rowsOf(markedItems(db).eq("marked_in", turnId).order("number"))).map(toMarked);

/** Returns what a digest made now would contain for the caller. Throws StoreError. */
export const previewDigest = (db: Db) => replyOf(digestPreviewSchema, db.rpc("preview_digest"));

/** Requests a digest that is made and sent at once. Throws StoreError: 429 after five within an hour. */
export const sendDigestNow = (db: Db) => run(db.rpc("send_digest_now"));

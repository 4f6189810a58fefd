import * as z from "zod/mini";
import {
  type MailStop,
  mailStopSchema,
  type Notification,
  NOTIFICATIONS_SHOWN,
  notificationSchema,
  type NotificationSetting,
  notificationSettingSchema,
} from "../contract/notifications.ts";
import type { Db } from "./db.ts";
import { camelCased, countRows, removed, rowsOf, run } from "./rows.ts";

/** Returns the caller's newest notifications. Throws StoreError. */
export async function listNotifications(db: Db): Promise<Notification[]> {
  const rows = await rowsOf(
    db
      .from("notifications")
      .select("id, kind, title, detail, link, times, created_at, read_at")
      .order("created_at", { ascending: false })
      .order("id")
      .limit(NOTIFICATIONS_SHOWN),
  );
  return rows.map((row) => z.parse(notificationSchema, camelCased(row)));
}

/** Counts the caller's unread notifications. Throws StoreError. */
export const countUnread = (db: Db): Promise<number> =>
  countRows(db.from("notifications").select("id", { count: "exact", head: true }).is("read_at", null));

/** Marks one of the caller's notifications as read, those of a kind, or all of them. Throws StoreError. */
export async function markRead(
  db: Db,
  now: Date,
  { id, kind }: { id?: string; kind?: Notification["kind"] } = {},
): Promise<void> {
  let unread = db.from("notifications").update({ read_at: now.toISOString() }).is("read_at", null);
  if (id !== undefined) unread = unread.eq("id", id);
  if (kind !== undefined) unread = unread.eq("kind", kind);
  await run(unread);
}

/** Returns the caller's choices of kinds and channels. Throws StoreError. */
export async function listNotificationSettings(db: Db): Promise<NotificationSetting[]> {
  const rows = await rowsOf(db.from("notification_settings").select("kind, channel, is_on"));
  return rows.map((row) => z.parse(notificationSettingSchema, camelCased(row)));
}

/** Sets whether the caller wants a kind on a channel. Throws StoreError. */
export async function setNotification(db: Db, { kind, channel, isOn }: NotificationSetting): Promise<void> {
  await run(db.rpc("set_notification", { kind, channel, wanted: isOn }));
}

/** Returns the caller's address if mail to it is stopped; else null. Throws StoreError. */
export async function getMailStop(db: Db): Promise<MailStop | null> {
  const [row] = await rowsOf(db.from("mail_stops").select("address, why"));
  return row ? z.parse(mailStopSchema, camelCased(row)) : null;
}

/** Allows mail to the caller again. Throws StoreError: 404 when it was not stopped. */
export async function resumeMail(db: Db, userId: string): Promise<void> {
  await removed(db.from("mail_stops").delete().eq("user_id", userId).select("user_id"), "Your mail isn't stopped.");
}

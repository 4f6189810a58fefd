import * as z from "zod/mini";
import {
  type FailedText,
  failedTextSchema,
  type LinkedPhone,
  linkedPhoneSchema,
  type PhoneCode,
  phoneCodeSchema,
} from "../contract/phones.ts";
import type { Db } from "./db.ts";
import { camelCased, removed, replyOf, rowsOf } from "./rows.ts";
import { StoreError } from "./store-error.ts";

/** The caller's linked phone; null when there is none. Throws StoreError. */
export async function getLinkedPhone(db: Db): Promise<LinkedPhone | null> {
  const [row] = await rowsOf(db.from("phones").select("phone, verified_at, last_text_at"));
  return row ? z.parse(linkedPhoneSchema, camelCased(row)) : null;
}

/** Makes a code for the caller's phone to text, in place of an earlier one. Throws StoreError: 429 after too many. */
export async function beginPhoneLink(db: Db): Promise<PhoneCode> {
  return replyOf(phoneCodeSchema, db.rpc("begin_phone_link"));
}

/** Unlinks the caller's phone. Throws StoreError: 404 when none is linked. */
export async function unlinkPhone(db: Db, userId: string): Promise<void> {
  await removed(db.from("phones").delete().eq("user_id", userId).select("user_id"), "No phone is linked.");
}

const FAILED_AT_MOST = 3;
const DAY_MS = 86_400_000;

/** The caller's texts of the last day that did not arrive, newest first. Throws StoreError. */
export async function listFailedTexts(db: Db, now: Date): Promise<FailedText[]> {
  const rows = await rowsOf(
    db
      .from("outbox")
      .select("id, body, reason, error_code, created_at")
      .in("state", ["failed", "unknown"])
      .gte("created_at", new Date(now.getTime() - DAY_MS).toISOString())
      .order("created_at", { ascending: false })
      .order("id")
      .limit(FAILED_AT_MOST),
  );
  return rows.map((row) => z.parse(failedTextSchema, camelCased(row)));
}

/** Has a text sent again. Throws StoreError: 404 when it is no failed text of the last day, 409 when its number wants none, 429. */
export async function retryText(db: Db, textId: string): Promise<void> {
  if (!(await rowsOf(db.rpc("retry_message", { message_id: textId }))))
    throw new StoreError("This text can't be sent again.", 404);
}

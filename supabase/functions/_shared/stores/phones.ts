import * as z from "zod/mini";
import { type LinkedPhone, linkedPhoneSchema, type PhoneCode, phoneCodeSchema } from "../contract/phones.ts";
import type { Db } from "./db.ts";
import { camelCased, removed, replyOf, rowsOf } from "./rows.ts";

/** Returns the caller's linked phone; null when there is none. Throws StoreError. */
export async function getLinkedPhone(db: Db): Promise<LinkedPhone | null> {
  const [row] = await rowsOf(db.from("phones").select("phone, verified_at, last_text_at, opted_out_at"));
  return row ? z.parse(linkedPhoneSchema, camelCased(row)) : null;
}

/** Makes a code for the caller to text from their phone; it replaces an earlier one. Throws StoreError: 429 after too many. */
export async function beginPhoneLink(db: Db): Promise<PhoneCode> {
  return replyOf(phoneCodeSchema, db.rpc("begin_phone_link"));
}

/** Unlinks the caller's phone. Throws StoreError: 404 when none is linked. */
export async function unlinkPhone(db: Db, userId: string): Promise<void> {
  await removed(db.from("phones").delete().eq("user_id", userId).select("user_id"), "No phone is linked.");
}

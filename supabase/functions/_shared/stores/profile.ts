import * as z from "zod/mini";
import { type User, userSchema } from "../contract/auth.ts";
import type { Db } from "./db.ts";
import { rowsOrThrow } from "./store-error.ts";

/** The signed-in user. Throws StoreError. */
export async function getUser(db: Db, userId: string): Promise<User> {
  const { data, error } = await db.from("profiles").select("id, email, name").eq("id", userId).single();
  return z.parse(userSchema, rowsOrThrow(data, error));
}

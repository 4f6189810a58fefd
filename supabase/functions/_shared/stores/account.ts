import type { Db } from "./db.ts";
import { rowsOrThrow } from "./store-error.ts";

/** Deletes the caller's account with everything in it; false when that is not their password. Throws StoreError. */
export async function deleteAccount(db: Db, password: string): Promise<boolean> {
  const { data, error } = await db.rpc("delete_account", { password });
  return rowsOrThrow(data, error);
}

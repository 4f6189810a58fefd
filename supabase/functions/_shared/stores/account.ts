import type { Db } from "./db.ts";
import { rowsOf } from "./rows.ts";

/** Deletes the caller's account with everything in it; false when that is not their password. Throws StoreError. */
export async function deleteAccount(db: Db, password: string): Promise<boolean> {
  return rowsOf(db.rpc("delete_account", { password }));
}

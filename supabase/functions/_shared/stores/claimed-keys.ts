import type { Db } from "./db.ts";
import { rowsOf } from "./rows.ts";

/**
 * The id for the record that a request makes: the same one for a day for the same key of the caller's. `request` is the SHA-256 of the
 * request, in hex. Throws StoreError: 409 when the key was sent with another request.
 */
export async function claimKey(db: Db, key: string, request: string): Promise<string> {
  return rowsOf(db.rpc("claim_key", { key, request }));
}

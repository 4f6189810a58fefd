import type { Db } from "./db.ts";
import { rowsOrThrow } from "./store-error.ts";

/** Counts one request of the caller; gives the seconds to wait when there were too many, else 0. Throws StoreError. */
export async function takeRequest(db: Db, isCostly: boolean): Promise<number> {
  const { data, error } = await db.rpc("take_request", { costly: isCostly });
  return rowsOrThrow(data, error);
}

/** Counts one sign-in or sign-up from an address; gives the seconds to wait when there were too many, else 0. Throws StoreError. */
export async function takeSignIn(db: Db, address: string): Promise<number> {
  const { data, error } = await db.rpc("take_sign_in", { address });
  return rowsOrThrow(data, error);
}

/** Takes one call of the language model from the caller's budget of the day; false when it is used up. Throws StoreError. */
export async function spendLanguageModel(db: Db): Promise<boolean> {
  const { data, error } = await db.rpc("spend", { budget: "language_model", units: 1 });
  return rowsOrThrow(data, error);
}

/** Takes one recording from the caller's budget of the day; false when it is used up. Throws StoreError. */
export async function spendTranscription(db: Db): Promise<boolean> {
  const { data, error } = await db.rpc("spend", { budget: "transcription", units: 1 });
  return rowsOrThrow(data, error);
}

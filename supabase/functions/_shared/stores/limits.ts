import type { Db } from "./db.ts";
import { rowsOf } from "./rows.ts";

/** Counts one request of the caller; gives the seconds to wait when there were too many, else 0. Throws StoreError. */
export async function takeRequest(db: Db, isCostly: boolean): Promise<number> {
  return rowsOf(db.rpc("take_request", { costly: isCostly }));
}

/** What is counted by the caller's address: sign-ins and sign-ups, requests with a personal token, and calls of vendors. */
export type AddressLimit = "sign-in" | "token" | "hook";

/** Counts one request from the address with this mark; gives the seconds to wait when there were too many, else 0. Throws StoreError. */
export async function takeAddressRequest(db: Db, mark: string, kind: AddressLimit): Promise<number> {
  return rowsOf(db.rpc("take_address_request", { mark, kind }));
}

/** Takes one call of the language model from the caller's budget of the day; false when it is used up. Throws StoreError. */
export async function spendLanguageModel(db: Db): Promise<boolean> {
  return rowsOf(db.rpc("spend", { budget: "language_model", units: 1 }));
}

/** Takes one recording from the caller's budget of the day; false when it is used up. Throws StoreError. */
export async function spendTranscription(db: Db): Promise<boolean> {
  return rowsOf(db.rpc("spend", { budget: "transcription", units: 1 }));
}

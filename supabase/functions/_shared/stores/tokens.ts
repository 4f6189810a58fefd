import * as z from "zod/mini";
import { type PersonalToken, personalTokenSchema, type StoredToken } from "../contract/tokens.ts";
import type { Db } from "./db.ts";
import { camelCased, removed, rowOf } from "./rows.ts";
import { rowsOrThrow } from "./store-error.ts";

const TOKEN_COLUMNS = "id, name, scope, expires_at, last_used_at, created_at" as const;

const toToken = (row: object): PersonalToken => z.parse(personalTokenSchema, camelCased(row));

/** The caller's personal tokens, newest first. Throws StoreError. */
export async function listTokens(db: Db): Promise<PersonalToken[]> {
  const { data, error } = await db
    .from("personal_tokens")
    .select(TOKEN_COLUMNS)
    .order("created_at", { ascending: false });
  return rowsOrThrow(data, error).map(toToken);
}

/** Throws StoreError. */
export async function addToken(db: Db, { name, scope, hash, expiresAt }: StoredToken): Promise<PersonalToken> {
  const query = db
    .from("personal_tokens")
    .insert({ name, scope, token_hash: hash, expires_at: expiresAt.toISOString() })
    .select(TOKEN_COLUMNS);
  return toToken(await rowOf(query));
}

/** Throws StoreError: 404 when it is not there or not the caller's. */
export async function revokeToken(db: Db, tokenId: string): Promise<void> {
  await removed(db.from("personal_tokens").delete().eq("id", tokenId).select("id"), "Token not found");
}

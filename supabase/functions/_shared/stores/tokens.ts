import * as z from "zod/mini";
import { type PersonalToken, personalTokenSchema, type StoredToken } from "../contract/tokens.ts";
import type { Db } from "./db.ts";
import { rowsOrThrow, StoreError } from "./store-error.ts";

const TOKEN_COLUMNS = "id, name, scope, expires_at, last_used_at, created_at" as const;

interface TokenRow {
  id: string;
  name: string;
  scope: string;
  expires_at: string;
  last_used_at: string | null;
  created_at: string;
}

function toToken(row: TokenRow): PersonalToken {
  const { id, name, scope, expires_at, last_used_at, created_at } = row;
  return z.parse(personalTokenSchema, {
    id,
    name,
    scope,
    expiresAt: expires_at,
    lastUsedAt: last_used_at,
    createdAt: created_at,
  });
}

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
  const { data, error } = await db
    .from("personal_tokens")
    .insert({ name, scope, token_hash: hash, expires_at: expiresAt.toISOString() })
    .select(TOKEN_COLUMNS)
    .single();
  return toToken(rowsOrThrow(data, error));
}

/** Throws StoreError: 404 when it is not there or not the caller's. */
export async function revokeToken(db: Db, tokenId: string): Promise<void> {
  const { data, error } = await db.from("personal_tokens").delete().eq("id", tokenId).select("id");
  if (rowsOrThrow(data, error).length === 0) throw new StoreError("Token not found", 404);
}

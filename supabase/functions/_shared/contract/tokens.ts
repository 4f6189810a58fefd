import * as z from "zod/mini";
import { endpoint, tokenScopeSchema } from "./endpoint.ts";
import { requiredText } from "./text.ts";

export const TOKEN_DAYS = 90;
export const TOKEN_MAX_DAYS = 365;

export const personalTokenSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  scope: tokenScopeSchema,
  expiresAt: z.string(),
  /** To the minute; null before the first use. */
  lastUsedAt: z.nullable(z.string()),
  createdAt: z.string(),
});
export type PersonalToken = z.infer<typeof personalTokenSchema>;

export const newTokenSchema = z.strictObject({
  name: requiredText("Token name", 100),
  scope: tokenScopeSchema,
  expiresInDays: z._default(z.int().check(z.minimum(1), z.maximum(TOKEN_MAX_DAYS)), TOKEN_DAYS),
});
export type NewToken = z.output<typeof newTokenSchema>;

/** What is stored of a new token: never the token itself. */
export interface StoredToken {
  name: string;
  scope: NewToken["scope"];
  hash: string;
  expiresAt: Date;
}

// A personal token can neither make, see nor revoke tokens: all three are for a session only.
const scopes = [] as const;

export const addToken = endpoint({
  method: "POST",
  path: "/auth/tokens",
  scopes,
  input: newTokenSchema,
  /** `token` is shown this once. */
  reply: z.extend(personalTokenSchema, { token: z.string() }),
});
export const listTokens = endpoint({
  method: "GET",
  path: "/auth/tokens",
  scopes,
  reply: z.object({ data: z.array(personalTokenSchema) }),
});
export const revokeToken = endpoint({
  method: "DELETE",
  path: "/auth/tokens/:tokenId",
  scopes,
  params: z.object({ tokenId: z.uuid("Token not found") }),
  reply: z.null(),
});

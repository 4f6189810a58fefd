import { sign } from "hono/jwt";
import * as z from "zod/mini";
import type { RedeemedToken } from "./app.ts";

const LIFETIME_SECONDS = 60;

/** A private JSON Web Key: `oct` for the shared secret of a local stack, `EC` for a key imported into a hosted project. */
const signingKeySchema = z.discriminatedUnion("kty", [
  z.object({ kty: z.literal("oct"), k: z.string() }),
  z.object({
    kty: z.literal("EC"),
    crv: z.literal("P-256"),
    d: z.string(),
    x: z.string(),
    y: z.string(),
    kid: z.string(),
  }),
]);
export type SigningKey = z.infer<typeof signingKeySchema>;

/** Reads TOKEN_SIGNING_KEY. Throws without telling what was in it. */
export function parseSigningKey(text: string | undefined): SigningKey {
  const key = z.safeParse(signingKeySchema, parseJson(text ?? ""));
  if (!key.success) throw new Error("TOKEN_SIGNING_KEY is not a private JSON Web Key (kty oct or EC).");
  return key.data;
}

/**
 * The holder's own token, as Supabase Auth would sign it, but for a minute and with the claim `tracker_scope`, by which the
 * database's policies know what it may do. Auth knows nothing of scopes and would change a password for it: its session is
 * one that nobody has, which Auth refuses (403 `session_not_found`) and the database does not look at. The nil UUID will not
 * do: to Auth that is no session at all, and so any. https://github.com/supabase/auth/blob/master/internal/api/auth.go
 */
export function signToken(key: SigningKey, redeemed: RedeemedToken, issuer: string, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const claims = {
    sub: redeemed.userId,
    role: "authenticated",
    aud: "authenticated",
    iss: issuer,
    iat: issuedAt,
    exp: issuedAt + LIFETIME_SECONDS,
    session_id: crypto.randomUUID(),
    tracker_scope: redeemed.scope,
    tracker_token: redeemed.tokenId,
  };
  return key.kty === "oct" ? sign(claims, atobUrl(key.k), "HS256") : sign(claims, { ...key, alg: "ES256" }, "ES256");
}

/** Bytes as hono takes a secret: a string of UTF-8. The local secret is text to begin with. */
function atobUrl(base64url: string): string {
  return new TextDecoder().decode(
    Uint8Array.from(atob(base64url.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0)),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

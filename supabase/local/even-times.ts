import type { Sql } from "postgres";
import { type Answer, fieldsOf, refusal } from "./auth-request.ts";

/** The variable that lite takes bcrypt's cost from. */
export const PASSWORD_COST = "LITE_AUTH_BCRYPT_COST";
export const DEFAULT_PASSWORD_COST = 10;

/** A salt with the cost of every stored hash, for addresses without an account. */
const COST = (process.env[PASSWORD_COST] ?? String(DEFAULT_PASSWORD_COST)).padStart(2, "0");
const DECOY = `$2a$${COST}$${"C".repeat(21)}.`;
const MAILING = /^\/auth\/v1\/(recover|magiclink|otp|resend)$/;
const looksLikeAddress = (email: unknown) => typeof email === "string" && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);

/**
 * Answers known and unknown addresses after the same work, where lite tells them apart by its time: a password is compared with
 * something in either case, and what a mail needs is done after the answer. `later` gets that work.
 */
export function takeEvenTimes(sql: Sql, auth: Answer, later: (work: Promise<unknown>) => void): Answer {
  return async (request, peer) => {
    const { pathname, searchParams } = new URL(request.url);
    if (request.method !== "POST") return auth(request, peer);
    const { email, password } = await fieldsOf(request);
    if (pathname === "/auth/v1/token" && searchParams.get("grant_type") === "password") {
      if (typeof email !== "string" || typeof password !== "string" || email === "" || password === "")
        return auth(request, peer);
      const isRight = await isPasswordOf(sql, email, password);
      return isRight ? auth(request, peer) : refusal(400, "invalid_credentials", "Invalid login credentials");
    }
    if (!MAILING.test(pathname) || !looksLikeAddress(email)) return auth(request, peer);
    // With the database gone, nobody is told that a mail is on its way.
    await sql`select 1`;
    later(auth(request, peer));
    return Response.json({});
  };
}

async function isPasswordOf(sql: Sql, email: string, password: string): Promise<boolean> {
  // pgcrypto knows bcrypt's $2a$ only; $2b$ and $2y$ are the same for it.
  const [compared] = await sql<{ is_right: boolean }[]>`
    with account as (
      select regexp_replace(encrypted_password, '^\\$2[by]\\$', '$2a$') as hash from auth.users
      where email = lower(${email}) and not is_sso_user)
    select extensions.crypt(${password}, coalesce((select hash from account), ${DECOY})) =
      coalesce((select hash from account), '') as is_right`;
  return compared?.is_right === true;
}

import type { Sql } from "postgres";
import type { Answer } from "./rest-and-auth.ts";

interface HalfConfirmed {
  id: string;
  current: string;
  confirmed: number;
}

const CURRENT_SIDE = 1;
const NEW_SIDE = 2;

const ACCEPTED = "Confirmation link accepted. Please proceed to confirm link sent to the other email";

async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await request.clone().json();
    return typeof body === "object" && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
}

/** What writes the mail to the second address; rest-and-auth.ts fills the template. */
export type SendChange = (mail: { to: string; email: string; newEmail: string; tokenHash: string }) => Promise<void>;

/**
 * Supabase's Auth has both the old and the new mailbox confirm a changed address; lite asks the old one only. This stands
 * before lite's Auth: it mails the new address too, and lets lite finish once both links were used, in any order.
 */
export function confirmByBoth(sql: Sql, auth: Answer, send: SendChange): Answer {
  return async (request, peer) => {
    const { pathname } = new URL(request.url);
    if (request.method === "PUT" && pathname === "/auth/v1/user") return askedToChange(sql, auth, send, request, peer);
    if (request.method === "POST" && pathname === "/auth/v1/verify") return linkUsed(sql, auth, request, peer);
    return auth(request, peer);
  };
}

async function askedToChange(sql: Sql, auth: Answer, send: SendChange, request: Request, peer: string | null) {
  const { email } = await bodyOf(request);
  const response = await auth(request, peer);
  if (!response.ok || typeof email !== "string") return response;
  const { id } = (await response.clone().json()) as { id: string }; // lite's own reply: the user.
  const [user] = await sql<{ email: string; new_email: string; token: string }[]>`
    update auth.users set email_change_confirm_status = 0 where id = ${id} and email_change <> ''
    returning email, email_change as new_email, email_change_token_new as token`;
  if (user) await send({ to: user.new_email, email: user.email, newEmail: user.new_email, tokenHash: user.token });
  return response;
}

async function linkUsed(sql: Sql, auth: Answer, request: Request, peer: string | null) {
  const body = await bodyOf(request);
  const { type, token_hash: hash } = body;
  if (type !== "email_change" || typeof hash !== "string" || hash === "") return auth(request, peer);
  const side = sql`case when email_change_token_current = ${hash} then ${CURRENT_SIDE}::int else ${NEW_SIDE}::int end`;
  const [other] = await sql<HalfConfirmed[]>`
    select id, email_change_token_current as current, email_change_confirm_status as confirmed from auth.users
    where ${hash} in (email_change_token_current, email_change_token_new) and email_change_confirm_status not in (0, ${side})`;
  if (other) {
    const last = JSON.stringify({ ...body, token_hash: other.current });
    const headers = new Headers(request.headers);
    headers.delete("content-length");
    const finished = await auth(new Request(request.url, { method: "POST", headers, body: last }), peer);
    if (finished.ok) await sql`update auth.users set email_change_confirm_status = 0 where id = ${other.id}`;
    return finished;
  }
  const first = await sql`
    update auth.users set email_change_confirm_status = ${side}
    where ${hash} in (email_change_token_current, email_change_token_new) returning id`;
  return first.length === 0 ? auth(request, peer) : Response.json({ code: 200, msg: ACCEPTED });
}

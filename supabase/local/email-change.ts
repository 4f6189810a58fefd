import { createHash } from "node:crypto";
import type { Sql } from "postgres";
import { type Answer, fieldsOf, refusal, withBody } from "./auth-request.ts";
import type { ProjectConfig } from "./project-config.ts";

interface Change {
  id: string;
  current: string;
  /** 0 for none yet, else which side. */
  confirmed: number;
  side: number;
}

const CURRENT_SIDE = 1;
const NEW_SIDE = 2;

const ACCEPTED = "Confirmation link accepted. Please proceed to confirm link sent to the other email";

const HELD =
  "An email address cannot be changed here: both addresses would have to confirm it, and that is turned off.";

/** What writes the mail to the second address; rest-and-auth.ts fills the template. */
export type SendChange = (mail: { to: string; email: string; newEmail: string; tokenHash: string }) => Promise<void>;

type EmailSettings = ProjectConfig["auth"]["email"];

/**
 * Changes an address as GoTrue does (supabase/auth, internal/api/verify.go, `emailChangeVerify`), where lite asks the old mailbox
 * only. With `double_confirm_changes` both mailboxes get a link. Both links are needed, in any order, while
 * `enable_confirmations` is on. While either setting is off, GoTrue lets one link finish, which the database refuses
 * (`private.hold_email`) and GoTrue answers with 500: here that is 403 with the reason.
 */
export function changeAddresses(
  sql: Sql,
  auth: Answer,
  send: SendChange,
  settings: EmailSettings,
  siteUrl: string,
): Answer {
  const { double_confirm_changes: mailsBoth, enable_confirmations: confirms } = settings;
  return async (request, peer) => {
    const { pathname, searchParams } = new URL(request.url);
    if (mailsBoth && request.method === "PUT" && pathname === "/auth/v1/user")
      return askedToChange(sql, auth, send, request, peer);
    if (pathname !== "/auth/v1/verify") return auth(request, peer);
    const isLink = request.method === "GET";
    const token = isLink ? linkToken(searchParams) : postedToken(await fieldsOf(request));
    const change = token ? await findChange(sql, token, settings.otp_expiry) : undefined;
    if (!change) return auth(request, peer);
    if (!(mailsBoth && confirms) && change.confirmed === 0) return refusal(403, "email_change_held", HELD);
    if (mailsBoth && confirms && [0, change.side].includes(change.confirmed)) {
      await sql`update auth.users set email_change_confirm_status = ${change.side} where id = ${change.id}`;
      return isLink ? linkAccepted(siteUrl) : Response.json({ code: 200, msg: ACCEPTED });
    }
    const finished = await auth(await withCurrentToken(request, change.current), peer);
    if (finished.status < 400)
      await sql`update auth.users set email_change_confirm_status = 0 where id = ${change.id} and email_change is null`;
    return finished;
  };
}

async function askedToChange(sql: Sql, auth: Answer, send: SendChange, request: Request, peer: string | null) {
  const { email } = await fieldsOf(request);
  const response = await auth(request, peer);
  if (!response.ok || typeof email !== "string") return response;
  const { id } = (await response.clone().json()) as { id: string }; // lite's own reply: the user.
  const [user] = await sql<{ email: string; new_email: string; token: string }[]>`
    update auth.users set email_change_confirm_status = 0 where id = ${id} and email_change <> ''
    returning email, email_change as new_email, email_change_token_new as token`;
  if (user) await send({ to: user.new_email, email: user.email, newEmail: user.new_email, tokenHash: user.token });
  return response;
}

const linkToken = (query: URLSearchParams) => (query.get("type") === "email_change" ? query.get("token") : null);

/** A link's digest, or the digest of a code with its address, as lite stores it. */
function postedToken({ type, token_hash: hash, email, token }: Record<string, unknown>): string | null {
  if (type !== "email_change") return null;
  if (typeof hash === "string" && hash !== "") return hash;
  if (typeof email !== "string" || typeof token !== "string") return null;
  return createHash("sha256")
    .update(email.toLowerCase() + token)
    .digest("hex");
}

async function findChange(sql: Sql, token: string, expirySeconds: number): Promise<Change | undefined> {
  const [change] = await sql<Change[]>`
    select id, email_change_token_current as current, email_change_confirm_status as confirmed,
      case when email_change_token_current = ${token} then ${CURRENT_SIDE}::int else ${NEW_SIDE}::int end as side
    from auth.users
    where ${token} in (email_change_token_current, email_change_token_new) and email_change <> ''
      and email_change_sent_at > now() - make_interval(secs => ${expirySeconds})`;
  return change;
}

/** lite takes the token of the old mailbox alone. */
async function withCurrentToken(request: Request, current: string): Promise<Request> {
  if (request.method !== "GET") {
    const { type } = await fieldsOf(request);
    return withBody(request, { type, token_hash: current });
  }
  const url = new URL(request.url);
  url.searchParams.set("token", current);
  return new Request(url, { headers: request.headers });
}

/** GoTrue leads on to the app, which shows the message. */
function linkAccepted(siteUrl: string): Response {
  const location = `${siteUrl}#${new URLSearchParams({ message: ACCEPTED }).toString()}`;
  return new Response(null, { status: 303, headers: { location } });
}

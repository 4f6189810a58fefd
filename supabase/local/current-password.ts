import type { Sql } from "postgres";
import { type Answer, fieldsOf, refusal } from "./auth-request.ts";
import type { ProjectConfig } from "./project-config.ts";

const MESSAGE = "Current password required when setting new password.";

/**
 * Asks for the current password before a new one is stored, as GoTrue does with `require_current_password` (supabase/auth,
 * internal/api/user.go and apierrors/errorcode.go); lite does not know the setting. A session that a mailed link opened is
 * exempt (`Session.IsRecovery`): it is noted in Auth's own table of how sessions were opened.
 */
export function requireCurrentPassword(sql: Sql, auth: Answer, config: ProjectConfig["auth"]): Answer {
  if (!config.email.require_current_password) return auth;
  return async (request, peer) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/auth/v1/verify") return noteHowOpened(sql, await auth(request, peer));
    if (request.method !== "PUT" || pathname !== "/auth/v1/user") return auth(request, peer);
    const { password, current_password: current } = await fieldsOf(request);
    // A password that is too short is refused for that, before anything else.
    if (typeof password !== "string" || password.length < config.minimum_password_length) return auth(request, peer);
    const known = await auth(new Request(request.url, { headers: request.headers }), peer);
    if (!known.ok) return known;
    const { id } = (await known.json()) as { id: string }; // lite's own reply: the user, whose token it has checked.
    if (await wasOpenedByMail(sql, sessionOf(request))) return auth(request, peer);
    if (typeof current !== "string" || current === "") return refusal(400, "current_password_required", MESSAGE);
    if (!(await isPassword(sql, id, current))) return refusal(400, "current_password_invalid", MESSAGE);
    return auth(request, peer);
  };
}

/** The session in a token that Auth has accepted just now. */
function sessionOf(request: Request): string | null {
  const [, claims = ""] = request.headers.get("authorization")?.split(".") ?? [];
  const { session_id: id } = JSON.parse(Buffer.from(claims, "base64url").toString()) as { session_id?: unknown };
  return typeof id === "string" ? id : null;
}

async function noteHowOpened(sql: Sql, response: Response): Promise<Response> {
  const session = response.headers.get("sb-auth-session-id");
  if (!response.ok || session === null) return response;
  await sql`
    insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
    values (gen_random_uuid(), ${session}, now(), now(), 'otp') on conflict do nothing`;
  return response;
}

async function wasOpenedByMail(sql: Sql, session: string | null): Promise<boolean> {
  const rows = await sql`
    select from auth.mfa_amr_claims where session_id = ${session} and authentication_method in ('otp', 'magiclink', 'recovery')`;
  return rows.length > 0;
}

async function isPassword(sql: Sql, userId: string, password: string): Promise<boolean> {
  // pgcrypto knows bcrypt's $2a$ only; $2b$ and $2y$ are the same for it.
  const [user] = await sql<{ is_right: boolean }[]>`
    select extensions.crypt(${password}, hash) = hash as is_right from auth.users,
      regexp_replace(encrypted_password, '^\\$2[by]\\$', '$2a$') hash where id = ${userId}`;
  return user?.is_right === true;
}

import { createHmac, timingSafeEqual } from "node:crypto";
import type { Answer } from "./auth-request.ts";

/** How far clocks may be apart for PostgREST (docs.postgrest.org, "JWT Claims Validation"). */
const SKEW_SECONDS = 30;

function refuse(status: number, code: string, message: string, details: string | null = null): Response {
  return Response.json({ code, details, hint: null, message }, { status });
}

const sign = (signed: string, secret: string) => createHmac("sha256", secret).update(signed).digest("base64url");

/** The claims of a token that the secret signed; null for any other. */
function claimsOf(token: string, secret: string): Record<string, unknown> | null {
  const [header = "", payload = "", signature = ""] = token.split(".");
  const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(`${header}.${payload}`, secret))];
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, "base64url").toString());
    return typeof claims === "object" && claims !== null ? { ...claims } : null;
  } catch {
    return null;
  }
}

/** The token that lite may read in its place, or why PostgREST refuses it. lite allows no skew, and takes what is no token for none. */
function readToken(token: string, secret: string): string | Response {
  const parts = token.split(".");
  if (parts.length !== 3 || parts.includes(""))
    return refuse(401, "PGRST301", `Expected 3 parts in JWT; got ${parts.filter((part) => part !== "").length}`);
  const claims = claimsOf(token, secret);
  if (claims === null) return token; // lite says that nobody's key made it.
  const now = Math.floor(Date.now() / 1000);
  const { nbf, exp } = claims;
  if (typeof nbf === "number" && nbf > now + SKEW_SECONDS) return refuse(401, "PGRST303", "JWT not yet valid");
  const isLate = typeof exp === "number" && exp <= now && exp > now - SKEW_SECONDS;
  const isEarly = typeof nbf === "number" && nbf > now;
  if (!isLate && !isEarly) return token;
  const payload = Buffer.from(JSON.stringify({ ...claims, nbf: undefined, exp: now + SKEW_SECONDS })).toString(
    "base64url",
  );
  const signed = `${parts[0] ?? ""}.${payload}`;
  return `${signed}.${sign(signed, secret)}`;
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (typeof value === "object" && value !== null)
    for (const [name, part] of Object.entries(value)) {
      yield name;
      yield* textsIn(part);
    }
}

/** Why PostgREST's reader of JSON, or Postgres, refuses a body; lite stores half a pair as the replacement character. */
function objectionTo(text: string): Response | null {
  if (!/\\u(0000|d[89a-f])/i.test(text)) return null;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return null; // It says so itself.
  }
  const texts = [...textsIn(body)];
  if (!texts.every((part) => part.isWellFormed())) return refuse(400, "PGRST102", "Empty or invalid json");
  if (!texts.some((part) => part.includes("\0"))) return null;
  return refuse(400, "22P05", "unsupported Unicode escape sequence", "\\u0000 cannot be converted to text.");
}

/** Reads tokens and texts as PostgREST does, before lite's REST does in its way. */
export function readAsPostgrest(rest: Answer, secret: string): Answer {
  return async (request, peer) => {
    const headers = new Headers(request.headers);
    const bearer = /^Bearer\s*(.*)$/i.exec(headers.get("authorization") ?? "")?.[1];
    // A key beside itself is the gateway's business, as on Supabase.
    if (bearer !== undefined && !bearer.startsWith("sb_") && bearer !== headers.get("apikey")) {
      const token = readToken(bearer, secret);
      if (token instanceof Response) return token;
      headers.set("authorization", `Bearer ${token}`);
    }
    if (["GET", "HEAD", "OPTIONS", "DELETE"].includes(request.method))
      return rest(new Request(request, { headers }), peer);
    const body = await request.text();
    return objectionTo(body) ?? rest(new Request(request.url, { method: request.method, headers, body }), peer);
  };
}

import { type Answer, refusal, withBody } from "./auth-request.ts";

/** What GoTrue declares as text, so that anything else is no request of its form (supabase/auth, internal/api). */
const TEXTS = [
  ...["email", "phone", "password", "current_password", "type", "token", "token_hash", "refresh_token", "nonce"],
  ...["auth_code", "code_verifier", "code_challenge", "code_challenge_method", "redirect_to", "channel"],
];
/** GoTrue's, as the column's. */
const EMAIL_MAX = 255;
/** Bytes of JSON. GoTrue knows no limit, but a token carries it with each request. */
export const METADATA_MAX_BYTES = 8_192;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const notOfItsForm = (what: string) =>
  refusal(400, "bad_json", `Could not parse request body as JSON: json: cannot unmarshal ${what}`);
const invalid = (message: string) => refusal(400, "validation_failed", message);

/** Why Auth cannot take these fields; null when it can. */
function objection(fields: Record<string, unknown>): Response | null {
  for (const name of TEXTS) {
    const value = fields[name];
    if (value !== undefined && value !== null && typeof value !== "string") return notOfItsForm(`the field ${name}`);
  }
  const { email, data } = fields;
  if (data !== undefined && data !== null && !isObject(data)) return notOfItsForm("the field data");
  if (typeof email === "string" && email.length > EMAIL_MAX) return invalid("An email address is too long");
  if (data && Buffer.byteLength(JSON.stringify(data)) > METADATA_MAX_BYTES)
    return invalid("The user's data is too long");
  // Postgres stores none in a text or a document.
  if (JSON.stringify(fields).includes("\\u0000")) return invalid("A text must not contain NUL");
  return null;
}

/** As Go reads JSON: half a surrogate pair becomes the replacement character. */
const wellFormed = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_name, part: unknown) => (typeof part === "string" ? part.toWellFormed() : part));

/** As Go reads JSON: a field that is null is one that was not given. */
const withoutNulls = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

/** Refuses what GoTrue's types refuse; lite hands it on to the database, and answers 500. */
export function takeWellFormed(auth: Answer): Answer {
  return async (request, peer) => {
    if (!["POST", "PUT"].includes(request.method)) return auth(request, peer);
    const text = await request.clone().text();
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      return auth(request, peer); // It says so itself.
    }
    if (!isObject(body)) return notOfItsForm(Array.isArray(body) ? "array" : typeof body);
    return objection(body) ?? auth(withBody(request, wellFormed(withoutNulls(body))), peer);
  };
}

import { cutText } from "../contract/storable.ts";

/** A personal token is `trk_`, 32 random bytes in base64url, and 8 hex digits by which a mistyped one is known at once. */
const SHAPE = /^trk_([\w-]{43})_([0-9a-f]{8})$/;
const RANDOM_BYTES = 32;
const CHECKSUM_LENGTH = 8;

export function looksLikePersonalToken(token: string): boolean {
  return token.startsWith("trk_");
}

/** Makes a token that nobody has. */
export async function mintPersonalToken(): Promise<string> {
  const body = randomBase64url();
  return `trk_${body}_${await checksum(body)}`;
}

/** 32 random bytes, in base64url. */
export const randomBase64url = () => base64url(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)));

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** SHA-256 of a text, in base64url: the challenge of a secret, https://datatracker.ietf.org/doc/html/rfc7636#section-4.2 */
export async function challengeOf(verifier: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier))));
}

/** The SHA-256 by which the database knows a token, in hex; null when the text is not a token. */
export async function hashPersonalToken(token: string): Promise<string | null> {
  const [, body, given] = SHAPE.exec(token) ?? [];
  if (body === undefined || given !== (await checksum(body))) return null;
  return sha256(token);
}

async function checksum(body: string): Promise<string> {
  return cutText(await sha256(`trk:${body}`), CHECKSUM_LENGTH);
}

/** SHA-256 of a text's UTF-8, in hex. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

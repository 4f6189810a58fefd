import { generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { type Claims, claimsOf, signedToken } from "../json-web-token.ts";

/** What is in the Authorization header, and what is wrong with it. */
export interface BadToken {
  what: string;
  authorization: string | null;
  /** Signed with the very secret of Auth: refused for what it says, by those who look at that. */
  isSigned?: boolean;
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const bearer = (what: string, token: string): BadToken => ({ what, authorization: `Bearer ${token}` });

/** No token at all, and keys that are no user's token. */
export function noTokens(
  valid: string,
  { publishableKey, secretKey, cronKey }: Record<"publishableKey" | "secretKey" | "cronKey", string>,
): BadToken[] {
  return [
    { what: "no header", authorization: null },
    { what: "an empty header", authorization: "" },
    { what: "the scheme alone", authorization: "Bearer" },
    { what: "another scheme", authorization: `Basic ${Buffer.from("user:pass").toString("base64")}` },
    { what: "a token without a scheme", authorization: valid },
    { what: "a token of another scheme", authorization: `Token ${valid}` },
    bearer("two tokens", `${valid}, ${valid}`),
    bearer("the word null", "null"),
    bearer("the publishable key", publishableKey),
    bearer("the secret key", secretKey),
    bearer("the key of the schedule", cronKey || "sb_secret_none"),
  ];
}

/** Changes to a valid token that its signature does not cover, and algorithms that check none. */
export function forgedTokens(valid: string): BadToken[] {
  const [header = "", payload = "", signature = ""] = valid.split(".");
  const claims = claimsOf(valid);
  const none = ["none", "None", "NONE", "nOnE"].flatMap((alg) => [
    bearer(`alg ${alg}, no signature`, `${encode({ alg, typ: "JWT" })}.${payload}.`),
    bearer(`alg ${alg}, the old signature`, `${encode({ alg, typ: "JWT" })}.${payload}.${signature}`),
  ]);
  const guesses = ["", "secret", "super-secret-jwt-token-with-at-least-32-characters-long", "your-256-bit-secret"];
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const own = (extra: Claims) => {
    const signed = `${encode({ alg: "ES256", typ: "JWT", ...extra })}.${payload}`;
    return `${signed}.${sign("sha256", Buffer.from(signed), { key: privateKey, dsaEncoding: "ieee-p1363" }).toString("base64url")}`;
  };
  const flipped = (signature.startsWith("A") ? "B" : "A") + signature.slice(1);
  return [
    ...none,
    ...guesses.map((secret) => bearer(`signed with the guess "${secret}"`, signedToken(claims, secret))),
    bearer("HS512 with a guess", signedToken(claims, "secret", { alg: "HS512", typ: "JWT" })),
    bearer("signed with an own key", own({})),
    bearer("signed with an own key that it brings along", own({ jwk: publicKey.export({ format: "jwk" }) })),
    bearer("signed with an own key at an address of its own", own({ jku: "http://127.0.0.1:9/keys", kid: "own" })),
    bearer(
      "a key id that is a path",
      signedToken(claims, "", { alg: "HS256", typ: "JWT", kid: "../../../../dev/null" }),
    ),
    bearer("a key id that is SQL", signedToken(claims, "x", { alg: "HS256", typ: "JWT", kid: "x' union select 'x" })),
    bearer("HMAC with the public key", signedToken(claims, publicKey.export({ format: "pem", type: "spki" }))),
    bearer("no signature", `${header}.${payload}.`),
    bearer("two parts", `${header}.${payload}`),
    bearer("four parts", `${valid}.${signature}`),
    bearer("a signature with one character changed", `${header}.${payload}.${flipped}`),
    bearer("half a signature", `${header}.${payload}.${signature.slice(0, 20)}`),
    bearer(
      "another user's id under the old signature",
      `${header}.${encode({ ...claims, sub: randomUUID() })}.${signature}`,
    ),
    bearer(
      "a later expiry under the old signature",
      `${header}.${encode({ ...claims, exp: 9_999_999_999 })}.${signature}`,
    ),
    bearer(
      "the service role under the old signature",
      `${header}.${encode({ ...claims, role: "service_role" })}.${signature}`,
    ),
    bearer("a part that is not base64", `${header}.%%%.${signature}`),
    bearer("a payload that is null", `${header}.${encode(null)}.${signature}`),
    bearer("a very long token", "a".repeat(8_000)),
  ];
}

/** Tokens that Auth's own secret signed and that still open nothing, for what they say. */
export function signedButWrong(valid: string, secret: string): BadToken[] {
  const claims = claimsOf(valid);
  const changed = (what: string, changes: Claims): BadToken => ({
    ...bearer(what, signedToken({ ...claims, ...changes }, secret)),
    isSigned: true,
  });
  const now = Math.floor(Date.now() / 1000);
  return [
    // PostgREST allows clocks to differ by 30 s (https://docs.postgrest.org/en/stable/references/auth.html).
    changed("expired a minute ago", { exp: now - 60 }),
    changed("expired in 1970", { exp: 0 }),
    changed("an expiry that is text", { exp: "never" }),
    changed("no expiry", { exp: undefined }),
    changed("another audience", { aud: "other" }),
    changed("other audiences", { aud: ["other", "api"] }),
    changed("no audience", { aud: undefined }),
    changed("no subject", { sub: undefined }),
    changed("an empty subject", { sub: "" }),
    changed("a subject that is no id", { sub: "' or true --" }),
    changed("a subject that nobody is", { sub: randomUUID() }),
    changed("the role anon", { role: "anon" }),
    changed("the role service_role", { role: "service_role" }),
    changed("the role postgres", { role: "postgres" }),
    changed("no role", { role: undefined }),
    changed("a personal token's scope", { tracker_scope: "write" }),
    changed("an empty scope", { tracker_scope: "" }),
  ];
}

import { createHmac } from "node:crypto";

export type Claims = Record<string, unknown>;

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A token signed as Auth signs locally, or with any other algorithm of the HMAC family, header and claims as given. */
export function signedToken(
  claims: Claims,
  secret: string | Buffer,
  header: Claims = { alg: "HS256", typ: "JWT" },
): string {
  const hash = { HS384: "sha384", HS512: "sha512" }[String(header["alg"])] ?? "sha256";
  const signed = `${part(header)}.${part(claims)}`;
  return `${signed}.${createHmac(hash, secret).update(signed).digest("base64url")}`;
}

/** The claims of a token, without verification. */
export function claimsOf(token: string): Claims {
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as Claims;
}

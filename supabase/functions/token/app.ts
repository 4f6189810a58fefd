import * as z from "zod/mini";
import { connectExtension } from "../_shared/contract/extension.ts";
import { challengeOf, hashPersonalToken, mintPersonalToken, sha256 } from "../_shared/server/personal-token.ts";

const redeemedTokenSchema = z.object({ userId: z.uuid(), tokenId: z.uuid(), scope: z.string() });
export type RedeemedToken = z.infer<typeof redeemedTokenSchema>;

export interface TokenOutside {
  /** Whose token has this hash, as the database answers; null when it is unknown, revoked or expired. */
  redeem(hash: string): Promise<unknown>;
  /** Keeps a token of this hash for who gave out the code, if the challenge is the one that it was given for; whether it did. */
  redeemCode(code: { hash: string; challenge: string; tokenHash: string }): Promise<unknown>;
  /** Asks the database whose turn this lease is for; null when it is not valid. */
  redeemTurn(lease: string): Promise<unknown>;
  /** Signs a user's token for a minute. */
  sign(redeemed: RedeemedToken): Promise<string>;
}

const refused = () =>
  Response.json({ error: "This token is not valid." }, { status: 401, headers: { "Cache-Control": "no-store" } });

/** Turns a code that a user gave the extension, and the secret that it was given for, into a personal token. */
async function connect(request: Request, redeemCode: TokenOutside["redeemCode"]): Promise<Response> {
  const given = z.safeParse(connectExtension.input, await request.json().catch(() => null));
  if (!given.success) return refused();
  const { code, verifier } = given.data;
  const token = await mintPersonalToken();
  const hashes = { hash: await sha256(code), challenge: await challengeOf(verifier), tokenHash: await sha256(token) };
  if ((await redeemCode(hashes)) !== true) return refused();
  return Response.json({ token }, { headers: { "Cache-Control": "no-store" } });
}

const leaseSchema = z.uuid();

/**
 * Exchanges a personal token (`Authorization: Bearer trk_…`) for the same user's own token, valid for a minute and within its scope. At
 * `/text` it exchanges the lease on a turn that was texted from a verified number.
 */
export function createApp({
  redeem,
  redeemCode,
  redeemTurn,
  sign,
}: TokenOutside): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== "POST")
      return Response.json({ error: "Use POST." }, { status: 405, headers: { Allow: "POST" } });
    if (new URL(request.url).pathname.endsWith("/connect")) return connect(request, redeemCode);
    const given = /^Bearer (\S{1,200})$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
    const isText = new URL(request.url).pathname.endsWith("/text");
    const response = isText ? await byLease(given, redeemTurn) : await byToken(given, redeem);
    const redeemed = z.parse(z.nullable(redeemedTokenSchema), response);
    if (redeemed === null) return refused();
    const reply = { token: await sign(redeemed), userId: redeemed.userId, scope: redeemed.scope };
    return Response.json(reply, { headers: { "Cache-Control": "no-store" } });
  };
}

async function byToken(given: string | undefined, redeem: TokenOutside["redeem"]): Promise<unknown> {
  const hash = given === undefined ? null : await hashPersonalToken(given);
  return hash === null ? null : redeem(hash);
}

async function byLease(given: string | undefined, redeemTurn: TokenOutside["redeemTurn"]): Promise<unknown> {
  const lease = z.safeParse(leaseSchema, given);
  return lease.success ? redeemTurn(lease.data) : null;
}

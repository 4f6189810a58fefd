import * as z from "zod/mini";
import { connectExtension } from "../_shared/contract/extension.ts";
import { challengeOf, hashPersonalToken, mintPersonalToken, sha256 } from "../_shared/server/personal-token.ts";

const heldTokenSchema = z.object({ userId: z.uuid(), tokenId: z.uuid(), scope: z.string() });
export type HeldToken = z.infer<typeof heldTokenSchema>;

export interface TokenOutside {
  /** Whose token has this hash, as the database answers; null when it is unknown, revoked or expired. */
  redeem(hash: string): Promise<unknown>;
  /** Keeps a token of this hash for who gave out the code, if the challenge is the one that it was given for; whether it did. */
  redeemCode(code: { hash: string; challenge: string; tokenHash: string }): Promise<unknown>;
  /** Whose texted turn a worker has with this lease, as the database answers; null when it has none. */
  redeemTurn(lease: string): Promise<unknown>;
  /** Signs a user's token for a minute. */
  sign(held: HeldToken): Promise<string>;
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
 * Turns a personal token (`Authorization: Bearer trk_…`) into the same user's own token for a minute, within its scope; at `/text`, the lease
 * on the turn of someone who texted from their verified number.
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
    const redeemed = isText ? await byLease(given, redeemTurn) : await byToken(given, redeem);
    const held = z.parse(z.nullable(heldTokenSchema), redeemed);
    if (held === null) return refused();
    const reply = { token: await sign(held), userId: held.userId, scope: held.scope };
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

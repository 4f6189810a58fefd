import * as z from "zod/mini";
import { hashPersonalToken } from "../_shared/server/personal-token.ts";

const heldTokenSchema = z.object({ userId: z.uuid(), tokenId: z.uuid(), scope: z.string() });
export type HeldToken = z.infer<typeof heldTokenSchema>;

export interface TokenOutside {
  /** Whose token has this hash, as the database answers; null when it is unknown, revoked or expired. */
  redeem(hash: string): Promise<unknown>;
  /** Signs a user's token for a minute. */
  sign(held: HeldToken): Promise<string>;
}

const refused = () =>
  Response.json({ error: "This token is not valid." }, { status: 401, headers: { "Cache-Control": "no-store" } });

/** Turns a personal token (`Authorization: Bearer trk_…`) into the same user's own token for a minute, within its scope. */
export function createApp({ redeem, sign }: TokenOutside): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== "POST")
      return Response.json({ error: "Use POST." }, { status: 405, headers: { Allow: "POST" } });
    const given = /^Bearer (\S{1,200})$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
    const hash = given === undefined ? null : await hashPersonalToken(given);
    if (hash === null) return refused();
    const held = z.parse(z.nullable(heldTokenSchema), await redeem(hash));
    if (held === null) return refused();
    const reply = { token: await sign(held), userId: held.userId, scope: held.scope };
    return Response.json(reply, { headers: { "Cache-Control": "no-store" } });
  };
}

import type { Hono } from "hono";
import * as contract from "../../_shared/contract/tokens.ts";
import { hashPersonalToken, mintPersonalToken } from "../../_shared/server/personal-token.ts";
import { addToken, listTokens, revokeToken } from "../../_shared/stores/tokens.ts";
import { mount } from "../mount.ts";
import type { ApiEnv } from "../outside.ts";

const DAY_MS = 24 * 60 * 60_000;

export function mountTokens(app: Hono<ApiEnv>): void {
  mount(app, contract.addToken, async ({ input: { name, scope, expiresInDays } }, c) => {
    const token = await mintPersonalToken();
    const hash = (await hashPersonalToken(token)) ?? "";
    const expiresAt = new Date(Date.now() + expiresInDays * DAY_MS);
    return { ...(await addToken(c.var.db, { name, scope, hash, expiresAt })), token };
  });
  mount(app, contract.listTokens, async (_, c) => ({ data: await listTokens(c.var.db) }));
  mount(app, contract.revokeToken, async ({ params }, c) => {
    await revokeToken(c.var.db, params.tokenId);
    return null;
  });
}

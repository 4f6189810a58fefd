import type { Hono } from "hono";
import * as z from "zod/mini";
import * as contract from "../../_shared/contract/extension.ts";
import { hashPersonalToken, mintPersonalToken, randomBase64url, sha256 } from "../../_shared/server/personal-token.ts";
import {
  addCardNote,
  addCardTask,
  addExtensionToken,
  findSavedPeople,
  getAccount,
  keepCode,
  readPersonCard,
  savePerson,
} from "../../_shared/stores/extension.ts";
import { limitAddress } from "../limit-requests.ts";
import { mount } from "../mount.ts";
import type { ApiEnv, Outside } from "../outside.ts";
import { Refusal } from "../refusal.ts";

export function mountExtension(app: Hono<ApiEnv>): void {
  mount(app, contract.getExtensionAccount, async (_, c) => ({
    ...(await getAccount(c.var.db)),
    version: contract.EXTENSION_API_VERSION,
  }));
  mount(app, contract.readPersonCard, async ({ query }, c) => ({
    person: await readPersonCard(c.var.db, query.profileUrl),
  }));
  mount(app, contract.findSavedPeople, async ({ query }, c) => ({
    data: await findSavedPeople(c.var.db, query.search),
  }));
  mount(app, contract.savePerson, ({ input }, c) => savePerson(c.var.db, input));
  mount(app, contract.addCardNote, ({ params, input }, c) => addCardNote(c.var.db, params.founderId, input));
  mount(app, contract.addCardTask, ({ params, input }, c) => addCardTask(c.var.db, params.founderId, input));
  mount(app, contract.allowExtension, async ({ input }, c) => {
    const code = randomBase64url();
    await keepCode(c.var.db, { ...input, hash: await sha256(code) });
    return { code };
  });
  mount(app, contract.connectExtension, async ({ input }, c) => {
    await limitAddress(c, "token");
    return { token: await redeemCode(input, c.var.outside) };
  });
  mount(app, contract.swapForExtensionToken, async ({ input }, c) => {
    const token = await mintPersonalToken();
    await addExtensionToken(c.var.db, { ...input, hash: (await hashPersonalToken(token)) ?? "" });
    return { token };
  });
}

/** The `token` function alone may act for a user who is not calling. Throws Refusal. */
async function redeemCode(given: z.output<typeof contract.connectExtension.input>, outside: Outside): Promise<string> {
  const response = await fetch(`${outside.supabaseUrl}/functions/v1/token/connect`, {
    method: "POST",
    headers: { apikey: outside.publishableKey, "Content-Type": "application/json" },
    body: JSON.stringify(given),
  }).catch(() => null);
  if (response?.status === 401) throw new Refusal("This connection has expired. Please connect again.", 401);
  const redeemed = z.safeParse(contract.connectExtension.reply, await response?.json().catch(() => null));
  if (!redeemed.success) throw new Refusal("The token service did not answer. Please try again.", 502);
  return redeemed.data.token;
}

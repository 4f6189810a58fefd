import type { Hono } from "hono";
import * as contract from "../../_shared/contract/auth.ts";
import { getUser, newUser } from "../../_shared/stores/profile.ts";
import { limitAddress } from "../limit-requests.ts";
import { mount } from "../mount.ts";
import { type ApiEnv, createAnonymousClient, createCallersClient } from "../outside.ts";
import { toRefusal } from "./auth-refusal.ts";

/** Supabase Auth for clients that only speak the API. */
export function mountAuth(app: Hono<ApiEnv>): void {
  mount(app, contract.login, async ({ input }, c) => {
    await limitAddress(c, "sign-in");
    const { outside } = c.var;
    const { data, error } = await createAnonymousClient(outside).auth.signInWithPassword(input);
    if (error) throw toRefusal(error);
    const token = data.session.access_token;
    return { token, user: await getUser(createCallersClient(outside, token), data.user.id) };
  });

  mount(app, contract.register, async ({ input: { email, password, name } }, c) => {
    await limitAddress(c, "sign-in");
    const options = name === null ? {} : { data: { name } };
    const { data, error } = await createAnonymousClient(c.var.outside).auth.signUp({ email, password, options });
    if (error) throw toRefusal(error);
    const { session, user } = data;
    if (session) {
      const db = createCallersClient(c.var.outside, session.access_token);
      return { token: session.access_token, user: await getUser(db, session.user.id) };
    }
    // The address has to be confirmed first, and nothing can be read as that user yet.
    return { token: null, user: newUser({ id: user?.id ?? "", email: user?.email ?? email, name }) };
  });

  mount(app, contract.getMe, async (_, c) => ({ user: await getUser(c.var.db, c.var.userId) }));
}

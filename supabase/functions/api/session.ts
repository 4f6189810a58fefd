import { isAuthRetryableFetchError } from "@supabase/supabase-js";
import { createMiddleware } from "hono/factory";
import { type ApiEnv, createAnonymousClient, createCallersClient, type Outside } from "./outside.ts";
import { Refusal } from "./refusal.ts";

/** Lets only a signed-in user through, and acts as that user from there on. */
export const requireSession = createMiddleware<ApiEnv>(async (c, next) => {
  const token = /^Bearer (\S+)$/i.exec(c.req.header("Authorization") ?? "")?.[1];
  if (token === undefined) throw new Refusal("Please sign in.", 401);
  c.set("userId", await whoHolds(token, c.var.outside));
  c.set("db", createCallersClient(c.var.outside, token));
  await next();
});

async function whoHolds(token: string, outside: Outside): Promise<string> {
  const ended = new Refusal("Your session has ended. Please sign in again.", 401);
  // A token whose parts are not JSON makes getClaims throw; whatever it throws, nobody is proven to hold it.
  const { data, error } = await createAnonymousClient(outside)
    .auth.getClaims(token)
    .catch((): never => {
      throw ended;
    });
  if (isAuthRetryableFetchError(error)) throw new Refusal("The sign-in service did not answer. Please try again.", 502);
  if (error || data?.claims.role !== "authenticated" || !data.claims.sub) throw ended;
  return data.claims.sub;
}

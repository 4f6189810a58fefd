import { isAuthRetryableFetchError, type JwtPayload } from "@supabase/supabase-js";
import { createMiddleware } from "hono/factory";
import * as z from "zod/mini";
import { type Endpoint, tokenScopeSchema } from "../_shared/contract/endpoint.ts";
import { looksLikePersonalToken } from "../_shared/server/personal-token.ts";
import { takeRequest } from "../_shared/stores/limits.ts";
import { limitAddress, refuseIfEarly } from "./limit-requests.ts";
import { type ApiEnv, createAnonymousClient, createCallersClient, type Outside } from "./outside.ts";
import { Refusal } from "./refusal.ts";

/** Who calls, and the token with which to act for them. */
interface Caller {
  userId: string;
  token: string;
}

/**
 * Lets only a signed-in user through, or the holder of a personal token that may make this call, and acts as that user. The request
 * is counted meanwhile.
 */
export function requireSession({ scopes, isCostly }: Pick<Endpoint, "scopes" | "isCostly">) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const token = /^Bearer (\S+)$/i.exec(c.req.header("Authorization") ?? "")?.[1];
    if (token === undefined) throw new Refusal("Please sign in.", 401);
    const { outside } = c.var;
    const isPersonal = looksLikePersonalToken(token);
    // Anyone who makes tokens up has each looked for: that too is counted, by the address, before it costs anything.
    if (isPersonal) await limitAddress(c, "token");
    const redeemed = isPersonal ? await redeem(token, scopes, outside) : null;
    const db = createCallersClient(outside, redeemed?.token ?? token);
    // The database checks the token by itself, so that nothing is counted for a forged one.
    const counting = takeRequest(db, isCostly);
    const [caller] = await Promise.all([redeemed ?? whoHolds(token, outside), counting.catch(() => 0)]);
    c.set("userId", caller.userId);
    c.set("db", db);
    refuseIfEarly(await counting);
    await next();
  });
}

async function whoHolds(token: string, outside: Outside): Promise<Caller> {
  const ended = new Refusal("Your session has ended. Please sign in again.", 401);
  // A token whose parts are not JSON makes getClaims throw; whatever it throws, nobody is proven to hold it.
  const { data, error } = await createAnonymousClient(outside)
    .auth.getClaims(token)
    .catch((): never => {
      throw ended;
    });
  if (isAuthRetryableFetchError(error)) throw new Refusal("The sign-in service did not answer. Please try again.", 502);
  // A personal token's stand-in is the API's own affair: handed in from outside it opens nothing here.
  if (error || !data || !isSession(data.claims)) throw ended;
  return { userId: data.claims.sub, token };
}

/** Neither getClaims nor Auth looks at who a token is for: one that the same key signed for another audience is no session. */
function isSession(claims: JwtPayload): boolean {
  const { aud, role, sub } = claims;
  const isForUs = Array.isArray(aud) ? aud.includes("authenticated") : aud === "authenticated";
  return isForUs && role === "authenticated" && sub !== "" && !("tracker_scope" in claims);
}

const redeemedSchema = z.object({ token: z.string(), userId: z.uuid(), scope: tokenScopeSchema });

/** The `token` function alone can tell a personal token from a forged one, and act for its holder. */
async function redeem(personalToken: string, scopes: Endpoint["scopes"], outside: Outside): Promise<Caller> {
  const response = await fetch(`${outside.supabaseUrl}/functions/v1/token`, {
    method: "POST",
    headers: { Authorization: `Bearer ${personalToken}`, apikey: outside.publishableKey },
  }).catch(() => null);
  if (response?.status === 401) throw new Refusal("This token is not valid.", 401);
  const redeemed = z.safeParse(redeemedSchema, await response?.json().catch(() => null));
  if (!redeemed.success) throw new Refusal("The token service did not answer. Please try again.", 502);
  if (!scopes.includes(redeemed.data.scope)) throw new Refusal("This token may not do this.", 403);
  return redeemed.data;
}

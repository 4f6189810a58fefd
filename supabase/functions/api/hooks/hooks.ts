import type { Context, Hono } from "hono";
import { type DataSourceKind, HOOK_HEADER, HOOK_PATHS, PEOPLE_LIST_PATH } from "../../_shared/contract/data-sources.ts";
import { peopleList } from "../../_shared/post-sources/phantombuster/people-list.ts";
import { ringSourceHook } from "../../_shared/stores/data-sources.ts";
import { limitAddress, refuseIfEarly } from "../limit-requests.ts";
import { type ApiEnv, createAnonymousClient } from "../outside.ts";
import { Refusal } from "../refusal.ts";

/** What vendors ask for and tell, without an account. What they send is not read: the worker asks them itself. */
export function mountHooks(app: Hono<ApiEnv>): void {
  app.get(PEOPLE_LIST_PATH, (c) => {
    const list = peopleList(new URL(c.req.url).searchParams);
    if (list === null) throw new Refusal("Not found", 404);
    return c.body(list, 200, { "content-type": "text/csv; charset=utf-8" });
  });
  // PhantomBuster can send no header of ours.
  app.post(`${HOOK_PATHS.phantombuster}/:hook`, (c) => ring(c, "phantombuster", c.req.param("hook")));
  app.post(HOOK_PATHS.apify, (c) => ring(c, "apify", c.req.header(HOOK_HEADER) ?? ""));
}

async function ring(c: Context<ApiEnv>, source: DataSourceKind, hook: string): Promise<Response> {
  await limitAddress(c, "hook");
  const seconds = await ringSourceHook(createAnonymousClient(c.var.outside), source, hook);
  if (seconds === null) throw new Refusal("Not found", 404);
  refuseIfEarly(seconds);
  return c.body(null, 204);
}

import type { Hono } from "hono";
import { PEOPLE_LIST_PATH } from "../../_shared/contract/data-sources.ts";
import { peopleList } from "../../_shared/post-sources/phantombuster/people-list.ts";
import type { ApiEnv } from "../outside.ts";
import { Refusal } from "../refusal.ts";

/** What vendors ask for, without an account. */
export function mountHooks(app: Hono<ApiEnv>): void {
  app.get(PEOPLE_LIST_PATH, (c) => {
    const list = peopleList(new URL(c.req.url).searchParams);
    if (list === null) throw new Refusal("Not found", 404);
    return c.body(list, 200, { "content-type": "text/csv; charset=utf-8" });
  });
}

import type { Hono } from "hono";
import * as contract from "../../_shared/contract/feeds.ts";
import { FetchProblem } from "../../_shared/post-sources/feed/fetch-public.ts";
import { findFeeds } from "../../_shared/post-sources/feed/find-feeds.ts";
import { mount } from "../mount.ts";
import type { ApiEnv } from "../outside.ts";

export function mountFeeds(app: Hono<ApiEnv>): void {
  mount(app, contract.findFeeds, async ({ input }, c) => {
    try {
      return { feeds: await findFeeds(input.address, c.var.outside.fetchPublic), problem: null };
    } catch (error) {
      // What a site does wrong is what was to be found out.
      if (error instanceof FetchProblem) return { feeds: [], problem: error.message };
      throw error;
    }
  });
}

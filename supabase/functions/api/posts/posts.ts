import type { Hono } from "hono";
import * as contract from "../../_shared/contract/posts.ts";
import { getFounder } from "../../_shared/stores/founders.ts";
import { getPost, listAllPosts, listPosts, listSummarisedPosts } from "../../_shared/stores/posts.ts";
import { mount } from "../mount.ts";
import type { ApiEnv } from "../outside.ts";

const DAY_MS = 24 * 60 * 60_000;

export function mountPosts(app: Hono<ApiEnv>): void {
  mount(app, contract.listPosts, async ({ query }, c) => ({ ...query, ...(await listAllPosts(c.var.db, query)) }));
  mount(app, contract.listFounderPosts, async ({ params, query }, c) => ({
    data: await listPosts(c.var.db, params.founderId, query.limit),
  }));
  mount(app, contract.getPost, ({ params }, c) => getPost(c.var.db, params.postId));

  // Below a founder's own path, a founder who is not there is told apart from one without posts.
  mount(app, contract.listLinkedinPosts, async ({ params, query }, c) => {
    await getFounder(c.var.db, params.founderId);
    return { posts: await listPosts(c.var.db, params.founderId, query.limit) };
  });
  mount(app, contract.getAiTimeline, async ({ params, query }, c) => {
    await getFounder(c.var.db, params.founderId);
    return { timeline: await listPosts(c.var.db, params.founderId, query.limit) };
  });
  mount(app, contract.listSummaries, async ({ params, query }, c) => {
    await getFounder(c.var.db, params.founderId);
    const since = new Date(Date.now() - query.days * DAY_MS);
    return { summaries: await listSummarisedPosts(c.var.db, params.founderId, since) };
  });
}

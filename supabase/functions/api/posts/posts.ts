import type { Context, Hono } from "hono";
import * as contract from "../../_shared/contract/posts.ts";
import { fromBase64 } from "../../_shared/stores/bytes.ts";
import { getFounder } from "../../_shared/stores/founders.ts";
import {
  getPost,
  getPostPicture,
  handInPosts,
  listAllPosts,
  listPosts,
  listSummarisedPosts,
} from "../../_shared/stores/posts.ts";
import { withMediaAddresses } from "./media-address.ts";
import { mount } from "../mount.ts";
import type { Post } from "../../_shared/contract/posts.ts";
import type { ApiEnv } from "../outside.ts";

const DAY_MS = 24 * 60 * 60_000;

const addressed = (c: Context<ApiEnv>, posts: Post[]) =>
  posts.map((post) => withMediaAddresses(post, c.var.outside.siteUrl));

export function mountPosts(app: Hono<ApiEnv>): void {
  mount(app, contract.listPosts, async ({ query }, c) => {
    const { data, total } = await listAllPosts(c.var.db, query);
    return { ...query, data: addressed(c, data), total };
  });
  mount(app, contract.listFounderPosts, async ({ params, query }, c) => ({
    data: addressed(c, await listPosts(c.var.db, params.founderId, query.limit)),
  }));
  mount(app, contract.getPost, async ({ params }, c) =>
    withMediaAddresses(await getPost(c.var.db, params.postId), c.var.outside.siteUrl),
  );
  mount(app, contract.getPostPicture, async ({ params }, c) => {
    const { kind, content } = await getPostPicture(c.var.db, params.postId);
    return c.body(fromBase64(content), 200, {
      "Content-Type": kind,
      // Never anything but a picture, whatever else its bytes may be read as.
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Content-Disposition": "inline",
      // For the browser of who asked, and for nobody who signs in there next.
      "Cache-Control": "private, max-age=86400",
      Vary: "Authorization",
    });
  });

  mount(app, contract.handInPosts, ({ params, input }, c) => handInPosts(c.var.db, params.founderId, input.posts));

  // Below a founder's own path, a founder who is not there is told apart from one without posts.
  mount(app, contract.listLinkedinPosts, async ({ params, query }, c) => {
    await getFounder(c.var.db, params.founderId);
    return { posts: addressed(c, await listPosts(c.var.db, params.founderId, query.limit)) };
  });
  mount(app, contract.getAiTimeline, async ({ params, query }, c) => {
    await getFounder(c.var.db, params.founderId);
    return { timeline: addressed(c, await listPosts(c.var.db, params.founderId, query.limit)) };
  });
  mount(app, contract.listSummaries, async ({ params, query }, c) => {
    await getFounder(c.var.db, params.founderId);
    const since = new Date(Date.now() - query.days * DAY_MS);
    return { summaries: addressed(c, await listSummarisedPosts(c.var.db, params.founderId, since)) };
  });
}

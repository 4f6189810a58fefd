import type { Summariser } from "../_shared/language-model/language-model.ts";
import type { FetchPublic } from "../_shared/post-sources/feed/fetch-public.ts";
import { readFeed } from "../_shared/post-sources/feed/read-feed.ts";
import { toStorablePost } from "./storable-post.ts";
import { summarisePosts } from "./summarise-posts.ts";
import type { ClaimedJob, DueFeed, StorableReading, WorkerQueue } from "./worker-queue.ts";

/** Enough that ten slow sites fit into a job's minute. */
const AT_ONCE = 3;

export interface FeedsOutside {
  queue: WorkerQueue;
  model: Summariser;
  fetchPublic: FetchPublic;
  now(): Date;
}

/**
 * Reads the feeds of a claimed job's person that are due and stores each as it is read. A feed that cannot be read is told of in its row
 * and costs nothing else. Throws the model's error after everything was stored: those posts are summarised when the feed is read again.
 */
export async function readFeeds(job: ClaimedJob, outside: FeedsOutside, signal: AbortSignal): Promise<void> {
  if (job.feeds.length === 0) return;
  const known = await outside.queue.summarisedPosts(job);
  const left = job.feeds[Symbol.iterator]();
  const errors: unknown[] = [];
  const read = async (feed: DueFeed) => {
    const { posts: found, ...reading } = await readFeed(feed, job.founderName, outside.fetchPublic, outside.now);
    const posts = found.flatMap((post) => toStorablePost(post) ?? []);
    const storable: StorableReading = { feedId: feed.id, ...reading, posts };
    try {
      await summarisePosts(outside.model, job.founderName, posts, known, signal);
    } catch (error) {
      errors.push(error);
      // Without its version the feed comes whole again.
      Object.assign(storable, { etag: null, lastModified: null });
    }
    signal.throwIfAborted();
    await outside.queue.storeFeeds(job, [storable]);
  };
  const work = async () => {
    for (const feed of left) await read(feed);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (errors.length > 0) throw errors[0];
}

import type { Summariser } from "../_shared/language-model/language-model.ts";
import { postKey } from "../_shared/post-sources/post-source.ts";
import { contentHash, type StorablePost } from "./storable-post.ts";
import type { SummarisedPosts } from "./worker-queue.ts";

// Enough to hide a hosted model's latency, few enough to stay under its rate limits.
const AT_ONCE = 4;

/**
 * Summarises, in place, the posts whose content has no summary yet. Throws the model's error after the calls under way have
 * ended; what was summarised before stays in the posts.
 */
export async function summarisePosts(
  model: Summariser,
  authorName: string,
  posts: StorablePost[],
  known: SummarisedPosts,
  signal: AbortSignal,
): Promise<void> {
  const hashes = new Map(
    known.flatMap(({ network, scope, ids, contentHash }) =>
      ids.map((externalId) => [postKey({ network, scope, externalId }), contentHash]),
    ),
  );
  const left = posts[Symbol.iterator]();
  const errors: unknown[] = [];
  const work = async () => {
    for (const post of left) {
      if (errors.length > 0 || signal.aborted) return;
      try {
        await summarisePost(model, authorName, post, hashes);
      } catch (error) {
        errors.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (errors.length > 0) throw errors[0];
  signal.throwIfAborted();
}

async function summarisePost(
  model: Summariser,
  authorName: string,
  post: StorablePost,
  hashes: Map<string, string>,
): Promise<void> {
  const hash = await contentHash(post.content);
  const ids = [post.externalId, ...post.aliases];
  if (ids.some((externalId) => hashes.get(postKey({ ...post, externalId })) === hash)) return;
  const summary = await model.summarisePost({ authorName, content: post.content });
  post.summary = summary?.text ?? null;
  post.summaryBy = summary?.madeBy ?? null;
  post.summarised = true;
}

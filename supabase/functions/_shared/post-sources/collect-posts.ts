import { postKey, type PostSource, type SourcePost } from "./post-source.ts";

/** What a finished run gave: its posts, each once, and how many raw items held none. */
export interface CollectedPosts {
  posts: SourcePost[];
  skipped: number;
}

/** Collects a run that is done, with the posts of all its people. */
export async function collectPosts(source: PostSource, runId: string): Promise<CollectedPosts> {
  return readItems(source, await source.collect(runId));
}

/** The posts of a run's items. One item that no longer looks as expected costs that item, never the run. */
export function readItems(source: PostSource, items: unknown[]): CollectedPosts {
  const posts = new Map<string, SourcePost>();
  let skipped = 0;
  for (const raw of items) {
    const found = normaliseOrNone(source, raw);
    if (found.length === 0) skipped++;
    for (const post of found) posts.set(postKey(post), post);
  }
  return { posts: [...posts.values()], skipped };
}

function normaliseOrNone(source: PostSource, raw: unknown): SourcePost[] {
  try {
    return source.normalise(raw);
  } catch {
    return [];
  }
}

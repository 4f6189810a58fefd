import { type PersonResult, postKey, type PostSource, type PostTarget, type SourcePost } from "./post-source.ts";

/** What a finished run gave: its posts, each once, and how many raw items held none. */
export interface CollectedPosts {
  posts: SourcePost[];
  skipped: number;
}

/** What a run that is done gave for one of its people: all that it gave, where the source takes one person per run. */
export async function collectResult(source: PostSource, runId: string, target: PostTarget): Promise<PersonResult> {
  const { founderId } = target;
  if (!source.results) return { founderId, outcome: "posts", reason: null, items: await source.collect(runId) };
  const { people } = await source.results(runId, [target]);
  return people[0] ?? { founderId, outcome: "nothing_new", reason: null, items: [] };
}

/** Collects a run that is done, whoever its posts are of. */
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

import type { Summariser } from "../_shared/language-model/language-model.ts";
import type { ClaimedJob, HandedInSummary, WorkerQueue } from "./worker-queue.ts";

/**
 * Summarises what was handed in of a claimed job's person and stores it. True when the job ended with it, or is no longer held. Throws the
 * model's error after what was summarised before is stored.
 */
export async function summariseHandedIn(
  job: ClaimedJob,
  queue: WorkerQueue,
  model: Summariser,
  signal: AbortSignal,
): Promise<boolean> {
  if (job.hasHandedIn !== true) return false;
  const summaries: HandedInSummary[] = [];
  try {
    for (const post of await queue.handedInPosts(job)) {
      signal.throwIfAborted();
      const summary = await model.summarisePost({ authorName: job.founderName, content: post.content });
      summaries.push({ ...post, summary: summary?.text ?? null, summaryBy: summary?.madeBy ?? null });
    }
  } catch (error) {
    if (summaries.length > 0) await queue.storeHandedIn(job, summaries, false);
    throw error;
  }
  return (await queue.storeHandedIn(job, summaries, true)) !== "going on";
}

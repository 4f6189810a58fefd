import type { Sql } from "postgres";
import type { ClaimedJob, WorkerQueue } from "../functions/jobs/worker-queue.ts";

/** Calls the worker's functions in SQL, for databases without REST. */
export function sqlWorkerQueue(sql: Sql, leaseSeconds: number): WorkerQueue {
  const answer = async <T>(query: Promise<{ answer: T }[]>): Promise<T> => {
    const [row] = await query;
    if (!row) throw new Error("The database gave no answer");
    return row.answer;
  };
  return {
    claim: () => answer<ClaimedJob | null>(sql`select worker.claim(${leaseSeconds}) as answer`),
    summarisedPosts: ({ jobId, token }) => answer(sql`select worker.summarised_posts(${jobId}, ${token}) as answer`),
    heartbeat: ({ jobId, token }) =>
      answer(sql`select worker.heartbeat(${jobId}, ${token}, ${leaseSeconds}) as answer`),
    handedInPosts: ({ jobId, token }) => answer(sql`select worker.handed_in_posts(${jobId}, ${token}) as answer`),
    storeHandedIn: ({ jobId, token }, summaries, isLast) =>
      answer(
        sql`select worker.store_handed_in(${jobId}, ${token}, ${sql.json(summaries as never)}, ${isLast}) as answer`,
      ),
    storeFeeds: ({ jobId, token }, readings) =>
      answer(sql`select worker.store_feeds(${jobId}, ${token}, ${sql.json(readings as never)}) as answer`),
    complete: ({ jobId, token }, source, { known, posts, profile }) =>
      answer(sql`
        select worker.complete(${jobId}, ${token}, ${source}, ${known}, ${sql.json(posts as never)},
          ${sql.json(profile as never)}) as answer`),
    fail: ({ jobId, token }, source, { error, retryable, retryAfterSeconds, forgetRun }, posts) =>
      answer(sql`
        select worker.fail(${jobId}, ${token}, ${source}, ${error}, ${retryable}, ${retryAfterSeconds},
          ${sql.json(posts as never)}, ${forgetRun}) as answer`),
    giveBack: ({ jobId, token }, source, runId, posts) =>
      answer(
        sql`select worker.give_back(${jobId}, ${token}, ${source}, ${runId}, ${sql.json(posts as never)}) as answer`,
      ),
    wake: async () => {
      await sql`select worker.wake()`;
    },
    spend: ({ jobId, token }) => answer(sql`select worker.spend(${jobId}, ${token}, 'language_model', 1) as answer`),
    wait: ({ jobId, token }, seconds, source, runId) =>
      answer(sql`select worker.wait(${jobId}, ${token}, ${seconds}, ${source}, ${runId}) as answer`),
  };
}

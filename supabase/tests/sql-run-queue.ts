import type { Sql } from "postgres";
import type { RunPlan, RunQueue } from "../functions/jobs/run-queue.ts";

/** The worker's functions for vendors' runs, called in SQL. */
export function sqlRunQueue(sql: Sql, sharedCeiling = 80): RunQueue {
  const answer = async <T>(query: Promise<{ answer: T }[]>): Promise<T> => {
    const [row] = await query;
    if (!row) throw new Error("The database gave no answer");
    return row.answer;
  };
  return {
    plan: ({ jobId, token }, shared, most) =>
      answer<RunPlan>(sql`select worker.plan_run(${jobId}, ${token}, ${shared}, ${sharedCeiling}, ${most}) as answer`),
    begin: ({ jobId, token }, runKey, vendorRunId, seconds) =>
      answer(sql`select worker.begin_run(${jobId}, ${token}, ${runKey}, ${vendorRunId}, ${seconds}) as answer`),
    settle: ({ jobId, token }, runKey, { state, reason, wasBegun, retryAfterSeconds, cost, people }) =>
      answer(sql`
        select worker.settle_run(${jobId}, ${token}, ${runKey}, ${state}, ${reason}, ${wasBegun}, ${retryAfterSeconds}, ${cost},
          ${sql.json(people as never)}) as answer`),
  };
}

import type { Sql } from "postgres";

/** A row of queue.jobs, as far as the tests read it. */
export interface JobRow {
  id: string;
  user_id: string;
  founder_id: string;
  state: "queued" | "running" | "done" | "dead" | "cancelled";
  attempt: number;
  run_at: Date;
  lease_token: string | null;
  lease_until: Date | null;
  last_error: string | null;
}

/** A job with a lease on it. */
export type HeldJob = JobRow & { lease_token: string };

/** The calls of the queue by name, as its owner makes them. */
export function queueCalls(sql: Sql) {
  const held = async (answer: Promise<{ held: boolean }[]>) => (await answer)[0]?.held ?? false;
  return {
    async claim(lease = "90 seconds"): Promise<HeldJob | undefined> {
      return (await sql<HeldJob[]>`select * from queue.claim(${lease}::interval)`)[0];
    },
    /** Leases that ran out before anybody could look. */
    claimExpired: async () => (await sql<HeldJob[]>`select * from queue.claim('-1 second')`)[0],
    enqueue: async (userId: string, founderId: string, priority = 0) =>
      (
        await sql<[{ id: string }]>`select queue.enqueue_refresh(${userId}, ${founderId}, ${priority}::smallint) as id`
      )[0].id,
    heartbeat: (job: HeldJob, lease = "90 seconds") =>
      held(sql`select queue.heartbeat(${job.id}, ${job.lease_token}, ${lease}::interval) as held`),
    complete: (job: HeldJob) => held(sql`select queue.complete(${job.id}, ${job.lease_token}, '{}') as held`),
    fail: (job: HeldJob, error: string, retryable = true, retryAfter = "0") =>
      held(
        sql`select queue.fail(${job.id}, ${job.lease_token}, ${error}, ${retryable}, ${retryAfter}::interval) as held`,
      ),
    wait: (job: HeldJob, runId: string) =>
      held(sql`select queue.wait(${job.id}, ${job.lease_token}, clock_timestamp(), 'slow', ${runId}) as held`),
    reap: async () => (await sql<[{ count: number }]>`select queue.reap() as count`)[0].count,
    job: async (id: string) => {
      const [job] = await sql<JobRow[]>`select * from queue.jobs where id = ${id}`;
      if (!job) throw new Error(`There is no job ${id}`);
      return job;
    },
    /** Makes everything that waits for its backoff due. */
    hurry: () => sql`update queue.jobs set run_at = clock_timestamp() where state = 'queued'`,
    /** Takes back every account, and with it everything queued. */
    empty: () => sql`delete from auth.users`,
  };
}

/** What the code under test must have given. */
export function given<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("There was nothing to claim");
  return value;
}

import type { Sql } from "postgres";
import { waitUntil } from "../local/wait-until.ts";
import type { StackAddresses } from "../tests/one-stack.ts";

const PATIENCE_MS = 60_000;

/**
 * Runs something that compares rows while nothing of the schedule changes them: its jobs are switched off and on again, as pg_cron has it,
 * and one under way may end. The schedule of a given Supabase goes on: it is not ours to stop. Throws when a job does not end.
 */
export async function withoutSchedule<Result>(
  stack: StackAddresses,
  sql: Sql,
  run: () => Promise<Result>,
): Promise<Result> {
  if (!stack.isEmbedded) return run();
  const jobs = await sql<{ jobid: string }[]>`select jobid from cron.job where active`;
  const setActive = async (active: boolean) => {
    for (const { jobid } of jobs) await sql`select cron.alter_job(job_id := ${jobid}, active := ${active})`;
  };
  await setActive(false);
  try {
    const hasEnded = async () =>
      (await sql`select 1 from cron.job_run_details where status = 'running' limit 1`).length === 0;
    if (!(await waitUntil(hasEnded, PATIENCE_MS))) throw new Error("A job of the schedule does not end.");
    return await run();
  } finally {
    await setActive(true);
  }
}

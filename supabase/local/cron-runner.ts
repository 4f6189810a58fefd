import { Cron } from "croner";
import type postgres from "postgres";
import { connect, type DatabaseLogin } from "./postgres/bootstrap.ts";
import type { Part } from "./part.ts";
import { keepListening } from "./postgres/keep-listening.ts";

interface CronJob {
  jobid: string;
  schedule: string;
  command: string;
  username: string;
}

/** pg_cron's schedule in croner's words: `$` is the last day of the month there, `L` here; seconds become a pattern of seconds. */
export function cronPattern(schedule: string): { pattern: string; interval?: number } {
  const seconds = /^\s*(\d+)\s+seconds?\s*$/i.exec(schedule)?.[1];
  if (seconds) return { pattern: "* * * * * *", interval: Number(seconds) };
  return { pattern: schedule.trim().replaceAll("$", "L") };
}

/** Runs one job once, as pg_cron does: as the role that scheduled it, with an entry in `cron.job_run_details`. */
async function runJob(sql: postgres.Sql, job: CronJob): Promise<void> {
  const [run] = await sql<{ runid: string }[]>`
    insert into cron.job_run_details (jobid, job_pid, database, username, command, status, start_time)
    values (${job.jobid}, pg_backend_pid(), current_database(), ${job.username}, ${job.command}, 'running', clock_timestamp())
    returning runid`;
  if (!run) return;
  const end = async (status: string, message: string) => {
    await sql`update cron.job_run_details set status = ${status}, return_message = ${message}, end_time = clock_timestamp() where runid = ${run.runid}`;
  };
  try {
    // Several statements in one message are one transaction, which the server ends by itself when the connection is lost.
    const role = job.username.replaceAll("'", "''");
    await sql.unsafe(`select set_config('role', '${role}', true);\n${job.command}`);
    await end("succeeded", "1 row");
  } catch (error) {
    await end("failed", error instanceof Error ? error.message : String(error));
  }
}

/** What pg_cron's background worker does: runs the jobs of `cron.job` on their schedules, never one twice at once. */
export async function startCron(login: DatabaseLogin): Promise<Part> {
  const sql = connect(login, { max: 4 });
  const scheduled = new Map<string, Cron>();
  let isStopping = false;
  let listener: Awaited<ReturnType<typeof keepListening>> | null = null;

  const clear = () => {
    for (const task of scheduled.values()) task.stop();
    scheduled.clear();
  };
  const load = async () => {
    const jobs = await sql<
      CronJob[]
    >`select jobid, schedule, command, username from cron.job where active and database = current_database()`;
    clear();
    for (const job of isStopping ? [] : jobs) {
      const { pattern, ...interval } = cronPattern(job.schedule);
      const options = { protect: true, timezone: "UTC", unref: true, catch: true, ...interval };
      scheduled.set(job.jobid, new Cron(pattern, options, () => runJob(sql, job)));
    }
  };
  const [extension] = await sql`select 1 from pg_extension where extname = 'pg_cron'`;
  if (extension) {
    await load();
    listener = await keepListening(login, "tracker_cron", () => void load().catch(() => undefined));
  }
  return {
    name: "cron",
    check: async () => {
      await sql`select 1`;
    },
    stop: async () => {
      isStopping = true;
      clear();
      await Promise.all([listener?.stop(), sql.end({ timeout: 2 })]);
    },
  };
}

import type { Sql } from "postgres";
import { waitUntil } from "../../local/wait-until.ts";
import { addUserWithFounders, makeScratchDatabase, type ScratchDatabase } from "../../tests/make-scratch-database.ts";
import { startWorker, type WorkerProcess } from "../../tests/worker-process.ts";
import { COUNT_EFFECTS, effectsOf } from "./effects.ts";
import { turnsAtOnce, workLog } from "./work-log.ts";

/** The lease of tests/queue-worker.ts. */
export const LEASE_MS = 1_000;
/** Several leases: anyone who takes back what was held has done so by then. */
const PATIENCE_MS = 6 * LEASE_MS;

export async function prepare(dbUrl: string, name: string): Promise<ScratchDatabase> {
  const database = await makeScratchDatabase(dbUrl, name);
  await database.sql.unsafe(COUNT_EFFECTS);
  return database;
}

/** Whose job each one is. */
export async function usersOfJobs(sql: Sql): Promise<Map<string, string>> {
  const rows = await sql<{ id: string; user_id: string }[]>`select id, user_id from queue.jobs`;
  return new Map(rows.map(({ id, user_id }) => [id, user_id]));
}

type Start = (paceMs: number, heard?: (line: string, worker: WorkerProcess) => void) => WorkerProcess;

/** One user with some jobs in a database of their own, changed as told, and workers that end with it. */
async function withOneUser<T>(
  dbUrl: string,
  { change, founders }: { change: string; founders: number },
  run: (database: ScratchDatabase, start: Start) => Promise<T>,
): Promise<T> {
  const database = await prepare(dbUrl, "proof_small");
  const workers: WorkerProcess[] = [];
  try {
    if (change) await database.sql.unsafe(change);
    await addUserWithFounders(database.sql, founders);
    return await run(database, (paceMs, heard) => {
      const worker = startWorker(database.url, [paceMs, paceMs], heard);
      workers.push(worker);
      return worker;
    });
  } finally {
    await Promise.all(workers.map((worker) => worker.kill()));
    await database.drop();
  }
}

const untilDone = ({ sql }: ScratchDatabase) =>
  waitUntil(async () => (await effectsOf(sql)).unfinished === 0, PATIENCE_MS, 100);

/** Freezes a worker in the middle of the only job, lets another finish that job, and wakes the first one: its effects. */
export function wakeTooLate(dbUrl: string, change: string): Promise<number> {
  return withOneUser(dbUrl, { change, founders: 1 }, async ({ sql }, start) => {
    const frozen = start(300);
    await frozen.says(/^holds/);
    frozen.send("SIGSTOP");
    await start(1).says(/^completed/);
    frozen.send("SIGCONT");
    await frozen.says(/^(completed|was fenced out of)/);
    return (await sql`select from public.effects`).length;
  });
}

/** Kills a worker in the middle of a job and gives another one several leases' time: the jobs that were not done by then. */
export function killOnce(dbUrl: string, change: string): Promise<number> {
  return withOneUser(dbUrl, { change, founders: 3 }, async (database, start) => {
    const killed = start(300);
    await killed.says(/^holds/);
    await killed.kill();
    start(1);
    await untilDone(database);
    const { lost, unfinished } = await effectsOf(database.sql);
    return lost + unfinished;
  });
}

/** Sets three workers on the jobs of one user: the turns that began while another was under way, by the workers' own log. */
export function crowdOneLane(dbUrl: string, change: string): Promise<number> {
  return withOneUser(dbUrl, { change, founders: 12 }, async (database, start) => {
    const log = workLog(LEASE_MS);
    for (let count = 0; count < 3; count += 1) start(50, log.hear);
    await untilDone(database);
    return turnsAtOnce(log.turns, await usersOfJobs(database.sql));
  });
}

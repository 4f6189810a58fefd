import { afterEach, expect, test, vi } from "vitest";
import { addUserWithFounders, createScratchDatabase, type ScratchDatabase } from "./scratch-database.ts";
import { startWorker, type WorkerProcess } from "./worker-process.ts";

const databases: ScratchDatabase[] = [];
const workers: WorkerProcess[] = [];

afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.kill()));
  for (const database of databases.splice(0)) await database.drop();
});

// Each write of a finished refresh to its founder is one effect; nothing in the table stops a second one.
const COUNT_EFFECTS = `
  create table public.effects (founder_id uuid not null);
  create function public.count_effect() returns trigger language plpgsql as
    $$ begin insert into public.effects values (new.id); return null; end $$;
  create trigger count_effect after update of last_refreshed_at on public.founders
    for each row execute function public.count_effect();
  create or replace function queue.backoff(attempt integer) returns interval language sql as $$ select interval '20 ms' $$;
`;

// The control: the same functions without a look at the lease token.
const NO_FENCING = `
  create or replace function queue.hold(job_id bigint, token uuid) returns setof queue.jobs
  language sql set search_path = '' as $$ select * from queue.jobs where id = job_id for update $$;
  create or replace function queue.complete(job_id bigint, token uuid, outcome jsonb) returns boolean
  language sql set search_path = '' as $$
    update queue.jobs set state = 'done', result = outcome, lease_token = null, lease_until = null where id = job_id
    returning true
  $$;
`;

async function databaseThatCounts(name: string): Promise<ScratchDatabase> {
  const database = await createScratchDatabase(name);
  databases.push(database);
  await database.sql.unsafe(COUNT_EFFECTS);
  return database;
}

const effectsOf = async ({ sql }: ScratchDatabase) =>
  (await sql<{ founder_id: string }[]>`select founder_id from public.effects`).map((effect) => effect.founder_id);

function start(
  database: ScratchDatabase,
  pace: [number, number],
  heard?: Parameters<typeof startWorker>[2],
): WorkerProcess {
  const worker = startWorker(database.url, pace, heard);
  workers.push(worker);
  return worker;
}

/** Freezes a worker in the middle of the only job, lets another finish that job, and wakes the first one. */
async function wakeTooLate(database: ScratchDatabase): Promise<{ said: string; effects: number }> {
  await addUserWithFounders(database.sql, 1);
  const frozen = start(database, [300, 300]);
  await frozen.says(/^holds/);
  frozen.send("SIGSTOP");
  await start(database, [1, 1]).says(/^completed/);
  frozen.send("SIGCONT");
  const said = await frozen.says(/^(completed|was fenced out of)/);
  return { said, effects: (await effectsOf(database)).length };
}

test("a frozen worker that wakes after its lease ran out changes nothing", async () => {
  const { said, effects } = await wakeTooLate(await databaseThatCounts("queue_frozen"));
  expect(said).toMatch(/^was fenced out of/);
  expect(effects).toBe(1);
});

test("control: without the token check the same worker does the work a second time", async () => {
  const database = await databaseThatCounts("queue_unfenced");
  await database.sql.unsafe(NO_FENCING);
  const { said, effects } = await wakeTooLate(database);
  expect(said).toMatch(/^completed/);
  expect(effects).toBe(2);
});

test("workers killed in the middle of their jobs lose nothing and do nothing twice", async () => {
  const KILLS = 8;
  const database = await databaseThatCounts("queue_killed");
  const users = await Promise.all(Array.from({ length: 5 }, () => addUserWithFounders(database.sql, 12)));
  const founderIds = users.flatMap((user) => user.founderIds);

  let holds = 0;
  let kills = 0;
  const startOne = () => {
    start(database, [20, 80], (line, worker) => {
      if (!line.startsWith("holds")) return;
      holds += 1;
      if (holds % 4 !== 0 || kills === KILLS) return;
      kills += 1;
      void worker.kill().then(startOne);
    });
  };
  for (let count = 0; count < 3; count += 1) startOne();

  await vi.waitFor(
    async () => {
      const left =
        await database.sql`select state, count(*)::integer from queue.jobs where state <> 'done' group by state`;
      expect(left).toEqual([]);
    },
    { timeout: 25_000, interval: 100 },
  );
  expect(kills).toBe(KILLS);
  expect((await effectsOf(database)).sort()).toEqual(founderIds.sort());
  // Most kills must have struck a job in hand, or this proves nothing.
  const [again] = await database.sql<
    [{ attempts: number }]
  >`select sum(attempt - 1)::integer as attempts from queue.jobs`;
  expect(again.attempts).toBeGreaterThanOrEqual(KILLS / 2);
});

// A worker that is killed (kill -9, a process of its own) in the middle of a run at a vendor: another one goes on within one lease, and the
// vendor is asked and paid once.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addUserWithFounders, createScratchDatabase, type ScratchDatabase } from "./scratch-database.ts";
import { AGENT_ID, startVendorWorld, type VendorWorld } from "./vendor-world.ts";
import { startProgram, type WorkerProcess } from "./worker-process.ts";

/** As in vendor-worker.ts; a job's first pause, which begins with its lease, is shorter. */
const LEASE_MS = 7_000;
/** Until the next worker is up and has looked at the queue. */
const SLACK_MS = 2_000;

let database: ScratchDatabase;
let world: VendorWorld;
let userId: string;
const workers: WorkerProcess[] = [];

beforeAll(async () => {
  database = await createScratchDatabase("vendor_kills_scratch");
  world = await startVendorWorld(database.sql);
});
beforeEach(async () => {
  await database.sql`delete from auth.users`;
  ({ userId } = await addUserWithFounders(database.sql, 3));
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.kill()));
  await world.stop();
  await database.drop();
});

function startVendorWorker(dyingAt = ""): WorkerProcess {
  const worker = startProgram("vendor-worker.ts", [database.url, world.phantomBuster.url, world.listUrl, dyingAt]);
  workers.push(worker);
  return worker;
}

const heldBy = ({ said }: WorkerProcess) => said.findLast((line) => line.startsWith("holds "));

test.each([
  ["after the vendor has taken the run", "begin"],
  ["while the vendor works", "poll"],
  ["after it has read what the run gave", "settle"],
  ["before it stores the posts", "complete"],
])("a worker that is killed %s is taken over within a lease, and nothing is lost or paid twice", async (_, step) => {
  const { sql } = database;
  const key = `killed-at-${step}`;
  world.phantomBuster.behave(key, { pollsUntilEnd: 1 });
  await world.asUser(userId, (own) => own`select public.connect_source('phantombuster', ${key}, true, ${AGENT_ID})`);
  const victim = startVendorWorker(step);
  let isThere = false;
  void victim.says(new RegExp(`^waits at ${step}$`)).then(() => (isThere = true));
  // What waits for the run is looked at again at once.
  const hurry = () =>
    sql`update queue.jobs set run_at = clock_timestamp() where user_id = ${userId} and state = 'queued'`;
  await expect.poll(async () => (await hurry(), isThere), { interval: 200 }).toBe(true);
  const job = heldBy(victim);
  await victim.kill();
  const killedAt = performance.now();

  const next = startVendorWorker();
  await next.says(new RegExp(`^${job}$`));
  const takenOverAfter = performance.now() - killedAt;
  console.log(`killed at ${step}: taken over after ${Math.round(takenOverAfter)} ms, a lease is ${LEASE_MS} ms`);
  expect(takenOverAfter).toBeLessThan(LEASE_MS + SLACK_MS);
  const left = async () => {
    await hurry();
    const [row] = await sql<{ count: number }[]>`
      select count(*)::integer as count from queue.jobs where user_id = ${userId} and state in ('queued', 'running')`;
    return row?.count;
  };
  await expect.poll(left, { interval: 200 }).toBe(0);
  await next.kill();
  expect(world.phantomBuster.launches.filter((launch) => launch.key === key)).toMatchObject([
    { people: { length: 3 } },
  ]);
  expect(await sql`select state, people, failed_people from public.source_runs where user_id = ${userId}`).toEqual([
    { state: "done", people: 3, failed_people: 0 },
  ]);
  const [stored] = await sql`
    select count(*)::integer as posts, count(distinct external_id)::integer as different from public.posts where user_id = ${userId}`;
  expect(stored).toEqual({ posts: 9, different: 9 });
});

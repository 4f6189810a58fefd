import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { given, queueCalls } from "./queue-calls.ts";
import { addUserWithFounders, createScratchDatabase, type ScratchDatabase } from "./scratch-database.ts";

let database: ScratchDatabase;
let queue: ReturnType<typeof queueCalls>;
const addUser = (founders: number) => addUserWithFounders(database.sql, founders);

beforeAll(async () => {
  database = await createScratchDatabase("queue_scratch");
  queue = queueCalls(database.sql);
});
beforeEach(() => queue.empty());
afterAll(() => database.drop());

describe("adding", () => {
  test("a new founder is queued in the transaction that adds them", async () => {
    const { sql } = database;
    const lost = sql.begin(async (transaction) => {
      await addUserWithFounders(transaction as unknown as typeof sql, 1);
      expect(await transaction`select from queue.jobs`).toHaveLength(1);
      throw new Error("the transaction fails");
    });
    await expect(lost).rejects.toThrow("the transaction fails");
    expect(await sql`select from queue.jobs`).toHaveLength(0);
    await addUser(2);
    expect(await sql`select from queue.jobs where state = 'queued'`).toHaveLength(2);
  });

  test("the same work asked for many times at once is queued once, and again after it is done", async () => {
    const { userId, founderIds } = await addUser(1);
    const founderId = given(founderIds[0]);
    const ids = await Promise.all(Array.from({ length: 20 }, () => queue.enqueue(userId, founderId)));
    expect(new Set(ids).size).toBe(1);
    const job = given(await queue.claim());
    expect(await queue.enqueue(userId, founderId)).toBe(job.id);
    await queue.complete(job);
    expect(await queue.enqueue(userId, founderId)).not.toBe(job.id);
  });
});

describe("claiming", () => {
  test("takes the lane served longest ago, so that one big user keeps nobody waiting", async () => {
    const big = await addUser(40);
    const small = await Promise.all(Array.from({ length: 5 }, () => addUser(1)));
    const served: string[] = [];
    for (let round = 0; round < 2 * (1 + small.length); round += 1) {
      const job = given(await queue.claim());
      served.push(job.user_id);
      await queue.complete(job);
      if (served.length === 1 + small.length) break;
    }
    expect(new Set(served)).toEqual(new Set([big.userId, ...small.map((user) => user.userId)]));
  });

  test("goes within a lane by priority, then time, then age", async () => {
    const { userId, founderIds } = await addUser(4);
    const [late, first, second, unhurried] = founderIds;
    await database.sql`update queue.jobs set run_at = clock_timestamp() - interval '1 minute'`;
    await database.sql`update queue.jobs set run_at = clock_timestamp() where founder_id = ${given(late)}`;
    await database.sql`update queue.jobs set priority = 10 where founder_id = ${given(unhurried)}`;
    const order: string[] = [];
    for (let job = await queue.claim(); job; job = await queue.claim()) {
      expect(job.user_id).toBe(userId);
      order.push(job.founder_id);
      await queue.complete(job);
    }
    expect(order).toEqual([first, second, late, unhurried]);
  });

  test("never runs two jobs of one lane at once, nor more than the settings allow", async () => {
    await Promise.all(Array.from({ length: 6 }, () => addUser(3)));
    const claims = (await Promise.all(Array.from({ length: 12 }, () => queue.claim()))).filter(
      (job) => job !== undefined,
    );
    expect(claims).toHaveLength(4);
    expect(new Set(claims.map((job) => job.user_id)).size).toBe(4);
  });

  test("the database itself refuses a second running job in a lane", async () => {
    await addUser(2);
    const force = database.sql`
      update queue.jobs set state = 'running', lease_token = gen_random_uuid(), lease_until = now() + interval '1 minute'`;
    await expect(force).rejects.toThrow("jobs_one_running_per_lane_idx");
  });

  test("counts the attempt, and leaves alone what is not due", async () => {
    await addUser(1);
    await database.sql`update queue.jobs set run_at = clock_timestamp() + interval '1 hour'`;
    expect(await queue.claim()).toBeUndefined();
    await queue.hurry();
    expect(await queue.claim()).toMatchObject({ state: "running", attempt: 1 });
  });
});

describe("a lease", () => {
  test("is lengthened, ended and given back by its own token only, and only once", async () => {
    await addUser(1);
    const job = given(await queue.claim());
    const stranger = { ...job, lease_token: "00000000-0000-4000-8000-000000000000" };
    expect(await queue.heartbeat(stranger)).toBe(false);
    expect(await queue.complete(stranger)).toBe(false);
    expect(await queue.fail(stranger, "not mine")).toBe(false);
    expect(await queue.wait(stranger, "run")).toBe(false);
    expect(await queue.job(job.id)).toEqual(job);

    expect(await queue.heartbeat(job, "10 minutes")).toBe(true);
    const lengthened = given((await queue.job(job.id)).lease_until ?? undefined);
    expect(lengthened.getTime() - Date.now()).toBeGreaterThan(9 * 60_000);
    expect(await queue.complete(job)).toBe(true);
    expect(await queue.complete(job)).toBe(false);
    expect(await queue.heartbeat(job)).toBe(false);
  });

  test("that ran out goes to the next worker, and fences the first one out", async () => {
    await addUser(1);
    const slow = given(await queue.claimExpired());
    expect(await queue.reap()).toBe(1);
    expect(await queue.job(slow.id)).toMatchObject({
      state: "queued",
      attempt: 1,
      last_error: "The worker stopped before it had finished.",
    });
    await queue.hurry();
    const next = given(await queue.claim());
    expect(next).toMatchObject({ id: slow.id, attempt: 2 });
    expect(await queue.complete(slow)).toBe(false);
    expect(await queue.fail(slow, "late")).toBe(false);
    expect(await queue.complete(next)).toBe(true);
  });

  test("dies with its founder or its user, and leaves nothing behind", async () => {
    const { founderIds } = await addUser(1);
    const job = given(await queue.claim());
    await database.sql`delete from public.founders where id = ${given(founderIds[0])}`;
    expect(await queue.complete(job)).toBe(false);
    await addUser(1);
    const other = given(await queue.claim());
    await queue.empty();
    expect(await queue.complete(other)).toBe(false);
    expect(await database.sql`select from queue.jobs`).toHaveLength(0);
    expect(await database.sql`select from queue.lanes`).toHaveLength(0);
  });
});

describe("failing", () => {
  test("puts the job back for later, with its reason", async () => {
    await addUser(1);
    const job = given(await queue.claim());
    expect(await queue.fail(job, "The network is down.")).toBe(true);
    const failed = await queue.job(job.id);
    expect(failed).toMatchObject({ state: "queued", last_error: "The network is down.", lease_token: null });
    const seconds = (failed.run_at.getTime() - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(2);
    expect(seconds).toBeLessThan(7);
    expect(await queue.claim()).toBeUndefined();
  });

  test("waits as long as the vendor asked", async () => {
    await addUser(1);
    const job = given(await queue.claim());
    await queue.fail(job, "Too many requests.", true, "10 minutes");
    expect((await queue.job(job.id)).run_at.getTime() - Date.now()).toBeGreaterThan(9 * 60_000);
  });

  test("ends after the last attempt, or at once when trying again is of no use, and tells the founder why", async () => {
    const { founderIds } = await addUser(1);
    let tries = 0;
    for (let job = await queue.claim(); job; job = await queue.claim()) {
      tries += 1;
      await queue.fail(job, "The model is gone.");
      await queue.hurry();
    }
    expect(tries).toBe(5);
    const reasonOf = async (id: string) =>
      (await database.sql`select last_refresh_outcome, last_refresh_error from public.founders where id = ${id}`)[0];
    expect(await reasonOf(given(founderIds[0]))).toEqual({
      last_refresh_outcome: "failed",
      last_refresh_error: "The model is gone.",
    });

    const other = await addUser(2);
    const job = given(await queue.claim());
    await queue.fail(job, "The key is wrong.", false);
    expect(await queue.job(job.id)).toMatchObject({ state: "dead", attempt: 1 });
    expect(await reasonOf(job.founder_id)).toMatchObject({ last_refresh_error: "The key is wrong." });
    // A dead job never blocks its lane.
    expect(await queue.claim()).toMatchObject({ user_id: other.userId });
  });

  test("a job that kills every worker is laid down after its last attempt, with a reason", async () => {
    const { founderIds } = await addUser(1);
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect(await queue.claimExpired()).toMatchObject({ attempt });
      await queue.reap();
      await queue.hurry();
    }
    expect(await queue.claim()).toBeUndefined();
    const [founder] =
      await database.sql`select last_refresh_error from public.founders where id = ${given(founderIds[0])}`;
    expect(founder).toEqual({ last_refresh_error: "The worker stopped before it had finished." });
  });

  test("backs off from 5 seconds, doubling up to 300, give or take a fifth", async () => {
    const rows = await database.sql<{ attempt: number; low: number; high: number }[]>`
      select attempt, min(seconds)::float8 as low, max(seconds)::float8 as high
      from generate_series(0, 40) attempt, generate_series(1, 50), extract(epoch from queue.backoff(attempt)) seconds
      group by attempt order by attempt`;
    for (const { attempt, low, high } of rows) {
      const middle = Math.min(300, 5 * 2 ** (Math.max(attempt, 1) - 1));
      expect(low).toBeGreaterThanOrEqual(middle * 0.8 - 0.001);
      expect(high).toBeLessThanOrEqual(middle * 1.2 + 0.001);
    }
  });
});

describe("waiting for a run elsewhere", () => {
  test("frees the lane, gives the attempt back and remembers the run until the job ends", async () => {
    await addUser(2);
    const job = given(await queue.claim());
    expect(await queue.wait(job, "run-1")).toBe(true);
    expect(await queue.job(job.id)).toMatchObject({ state: "queued", attempt: 0, lease_token: null });
    const runs = () => database.sql`select job_id::text, source, run_id from queue.source_runs`;
    expect(await runs()).toEqual([{ job_id: job.id, source: "slow", run_id: "run-1" }]);
    for (let next = await queue.claim(); next; next = await queue.claim()) await queue.complete(next);
    expect(await runs()).toEqual([]);
  });
});

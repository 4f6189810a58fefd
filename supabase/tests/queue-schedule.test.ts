import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { isFullRun } from "./full-run.ts";
import { given, queueCalls } from "./queue-calls.ts";
import { addUserWithFounders, createScratchDatabase, type ScratchDatabase } from "./scratch-database.ts";

let database: ScratchDatabase;
let queue: ReturnType<typeof queueCalls>;
const addUser = (founders: number) => addUserWithFounders(database.sql, founders);

beforeAll(async () => {
  database = await createScratchDatabase("queue_schedule_scratch");
  queue = queueCalls(database.sql);
});
beforeEach(() => queue.empty());
afterAll(() => database.drop());

test("the schedule queues founders not checked for long, and nobody who no source knows", async () => {
  const { sql } = database;
  const { userId, founderIds } = await addUser(3);
  for (let job = await queue.claim(); job; job = await queue.claim()) await queue.complete(job);
  const [stale, fresh, unknown] = founderIds;
  for (const id of [stale, fresh, unknown]) {
    const job = await queue.enqueue(userId, given(id));
    const { lease_token } = given(await queue.claim());
    await sql`select queue.complete_refresh(${job}, ${lease_token}, 'test', ${id !== unknown}, '[]', null)`;
  }
  const hoursPass = (hours: number, ids: (string | undefined)[]) => sql`
    update public.founders set refresh_due_at = refresh_due_at - ${`${hours} hours`}::interval where id = any (${ids.map(given)})`;
  await hoursPass(11, [stale, fresh, unknown]);
  expect((await sql`select queue.enqueue_due() as count`)[0]).toEqual({ count: 0 });
  await hoursPass(2, [stale, unknown]);
  expect((await sql`select queue.enqueue_due() as count`)[0]).toEqual({ count: 1 });
  expect(await queue.claim()).toMatchObject({ founder_id: stale });
});

test("the schedule forgets jobs that are long done, and never a dead one", async () => {
  await addUser(2);
  await queue.complete(given(await queue.claim()));
  await queue.fail(given(await queue.claim()), "broken", false);
  await database.sql`update queue.jobs set finished_at = now() - interval '8 days'`;
  expect((await database.sql`select queue.purge() as count`)[0]).toEqual({ count: 1 });
  expect(await database.sql`select state from queue.jobs`).toEqual([{ state: "dead" }]);
});

test("the schedule lets a lane rest whose jobs went with their founders", async () => {
  const { userId } = await addUser(2);
  const lane = () => database.sql`select has_work from queue.lanes where user_id = ${userId}`;
  await database.sql`delete from public.founders where user_id = ${userId}`;
  expect(await lane()).toEqual([{ has_work: true }]);
  await database.sql`select queue.purge()`;
  expect(await lane()).toEqual([{ has_work: false }]);
});

test("the worker is woken once by each transaction that adds work, and not without work", async () => {
  const { sql } = database;
  await sql`select vault.create_secret('http://127.0.0.1/jobs', 'jobs_url'), vault.create_secret('key', 'cron_key')`;
  const requests = async () => (await sql`select from net.http_request_queue`).length;
  const before = await requests();
  await addUser(3);
  expect(await requests()).toBe(before + 1);
  for (let job = await queue.claim(); job; job = await queue.claim()) await queue.complete(job);
  await sql`select private.wake_jobs()`;
  expect(await requests()).toBe(before + 1);
});

test("the schedule tries again whose refresh died, after pauses that grow up to the usual one", async () => {
  const { sql } = database;
  const { founderIds } = await addUser(1);
  const [founderId] = founderIds;
  const scheduledAfter = async (pause: string) => {
    await sql`
      update public.founders f set refresh_due_at = refresh_due_at - ${pause}::interval + (clock_timestamp() - (
        select max(j.finished_at) from queue.jobs j where j.founder_id = f.id and j.state = 'dead'))
      where id = ${given(founderId)}`;
    return (await sql<[{ count: number }]>`select queue.enqueue_due() as count`)[0].count;
  };
  const tooSoon = ["55 minutes", "115 minutes", "235 minutes", "475 minutes", "11 hours", "11 hours"];
  const longEnough = ["61 minutes", "121 minutes", "241 minutes", "481 minutes", "721 minutes", "721 minutes"];
  for (const [death, pause] of tooSoon.entries()) {
    await queue.fail(given(await queue.claim()), "The source is out of order.", false);
    expect([pause, await scheduledAfter(pause)]).toEqual([pause, 0]);
    expect(await scheduledAfter(given(longEnough[death]))).toBe(1);
    await queue.hurry();
  }
});

test("one success makes the pauses short again", async () => {
  const { sql } = database;
  const { userId } = await addUser(1);
  for (let death = 0; death < 4; death += 1) {
    await queue.fail(given(await queue.claim()), "The source is out of order.", false);
    await sql`update queue.jobs set finished_at = finished_at - interval '13 hours' where state = 'dead'`;
    await sql`update public.founders set refresh_due_at = now() where user_id = ${userId}`;
    await sql`select queue.enqueue_due()`;
  }
  await sql`update public.founders set last_refreshed_at = now() - interval '5 hours'`;
  await queue.fail(given(await queue.claim()), "The source is out of order.", false);
  const [{ minutes }] = await sql<[{ minutes: number }]>`
    select extract(epoch from refresh_due_at - clock_timestamp())::integer / 60 as minutes from public.founders where user_id = ${userId}`;
  expect(minutes).toBeGreaterThan(50);
  expect(minutes).toBeLessThanOrEqual(60);
});

test("the schedule forgets a dead job once a later try replaces it", async () => {
  const { sql } = database;
  const { userId, founderIds } = await addUser(1);
  await queue.fail(given(await queue.claim()), "broken", false);
  await sql`update queue.jobs set finished_at = now() - interval '8 days'`;
  const again = await queue.enqueue(userId, given(founderIds[0]));
  await sql`select queue.purge()`;
  expect((await sql<{ id: string }[]>`select id from queue.jobs`).map(({ id }) => id)).toEqual([again]);
});

/** Users with so many people each whose refresh has been due for a while, and who is longest due by chance. */
async function addDue(counts: number[]): Promise<string[]> {
  const { sql } = database;
  const users: string[] = [];
  for (const count of counts) {
    const [user] = await sql<[{ id: string }]>`insert into auth.users (email) values ('due@example.com') returning id`;
    users.push(user.id);
    await sql.begin(async (transaction) => {
      // As when people come back from the trash: nothing is logged or queued.
      await transaction`select set_config('tracker.batch', 'undo ' || gen_random_uuid(), true)`;
      await transaction`
        insert into public.founders (user_id, name, profile_url, last_refresh_outcome, refresh_due_at)
        select ${user.id}, 'Due ' || n, 'https://www.linkedin.com/in/due-' || n, 'nothing_new', now() - random() * interval '1 day'
        from generate_series(1, ${count}::integer) n`;
    });
  }
  return users;
}

/** One round of the schedule: how many of each user's people it queued. */
async function round(users: string[]): Promise<number[]> {
  const before = await waitingOf(users);
  await database.sql`select queue.enqueue_due()`;
  return (await waitingOf(users)).map((count, at) => count - (before[at] ?? 0));
}
async function waitingOf(users: string[]): Promise<number[]> {
  const rows = await database.sql<{ user_id: string; count: number }[]>`
    select user_id, count(*)::integer as count from queue.jobs where state = 'queued' group by 1`;
  return users.map((id) => rows.find((row) => row.user_id === id)?.count ?? 0);
}

test("a user with 14,000 due people holds up nobody who has one", async () => {
  const users = await addDue([14_000, 1, 1, 1]);
  await database.sql`update public.founders set refresh_due_at = now() - interval '2 days' where user_id = ${given(users[0])}`;
  expect(await round(users)).toEqual([497, 1, 1, 1]);
});

test("users whose people are due are served alike in a round, whatever else they follow", async () => {
  let seed = 7;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  for (let population = 0; population < (isFullRun ? 6 : 2); population += 1) {
    await queue.empty();
    const counts = Array.from({ length: 1 + Math.floor(random() * 40) }, () => Math.floor(random() ** 4 * 600));
    const users = await addDue(counts);
    const served = await round(users);
    expect(served.reduce((sum, one) => sum + one, 0)).toBe(
      Math.min(
        500,
        counts.reduce((sum, one) => sum + one, 0),
      ),
    );
    const unserved = counts.map((count, at) => count - (served[at] ?? 0));
    const ofThoseLeft = served.filter((_, at) => (unserved[at] ?? 0) > 0);
    // Nobody who is not through got less than anybody else, but for one.
    for (const least of ofThoseLeft) expect(Math.max(...served) - least).toBeLessThanOrEqual(1);
  }
});

test("with more users than a round has places, each is served in turn", async () => {
  const users = await addDue(Array.from({ length: 700 }, () => 2));
  const first = await round(users);
  const second = await round(users);
  expect(Math.max(...first)).toBe(1);
  expect(users.filter((_, at) => first[at] === 0 && second[at] === 0)).toEqual([]);
});

/** How many pages of the database a call reads, wherever they come from. */
async function pagesRead(userId: string): Promise<number> {
  const { sql } = database;
  await sql`select queue.estimated_wait(${userId})`;
  const [row] = await sql<[{ "QUERY PLAN": { Plan: Record<string, number> }[] }]>`
    explain (analyze, buffers, format json) select queue.estimated_wait(${userId})`;
  const plan = given(row["QUERY PLAN"][0]).Plan;
  return given(plan["Shared Hit Blocks"]) + given(plan["Shared Read Blocks"]);
}

/** Vacuums until an index alone answers for every row, which any snapshot open elsewhere in the database puts off. */
async function vacuumWhole(): Promise<void> {
  const { sql } = database;
  await expect
    .poll(
      async () => {
        await sql.unsafe("vacuum analyze queue.jobs, queue.lanes");
        return sql`
          select relname from pg_class
          where oid in ('queue.jobs'::regclass, 'queue.lanes'::regclass) and relallvisible < relpages`;
      },
      { timeout: 20_000 },
    )
    .toEqual([]);
}

test("an estimate costs the same however many jobs of others wait", async () => {
  const { sql } = database;
  const { userId } = await addUser(5);
  const others: string[] = [];
  for (let other = 0; other < 3; other += 1) others.push((await addUser(100)).userId);
  await vacuumWhole();
  const before = await pagesRead(userId);
  for (const other of others) {
    await sql`
      insert into public.founders (user_id, name, profile_url)
      select ${other}, 'More ' || n, 'https://www.linkedin.com/in/more-' || n from generate_series(1, 5000) n`;
  }
  await vacuumWhole();
  const after = await pagesRead(userId);
  // An index gets a level deeper with that many more rows.
  expect(after).toBeLessThan(before * 1.5 + 10);
  expect(after).toBeLessThan(600);
});

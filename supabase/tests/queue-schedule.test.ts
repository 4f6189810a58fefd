import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
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

test("the schedule queues founders not checked for long, and nobody whom no source knows", async () => {
  const { sql } = database;
  const { founderIds } = await addUser(3);
  for (let job = await queue.claim(); job; job = await queue.claim()) await queue.complete(job);
  const [stale, fresh, unknown] = founderIds;
  const set = (id: string | undefined, outcome: string, age: string) => sql`
      update public.founders set last_refresh_outcome = ${outcome}, last_refreshed_at = now() - ${age}::interval
      where id = ${given(id)}`;
  await set(stale, "nothing_new", "13 hours");
  await set(fresh, "new_posts", "1 hour");
  await set(unknown, "unknown_profile", "13 hours");
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
      update queue.jobs set finished_at = clock_timestamp() - ${pause}::interval
      where founder_id = ${given(founderId)} and state = 'dead'`;
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

test("one success begins the pauses anew", async () => {
  const { sql } = database;
  await addUser(1);
  for (let death = 0; death < 4; death += 1) {
    await queue.fail(given(await queue.claim()), "The source is out of order.", false);
    await sql`update queue.jobs set finished_at = now() - interval '13 hours'`;
    await sql`select queue.enqueue_due()`;
  }
  await sql`update public.founders set last_refreshed_at = now() - interval '5 hours'`;
  await queue.fail(given(await queue.claim()), "The source is out of order.", false);
  await sql`update queue.jobs set finished_at = now() - interval '61 minutes' where id = (select max(id) from queue.jobs)`;
  expect((await sql`select queue.enqueue_due() as count`)[0]).toEqual({ count: 1 });
});

test("the schedule forgets a dead job once a later try stands in for it", async () => {
  const { sql } = database;
  const { userId, founderIds } = await addUser(1);
  await queue.fail(given(await queue.claim()), "broken", false);
  await sql`update queue.jobs set finished_at = now() - interval '8 days'`;
  const again = await queue.enqueue(userId, given(founderIds[0]));
  await sql`select queue.purge()`;
  expect((await sql<{ id: string }[]>`select id from queue.jobs`).map(({ id }) => id)).toEqual([again]);
});

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

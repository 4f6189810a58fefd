import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { given, queueCalls } from "./queue-calls.ts";
import { addUserWithFounders, createScratchDatabase, type ScratchDatabase } from "./scratch-database.ts";

let database: ScratchDatabase;
let queue: ReturnType<typeof queueCalls>;
const addUser = (founders: number) => addUserWithFounders(database.sql, founders);

beforeAll(async () => {
  database = await createScratchDatabase("queue_lanes_scratch");
  queue = queueCalls(database.sql);
});
beforeEach(() => queue.empty());
afterAll(() => database.drop());

/** Another founder of this user, with no job. */
async function addFounder(userId: string): Promise<string> {
  const [founder] = await database.sql<{ id: string }[]>`
    insert into public.founders (user_id, name, profile_url)
    values (${userId}, 'Ada', 'https://www.linkedin.com/in/ada') returning id`;
  const id = given(founder).id;
  await database.sql`delete from queue.jobs where founder_id = ${id}`;
  return id;
}
async function hasWork(userId: string): Promise<boolean> {
  const lanes = await database.sql<{ has_work: boolean }[]>`select has_work from queue.lanes where user_id = ${userId}`;
  return given(lanes[0]).has_work;
}

test("a lane is not visited once its last job has ended, and is again when there is another", async () => {
  const { userId, founderIds } = await addUser(2);
  await queue.complete(given(await queue.claim()));
  expect(await hasWork(userId)).toBe(true);
  const last = given(await queue.claim());
  await queue.fail(last, "The key is wrong.", false);
  expect(await hasWork(userId)).toBe(false);
  await database.sql`update queue.jobs set state = 'queued', finished_at = null where id = ${last.id}`;
  expect(await hasWork(userId)).toBe(true);
  await queue.hurry();
  await queue.complete(given(await queue.claim()));
  await queue.enqueue(userId, given(founderIds[0]));
  expect(await queue.claim()).toMatchObject({ user_id: userId });
});

test("a lane keeps a job that is added, and not yet committed, while its last one ends", async () => {
  const { userId } = await addUser(1);
  const last = given(await queue.claim());
  const other = await addFounder(userId);
  await database.sql.begin(async (adding) => {
    await adding`select queue.enqueue_refresh(${userId}, ${other}, 0::smallint)`;
    await queue.complete(last);
  });
  expect(await queue.claim()).toMatchObject({ founder_id: other });
});

test("a lane keeps a job that comes while the end of its last one is not yet committed", async () => {
  const { userId } = await addUser(1);
  const last = given(await queue.claim());
  const other = await addFounder(userId);
  const { added } = await database.sql.begin(async (ending) => {
    await ending`select queue.complete(${last.id}, ${last.lease_token}, '{}')`;
    const waiting = queue.enqueue(userId, other);
    await expect.poll(() => database.sql`select from pg_locks where not granted`).toHaveLength(1);
    return { added: waiting };
  });
  await added;
  expect(await queue.claim()).toMatchObject({ founder_id: other });
});

import postgres from "postgres";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { cancelRefreshJobs, getRefreshStatus, requeueRefreshJobs } from "../functions/_shared/stores/refresh.ts";
import { type NamedUser, signUp } from "./named-user.ts";

const PEOPLE = 10_000;
const sql = postgres(inject("stack").dbUrl, { max: 1 });
let ada: NamedUser;
beforeAll(async () => {
  ada = await signUp("Ada");
  await sql.begin(async (transaction) => {
    // Nobody is looked up for being new: their jobs are due in an hour.
    await transaction`select set_config('tracker.batch', 'undo ' || gen_random_uuid(), true)`;
    await transaction`
      insert into public.founders (user_id, name, profile_url)
      select ${ada.id}, 'Person ' || n, 'https://www.linkedin.com/in/queued-' || n from generate_series(1, ${PEOPLE}::integer) n`;
    await transaction`insert into queue.lanes (user_id) values (${ada.id})`;
    await transaction`
      insert into queue.jobs (user_id, founder_id, dedupe_key, run_at)
      select user_id, id, id::text, now() + interval '1 hour' from public.founders where user_id = ${ada.id}`;
  });
});
afterAll(() => sql.end());

const waiting = async () => (await getRefreshStatus(ada.db)).pending;

test("as many as one user may refresh are cancelled, and retried, each within the time of one request", async () => {
  expect(await waiting()).toBe(PEOPLE);
  expect(await cancelRefreshJobs(ada.db)).toBe(PEOPLE);
  expect(await waiting()).toBe(0);
  expect(await sql`select from queue.lanes where user_id = ${ada.id} and has_work`).toHaveLength(0);
  await sql.begin(async (transaction) => {
    await transaction`select set_config('tracker.settling', 'on', true)`;
    await transaction`update queue.jobs set state = 'dead', last_error = 'The source was down.' where user_id = ${ada.id}`;
  });
  expect(await requeueRefreshJobs(ada.db)).toBe(PEOPLE);
  expect(await sql`select from queue.lanes where user_id = ${ada.id} and has_work`).toHaveLength(1);
  // They are due: the worker may have begun with the first.
  expect(await cancelRefreshJobs(ada.db)).toBeGreaterThan(PEOPLE / 2);
}, 60_000);

import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestStack, startTestStack } from "./one-stack.ts";

let stack: TestStack;
let sql: postgres.Sql;
beforeAll(async () => {
  stack = await startTestStack();
  sql = postgres(stack.dbUrl, { max: 2 });
  // The schedule would make up for a worker that wakes nobody.
  await sql`select cron.unschedule('wake-jobs')`;
});
afterAll(async () => {
  await sql.end();
  await stack.stop();
});

test("two hundred jobs are drained from one wake-up, each in its first attempt, though a call runs only forty", async () => {
  await sql`
    with ada as (insert into auth.users (id, email) values (gen_random_uuid(), 'ada@example.com') returning id)
    insert into public.founders (user_id, name, profile_url)
    select ada.id, 'Person ' || n, 'https://www.linkedin.com/in/person-' || n from ada, generate_series(1, 200) n`;
  const jobs = () => sql`select state, attempt, count(*)::integer from queue.jobs group by 1, 2`;
  await expect.poll(jobs, { timeout: 50_000, interval: 250 }).toEqual([{ state: "done", attempt: 1, count: 200 }]);
  const calls = await sql`select from net._http_response where status_code = 202`;
  expect(calls.length).toBeGreaterThanOrEqual(5);
});

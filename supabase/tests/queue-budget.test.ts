import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { given, type HeldJob, queueCalls } from "./queue-calls.ts";
import { addUserWithFounders, createScratchDatabase, type ScratchDatabase } from "./scratch-database.ts";

const A_DAY = 5;

let database: ScratchDatabase;
let queue: ReturnType<typeof queueCalls>;
let userId: string;
let founderIds: string[];

beforeAll(async () => {
  database = await createScratchDatabase("queue_budget_scratch");
  queue = queueCalls(database.sql);
  await database.sql`update queue.settings set refreshes_per_day = ${A_DAY}`;
});
beforeEach(async () => {
  await queue.empty();
  ({ userId, founderIds } = await addUserWithFounders(database.sql, 20));
});
afterAll(() => database.drop());

/** Runs everything that may begin now; gives how many refreshes were begun. */
async function runAll(outcome: "complete" | "die" = "complete"): Promise<number> {
  let begun = 0;
  for (let job = await queue.claim(); job; job = await queue.claim()) {
    begun += 1;
    await (outcome === "complete" ? queue.complete(job) : queue.fail(job, "broken", false));
  }
  return begun;
}
const tomorrow = () => database.sql`update queue.lanes set started_on = started_on - 1`;

/** Calls a function as the user, as PostgREST does. */
const asUser = (call: string) =>
  database.sql.begin(async (sql) => {
    const claims = JSON.stringify({ sub: userId, role: "authenticated" });
    await sql`select set_config('request.jwt.claims', ${claims}, true), set_config('request.jwt.claim.sub', ${userId}, true)`;
    await sql`set local role authenticated`;
    return sql.unsafe(call);
  });

const ways: Record<string, () => Promise<unknown>> = {
  "people added one by one": async () => {
    for (let n = 0; n < 20; n += 1) {
      await asUser(
        `insert into public.founders (name, profile_url) values ('One', 'https://www.linkedin.com/in/one-${n}')`,
      );
    }
  },
  "people added at once": () =>
    asUser(`insert into public.founders (name, profile_url)
      select 'Bulk', 'https://www.linkedin.com/in/bulk-' || n from generate_series(1, 20) n`),
  "people saved with a capture token": () =>
    database.sql.begin(async (sql) => {
      const claims = JSON.stringify({ sub: userId, role: "authenticated", tracker_scope: "capture" });
      await sql`select set_config('request.jwt.claims', ${claims}, true), set_config('request.jwt.claim.sub', ${userId}, true)`;
      await sql`set local role authenticated`;
      await sql`insert into public.founders (name, profile_url)
        select 'Saved', 'https://www.linkedin.com/in/saved-' || n from generate_series(1, 20) n`;
    }),
  "changed addresses": () =>
    asUser(`update public.founders set profile_url = profile_url || '-moved' where user_id = '${userId}'`),
  "the button": async () => {
    for (const id of founderIds) await asUser(`select public.request_refresh('${id}')`);
  },
  "refresh all": () => asUser("select public.request_refresh_all()"),
  "the chosen people": () => asUser(`select public.refresh_people('{"filters": []}')`),
  "another try for all that failed": async () => {
    await tomorrow();
    await runAll("die");
    await asUser("select public.requeue_refreshes(null)");
  },
  "an import": async () => {
    await asUser(`insert into public.imports (file_name, row_count, refresh) values ('people.csv', 20, true)`);
    const [row] = await database.sql<{ id: string }[]>`select id from public.imports where user_id = ${userId}`;
    const id = given(row).id;
    const rows = founderIds.map((_, at) => ({
      row: at + 1,
      document: { name: "Imported", profileUrl: `https://www.linkedin.com/in/imported-${at}` },
    }));
    await asUser(`select public.upload_import_rows('${id}', '${JSON.stringify({ rows })}')`);
    await asUser(`select public.run_import('${id}')`);
  },
};

test.each(Object.keys(ways))(
  "%s: no more refreshes begin in a day than its budget has, and the rest run later",
  async (way) => {
    expect(await runAll()).toBe(A_DAY);
    await given(ways[way])();
    expect(await runAll()).toBe(0);
    const [{ count }] = await database.sql<[{ count: number }]>`
    select count(*)::integer from queue.jobs where user_id = ${userId} and state = 'queued'`;
    expect(count).toBeGreaterThanOrEqual(15);
    await tomorrow();
    expect(await runAll()).toBe(A_DAY);
  },
);

test("an address that changes over and over begins no refresh that is not counted", async () => {
  let begun = 0;
  for (let change = 0; change < 30; change += 1) {
    if (await queue.claim()) begun += 1;
    // A worker that looks it up is fenced out, and it is looked up again.
    const changed =
      await database.sql`update public.founders set profile_url = ${`https://www.linkedin.com/in/moving-${change}`}
      where id = (select founder_id from queue.jobs where state = 'running' and user_id = ${userId}) returning id`;
    expect(changed.length).toBe(change < A_DAY ? 1 : 0);
  }
  expect(begun).toBe(A_DAY);
});

test("what has begun goes on when the day is used up: another try, and a run at its source", async () => {
  for (let job = 1; job < A_DAY; job += 1) await queue.complete(given(await queue.claim()));
  const last = given(await queue.claim());
  await queue.fail(last, "busy");
  await queue.hurry();
  expect(await queue.claim()).toMatchObject({ id: last.id, attempt: 2 });
  await queue.wait(given((await database.sql<HeldJob[]>`select * from queue.jobs where id = ${last.id}`)[0]), "run");
  expect(await queue.claim()).toMatchObject({ id: last.id });
});

test("the schedule's refreshes are not counted, and run beside a day that is used up", async () => {
  await runAll();
  await database.sql`delete from queue.jobs where user_id = ${userId}`;
  await database.sql`update public.founders set refresh_due_at = now() where user_id = ${userId}`;
  await database.sql`select queue.enqueue_due()`;
  expect(await runAll()).toBe(20);
});

test("says what waits for tomorrow, and wakes nobody for it", async () => {
  const status = async () =>
    (await asUser("select public.refresh_status() as told"))[0]?.told as Record<string, unknown>;
  expect(await status()).toMatchObject({ pending: 20, waitsForTomorrow: false });
  await runAll();
  expect(await status()).toMatchObject({ pending: 15, waitsForTomorrow: true });
  expect(Number((await status()).estimatedWaitTimeSeconds)).toBeGreaterThanOrEqual(0);
  const [queued] = await asUser(`select public.request_refresh('${given(founderIds[19])}') as id`);
  const [job] = await asUser(`select public.refresh_job(${given(queued).id}) as told`);
  expect(given(job).told).toMatchObject({ state: "queued", waitsForTomorrow: true });
  const requests = async () => (await database.sql`select from net.http_request_queue`).length;
  await database.sql`select vault.create_secret('http://127.0.0.1/jobs', 'jobs_url'), vault.create_secret('key', 'cron_key')`;
  const before = await requests();
  await database.sql`select private.wake_jobs()`;
  expect(await requests()).toBe(before);
  await tomorrow();
  await database.sql`select private.wake_jobs()`;
  expect(await requests()).toBe(before + 1);
  expect(await status()).toMatchObject({ waitsForTomorrow: false });
});

test("many workers at once begin no more than the day has", async () => {
  const others = await Promise.all(Array.from({ length: 4 }, () => addUserWithFounders(database.sql, 12)));
  const work = async () => {
    for (let job = await queue.claim(); job; job = await queue.claim()) await queue.complete(job);
  };
  await Promise.all(Array.from({ length: 8 }, work));
  const begun = await database.sql<{ count: number }[]>`
    select count(*)::integer from queue.jobs where state = 'done' group by user_id`;
  expect(begun.map(({ count }) => count)).toEqual([A_DAY, ...others.map(() => A_DAY)]);
});

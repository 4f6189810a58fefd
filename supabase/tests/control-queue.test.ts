import postgres, { type Sql } from "postgres";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from "vitest";
import {
  cancelRefreshJob,
  cancelRefreshJobs,
  getRefreshStatus,
  listRefreshJobs,
  requestRefreshAll,
  requeueRefreshJobs,
} from "../functions/_shared/stores/refresh.ts";
import { type NamedUser, signUp, newFounder } from "./named-user.ts";

let sql: Sql;
let ada: NamedUser;
let bob: NamedUser;

beforeAll(() => {
  sql = postgres(inject("stack").dbUrl, { max: 1 });
});
beforeEach(async () => {
  [ada, bob] = await Promise.all([signUp("Ada"), signUp("Bob")]);
});
// What is held for an hour would take the places of the jobs of other tests.
afterEach(
  () =>
    sql`update queue.jobs set state = 'cancelled', lease_token = null, lease_until = null where lease_token = ${HELD}`,
);
afterAll(() => sql.end());

/** The lease of what runs here. */
const HELD = "5eed5eed-0000-4000-8000-000000000000";

type State = "queued" | "running" | "done" | "dead" | "cancelled";

/** Someone with one job in this state, which no worker takes: it is due in an hour, or held for one. */
async function job(of: NamedUser, state: State, name = "Someone"): Promise<{ id: number; founderId: string }> {
  return sql.begin(async (transaction) => {
    await transaction`select set_config('tracker.batch', 'import ' || gen_random_uuid(), true)`;
    const [founder] = await transaction<{ id: string }[]>`
      insert into public.founders (user_id, name, profile_url) values (${of.id}, ${name}, ${newFounder().profileUrl}) returning id`;
    const founderId = founder?.id ?? "";
    await transaction`insert into queue.lanes (user_id) values (${of.id}) on conflict do nothing`;
    const id = await addJob(transaction as unknown as Sql, of, founderId, state);
    return { id, founderId };
  });
}

async function addJob(db: Sql, of: NamedUser, founderId: string, state: State): Promise<number> {
  const isRunning = state === "running";
  const isOver = state === "done" || state === "dead" || state === "cancelled";
  const [row] = await db<{ id: number }[]>`
    insert into queue.jobs (user_id, founder_id, dedupe_key, state, run_at, last_error, lease_token, lease_until, finished_at)
    values (${of.id}, ${founderId}, ${founderId}, ${state}, now() + interval '1 hour', ${state === "dead" ? "Signed out." : null},
      ${isRunning ? HELD : null}, ${isRunning ? sql`now() + interval '1 hour'` : null},
      ${isOver ? sql`now()` : null})
    returning id::integer`;
  return row?.id ?? 0;
}

const states = async (of: NamedUser) => (await listRefreshJobs(of.db, 50)).map(({ id, state }) => [id, state]);

test("lists jobs of the states that are asked for, each with its place and its reason", async () => {
  const waiting = await job(ada, "queued", "Waits");
  const running = await job(ada, "running", "Runs");
  const failed = await job(ada, "dead", "Failed");
  await job(ada, "done");
  expect(await listRefreshJobs(ada.db, 50, ["queued", "running"])).toMatchObject([
    { id: running.id, founderName: "Runs", state: "running", position: null },
    { id: waiting.id, founderName: "Waits", state: "queued", position: 1 },
  ]);
  expect(await listRefreshJobs(ada.db, 50, ["dead"])).toMatchObject([{ id: failed.id, error: "Signed out." }]);
  expect(await listRefreshJobs(bob.db, 50)).toEqual([]);
});

test("counts a failure until another try replaces it, and leaves it out of the list from then on", async () => {
  const { founderId } = await job(ada, "dead");
  expect((await getRefreshStatus(ada.db)).error).toBe(1);
  const again = await addJob(sql, ada, founderId, "running");
  const { error, running, activeFounderIds, runningFounderIds } = await getRefreshStatus(ada.db);
  expect([error, running, activeFounderIds, runningFounderIds]).toEqual([0, 1, [founderId], [founderId]]);
  expect(await states(ada)).toEqual([[again, "running"]]);
});

test("cancels what waits, all or some, but not what runs", async () => {
  const first = await job(ada, "queued");
  const second = await job(ada, "queued");
  const running = await job(ada, "running");
  expect(await cancelRefreshJobs(ada.db, [first.id, running.id])).toBe(1);
  expect(await cancelRefreshJobs(ada.db)).toBe(1);
  expect(new Map((await states(ada)) as [number, string][])).toEqual(
    new Map([
      [running.id, "running"],
      [first.id, "cancelled"],
      [second.id, "cancelled"],
    ]),
  );
});

test("tries all that failed again, and some that were cancelled, but nobody who is queued already", async () => {
  const failed = await job(ada, "dead");
  const cancelled = await job(ada, "cancelled");
  const busy = await job(ada, "cancelled");
  await addJob(sql, ada, busy.founderId, "queued");
  expect(await requeueRefreshJobs(ada.db)).toBe(1);
  expect(await requeueRefreshJobs(ada.db, [cancelled.id, busy.id])).toBe(1);
  const after = new Map((await states(ada)) as [number, string][]);
  expect([after.get(failed.id), after.get(cancelled.id), after.get(busy.id)]).toEqual([
    expect.not.stringMatching("dead"),
    expect.not.stringMatching("cancelled"),
    "cancelled",
  ]);
});

test("nobody cancels or tries again what is another user's", async () => {
  const waiting = await job(ada, "queued");
  const failed = await job(ada, "dead");
  expect(await cancelRefreshJobs(bob.db, [waiting.id])).toBe(0);
  expect(await requeueRefreshJobs(bob.db, [failed.id])).toBe(0);
  expect(await cancelRefreshJobs(bob.db)).toBe(0);
  expect(new Map((await states(ada)) as [number, string][])).toEqual(
    new Map([
      [waiting.id, "queued"],
      [failed.id, "dead"],
    ]),
  );
});

test("a running job that was asked to stop ends when its source would have kept it waiting", async () => {
  const { id } = await job(ada, "running");
  await cancelRefreshJob(ada.db, id);
  const [waited] = await sql`select queue.wait(${id}, ${HELD}, now() + interval '1 hour', 'slow', 'run') as held`;
  expect(waited).toEqual({ held: true });
  expect(await listRefreshJobs(ada.db, 50)).toMatchObject([{ id, state: "cancelled" }]);
  expect(await sql`select from queue.source_runs where job_id = ${id}`).toHaveLength(0);
});

test("says how long what is put off will wait, and not only how long it will take", async () => {
  for (let sample = 0; sample < 3; sample += 1) {
    const { id } = await job(ada, "done");
    await sql`update queue.jobs set started_at = finished_at - interval '2 seconds' where id = ${id}`;
  }
  const { id } = await job(ada, "queued");
  await sql`update queue.jobs set run_at = now() + interval '6 hours' where id = ${id}`;
  const status = await getRefreshStatus(ada.db);
  expect(status.estimatedWaitTimeSeconds).toBeGreaterThan(6 * 3600 - 60);
  expect(status.estimatedWaitTimeText).toBe("About 6 hours");
  await sql`update queue.jobs set run_at = now() - interval '1 minute', state = 'running', lease_token = ${HELD},
    lease_until = now() + interval '1 hour' where id = ${id}`;
  expect((await getRefreshStatus(ada.db)).estimatedWaitTimeSeconds).toBeLessThan(3600);
});

test("counts only what it queued when everybody is refreshed, and nothing the second time", async () => {
  const waiting = await job(ada, "queued");
  const idle = await job(ada, "done");
  const { jobs, ...told } = await requestRefreshAll(ada.db);
  expect(told).toEqual({ success: true, queuedJobs: 1, totalProfiles: 2 });
  expect(jobs.map(({ founderId }) => founderId)).toEqual([idle.founderId]);
  await sql`update queue.jobs set state = 'queued', run_at = now() + interval '1 hour', lease_token = null, lease_until = null
    where id = ${jobs[0]?.id ?? 0}`;
  const again = await requestRefreshAll(ada.db);
  expect(again).toEqual({ success: true, queuedJobs: 0, totalProfiles: 2, jobs: [] });
  expect((await states(ada)).map(([id]) => id)).toContain(waiting.id);
});

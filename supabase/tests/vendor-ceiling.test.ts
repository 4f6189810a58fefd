// The ceiling of a source: counted from its runs, under a clock that is moved by hand.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ClaimedJob } from "../functions/jobs/worker-queue.ts";
import { addUserWithFounders, createScratchDatabase, type ScratchDatabase } from "./scratch-database.ts";
import { sqlRunQueue } from "./sql-run-queue.ts";
import { sqlWorkerQueue } from "./sql-worker-queue.ts";
import { startVendorWorld, type VendorWorld } from "./vendor-world.ts";

let database: ScratchDatabase;
let world: VendorWorld;
beforeAll(async () => {
  database = await createScratchDatabase("vendor_ceiling_scratch");
  world = await startVendorWorld(database.sql);
  // The shape of the data is what is looked at; the plans for it must not be those for an empty table.
  await database.sql`update queue.settings set refreshes_per_day = 100000`;
});
beforeEach(() => database.sql`delete from auth.users`);
afterAll(async () => {
  await world.stop();
  await database.drop();
});

async function userWith(people: number, ceiling = 80): Promise<string> {
  const { userId } = await addUserWithFounders(database.sql, people);
  await world.asUser(userId, (sql) => sql`select public.connect_source('apify', 'token', true)`);
  await database.sql`update public.data_sources set daily_ceiling = ${ceiling} where user_id = ${userId}`;
  return userId;
}

/** Runs all that is due, with a vendor that takes every run and has nothing new a moment later; gives who was looked up, in order. */
async function runAllDue(shared: string | null = null): Promise<string[]> {
  const queue = sqlWorkerQueue(database.sql, 60);
  const runs = sqlRunQueue(database.sql);
  const lookedUp: string[] = [];
  const advance = async (job: ClaimedJob): Promise<void> => {
    const plan = await runs.plan(job, shared, 25);
    if (plan === null || plan.do === "wait") return;
    if (plan.do === "collected") {
      await queue.complete(job, "apify", { known: true, posts: [], profile: null });
      return;
    }
    const people = plan.targets.map(({ founderId }) => ({
      founderId,
      outcome: "nothing_new" as const,
      reason: null,
      items: [],
    }));
    lookedUp.push(...plan.targets.map(({ founderId }) => founderId));
    const end = {
      state: "nothing_new",
      reason: null,
      wasBegun: true,
      retryAfterSeconds: 0,
      cost: 0.1,
      people,
    } as const;
    await runs.settle(job, plan.runKey, end);
    if (plan.targets.some(({ founderId }) => founderId === job.founderId)) await advance(job);
    else await runs.begin(job, plan.runKey, "run", 1);
  };
  for (let job = await queue.claim(60); job; job = await queue.claim(60)) await advance(job);
  return lookedUp;
}

const peopleOf = async (userId: string) => {
  const rows = await database.sql`select id from public.founders where user_id = ${userId} order by id`;
  return rows.map(({ id }) => id as string);
};

async function setCadence(userId: string, ids: string[] = [], cadence: string) {
  const [row] = await world.asUser(
    userId,
    (sql) => sql`select public.set_cadence(${sql.json({ ids })}, ${cadence}) as change`,
  );
  return row?.["change"] as { count: number; undoId: string | null };
}

const dayOf = async (userId: string) =>
  (
    await database.sql`select coalesce(sum(people), 0)::integer as people from public.source_runs
      where user_id = ${userId} and is_counted and submitted_at > clock_timestamp() - interval '24 hours'`
  )[0]?.["people"] as number;

test(
  "1,000 people on a daily cadence stay under 80 in any 24 hours, all day long, and everyone gets their turn once",
  { timeout: 240_000 },
  async () => {
    const userId = await userWith(1_000);
    // Known people, all due, who only the schedule asks for.
    await database.sql`delete from queue.jobs`;
    await database.sql`update public.founders set last_refreshed_at = now() - interval '2 days', refresh_due_at = now() - interval '1 day'`;
    const times = new Map<string, number>();
    const perStep: number[] = [];
    const days: number[] = [];
    for (let hour = 0; hour < 3 * 24; hour += 3) {
      await database.sql`select queue.enqueue_due()`;
      const lookedUp = await runAllDue();
      for (const id of lookedUp) times.set(id, (times.get(id) ?? 0) + 1);
      perStep.push(lookedUp.length);
      days.push(await dayOf(userId));
      await world.pass("3 hours");
    }
    expect(Math.max(...days)).toBeLessThanOrEqual(80);
    // It is used, too: nine tenths of it, for the rest is left to what people ask for.
    expect(days.at(-1)).toBeGreaterThanOrEqual(70);
    expect(Math.max(...perStep)).toBeLessThanOrEqual(10);
    expect(Math.max(...times.values())).toBe(1);
  },
);

test("new people go first, and those who are asked for find room that the schedule leaves", async () => {
  const userId = await userWith(200);
  await database.sql`update queue.jobs set priority = 10, is_counted = true`;
  await database.sql`update public.founders set last_refreshed_at = now() - interval '2 days'`;
  for (let hour = 0; hour < 24; hour += 3) {
    await runAllDue();
    await world.pass("3 hours");
  }
  await world.asUser(
    userId,
    (sql) => sql`insert into public.founders (name, profile_url) values ('New', 'https://www.linkedin.com/in/new-one')`,
  );
  const lookedUp = await runAllDue();
  const [added] = await database.sql`select id from public.founders where name = 'New'`;
  expect(lookedUp[0]).toBe(added?.["id"]);
  expect(await dayOf(userId)).toBeLessThanOrEqual(80);
});

test("what a vendor refused is not counted, and disconnecting does not empty the count", async () => {
  const userId = await userWith(30, 20);
  expect(await runAllDue()).toHaveLength(20);
  await world.asUser(userId, (sql) => sql`delete from public.data_sources where source = 'apify'`);
  await world.asUser(userId, (sql) => sql`select public.connect_source('apify', 'token', true)`);
  await database.sql`update public.data_sources set daily_ceiling = 20 where user_id = ${userId}`;
  expect(await runAllDue()).toHaveLength(0);
  await database.sql`update public.source_runs set is_counted = false where user_id = ${userId}`;
  await world.asUser(userId, (sql) => sql`select public.retry_source('apify')`);
  expect(await runAllDue()).toHaveLength(10);
});

test("the server's own account has one ceiling for all, and nobody takes it whole", async () => {
  const users = [
    await addUserWithFounders(database.sql, 300),
    await addUserWithFounders(database.sql, 10),
    await addUserWithFounders(database.sql, 10),
  ];
  await runAllDue("apify");
  const counts =
    await database.sql`select user_id, sum(people)::integer as people from public.source_runs where is_shared group by user_id`;
  const of = (n: number) => counts.find((row) => row["user_id"] === users[n]?.userId)?.["people"] as number;
  expect(of(0) + of(1) + of(2)).toBe(80);
  expect([of(1), of(2)]).toEqual([10, 10]);
});

test("each person is checked as their user says: daily, weekly or never, and by themselves weekly while they are quiet", async () => {
  const userId = await userWith(40, 1_000);
  await runAllDue();
  const [daily, off] = await Promise.all(
    [0, 1].map(async (at) => {
      const rows =
        await database.sql`select id from public.founders where user_id = ${userId} order by id offset ${at * 10} limit 10`;
      return rows.map(({ id }) => id as string);
    }),
  );
  expect(await setCadence(userId, daily, "daily")).toMatchObject({ count: 10 });
  await setCadence(userId, off, "off");
  const times = new Map<string, number>();
  const perStep: number[] = [];
  for (let hour = 0; hour < 15 * 24; hour += 3) {
    await database.sql`select queue.enqueue_due()`;
    const lookedUp = await runAllDue();
    for (const id of lookedUp) times.set(id, (times.get(id) ?? 0) + 1);
    perStep.push(lookedUp.length);
    await world.pass("3 hours");
  }
  const of = (ids: string[] = []) => ids.map((id) => times.get(id) ?? 0);
  expect(Math.min(...of(daily))).toBeGreaterThanOrEqual(13);
  expect(Math.max(...of(daily))).toBeLessThanOrEqual(16);
  expect(of(off)).toEqual(Array.from({ length: 10 }, () => 0));
  const others = [...times.keys()].filter((id) => !daily?.includes(id));
  expect(others).toHaveLength(20);
  expect(of(others).every((count) => count === 2)).toBe(true);
  expect(await world.asUser(userId, (sql) => sql`select public.cadence_counts() as counts`)).toMatchObject([
    { counts: { daily: 10, weekly: 20, off: 10 } },
  ]);
});

test("a cadence is set for one's own people only, and is one of three", async () => {
  const [userId, other] = [await userWith(1), await userWith(1)];
  expect(await setCadence(userId, await peopleOf(other), "off")).toEqual({ count: 0, undoId: null });
  expect(await database.sql`select 1 from public.founders where refresh_cadence is not null`).toEqual([]);
  await expect(setCadence(userId, await peopleOf(userId), "hourly")).rejects.toThrow(
    "Check posts daily, weekly or never.",
  );
});

test("a cadence is in the history, and undoing it puts back when the person is checked next", async () => {
  const userId = await userWith(2);
  await runAllDue();
  const ids = await peopleOf(userId);
  const schedule = async () =>
    (
      await database.sql`select refresh_cadence as cadence, refresh_due_at > now() + interval '5 days' as is_far,
          refresh_due_at is null as is_never from public.founders where user_id = ${userId} order by id`
    ).map((row) => ({ ...row }));
  const undo = (batch: string | null) => world.asUser(userId, (sql) => sql`select public.undo(${batch}::uuid)`);
  const weekly = await setCadence(userId, ids, "weekly");
  const never = await setCadence(userId, ids.slice(0, 1), "off");
  const checkedWeekly = { cadence: "weekly", is_far: true, is_never: false };
  expect(await schedule()).toEqual([{ cadence: "off", is_far: null, is_never: true }, checkedWeekly]);
  const kept = await database.sql`select before, after from public.changes where batch_id = ${never.undoId}`;
  expect(kept).toMatchObject([{ before: { refresh_cadence: "weekly" }, after: { refresh_cadence: "off" } }]);
  await undo(never.undoId);
  expect(await schedule()).toEqual([checkedWeekly, checkedWeekly]);
  await undo(weekly.undoId);
  expect(await schedule()).toMatchObject([{ cadence: null }, { cadence: null }]);
});

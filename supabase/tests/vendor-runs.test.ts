// Runs at vendors, from a user's account to the posts: what several people share, what survives, and what each trouble leaves behind.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { PhantomBusterBehaviour } from "../local/vendors/phantombuster-accounts.ts";
import { addUserWithFounders, createScratchDatabase, type ScratchDatabase } from "./scratch-database.ts";
import { AGENT_ID, startVendorWorld, type VendorWorld } from "./vendor-world.ts";

let database: ScratchDatabase;
let world: VendorWorld;
let userId: string;
let key = 0;

beforeAll(async () => {
  database = await createScratchDatabase("vendor_runs_scratch");
  world = await startVendorWorld(database.sql, 1);
});
beforeEach(async () => {
  await database.sql`delete from auth.users`;
  ({ userId } = await addUserWithFounders(database.sql, 4));
});
afterAll(async () => {
  await world.stop();
  await database.drop();
});

/** Connects a new account that behaves like this. */
async function connect(behaviour: PhantomBusterBehaviour) {
  const name = `key-${++key}`;
  world.phantomBuster.behave(name, behaviour);
  await world.asUser(userId, (sql) => sql`select public.connect_source('phantombuster', ${name}, true, ${AGENT_ID})`);
  return name;
}
const runs = () =>
  database.sql`select state, people, failed_people, is_counted, cost_usd from public.source_runs where user_id = ${userId} order by submitted_at`;
const source = async () =>
  (
    await database.sql`select problem, problem_reason, try_again_at from public.data_sources where user_id = ${userId}`
  )[0];
const outcomes = async () =>
  (
    await database.sql`select last_refresh_outcome as outcome from public.founders where user_id = ${userId} order by id`
  ).map(({ outcome }) => outcome as string | null);
const posts = async () =>
  (await database.sql`select count(*)::integer as count from public.posts where user_id = ${userId}`)[0]?.[
    "count"
  ] as number;
const launches = () => world.phantomBuster.launches.length;
const later = async () => {
  await world.pass("10 minutes");
  await world.drain();
};

test("looks several people up in one run, and stores what each posted", async () => {
  await connect({ pollsUntilEnd: 1 });
  const before = launches();
  await world.drain();
  await later();
  await later();
  expect(launches() - before).toBe(1);
  expect(await runs()).toMatchObject([{ state: "done", people: 4, failed_people: 0, is_counted: true }]);
  expect(await outcomes()).toEqual(["new_posts", "new_posts", "new_posts", "new_posts"]);
  expect(await posts()).toBe(12);
});

test("the same posts again are no new posts, and cost no summary", async () => {
  await connect({});
  await world.drain();
  await later();
  expect(await posts()).toBe(12);
  const before = world.summaries();
  await database.sql`update public.founders set refresh_due_at = now() - interval '1 minute' where user_id = ${userId}`;
  await world.pass("4 hours");
  await database.sql`select queue.enqueue_due()`;
  await world.drain();
  await later();
  expect((await runs()).length).toBe(2);
  expect([await posts(), world.summaries() - before]).toEqual([12, 0]);
  expect(await outcomes()).toEqual(["nothing_new", "nothing_new", "nothing_new", "nothing_new"]);
});

test.each<[string, PhantomBusterBehaviour, object, string | null, boolean]>([
  ["signed out", { exitCode: 87, result: "absent" }, { state: "signed_out" }, "signed_out", true],
  [
    "limited at the start",
    { launchStatus: 429, retryAfter: "7200" },
    { state: "limited", is_counted: false },
    "limited",
    false,
  ],
  ["out of time", { endType: "org timeout", result: "absent" }, { state: "limited" }, "limited", false],
  ["failing", { exitCode: 1, log: "TypeError", result: "absent" }, { state: "failed" }, "failing", false],
  ["refused", { launchStatus: 500 }, { state: "failed", is_counted: false }, "failing", false],
])("a source that is %s says so once, and everyone waits", async (_, behaviour, run, problem, isForTheUser) => {
  const name = await connect(behaviour);
  await world.drain();
  await world.pass("1 minute");
  await world.drain();
  expect(await runs()).toMatchObject([run]);
  expect(await source()).toMatchObject({ problem });
  const [waiting] = await database.sql`
    select count(*)::integer as count, sum(attempt)::integer as attempts from queue.jobs where user_id = ${userId} and state = 'queued' and run_at > now()`;
  expect(waiting).toEqual({ count: 4, attempts: 0 });
  // Well again: a source that is signed out waits to be told, the others go on by themselves.
  world.phantomBuster.behave(name, {});
  await world.pass("8 hours");
  await world.drain();
  await later();
  if (isForTheUser) {
    expect(await posts()).toBe(0);
    await world.asUser(userId, (sql) => sql`select public.retry_source('phantombuster')`);
    await world.drain();
    await later();
  }
  expect(await source()).toMatchObject({ problem: null, try_again_at: null });
  expect(await posts()).toBe(12);
});

test("sample people cost no run: their posts come with Tracker", async () => {
  await database.sql`update public.founders set profile_url = 'https://www.linkedin.com/in/demo-ines-marrow'
    where id = (select id from public.founders where user_id = ${userId} order by id limit 1)`;
  await connect({});
  const before = launches();
  await world.drain();
  await later();
  const [launch] = world.phantomBuster.launches.slice(before);
  expect(launch?.people).toHaveLength(3);
  expect(JSON.stringify(launch?.people)).not.toContain("demo-ines-marrow");
  expect(await outcomes()).toEqual(["new_posts", "new_posts", "new_posts", "new_posts"]);
});

test("disconnecting lets what waited for the source go on", async () => {
  await connect({ exitCode: 87, result: "absent" });
  await world.drain();
  await world.pass("1 minute");
  await world.drain();
  expect(await source()).toMatchObject({ problem: "signed_out" });
  await world.asUser(userId, (sql) => sql`delete from public.data_sources where source = 'phantombuster'`);
  await world.drain();
  expect(await outcomes()).toEqual(["unknown_profile", "unknown_profile", "unknown_profile", "unknown_profile"]);
});

test("nothing new is no problem", async () => {
  await connect({ result: "no new" });
  await world.drain();
  await later();
  expect(await runs()).toMatchObject([{ state: "nothing_new", failed_people: 0 }]);
  expect(await outcomes()).toEqual(["nothing_new", "nothing_new", "nothing_new", "nothing_new"]);
  expect(await source()).toMatchObject({ problem: null });
});

test("a run that read half of its people stores them, and tries the others again", async () => {
  const rows: PhantomBusterBehaviour["rows"] = (all, people) => [
    ...all.filter((row) => row["profileUrl"] === `${people[0] ?? ""}/`),
    ...people.slice(1).map((profileUrl) => ({ profileUrl, error: "Timed out" })),
  ];
  const name = await connect({ rows });
  await world.drain();
  await world.pass("1 minute");
  world.phantomBuster.behave(name, {});
  await world.drain();
  expect(await runs()).toMatchObject([{ state: "done", people: 4, failed_people: 3 }]);
  expect(await posts()).toBe(3);
  await later();
  await later();
  expect(await posts()).toBe(12);
});

test("a paused source looks nobody up until it goes on", async () => {
  await connect({});
  await world.asUser(
    userId,
    (sql) => sql`update public.data_sources set is_paused = true where source = 'phantombuster'`,
  );
  await world.drain();
  expect(await runs()).toHaveLength(0);
  await world.asUser(
    userId,
    (sql) => sql`update public.data_sources set is_paused = false where source = 'phantombuster'`,
  );
  await world.drain();
  await later();
  expect(await posts()).toBe(12);
});

/** A call that never comes back: the worker is gone as after kill -9, and its lease runs out. */
const gone = () => new Promise<never>(() => undefined);
/** What a worker that is gone still tries, when its time is up, finds no database. */
const hasGone = () => undefined;

test.each([
  ["before the vendor was asked", "plan"],
  ["after the vendor took the run", "begin"],
  ["before what the run gave was written down", "settle"],
] as const)("a worker that dies %s costs no second run", async (_, call) => {
  await connect({});
  const before = launches();
  let hasDied = () => {};
  const died = new Promise<void>((resolve) => (hasDied = resolve));
  const real = (await import("./sql-run-queue.ts")).sqlRunQueue(database.sql);
  const dying = {
    plan: { plan: async (...args: Parameters<typeof real.plan>) => (await real.plan(...args), hasDied(), gone()) },
    begin: { begin: () => (hasDied(), gone()) },
    settle: { settle: () => (hasDied(), gone()) },
  }[call];
  void world.drain(dying, () => true).catch(hasGone);
  if (call === "settle") {
    await expect.poll(() => runs().then((all) => all[0]?.["state"] as string)).toBe("running");
    await world.pass("10 minutes");
    void world.drain(dying, () => true).catch(hasGone);
  }
  await died;
  // One lease later, another worker.
  await world.pass("10 minutes");
  await world.drain();
  await later();
  await later();
  expect(launches() - before).toBe(1);
  expect(await runs()).toMatchObject([{ state: "done", people: 4 }]);
  expect(await posts()).toBe(12);
});

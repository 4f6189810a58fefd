// Several sources of one user: which is asked, what becomes of a run when that changes, and whether the API says that posts are fetched.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addUserWithFounders, createScratchDatabase, type ScratchDatabase } from "./scratch-database.ts";
import { AGENT_ID, startVendorWorld, type VendorWorld } from "./vendor-world.ts";

let database: ScratchDatabase;
let world: VendorWorld;
let userId: string;
let founderIds: string[];
let key = 0;

beforeAll(async () => {
  database = await createScratchDatabase("several_sources_scratch");
  world = await startVendorWorld(database.sql);
});
beforeEach(async () => {
  await database.sql`delete from auth.users`;
  ({ userId, founderIds } = await addUserWithFounders(database.sql, 2));
});
afterAll(async () => {
  await world.stop();
  await database.drop();
});

type Vendor = "phantombuster" | "apify";
/** Connects an account whose runs go on for so many polls. */
async function connect(vendor: Vendor, { polls = 0 } = {}) {
  const name = `several-${++key}`;
  (vendor === "apify" ? world.apify : world.phantomBuster).behave(name, { pollsUntilEnd: polls });
  const agent = vendor === "phantombuster" ? AGENT_ID : null;
  await world.asUser(userId, (sql) => sql`select public.connect_source(${vendor}, ${name}, true, ${agent})`);
}
const choose = (vendor: Vendor) =>
  world.asUser(
    userId,
    (sql) => sql`update public.data_sources set chosen_at = '2000-01-01' where source = ${vendor} returning source`,
  );
const runs = async () =>
  (
    await database.sql`select source || ' ' || state as run from public.source_runs where user_id = ${userId} order by submitted_at`
  ).map(({ run }) => run as string);
const isActive = async () =>
  (await world.asUser(userId, (sql) => sql`select public.has_active_refreshes() as active`))[0]?.["active"] as boolean;
const posts = async () =>
  (await database.sql`select count(*)::integer as count from public.posts where user_id = ${userId}`)[0]?.[
    "count"
  ] as number;
const later = async () => {
  await world.pass("10 minutes");
  await world.drain();
};
const everyoneIsDue = async () => {
  await world.pass("4 hours");
  await database.sql`select queue.enqueue_refreshes(${userId}, ${founderIds}, 0::smallint)`;
  await world.drain();
  await later();
};

test("the one that was chosen last is asked, and a choice has the time of the database", async () => {
  await connect("apify");
  await connect("phantombuster");
  await everyoneIsDue();
  expect(await runs()).toEqual(["phantombuster done"]);
  expect(await choose("apify")).toHaveLength(1);
  await everyoneIsDue();
  expect((await runs()).at(-1)).toMatch(/^apify /);
  // Another key for the other one is no choice of it.
  await connect("phantombuster");
  await everyoneIsDue();
  expect((await runs()).slice(1).every((run) => run.startsWith("apify "))).toBe(true);
});

test("a post that both have seen is one post", async () => {
  await connect("apify");
  await connect("phantombuster");
  await everyoneIsDue();
  const before = await posts();
  expect(before).toBeGreaterThan(0);
  await choose("apify");
  await everyoneIsDue();
  expect(await runs()).toHaveLength(2);
  const [twice] = await database.sql`
    select count(*)::integer as count from (select 1 from public.posts where user_id = ${userId} group by founder_id, text_key having count(*) > 1) d`;
  expect(twice?.["count"]).toBe(0);
});

test("a paused one is passed over, and asked again when it goes on", async () => {
  await connect("apify");
  await connect("phantombuster");
  await world.asUser(
    userId,
    (sql) => sql`update public.data_sources set is_paused = true where source = 'phantombuster'`,
  );
  await everyoneIsDue();
  expect(await runs()).toEqual([expect.stringMatching(/^apify /)]);
  await world.asUser(
    userId,
    (sql) => sql`update public.data_sources set is_paused = false where source = 'phantombuster'`,
  );
  await everyoneIsDue();
  expect((await runs()).at(-1)).toMatch(/^phantombuster /);
});

test("a run that is under way when another source is chosen is taken, and not paid for twice", async () => {
  await connect("phantombuster", { polls: 1 });
  await world.drain();
  expect(await runs()).toEqual(["phantombuster running"]);
  await connect("apify");
  await choose("apify");
  await later();
  await later();
  expect(await runs()).toEqual(["phantombuster done"]);
  expect(await posts()).toBeGreaterThan(0);
});

test("the runs of a source that is disconnected are over with it", async () => {
  await connect("phantombuster", { polls: 1_000 });
  await world.drain();
  expect([await runs(), await isActive()]).toEqual([["phantombuster running"], true]);
  await world.asUser(userId, (sql) => sql`delete from public.data_sources where source = 'phantombuster'`);
  expect(await runs()).toEqual(["phantombuster failed"]);
});

test.each<[string, () => Promise<unknown>]>([
  ["the demonstration network", () => Promise.resolve()],
  ["PhantomBuster", () => connect("phantombuster", { polls: 1_000 })],
  ["Apify", () => connect("apify", { polls: 1_000 })],
])("that posts are fetched is said while %s is asked, and not when all is done", async (_, connected) => {
  await connected();
  expect(await isActive()).toBe(true);
  await world.drain();
  const [wait] = await database.sql`select count(*)::integer as count from public.source_runs where state = 'running'`;
  expect(await isActive()).toBe((wait?.["count"] as number) > 0);
  await database.sql`update public.source_runs set state = 'done'`;
  await database.sql`update queue.jobs set state = 'cancelled' where state = 'queued'`;
  expect(await isActive()).toBe(false);
});

test("reading a feed counts as fetching, summarising what was handed in does not", async () => {
  await world.drain();
  expect(await isActive()).toBe(false);
  const [founderId] = founderIds;
  await world.asUser(
    userId,
    (sql) =>
      sql`select public.hand_in_posts(${founderId ?? ""}, ${sql.json([{ text: "We ship the new hangar doors today." }])})`,
  );
  const [queued] = await database.sql`select count(*)::integer as count from queue.jobs where state = 'queued'`;
  expect([queued?.["count"], await isActive()]).toEqual([1, false]);
  await world.asUser(
    userId,
    (sql) =>
      sql`insert into public.feeds (founder_id, address) values (${founderId ?? ""}, 'https://blog.example/feed')`,
  );
  expect(await isActive()).toBe(true);
});

test("nobody else's fetching counts", async () => {
  await connect("apify", { polls: 1_000 });
  await world.drain();
  const { userId: other } = await addUserWithFounders(database.sql, 0);
  const [row] = await world.asUser(other, (sql) => sql`select public.has_active_refreshes() as active`);
  expect([await isActive(), row?.["active"]]).toEqual([true, false]);
});

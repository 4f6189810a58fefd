// Each way in which a vendor's run can go, for both vendors: it ends in its own state, which the profile and the person's row show.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ApifyBehaviour } from "../local/vendors/apify-server.ts";
import type { PhantomBusterBehaviour } from "../local/vendors/phantombuster-accounts.ts";
import { inventedPosts } from "../local/vendors/vendor-posts.ts";
import { addUserWithFounders, createScratchDatabase, type ScratchDatabase } from "./scratch-database.ts";
import { AGENT_ID, startVendorWorld, type VendorWorld } from "./vendor-world.ts";

let database: ScratchDatabase;
let world: VendorWorld;
let userId: string;
let key = 0;
beforeAll(async () => {
  database = await createScratchDatabase("vendor_states_scratch");
  world = await startVendorWorld(database.sql, 60, 300);
});
beforeEach(async () => {
  await database.sql`delete from auth.users`;
  ({ userId } = await addUserWithFounders(database.sql, 2));
});
afterAll(async () => {
  await world.stop();
  await database.drop();
});

const vendors = {
  async phantombuster(behaviour: PhantomBusterBehaviour) {
    const name = `states-${++key}`;
    world.phantomBuster.behave(name, behaviour);
    await world.asUser(userId, (sql) => sql`select public.connect_source('phantombuster', ${name}, true, ${AGENT_ID})`);
    return (next: PhantomBusterBehaviour) => world.phantomBuster.behave(name, next);
  },
  async apify(behaviour: ApifyBehaviour) {
    const name = `states-${++key}`;
    world.apify.behave(name, behaviour);
    await world.asUser(userId, (sql) => sql`select public.connect_source('apify', ${name}, true)`);
    return (next: ApifyBehaviour) => world.apify.behave(name, next);
  },
};

/** The run, the source and the two people once all that is due within some minutes is done. */
async function toldOf() {
  await world.drain();
  await world.pass("2 minutes");
  await world.drain();
  const [run] =
    await database.sql`select state, failed_people from public.source_runs where user_id = ${userId} order by submitted_at limit 1`;
  const [source] = await database.sql`select problem from public.data_sources where user_id = ${userId}`;
  const people =
    await database.sql`select last_refresh_outcome as outcome from public.founders where user_id = ${userId} order by id`;
  const [posts] = await database.sql`select count(*)::integer as count from public.posts where user_id = ${userId}`;
  return {
    run: run?.["state"] as string,
    failed: run?.["failed_people"] as number,
    problem: source?.["problem"] as string | null,
    people: people.map(({ outcome }) => outcome as string | null),
    posts: posts?.["count"] as number,
  };
}

const waiting = [null, null];
const another = { publicIdentifier: "somebody-else", linkedinUrl: "https://www.linkedin.com/in/somebody-else" };

test.each<[string, PhantomBusterBehaviour, object]>([
  ["goes well", {}, { run: "done", problem: null, people: ["new_posts", "new_posts"], posts: 6 }],
  [
    "has nothing new",
    { result: "no new" },
    { run: "nothing_new", problem: null, people: ["nothing_new", "nothing_new"] },
  ],
  ["is empty", { result: "absent" }, { run: "nothing_new", problem: null, people: ["nothing_new", "nothing_new"] }],
  ["is signed out", { exitCode: 87, result: "absent" }, { run: "signed_out", problem: "signed_out", people: waiting }],
  ["is limited", { launchStatus: 429 }, { run: "limited", problem: "limited", people: waiting }],
  ["answers 503", { status: 503 }, { run: "failed", problem: "failing", people: waiting }],
  ["answers no JSON", { isBroken: true }, { run: "failed", problem: "failing", people: waiting }],
  ["is slow", { hangs: true }, { run: "failed", problem: "failing", people: waiting }],
  [
    "is about another person",
    { rows: (rows) => rows.map((row) => ({ ...row, profileUrl: another.linkedinUrl })) },
    { run: "failed", problem: "failing", people: waiting, posts: 0 },
  ],
])("PhantomBuster: a run that %s", async (_, behaviour, expected) => {
  await vendors.phantombuster(behaviour);
  expect(await toldOf()).toMatchObject(expected);
});

test("PhantomBuster: a result that can't be read is read again, and given up after three hours", async () => {
  await vendors.phantombuster({ result: "malformed" });
  expect(await toldOf()).toMatchObject({ run: "running", problem: null });
  await world.pass("3 hours");
  expect(await toldOf()).toMatchObject({ run: "failed", problem: "failing", people: waiting, posts: 0 });
});

test.each<[string, ApifyBehaviour, object]>([
  ["goes well", {}, { run: "done", problem: null, people: ["new_posts", "new_posts"], posts: 6 }],
  [
    "has nothing new",
    { posts: () => [] },
    { run: "nothing_new", problem: null, people: ["nothing_new", "nothing_new"] },
  ],
  [
    "is empty, and nobody was quiet",
    { items: () => [], noResults: 0 },
    { run: "failed", problem: "failing", people: waiting },
  ],
  ["is limited", { startStatus: 402 }, { run: "limited", problem: "limited", people: waiting }],
  [
    "has only malformed rows",
    { items: () => ["Upgrade your plan", null, 7], noResults: 0 },
    { run: "failed", problem: "failing", posts: 0 },
  ],
  ["answers 503", { status: 503 }, { run: "failed", problem: "failing", people: waiting }],
  ["answers no JSON", { isBroken: true }, { run: "failed", problem: "failing", people: waiting }],
  ["is slow", { hangs: true }, { run: "failed", problem: "failing", people: waiting }],
  ["has failed", { end: "FAILED", items: () => [] }, { run: "failed", problem: "failing", people: waiting }],
  [
    "is about another person",
    { items: (items) => items.map((item) => ({ ...item, author: another })), noResults: 0 },
    { posts: 0 },
  ],
  [
    "read half of its people",
    {
      items: (items, [first = ""]) => items.filter(({ query }) => JSON.stringify(query).includes(`${first}"`)),
      noResults: 0,
    },
    { run: "done", failed: 1, problem: null, posts: 3 },
  ],
])("Apify: a run that %s", async (_, behaviour, expected) => {
  await vendors.apify(behaviour);
  expect(await toldOf()).toMatchObject(expected);
});

/** All are due again some hours later, with the vendor as it is now. */
async function again() {
  await database.sql`update public.founders set refresh_due_at = now() - interval '1 minute' where user_id = ${userId}`;
  await world.pass("4 hours");
  await database.sql`select queue.enqueue_due()`;
  await toldOf();
}

test.each(["phantombuster", "apify"] as const)(
  "%s: the same payload again is no new post and costs no summary; an edited post changes in place and costs one",
  async (vendor) => {
    const behave = await vendors[vendor]({});
    expect((await toldOf()).posts).toBe(6);
    const before = world.summaries();
    await again();
    expect([(await toldOf()).posts, world.summaries() - before]).toEqual([6, 0]);

    const [first] =
      await database.sql`select profile_url as address from public.founders where user_id = ${userId} order by id limit 1`;
    behave({
      posts: (address) =>
        inventedPosts(address, new Date()).map((post, at) =>
          at === 0 && address === first?.["address"] ? { ...post, text: "Edited since." } : post,
        ),
    });
    await again();
    expect([(await toldOf()).posts, world.summaries() - before]).toEqual([6, 1]);
    expect(
      await database.sql`select 1 from public.posts where user_id = ${userId} and content = 'Edited since.'`,
    ).toHaveLength(1);
  },
);

import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { summariseHandedIn } from "../functions/jobs/summarise-handed-in.ts";
import type { StorablePost } from "../functions/jobs/storable-post.ts";
import type { HandedIn, HandedInPost } from "../functions/_shared/contract/posts.ts";
import { given } from "./queue-calls.ts";
import { addUserWithFounders, createScratchDatabase, type ScratchDatabase } from "./scratch-database.ts";
import { sqlWorkerQueue } from "./sql-worker-queue.ts";

let database: ScratchDatabase;
let userId: string;
let founderId: string;
let profileUrl: string;

beforeAll(async () => {
  database = await createScratchDatabase("handed_in_scratch");
});
beforeEach(async () => {
  await database.sql`delete from auth.users`;
  const user = await addUserWithFounders(database.sql, 1);
  userId = user.userId;
  founderId = given(user.founderIds[0]);
  await database.sql`update queue.jobs set state = 'cancelled'`;
  profileUrl = given((await database.sql`select profile_url from public.founders where id = ${founderId}`)[0])[
    "profile_url"
  ] as string;
});
afterAll(() => database.drop());

const as = async <T>(user: string, scope: string | null, statement: string): Promise<T> => {
  const rows = await database.sql.begin(async (transaction) => {
    const claims = JSON.stringify({ sub: user, role: "authenticated", ...(scope && { tracker_scope: scope }) });
    await transaction`select set_config('request.jwt.claims', ${claims}, true), set_config('request.jwt.claim.sub', ${user}, true)`;
    await transaction.unsafe("set local role authenticated");
    return transaction.unsafe(statement);
  });
  return given(rows[0])["answer"] as T;
};
const sqlOf = (posts: object[]) =>
  `select public.hand_in_posts('${founderId}', '${JSON.stringify(posts).replaceAll("'", "''")}') as answer`;
const handIn = (...posts: HandedInPost[]) => as<HandedIn>(userId, null, sqlOf(posts));
const sourced = (source: string, post: Partial<StorablePost> & { externalId: string }) =>
  database.sql`select queue.store_posts(${userId}, ${founderId}, ${source}, ${database.sql.json([
    {
      ...{
        network: "linkedin",
        scope: "",
        aliases: [],
        kind: "post",
        content: TEXT,
        postedAt: null,
        isDateExact: true,
      },
      ...{ postUrl: `https://www.linkedin.com/feed/update/urn:li:activity:${post.externalId}`, ...post },
    } as never,
  ])}) as counts`.then(([row]) => given(row)["counts"] as { newPostsCount: number });
const stored = () =>
  database.sql`select * from public.posts where founder_id = ${founderId} order by posted_at, external_id`;
const ids = async () => (await stored()).map((row): unknown[] => [row["network"], row["external_id"], row["aliases"]]);

const TEXT = "We ship the new hangar doors today, and they open in four seconds.";
// 2025-05-16: the activity and the ugcPost of one post, a quarter of a second apart.
const ACTIVITY = "7329207003942125568";
const UGC = "7329207002977443840";
const AT = new Date(Number(BigInt(ACTIVITY) >> 22n)).toISOString();
const HASH = /^[0-9a-f]{64}$/;

test("a pasted text is stored at once, about when it was, and leads to the person's posts", async () => {
  expect(await handIn({ text: ` ${TEXT}\n`, postedAt: "2026-11-03" })).toEqual({ added: 1, known: 0, left: 0 });
  expect(await stored()).toMatchObject([
    {
      network: "captured",
      external_id: expect.stringMatching(HASH) as string,
      content: TEXT,
      post_url: `${profileUrl}/recent-activity/all/`,
      source: "captured",
      is_date_exact: false,
      is_date_about: true,
    },
  ]);
});

test("without a date, or with one to come, it is when it was first seen", async () => {
  await handIn({ text: TEXT }, { text: "Another one", postedAt: "2999-01-01" });
  expect(await stored()).toMatchObject([
    { is_date_exact: false, is_date_about: false },
    { is_date_exact: false, is_date_about: false },
  ]);
});

test.each([
  ["the id itself", { id: ACTIVITY }],
  ["an address of the feed", { address: `https://www.linkedin.com/feed/update/urn:li:activity:${ACTIVITY}/?utm=x` }],
  ["an address of posts", { address: `https://de.linkedin.com/posts/ada_hangar-activity-${ACTIVITY}-abcd` }],
  ["an address in codes", { address: `https://www.linkedin.com/feed/update/urn%3Ali%3Aactivity%3A${ACTIVITY}` }],
])("knows LinkedIn's id by %s, and the time by the id", async (_, way) => {
  await handIn({ text: TEXT, ...way });
  expect(await stored()).toMatchObject([
    { network: "linkedin", external_id: ACTIVITY, is_date_exact: true, posted_at: new Date(AT) },
  ]);
});

test("the text first and the id later are one post, no matter who brings the id", async () => {
  await handIn({ text: TEXT, postedAt: AT.slice(0, 10) });
  const [first] = await stored();
  expect(await sourced("apify", { externalId: ACTIVITY, aliases: [UGC] })).toMatchObject({ newPostsCount: 0 });
  expect(await stored()).toMatchObject([
    {
      id: given(first)["id"] as string,
      network: "linkedin",
      external_id: ACTIVITY,
      aliases: [UGC],
      source: "apify",
      is_date_exact: true,
    },
  ]);
  expect(await handIn({ text: TEXT }, { text: TEXT, id: UGC })).toEqual({ added: 0, known: 2, left: 0 });
  expect(await ids()).toHaveLength(1);
});

test("share, ugcPost and activity ids of one post are one post, in any order and by any two sources", async () => {
  const sightings = [
    () => sourced("phantombuster", { externalId: UGC }),
    () => sourced("apify", { externalId: ACTIVITY }),
    () => handIn({ text: `${TEXT} ` }),
    () => handIn({ text: TEXT, address: `https://www.linkedin.com/feed/update/urn:li:share:${UGC}` }),
    () => handIn({ text: `${TEXT.slice(0, 50)}… more` }),
    () => sourced("apify", { externalId: ACTIVITY, aliases: [UGC] }),
  ];
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray([...sightings.keys()], { minLength: 2 }), async (order) => {
      await database.sql`delete from public.posts`;
      await database.sql`delete from private.request_counts`;
      for (const at of order) await given(sightings[at])();
      expect([order, (await stored()).length]).toEqual([order, 1]);
    }),
    { numRuns: 40 },
  );
});

test("two rows that turn out to be one post become one, with the ids of both", async () => {
  await sourced("phantombuster", { externalId: UGC, content: "" });
  await sourced("apify", { externalId: ACTIVITY });
  expect(await ids()).toHaveLength(2);
  await sourced("apify", { externalId: ACTIVITY, aliases: [UGC] });
  expect(await ids()).toEqual([["linkedin", ACTIVITY, [UGC]]]);
  const logged = await database.sql`select 1 from public.activities where founder_id = ${founderId} and type = 'post'`;
  expect(logged).toHaveLength(1);
});

test("the same words at another time are another post", async () => {
  await sourced("apify", { externalId: ACTIVITY });
  const later = ((BigInt(ACTIVITY) >> 22n) + 30n * 86_400_000n) << 22n;
  await sourced("apify", { externalId: String(later) });
  await handIn({ text: TEXT, postedAt: "2024-01-01T00:00:00Z", isDateExact: true });
  expect(await ids()).toHaveLength(3);
});

test("only a person's own words are kept", async () => {
  const OWN_ID_URL = "https://www.linkedin.com/in/ACoAABcdEfGhIjKlMnOpQrStUv";
  const name = "Ada Lovelace-King";
  await database.sql`update public.founders set name = ${name} where id = ${founderId}`;
  const others: HandedInPost[] = [
    { text: TEXT, kind: "repost" },
    { text: TEXT, kind: "comment" },
    { text: TEXT, author: { profileUrl: "https://www.linkedin.com/in/someone-else-here" } },
    { text: TEXT, author: { name: "Quite Someone Else" } },
    { text: TEXT, author: { name: "Ada Byron" } },
    { text: TEXT, author: { profileUrl: "https://evil.example/x" } },
    { text: TEXT, author: { profileUrl: "https://www.linkedin.com/company/lovelace", name } },
    { text: TEXT, author: { profileUrl: OWN_ID_URL } },
    { text: TEXT, author: { profileUrl: OWN_ID_URL, name: "Ada Byron" } },
    { text: " " },
    {},
  ];
  expect(await handIn(...others)).toEqual({ added: 0, known: 0, left: others.length });
  const own: HandedInPost[] = [
    { text: "Hear, hear: this is what I meant.", kind: "quote", author: { profileUrl: `${profileUrl}/?x=1` } },
    { text: "A third one", author: { name: "Áda Lovelace" } },
    { text: "An own one", author: { profileUrl: OWN_ID_URL, name } },
  ];
  expect(await handIn(...own)).toEqual({ added: 3, known: 0, left: 0 });
});

test.each([
  [{ text: 7 }],
  [{ text: TEXT, postedAt: "2026-99-99" }],
  [{ text: TEXT, address: "javascript:alert(1)" }],
  [{ text: TEXT, id: "1 or 1", imageUrl: "http://x" }],
  ["x"],
  [null],
])("takes %j without harm", async (odd) => {
  await as(userId, null, sqlOf([odd as object]));
  for (const row of await stored()) expect(row["post_url"]).toMatch(/^https:\/\//);
});

test("the queue summarises it and asks no source", async () => {
  await handIn({ text: TEXT }, { text: "A second one" });
  const queue = sqlWorkerQueue(database.sql, 90);
  const job = given((await queue.claim(90)) ?? undefined);
  const model = {
    summarisePost: ({ content }: { content: string }) =>
      Promise.resolve({ text: `About: ${content}`, madeBy: "builtin" as const }),
  };
  expect(await summariseHandedIn(job, queue, model as never, new AbortController().signal)).toBe(true);
  expect((await stored()).map((row) => row["ai_summary"] as string).toSorted()).toEqual([
    "About: A second one",
    `About: ${TEXT}`,
  ]);
  const founder = given((await database.sql`select * from public.founders where id = ${founderId}`)[0]);
  expect(founder).toMatchObject({
    last_post_summary: expect.stringMatching(/^About: /) as string,
    last_refreshed_at: null,
  });
  expect(await queue.claim(90)).toBeNull();
});

test("who asks for a refresh gets one, also while such a job waits or runs", async () => {
  await handIn({ text: TEXT });
  const queue = sqlWorkerQueue(database.sql, 90);
  const job = given((await queue.claim(90)) ?? undefined);
  await database.sql`select queue.enqueue_refresh(${userId}, ${founderId})`;
  expect(await queue.storeHandedIn(job, [], true)).toBe("going on");
});

test("a token that saves people may hand in and read nothing; others' people are not there", async () => {
  expect(await as(userId, "capture", sqlOf([{ text: TEXT }]))).toEqual({ added: 1, known: 0, left: 0 });
  await expect(as(userId, "read", sqlOf([{ text: TEXT }]))).rejects.toMatchObject({ code: "PT403" });
  const { userId: other } = await addUserWithFounders(database.sql, 1);
  await expect(as(other, null, sqlOf([{ text: TEXT }]))).rejects.toMatchObject({ code: "PT404" });
  const post = given((await stored())[0])["id"] as string;
  const remove = `select public.delete_handed_in('${post}') as answer`;
  await expect(as(other, null, remove)).rejects.toMatchObject({ code: "PT404" });
  await expect(as(userId, "capture", remove)).rejects.toMatchObject({ code: "PT403" });
  await as(userId, null, remove);
  expect(await stored()).toEqual([]);
});

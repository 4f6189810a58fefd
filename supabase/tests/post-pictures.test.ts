import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { StorablePost } from "../functions/jobs/storable-post.ts";
import { feedPost } from "./feed-database.ts";
import { given } from "./queue-calls.ts";
import { addUserWithFounders, createScratchDatabase, type ScratchDatabase } from "./scratch-database.ts";

// The rules of stored pictures: which are fetched, how often, what counts as one, how much there may be, and what becomes of them with
// their posts. What may be fetched is in fetch-pictures.test.ts.
let database: ScratchDatabase;
let userId: string;
let founderId: string;

beforeAll(async () => {
  database = await createScratchDatabase("post_pictures_scratch");
});
beforeEach(async () => {
  await database.sql`delete from auth.users`;
  await database.sql`update queue.settings set picture_bytes_per_user = 100000000`;
  await database.sql`update private.budgets set units_per_day = 2000 where budget = 'pictures'`;
  const user = await addUserWithFounders(database.sql, 1);
  userId = user.userId;
  founderId = given(user.founderIds[0]);
});
afterAll(() => database.drop());

const FROM = "https://media.licdn.com/dms/image/";
const PNG = Buffer.from("89504e470d0a1a0a00", "hex");
const at = "2026-11-20T09:00:00Z";

const store = (posts: StorablePost[], { owner = userId, founder = founderId } = {}) =>
  database.sql`select queue.store_posts(${owner}, ${founder}, 'apify', ${database.sql.json(posts as never)})`;
const pictured = (word: string, imageUrl: string | null = `${FROM}${word}`) =>
  feedPost(word, at, { scope: "feed", imageUrl });
interface Claimed {
  userId: string;
  postId: string;
  address: string;
  network: string;
  attempt: number;
}
const claim = async (most = 100) =>
  given((await database.sql<{ taken: Claimed[] }[]>`select worker.claim_pictures(${most}) as taken`)[0]).taken;
const end = async (picture: Claimed | undefined, content: Buffer | null, mayTryAgain = false) => {
  const { userId: owner, postId, attempt } = given(picture);
  const [row] = await database.sql`
    select worker.end_picture(${owner}, ${postId}, ${attempt}, ${content?.toString("base64") ?? null}, ${content ? null : "It failed."}, ${mayTryAgain}) as ended`;
  return row?.["ended"] as boolean;
};
const pictures = () =>
  database.sql`select address, kind, content, attempts, next_try_at, reason from public.post_pictures order by address`;
const shown = async () =>
  (await database.sql`select content from public.posts where has_picture order by content`).map(
    ({ content }) => content as string,
  );
const laterOn = () =>
  database.sql`update public.post_pictures set next_try_at = next_try_at - interval '7 hours' where next_try_at is not null`;

test("a post's picture is wanted once, of whatever source, and a file of our own site never", async () => {
  await store([pictured("one"), pictured("two", null), pictured("three", "/sample/roof.svg")]);
  await database.sql`select queue.store_posts(${userId}, ${founderId}, 'captured', ${database.sql.json([pictured("four")] as never)})`;
  const claimed = await claim();
  expect(claimed.map(({ address, network, attempt }) => [address, network, attempt])).toEqual(
    expect.arrayContaining([
      [`${FROM}one`, "feed", 1],
      [`${FROM}four`, "feed", 1],
    ]),
  );
  expect(claimed).toHaveLength(2);
  expect(await claim()).toEqual([]);
  for (const picture of claimed) expect(await end(picture, PNG)).toBe(true);
  // The same posts again, with newly signed addresses.
  await store([pictured("one", `${FROM}one?e=2`)]);
  await laterOn();
  expect(await claim()).toEqual([]);
  expect(await shown()).toEqual(["four", "one"]);
});

test.each([
  ["image/jpeg", "ffd8ffe000"],
  ["image/png", "89504e470d0a1a0a00"],
  ["image/gif", "47494638396100"],
  ["image/gif", "47494638376100"],
  ["image/webp", "5249464600000000574542505650"],
])("%s is known by its first bytes: %s", async (kind, hex) => {
  await store([pictured("one")]);
  await end((await claim())[0], Buffer.from(hex, "hex"));
  expect(await pictures()).toMatchObject([{ kind, next_try_at: null, reason: null }]);
});

test.each([
  ["SVG", '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ["a page", "<!doctype html><script>alert(1)</script>"],
  ["a page after a space", " GIF89a"],
  ["AVIF", "\0\0\0 ftypavif"],
  ["a sound in WebP's wrapping", "RIFF\0\0\0\0WAVEfmt "],
  ["half a mark", "\x89PNG"],
  ["nothing", ""],
])("%s is no picture, and not retried", async (_, content) => {
  await store([pictured("one")]);
  const [picture] = await claim();
  await end(picture, Buffer.from(content, "latin1"), true);
  expect(await pictures()).toMatchObject([{ content: null, kind: null }]);
  expect(await shown()).toEqual([]);
});

test("the table itself refuses what is larger or no picture", async () => {
  await store([pictured("one")]);
  const put = (content: Buffer) =>
    database.sql`update public.post_pictures set next_try_at = null, content = ${content}`;
  await expect(put(Buffer.concat([PNG, Buffer.alloc(300 * 1024)]))).rejects.toThrow("This is too long to be stored.");
  await expect(put(Buffer.from("<svg/>"))).rejects.toThrow(/post_pictures_kind_known/);
  await put(PNG);
});

test("what failed is tried three times in all, an hour and six hours later, and never after that", async () => {
  await store([pictured("one")]);
  const waits: (number | null)[] = [];
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const [picture] = await claim();
    if (picture) expect(await end(picture, null, true)).toBe(true);
    const [row] = await database.sql`
      select round(extract(epoch from next_try_at - clock_timestamp()) / 3600)::int as hours from public.post_pictures`;
    waits.push(row?.["hours"] as number | null);
    await laterOn();
  }
  expect(waits).toEqual([1, 6, null, null, null]);
  // Nor when its address is another one.
  await store([pictured("one", `${FROM}one?e=2`)]);
  expect(await claim()).toEqual([]);
  expect(await pictures()).toMatchObject([{ attempts: 3, reason: "It failed." }]);
});

test("a worker that dies over a picture has used up a try, and what it brings too late is dropped", async () => {
  await store([pictured("one")]);
  const [first] = await claim();
  await laterOn();
  const [second] = await claim();
  expect([first?.attempt, second?.attempt]).toEqual([1, 2]);
  expect(await end(first, PNG)).toBe(false);
  expect(await shown()).toEqual([]);
  expect(await end(second, PNG)).toBe(true);
  expect(await end(second, PNG)).toBe(false);
});

test("another address gives what was refused for good another of its tries", async () => {
  await store([pictured("one")]);
  await end((await claim())[0], null, false);
  await laterOn();
  expect(await claim()).toEqual([]);
  await store([pictured("one", `${FROM}better`)]);
  expect(await claim()).toMatchObject([{ address: `${FROM}better`, attempt: 2 }]);
});

test("beyond a user's room the oldest go, and don't come back", async () => {
  await database.sql`update queue.settings set picture_bytes_per_user = ${PNG.length * 3}`;
  await store(["a", "b", "c", "d", "e"].map((word) => pictured(word)));
  for (const picture of (await claim()).sort((one, other) => (one.address < other.address ? -1 : 1)))
    await end(picture, PNG);
  expect(await shown()).toEqual(["c", "d", "e"]);
  const [held] = await database.sql`select sum(bytes)::int as bytes from public.post_pictures`;
  expect(held?.["bytes"]).toBe(PNG.length * 3);
  await store([pictured("a", `${FROM}a?e=2`)]);
  await laterOn();
  expect(await claim()).toEqual([]);
});

test("a day's budget is a user's own, and what is over it waits for the next day", async () => {
  await database.sql`update private.budgets set units_per_day = 2 where budget = 'pictures'`;
  const [other] = await database.sql`insert into auth.users (email) values ('other@example.com') returning id`;
  const [theirs] = await database.sql`
    insert into public.founders (user_id, name, profile_url) values (${other?.["id"] as string}, 'Ida', 'https://www.linkedin.com/in/ida') returning id`;
  await store(["a", "b", "c", "d"].map((word) => pictured(word)));
  await store([pictured("z")], { owner: other?.["id"] as string, founder: theirs?.["id"] as string });
  const taken = await claim();
  expect(taken).toHaveLength(3);
  expect(taken.filter((picture) => picture.userId === userId)).toHaveLength(2);
  const [waiting] = await database.sql`
    select count(*)::int as count from public.post_pictures where attempts = 0 and next_try_at >= current_date + 1`;
  expect(waiting?.["count"]).toBe(2);
});

test("someone with very many is no reason for others to wait", async () => {
  const [other] = await database.sql`insert into auth.users (email) values ('other@example.com') returning id`;
  const [theirs] = await database.sql`
    insert into public.founders (user_id, name, profile_url) values (${other?.["id"] as string}, 'Ida', 'https://www.linkedin.com/in/ida') returning id`;
  await store(Array.from({ length: 100 }, (_, n) => pictured(`many ${n}`, `${FROM}${n}`)));
  await store([pictured("one")], { owner: other?.["id"] as string, founder: theirs?.["id"] as string });
  expect((await claim(4)).map((picture) => picture.userId)).toContain(other?.["id"]);
});

test("a picture goes with its post, and a post that comes back has it fetched again", async () => {
  await store([{ ...pictured("one"), network: "linkedin", scope: "", externalId: "7329207003942125568" }]);
  await end((await claim())[0], PNG);
  expect(await shown()).toEqual(["one"]);
  const address = "https://www.linkedin.com/in/founder-1";
  await database.sql`select private.put_posts_away(${userId}, ${founderId}, ${address})`;
  expect(await pictures()).toHaveLength(0);
  await database.sql`select private.bring_posts_back(${userId}, ${founderId}, ${address})`;
  expect(await shown()).toEqual([]);
  await end((await claim())[0], PNG);
  expect(await shown()).toEqual(["one"]);
  // Its author took the picture out.
  await store([{ ...pictured("one", null), network: "linkedin", scope: "", externalId: "7329207003942125568" }]);
  expect([await shown(), await pictures()]).toEqual([[], []]);
});

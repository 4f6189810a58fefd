import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createFeedDatabase, feedPost, type FeedDatabase } from "./feed-database.ts";
import { given } from "./queue-calls.ts";

let feeds: FeedDatabase;

beforeAll(async () => {
  feeds = await createFeedDatabase("feeds_undone_scratch");
});
beforeEach(() => feeds.startOver());
afterAll(() => feeds.drop());

const BLOG = "https://blog.example/feed";
const post = feedPost("Hello", "2026-11-20T09:00:00Z");

const answer = async <T>(query: Promise<{ answer: T }[]>) => given((await query)[0]).answer;
const undo = (batch: string) =>
  feeds.asUser((sql) => answer<{ undoId: string; count: number }>(sql`select public.undo(${batch}) as answer`));
const remove = (id: string) =>
  feeds.asUser((sql) => answer<{ undoId: string }>(sql`select public.remove_feed(${id}) as answer`));
const lastBatch = async () =>
  given((await feeds.sql<{ id: string }[]>`select id from public.batches order by created_at desc, id limit 1`)[0]).id;
const addresses = (founderId = feeds.founderIds()[0]) =>
  feeds.sql`select id, address from public.feeds where founder_id = ${founderId ?? ""}`;

test("a removed feed takes its posts along, and undo brings both back as they were", async () => {
  const id = await feeds.add(BLOG);
  await feeds.read(id, { posts: [post], etag: '"1"' });
  const before = [await feeds.feed(id), await feeds.sql`select * from public.posts`];
  let { undoId } = await remove(id);
  for (const _ of ["undo and redo", "and again"]) {
    expect([await addresses(), await feeds.words()]).toEqual([[], []]);
    expect(await feeds.founder()).toMatchObject({ last_post_url: null, last_post_summary: null });
    const undone = await undo(undoId);
    expect(undone).toMatchObject({ count: 1 });
    expect([await feeds.feed(id), await feeds.sql`select * from public.posts`]).toEqual(before);
    expect(await feeds.founder()).toMatchObject({ last_post_url: post.postUrl });
    ({ undoId } = await undo(undone.undoId));
  }
});

test("undoing an added feed removes it with its posts", async () => {
  const id = await feeds.add(BLOG);
  const batch = await lastBatch();
  await feeds.read(id, { posts: [post], title: "Blog" });
  await undo(batch);
  expect([await addresses(), await feeds.words()]).toEqual([[], []]);
});

test("a feed that was added again is not doubled by undo", async () => {
  const { undoId } = await remove(await feeds.add(BLOG));
  await feeds.add(BLOG);
  expect(await undo(undoId)).toMatchObject({ count: 0, leftAlone: { taken: 1 } });
  expect(await addresses()).toHaveLength(1);
});

test("a person's feeds leave and come back with the person", async () => {
  const id = await feeds.add(BLOG);
  await feeds.read(id, { posts: [post] });
  const [founderId] = feeds.founderIds();
  await feeds.asUser((sql) => sql`delete from public.founders where id = ${founderId ?? ""}`);
  expect(await addresses()).toEqual([]);
  await undo(await lastBatch());
  expect([await addresses(), await feeds.words()]).toEqual([[{ id, address: BLOG }], ["Hello"]]);
});

test("a merge gives feeds and their posts to the one who is kept, each once, and undo takes them back", async () => {
  const [kept = "", merged = ""] = feeds.founderIds();
  const [mine, theirs, only] = [
    await feeds.add(BLOG, kept),
    await feeds.add(BLOG, merged),
    await feeds.add("https://only.example/rss", merged),
  ];
  await feeds.read(mine, { posts: [post] }, { founderId: kept });
  const older = feedPost("Older", "2026-01-20T09:00:00Z");
  await feeds.read(theirs, { posts: [post, older] }, { founderId: merged });
  await feeds.read(only, { posts: [feedPost("Only", "2026-02-20T09:00:00Z")] }, { founderId: merged });
  const { undoId } = await feeds.asUser((sql) =>
    answer<{ undoId: string }>(sql`select public.merge_people(${kept}, ${merged}, '{}') as answer`),
  );
  expect(new Set((await addresses(kept)).map(({ address }) => address as string))).toEqual(
    new Set([BLOG, "https://only.example/rss"]),
  );
  expect(await feeds.words(kept)).toEqual(["Older", "Only", "Hello"]);
  await undo(undoId);
  expect([await feeds.words(kept), await feeds.words(merged)]).toEqual([["Hello"], ["Older", "Only", "Hello"]]);
  expect((await addresses(merged)).map(({ id }) => id as string).sort()).toEqual([theirs, only].sort());
});

test("another profile's posts go with its address, a feed's stay", async () => {
  const id = await feeds.add(BLOG);
  await feeds.read(id, { posts: [post] });
  const [founderId = ""] = feeds.founderIds();
  await feeds.sql`insert into public.posts (user_id, founder_id, external_id, kind, post_url, content, source)
    select user_id, id, '7300000000000000000', 'post', 'https://www.linkedin.com/x', 'Of the profile', 'test' from public.founders where id = ${founderId}`;
  await feeds.asUser(
    (sql) => sql`update public.founders set profile_url = 'https://www.linkedin.com/in/other' where id = ${founderId}`,
  );
  expect(await feeds.words()).toEqual(["Hello"]);
  expect(await feeds.founder()).toMatchObject({ last_post_url: post.postUrl });
});

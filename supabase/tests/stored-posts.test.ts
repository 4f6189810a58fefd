import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { StorablePost } from "../functions/jobs/storable-post.ts";
import type { ClaimedJob } from "../functions/jobs/worker-queue.ts";
import { given } from "./queue-calls.ts";
import { addUserWithFounders, createScratchDatabase, type ScratchDatabase } from "./scratch-database.ts";

let database: ScratchDatabase;
let userId: string;
let founderId: string;

beforeAll(async () => {
  database = await createScratchDatabase("posts_scratch");
});
beforeEach(async () => {
  await database.sql`delete from auth.users`;
  const user = await addUserWithFounders(database.sql, 1);
  userId = user.userId;
  founderId = given(user.founderIds[0]);
});
afterAll(() => database.drop());

const OLD = "7200000000000000000";
const NEW = "7300000000000000000";

function post(externalId: string, content: string, rest: Partial<StorablePost> = {}): StorablePost {
  return {
    network: "linkedin",
    scope: "",
    externalId,
    isDateExact: true,
    aliases: [],
    kind: "post",
    postUrl: `https://www.linkedin.com/feed/update/urn:li:activity:${externalId}/`,
    content,
    postedAt: null,
    imageUrl: null,
    videoUrl: null,
    summary: `Says: ${content}`,
    summaryBy: "builtin",
    summarised: true,
    ...rest,
  };
}

async function claim(): Promise<ClaimedJob> {
  await database.sql`select queue.enqueue_refresh(${userId}, ${founderId})`;
  await database.sql`update queue.jobs set run_at = clock_timestamp() where state = 'queued'`;
  const [row] = await database.sql<[{ job: ClaimedJob }]>`select worker.claim(90) as job`;
  return row.job;
}

/** Refreshes the founder with these posts, and gives what the job counted. */
async function refresh(...posts: StorablePost[]): Promise<unknown> {
  const { sql } = database;
  const job = await claim();
  await sql`select worker.complete(${job.jobId}, ${job.token}, 'test', true, ${sql.json(posts as never)})`;
  return (await sql`select result from queue.jobs where id = ${job.jobId}`)[0]?.["result"];
}

const founder = async () => given((await database.sql`select * from public.founders where id = ${founderId}`)[0]);
const stored = () => database.sql`select * from public.posts where founder_id = ${founderId} order by posted_at`;

test("dates a post from its id when the source gives no time", async () => {
  await refresh(post(NEW, "Hello"), post(OLD, "Earlier", { postedAt: "2020-02-02T02:02:02Z" }));
  expect((await stored()).map((row) => (row["posted_at"] as Date).toISOString())).toEqual([
    "2020-02-02T02:02:02.000Z",
    new Date(Number(BigInt(NEW) >> 22n)).toISOString(),
  ]);
});

test("shows the newest post, quote or article, and never a repost or a comment", async () => {
  await refresh(
    post(OLD, "My own words", { kind: "article" }),
    post(NEW, "Somebody else's", { kind: "repost" }),
    post("7300000000000000001", "Nice!", { kind: "comment" }),
  );
  expect(await founder()).toMatchObject({
    last_post_summary: "Says: My own words",
    last_post_summary_by: "builtin",
    last_post_url: post(OLD, "").postUrl,
    last_refresh_outcome: "new_posts",
  });
});

test("keeps a post that comes again once, and counts nothing new", async () => {
  expect(await refresh(post(OLD, "Hello"))).toEqual({
    outcome: "new_posts",
    source: "test",
    newPostsCount: 1,
    updatedSummariesCount: 1,
  });
  const [before] = await stored();
  expect(await refresh(post(OLD, "Hello", { summary: "Another summary" }))).toEqual({
    outcome: "nothing_new",
    source: "test",
    newPostsCount: 0,
    updatedSummariesCount: 0,
  });
  const [after, ...others] = await stored();
  expect(others).toEqual([]);
  expect(after).toMatchObject({ ai_summary: "Says: Hello", summarised_at: before?.["summarised_at"] as Date });
  expect(await founder()).toMatchObject({ last_refresh_outcome: "nothing_new" });
});

test("tells the worker which posts need no summary, until their content changes", async () => {
  await refresh(post(OLD, "Hello", { aliases: ["123"] }));
  const known = async () => {
    const job = await claim();
    const [row] = await database.sql`select worker.summarised_posts(${job.jobId}, ${job.token}) as posts`;
    await database.sql`select worker.complete(${job.jobId}, ${job.token}, 'test', true, '[]')`;
    return row?.["posts"] as { ids: string[] }[];
  };
  expect((await known()).map(({ ids }) => [...ids].sort())).toEqual([["123", OLD]]);
  await refresh(post(OLD, "Hello, world", { summary: null, summaryBy: null, summarised: false }));
  expect(await known()).toEqual([]);
  expect(await refresh(post(OLD, "Hello, world"))).toEqual({
    outcome: "nothing_new",
    source: "test",
    newPostsCount: 0,
    updatedSummariesCount: 1,
  });
  expect(await founder()).toMatchObject({ last_post_summary: "Says: Hello, world" });
});

test("knows a post under its other ids", async () => {
  await refresh(post(OLD, "Hello", { aliases: [NEW] }));
  await refresh(post(NEW, "Hello"));
  expect(await stored()).toHaveLength(1);
});

test("summarises a post without words as nothing, once", async () => {
  expect(await refresh(post(OLD, "", { summary: null, summaryBy: null }))).toEqual({
    outcome: "new_posts",
    source: "test",
    newPostsCount: 1,
    updatedSummariesCount: 0,
  });
  expect(await founder()).toMatchObject({ last_post_summary: null, last_post_url: post(OLD, "").postUrl });
});

test("stores markup as the text that it is", async () => {
  const payload = `<script>alert(1)</script> "'\\ 🙂 שלום`;
  await refresh(post(OLD, payload));
  expect((await stored())[0]).toMatchObject({ content: payload, ai_summary: `Says: ${payload}` });
});

test("a worker that lost its lease stores nothing", async () => {
  const { sql } = database;
  const job = await claim();
  const nobody = "00000000-0000-4000-8000-000000000000";
  const posts = sql.json([post(OLD, "Late")] as never);
  const [late] = await sql`
    select worker.complete(${job.jobId}, ${nobody}, 'test', true, ${posts}) as completed,
      worker.fail(${job.jobId}, ${nobody}, 'test', 'late', true, 0, ${posts}, false) as failed`;
  expect(late).toEqual({ completed: false, failed: false });
  expect(await stored()).toHaveLength(0);
});

test("a refresh that fails keeps what it gathered", async () => {
  const { sql } = database;
  const job = await claim();
  const posts = sql.json([
    post(OLD, "Kept"),
    post(NEW, "Not yet", { summary: null, summaryBy: null, summarised: false }),
  ] as never);
  await sql`select worker.fail(${job.jobId}, ${job.token}, 'test', 'The model is busy.', true, 0, ${posts}, false)`;
  expect((await stored()).map((row) => row["ai_summary"] as string | null)).toEqual(["Says: Kept", null]);
  expect((await sql`select state, last_error from queue.jobs`)[0]).toEqual({
    state: "queued",
    last_error: "The model is busy.",
  });
});

test("a profile that no source knows says so, and counts as not checked", async () => {
  const { sql } = database;
  const job = await claim();
  await sql`select worker.complete(${job.jobId}, ${job.token}, 'test', false, '[]')`;
  expect(await founder()).toMatchObject({ last_refresh_outcome: "unknown_profile", last_refreshed_at: null });
});

test("who waits to write to a founder holds none of the founder's jobs, so that deleting both cannot end in a deadlock", async () => {
  const { sql } = database;
  const job = await claim();
  const deleting = await sql.reserve();
  const storing = await sql.reserve();
  try {
    await deleting`begin`;
    await deleting`select 1 from public.founders where id = ${founderId} for update`;
    const [{ pid }] = await storing<[{ pid: number }]>`select pg_backend_pid() as pid`;
    const stored = storing<
      [{ done: boolean }]
    >`select worker.complete(${job.jobId}, ${job.token}, 'test', true, '[]') as done`;
    const ended = stored.then(([{ done }]) => done);
    await expect.poll(() => sql`select 1 from pg_locks where pid = ${pid} and not granted`).toHaveLength(1);
    expect(await sql`select from queue.jobs where id = ${job.jobId} for update nowait`).toHaveLength(1);
    // Nor does the reaper wait there while it holds a job of theirs.
    await sql`update queue.jobs set lease_until = clock_timestamp() - interval '1 second', max_attempts = attempt where id = ${job.jobId}`;
    expect(await sql`select queue.reap() as reaped`).toEqual([{ reaped: 0 }]);
    await deleting`delete from public.founders where id = ${founderId}`;
    await deleting`commit`;
    expect(await ended).toBe(false);
  } finally {
    await deleting`rollback`;
    deleting.release();
    storing.release();
  }
});

test("an address that changes while its refresh is under way brings nobody else's posts back", async () => {
  const { sql } = database;
  await refresh(post(OLD, "Of somebody else"));
  const late = await claim();
  await sql`select worker.wait(${late.jobId}, ${late.token}, 0, 'slow', 'run of the other address')`;
  const running = await claim();
  expect(running.sourceRun).toEqual({ source: "slow", runId: "run of the other address" });
  const address = "https://www.linkedin.com/in/the-right-one";
  await sql`update public.founders set profile_url = ${address} where id = ${founderId}`;
  const posts = sql.json([post(NEW, "Of somebody else again")] as never);
  const [ended] = await sql`
    select worker.complete(${running.jobId}, ${running.token}, 'test', true, ${posts}) as completed,
      worker.fail(${running.jobId}, ${running.token}, 'test', 'late', true, 0, ${posts}, false) as failed`;
  expect(ended).toEqual({ completed: false, failed: false });
  expect(await stored()).toHaveLength(0);
  expect(await claim()).toMatchObject({ jobId: running.jobId, attempt: 1, profileUrl: address, sourceRun: null });
});

test("an address that changes before its refresh begins leaves nothing of the other one's run", async () => {
  const { sql } = database;
  const job = await claim();
  await sql`select worker.wait(${job.jobId}, ${job.token}, 3600, 'slow', 'run of the other address')`;
  const address = "https://www.linkedin.com/in/the-right-one";
  await sql`update public.founders set profile_url = ${address} where id = ${founderId}`;
  const [claimed] = await sql<[{ job: ClaimedJob }]>`select worker.claim(90) as job`;
  expect(claimed.job).toMatchObject({ jobId: job.jobId, profileUrl: address, sourceRun: null });
});

test("a post that cannot be stored costs no other one, and is counted with what refused it", async () => {
  const bad = post("7200000000000000002", "Sung", { kind: "song" as never });
  const long = post("7200000000000000003", "Told", { summary: "x".repeat(2_001) });
  const undated = post("7200000000000000004", "When?", { postedAt: "the day before" });
  expect(await refresh(bad, post(OLD, "Kept"), long, undated)).toEqual({
    outcome: "new_posts",
    source: "test",
    newPostsCount: 1,
    updatedSummariesCount: 1,
    refusedPosts: { posts_kind_known: 1, posts_ai_summary_length: 1, "22007": 1 },
  });
  expect((await stored()).map((row) => row["content"] as string)).toEqual(["Kept"]);
});

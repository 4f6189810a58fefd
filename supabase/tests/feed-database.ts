import type { TransactionSql } from "postgres";
import type { StorablePost } from "../functions/jobs/storable-post.ts";
import type { ClaimedJob, StorableReading } from "../functions/jobs/worker-queue.ts";
import { given } from "./queue-calls.ts";
import { addUserWithFounders, createScratchDatabase, type ScratchDatabase } from "./scratch-database.ts";
import { sqlWorkerQueue } from "./sql-worker-queue.ts";

/** A database with one user and two people of theirs, and what a worker and the user do with feeds of the first. */
export interface FeedDatabase {
  sql: ScratchDatabase["sql"];
  startOver(): Promise<void>;
  drop(): Promise<void>;
  founderIds(): string[];
  /** Follows a feed of a person as the user; gives its id. */
  add(address: string, founderId?: string): Promise<string>;
  asUser<T>(what: (sql: TransactionSql) => Promise<T>): Promise<T>;
  claim(): Promise<ClaimedJob>;
  store(job: ClaimedJob, readings: (Partial<StorableReading> & { feedId: string })[]): Promise<boolean>;
  complete(job: ClaimedJob, known?: boolean): Promise<boolean>;
  /** Refreshes the person with this reading of a feed that is due now; gives what the job counted. */
  read(
    feedId: string,
    reading: Partial<StorableReading>,
    options?: { known?: boolean; founderId?: string },
  ): Promise<unknown>;
  feed(id: string): Promise<Record<string, unknown>>;
  founder(): Promise<Record<string, unknown>>;
  /** The texts of a person's posts, oldest first. */
  words(founderId?: string): Promise<string[]>;
}

/** A summarised item of a feed, found under its words unless `rest` says another id. */
export function feedPost(content: string, postedAt: string | null, rest: Partial<StorablePost> = {}): StorablePost {
  return {
    network: "feed",
    scope: "",
    externalId: content,
    aliases: [],
    kind: "article",
    postUrl: `https://blog.example/${encodeURIComponent(content)}`,
    content,
    postedAt,
    isDateExact: true,
    imageUrl: null,
    videoUrl: null,
    summary: `Says: ${content}`,
    summaryBy: "builtin",
    summarised: true,
    ...rest,
  };
}

const plainReading = { status: "read", reason: null, title: null, etag: null, lastModified: null } as const;

export async function createFeedDatabase(name: string): Promise<FeedDatabase> {
  const database = await createScratchDatabase(name);
  const { sql } = database;
  const queue = sqlWorkerQueue(sql, 90);
  let userId = "";
  let founderIds: string[] = [];
  const first = () => given(founderIds[0]);

  const asUser: FeedDatabase["asUser"] = async (what) =>
    (await sql.begin(async (tx) => {
      await tx`select set_config('request.jwt.claims', ${JSON.stringify({ sub: userId, role: "authenticated" })}, true),
        set_config('request.jwt.claim.sub', ${userId}, true)`;
      await tx`set local role authenticated`;
      return what(tx);
    })) as never;
  const claim = async (founderId = first()) => {
    await sql`update queue.jobs set state = 'cancelled', lease_token = null, lease_until = null where state in ('queued', 'running')`;
    await sql`select queue.enqueue_refresh(${userId}, ${founderId})`;
    return given((await queue.claim(90)) ?? undefined);
  };
  const store: FeedDatabase["store"] = (job, readings) =>
    queue.storeFeeds(
      job,
      readings.map((reading) => ({ ...plainReading, isShared: false, retryAfterSeconds: null, posts: [], ...reading })),
    );
  const complete = (job: ClaimedJob, known = true) => queue.complete(job, "test", { known, posts: [], profile: null });

  return {
    sql,
    drop: () => database.drop(),
    async startOver() {
      await sql`delete from auth.users`;
      ({ userId, founderIds } = await addUserWithFounders(sql, 2));
    },
    founderIds: () => founderIds,
    async add(address, founderId = first()) {
      const insert = (tx: TransactionSql) =>
        tx<
          { id: string }[]
        >`insert into public.feeds (founder_id, address) values (${founderId}, ${address}) returning id`;
      return given((await asUser(insert))[0]).id;
    },
    asUser,
    claim,
    store,
    complete,
    async read(feedId, reading, { known = true, founderId } = {}) {
      await sql`update public.feeds set next_read_at = now() where id = ${feedId}`;
      const job = await claim(founderId);
      await store(job, [{ feedId, ...reading }]);
      await complete(job, known);
      return given((await sql<{ result: unknown }[]>`select result from queue.jobs where id = ${job.jobId}`)[0]).result;
    },
    feed: async (id) => given((await sql`select * from public.feeds where id = ${id}`)[0]),
    founder: async () => given((await sql`select * from public.founders where id = ${first()}`)[0]),
    words: async (founderId = first()) =>
      (
        await sql<
          { content: string }[]
        >`select content from public.posts where founder_id = ${founderId} order by posted_at, content`
      ).map(({ content }) => content),
  };
}

// A worker in a process of its own, to be killed and frozen: the real drain loop on the real SQL, with leases of a second
// and a source that takes its time. It says on its output what it holds and how each job ended.
import { setTimeout as work } from "node:timers/promises";
import postgres from "postgres";
import type { PostSource } from "../functions/_shared/post-sources/post-source.ts";
import { drain } from "../functions/jobs/drain.ts";
import type { ClaimedJob, WorkerQueue } from "../functions/jobs/worker-queue.ts";

const LEASE_SECONDS = 1;
const [url = "", shortest = "20", longest = "80"] = process.argv.slice(2);
const sql = postgres(url, { max: 1 });

const answer = async <T>(query: Promise<{ answer: T }[]>): Promise<T> => {
  const [row] = await query;
  if (!row) throw new Error("The database gave no answer");
  return row.answer;
};

const queue: WorkerQueue = {
  async claim() {
    const job = await answer<ClaimedJob | null>(sql`select worker.claim(${LEASE_SECONDS}) as answer`);
    if (job) console.log(`holds ${job.jobId}`);
    return job;
  },
  summarisedPosts: (job) => answer(sql`select worker.summarised_posts(${job.jobId}, ${job.token}) as answer`),
  heartbeat: (job) => answer(sql`select worker.heartbeat(${job.jobId}, ${job.token}, ${LEASE_SECONDS}) as answer`),
  async complete(job, source, known, posts) {
    const held = await answer<boolean>(
      sql`select worker.complete(${job.jobId}, ${job.token}, ${source}, ${known}, ${sql.json(posts as never)}) as answer`,
    );
    console.log(`${held ? "completed" : "was fenced out of"} ${job.jobId}`);
    return held;
  },
  fail: () => Promise.reject(new Error("No job of these tests fails")),
  wait: () => Promise.reject(new Error("No job of these tests waits")),
};

const source: PostSource = {
  name: "slow",
  submit: () => Promise.resolve("run"),
  poll: () => Promise.resolve({ status: "done" }),
  async collect() {
    await work(Number(shortest) + Math.random() * (Number(longest) - Number(shortest)));
    return [];
  },
  normalise: () => [],
};

const model = { name: "builtin", summarisePost: () => Promise.resolve(null) } as const;

for (;;) {
  await drain({ queue, source, model });
  await work(20);
}

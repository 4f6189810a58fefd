// A worker in a process of its own, to be killed and frozen: the real drain loop on the real SQL, with leases of a second
// and a source that takes its time. It says on its output what it holds, when it hands that in, and how each job ended; the times are
// milliseconds of the machine's monotonic clock, which all its processes share.
import { setTimeout as work } from "node:timers/promises";
import postgres from "postgres";
import type { PostSource } from "../functions/_shared/post-sources/post-source.ts";
import { createDrain } from "../functions/jobs/drain.ts";
import type { WorkerQueue } from "../functions/jobs/worker-queue.ts";
import { noFeeds } from "./no-feeds.ts";
import { sqlWorkerQueue } from "./sql-worker-queue.ts";

/** As the proofs reckon with. */
const LEASE_SECONDS = 1;

const [url = "", shortest = "20", longest = "80", poison = ""] = process.argv.slice(2);
const killers = new Set(poison.split(",").filter(Boolean));
const calls = sqlWorkerQueue(postgres(url, { max: 1 }), LEASE_SECONDS);

const now = () => (Number(process.hrtime.bigint()) / 1e6).toFixed(3);

const queue: WorkerQueue = {
  ...calls,
  async claim(lease) {
    const asked = now();
    const job = await calls.claim(lease);
    if (!job) return null;
    console.log(`holds ${job.jobId} asked ${asked} held ${now()}`);
    if (killers.has(String(job.jobId))) process.kill(process.pid, "SIGKILL");
    return job;
  },
  async complete(job, ...rest) {
    console.log(`hands in ${job.jobId} at ${now()}`);
    const held = await calls.complete(job, ...rest);
    console.log(`${held ? "completed" : "was fenced out of"} ${job.jobId}`);
    return held;
  },
  fail(job, ...rest) {
    console.log(`hands in ${job.jobId} at ${now()}`);
    return calls.fail(job, ...rest);
  },
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

const ending = new AbortController().signal;
const drain = createDrain({ queue, source, model, ...noFeeds }, { startedAt: Date.now(), now: Date.now, ending });
for (;;) {
  await drain();
  await work(20);
}

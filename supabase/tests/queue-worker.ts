// A worker in a process of its own, to be killed and frozen: the real drain loop on the real SQL, with leases of a second
// and a source that takes its time. It says on its output what it holds and how each job ended.
import { setTimeout as work } from "node:timers/promises";
import postgres from "postgres";
import type { PostSource } from "../functions/_shared/post-sources/post-source.ts";
import { drain } from "../functions/jobs/drain.ts";
import type { WorkerQueue } from "../functions/jobs/worker-queue.ts";
import { sqlWorkerQueue } from "./sql-worker-queue.ts";

const [url = "", shortest = "20", longest = "80", poison = ""] = process.argv.slice(2);
const killers = new Set(poison.split(",").filter(Boolean));
const calls = sqlWorkerQueue(postgres(url, { max: 1 }), 1);

const queue: WorkerQueue = {
  ...calls,
  async claim(lease) {
    const job = await calls.claim(lease);
    if (!job) return null;
    console.log(`holds ${job.jobId}`);
    if (killers.has(String(job.jobId))) process.kill(process.pid, "SIGKILL");
    return job;
  },
  async complete(job, ...rest) {
    const held = await calls.complete(job, ...rest);
    console.log(`${held ? "completed" : "was fenced out of"} ${job.jobId}`);
    return held;
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

for (;;) {
  await drain({ queue, source, model });
  await work(20);
}

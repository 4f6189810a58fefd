// A worker in a process of its own, to be killed within a run at a vendor: the real drain loop on the real SQL, with the real source. It says
// on its output which jobs it holds, and waits forever before the step that it is told to die at.
import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { createPhantomBusterSource } from "../functions/_shared/post-sources/phantombuster/phantombuster-source.ts";
import { peopleQuery } from "../functions/_shared/post-sources/phantombuster/people-list.ts";
import { createSampleSource } from "../functions/_shared/post-sources/sample/sample-source.ts";
import { createDrain } from "../functions/jobs/drain.ts";
import { noFeeds } from "./no-feeds.ts";
import { sqlRunQueue } from "./sql-run-queue.ts";
import { sqlWorkerQueue } from "./sql-worker-queue.ts";

/** As vendor-kills.test.ts reckons with. */
const LEASE_SECONDS = 7;

const [url = "", apiUrl = "", listUrl = "", dyingAt = ""] = process.argv.slice(2);
const sql = postgres(url, { max: 2 });
const queue = sqlWorkerQueue(sql, LEASE_SECONDS);
const runs = sqlRunQueue(sql);

/** Lets the call through, or waits where this worker is to be killed. */
function at<Args extends unknown[], Result>(step: string, call: (...args: Args) => Promise<Result>) {
  return (...args: Args): Promise<Result> => {
    if (step !== dyingAt) return call(...args);
    console.log(`waits at ${step}`);
    return new Promise(() => undefined);
  };
}

const drain = createDrain(
  {
    queue: {
      ...queue,
      wake: () => Promise.resolve(),
      complete: at("complete", queue.complete),
      async claim(lease) {
        const job = await queue.claim(lease);
        if (job) console.log(`holds ${job.jobId}`);
        return job;
      },
    },
    ...noFeeds,
    source: createSampleSource(() => new Date()),
    model: {
      name: "builtin",
      summarisePost: () => Promise.resolve({ text: "Sum", madeBy: "builtin", model: "test" }),
    },
    vendors: {
      runs: { ...runs, begin: at("begin", runs.begin), settle: at("settle", runs.settle) },
      shared: null,
      mostListed: 25,
      open(account) {
        const source = createPhantomBusterSource({
          apiKey: account?.key ?? "",
          agentId: account?.agentId ?? "",
          apiUrl,
          listAddress: (people) => `${listUrl}?${peopleQuery(people)}`,
        });
        return { ...source, poll: at("poll", (runId: string) => source.poll(runId)) };
      },
    },
  },
  { startedAt: Date.now(), now: Date.now, ending: new AbortController().signal },
);
for (;;) {
  await drain();
  await pause(20);
}

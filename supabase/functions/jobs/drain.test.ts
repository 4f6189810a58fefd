import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PostSource } from "../_shared/post-sources/post-source.ts";
import { noFeeds } from "../../tests/no-feeds.ts";
import { createDrain } from "./drain.ts";
import type { ClaimedJob, WorkerQueue } from "./worker-queue.ts";

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

const JOB_MS = 200;

/** A queue of so many due jobs, of which all may run at once, and a source that takes its time with each. */
function dueJobs(due: number, jobMs = JOB_MS) {
  const ended = { complete: 0, fail: 0, giveBack: 0 };
  let left = due;
  let running = 0;
  let mostRunning = 0;
  let lastClaimAt = 0;
  let wakes = 0;
  const end = (how: keyof typeof ended) => () => {
    ended[how] += 1;
    running -= 1;
    if (how === "giveBack") left += 1;
    return Promise.resolve(true);
  };
  const queue: WorkerQueue = {
    claim: () => {
      if (left === 0) return Promise.resolve(null);
      left -= 1;
      running += 1;
      mostRunning = Math.max(mostRunning, running);
      lastClaimAt = Date.now();
      return Promise.resolve({
        jobId: left,
        founderName: "Ada",
        sourceRun: null,
        since: null,
        feeds: [] as unknown,
      } as ClaimedJob);
    },
    handedInPosts: () => Promise.resolve([]),
    storeHandedIn: () => Promise.resolve("going on"),
    summarisedPosts: () => Promise.resolve([]),
    heartbeat: () => Promise.resolve(true),
    storeFeeds: () => Promise.resolve(true),
    complete: end("complete"),
    fail: end("fail"),
    giveBack: end("giveBack"),
    wait: () => Promise.resolve(true),
    wake: () => Promise.resolve(void (wakes += 1)),
    spend: () => Promise.resolve(true),
  };
  const source: PostSource = {
    name: "slow",
    submit: () => Promise.resolve("run"),
    poll: () => new Promise((resolve) => setTimeout(() => resolve({ status: "nothing_new" }), jobMs)),
    collect: () => Promise.resolve([]),
    normalise: () => [],
  };
  const model = { name: "builtin", summarisePost: () => Promise.resolve(null) } as const;
  return {
    outside: {
      queue,
      source,
      model,
      ...noFeeds,
    },
    ended,
    left: () => left,
    mostRunning: () => mostRunning,
    lastClaimAt: () => lastClaimAt,
    wakes: () => wakes,
  };
}

function isolateSince(startedAt: number) {
  const ending = new AbortController();
  return { isolate: { startedAt, now: Date.now, ending: ending.signal }, end: () => ending.abort() };
}

test("a call runs its share of jobs, and has the next one made halfway", async () => {
  const jobs = dueJobs(90);
  const drain = createDrain(jobs.outside, isolateSince(0).isolate);
  for (const [done, wakes] of [
    [40, 2],
    [80, 4],
    [90, 4],
  ]) {
    const call = drain();
    await vi.runAllTimersAsync();
    await call;
    expect([jobs.ended.complete, jobs.wakes()]).toEqual([done, wakes]);
  }
});

test("however often an isolate is called, it runs at most four jobs at once, and the last call's share", async () => {
  const jobs = dueJobs(100);
  const drain = createDrain(jobs.outside, isolateSince(0).isolate);
  const calls = Array.from({ length: 10 }, () => drain());
  await vi.runAllTimersAsync();
  await Promise.all(calls);
  expect([jobs.mostRunning(), jobs.ended.complete, jobs.wakes()]).toEqual([4, 44, 5]);
});

test("one job that hangs keeps nobody else's waiting", async () => {
  const jobs = dueJobs(100);
  let polls = 0;
  const { poll } = jobs.outside.source;
  jobs.outside.source.poll = (runId) => (++polls === 1 ? new Promise(() => undefined) : poll(runId));
  const drain = createDrain(jobs.outside, isolateSince(0).isolate);
  jobs.outside.queue.wake = () => Promise.resolve(void setTimeout(() => void drain(), 50));
  void drain();
  void drain();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(jobs.ended.complete).toBe(99);
});

test.each([
  ["at once", 0, 80_000],
  ["a second before the runtime would send it elsewhere", 74_000, 80_000],
  ["later, which shows a longer life", 150_000, 230_000],
])("an isolate that is called %s claims while the last job still fits into its life", async (_, calledAt, until) => {
  const jobs = dueJobs(1_000, 4_000);
  vi.setSystemTime(calledAt);
  const run = createDrain(jobs.outside, isolateSince(0).isolate)();
  await vi.runAllTimersAsync();
  await run;
  expect(jobs.lastClaimAt()).toBeGreaterThan(until - 4_001);
  expect(jobs.lastClaimAt()).toBeLessThan(until);
  expect(jobs.wakes()).toBe(1);
});

test("an isolate that is ending claims nothing and does not wake itself", async () => {
  const jobs = dueJobs(10);
  const { isolate, end } = isolateSince(0);
  end();
  await createDrain(jobs.outside, isolate)();
  expect([jobs.left(), jobs.wakes()]).toEqual([10, 0]);
});

test("a job that is running when the isolate ends is given back, and no other is claimed", async () => {
  const jobs = dueJobs(10, 30_000);
  const { isolate, end } = isolateSince(0);
  const run = createDrain(jobs.outside, isolate)();
  await vi.advanceTimersByTimeAsync(45_000);
  end();
  await run;
  expect(jobs.ended).toEqual({ complete: 1, fail: 0, giveBack: 1 });
  expect([jobs.left(), jobs.wakes()]).toEqual([9, 1]);
});

test("a source that never answers ends with the job's budget, not with the isolate", async () => {
  const jobs = dueJobs(1, 10 * 60_000);
  const run = createDrain(jobs.outside, isolateSince(0).isolate)();
  await vi.advanceTimersByTimeAsync(60_000);
  await run;
  expect(jobs.ended).toEqual({ complete: 0, fail: 1, giveBack: 0 });
});

/** Supabase's limits: no new request after a second of CPU time or half the life, and the end after two seconds or the whole life. */
function runtime(
  jobs: ReturnType<typeof dueJobs>,
  { cpuPerJob, cpuAtStart }: { cpuPerJob: number; cpuAtStart: number },
) {
  let isolates = 0;
  let killed = 0;
  let cpu = Infinity;
  let bornAt = 0;
  let drain: () => Promise<void> = () => Promise.resolve();
  const startIsolate = () => {
    let mine = cpuAtStart;
    cpu = mine;
    bornAt = Date.now();
    const born = (isolates += 1);
    const queue: WorkerQueue = {
      ...jobs.outside.queue,
      claim: (lease) => {
        mine += cpuPerJob;
        if (isolates === born) cpu = mine;
        if (mine >= 2_000) killed += 1;
        return jobs.outside.queue.claim(lease);
      },
      wake: () => Promise.resolve(void setTimeout(call, 50)),
    };
    drain = createDrain({ ...jobs.outside, queue }, isolateSince(bornAt).isolate);
  };
  const call = () => {
    if (cpu >= 1_000 || Date.now() - bornAt >= 75_000) startIsolate();
    void drain();
  };
  return { call, isolates: () => isolates, killed: () => killed };
}

test.each([200, 5_000])(
  "under the runtime's limits jobs of %i ms are all done, none killed in the middle",
  async (jobMs) => {
    const jobs = dueJobs(500, jobMs);
    const { call, isolates, killed } = runtime(jobs, { cpuPerJob: 20, cpuAtStart: 300 });
    setInterval(call, 10_000); // The schedule.
    call();
    await vi.advanceTimersByTimeAsync(20 * 60_000);
    expect([jobs.ended.complete, killed()]).toEqual([500, 0]);
    expect(isolates()).toBeLessThan(40);
  },
);

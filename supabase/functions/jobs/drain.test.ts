import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PostSource } from "../_shared/post-sources/post-source.ts";
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
      return Promise.resolve({ jobId: left, founderName: "Ada", sourceRun: null, since: null } as ClaimedJob);
    },
    summarisedPosts: () => Promise.resolve([]),
    heartbeat: () => Promise.resolve(true),
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
    outside: { queue, source, model },
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

test("a call runs its share of jobs and has the next one made, so that an isolate's CPU time lasts", async () => {
  const jobs = dueJobs(25);
  const drain = createDrain(jobs.outside, isolateSince(0).isolate);
  for (const [done, wakes] of [
    [10, 1],
    [20, 2],
    [25, 2],
  ]) {
    const call = drain();
    await vi.runAllTimersAsync();
    await call;
    expect([jobs.ended.complete, jobs.wakes()]).toEqual([done, wakes]);
  }
});

test("however often an isolate is called, it runs at most four jobs at once", async () => {
  const jobs = dueJobs(100);
  const drain = createDrain(jobs.outside, isolateSince(0).isolate);
  const calls = Array.from({ length: 10 }, () => drain());
  await vi.runAllTimersAsync();
  await Promise.all(calls);
  expect([jobs.mostRunning(), jobs.ended.complete, jobs.wakes()]).toEqual([4, 40, 4]);
});

test.each([
  ["at once", 0, 80_000],
  ["a second before the runtime would send it elsewhere", 74_000, 80_000],
  ["later, which shows a longer life", 150_000, 230_000],
])("an isolate that is called %s claims while the last job still fits into its life", async (_, calledAt, until) => {
  const jobs = dueJobs(1_000, 12_000);
  vi.setSystemTime(calledAt);
  const run = createDrain(jobs.outside, isolateSince(0).isolate)();
  await vi.runAllTimersAsync();
  await run;
  expect(jobs.lastClaimAt()).toBeGreaterThan(until - 12_001);
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
test("under the runtime's limits two hundred jobs are done, and none is killed in the middle", async () => {
  const CPU_PER_JOB = 20;
  const jobs = dueJobs(200);
  let killed = 0;
  let isolates = 0;
  let cpu = 0;
  const claim = jobs.outside.queue.claim;
  jobs.outside.queue.claim = (lease) => {
    cpu += CPU_PER_JOB;
    if (cpu >= 2_000) killed += 1;
    return claim(lease);
  };
  let drain = createDrain(jobs.outside, isolateSince(0).isolate);
  while (jobs.left() > 0) {
    if (isolates === 0 || cpu >= 1_000) {
      isolates += 1;
      cpu = 300;
      drain = createDrain(jobs.outside, isolateSince(Date.now()).isolate);
    }
    const calls = Array.from({ length: 5 }, () => drain());
    await vi.runAllTimersAsync();
    await Promise.all(calls);
  }
  expect([jobs.ended.complete, killed]).toEqual([200, 0]);
  expect(isolates).toBeLessThan(10);
});

import { expect, test } from "vitest";
import { LanguageModelError, type Summariser } from "../_shared/language-model/language-model.ts";
import type { PostSource, RunState, SourcePost } from "../_shared/post-sources/post-source.ts";
import { profileWith, type SourceProfile } from "../_shared/post-sources/source-profile.ts";
import { noFeeds } from "../../tests/no-feeds.ts";
import { IsolateEnds, refreshFounder } from "./refresh-founder.ts";
import { contentHash } from "./storable-post.ts";
import type { ClaimedJob, SummarisedPosts, WorkerQueue } from "./worker-queue.ts";

const job: ClaimedJob = {
  jobId: 1,
  token: "6f0c7e3e-6d3c-4d38-8a53-6c43a3a4a001",
  attempt: 1,
  founderId: "6f0c7e3e-6d3c-4d38-8a53-6c43a3a4a002",
  founderName: "Ada",
  profileUrl: "https://www.linkedin.com/in/ada",
  since: null,
  sourceRun: null,
  feeds: [],
};

function post(n: number, content = `Post ${n}`): SourcePost {
  return {
    ...({ network: "linkedin", scope: "", isDateExact: true } as const),
    externalId: String(7_300_000_000_000_000_000n + BigInt(n)),
    ...{ aliases: [], kind: "post" as const },
    postUrl: `https://www.linkedin.com/posts/${n}`,
    content,
    ...{ postedAt: null, imageUrl: null, videoUrl: null },
  };
}

function world(state: RunState, posts: SourcePost[] = [], known: SummarisedPosts = []) {
  const calls: { name: keyof WorkerQueue; args: unknown[] }[] = [];
  const record =
    (name: keyof WorkerQueue) =>
    (...args: unknown[]) => {
      calls.push({ name, args: args.slice(1) });
      return Promise.resolve(true);
    };
  const queue: WorkerQueue = {
    claim: () => Promise.resolve(null),
    handedInPosts: () => Promise.resolve([]),
    storeHandedIn: () => Promise.resolve("going on"),
    summarisedPosts: () => Promise.resolve(known),
    heartbeat: record("heartbeat"),
    storeFeeds: record("storeFeeds"),
    complete: record("complete"),
    fail: record("fail"),
    wait: record("wait"),
    giveBack: record("giveBack"),
    wake: () => Promise.resolve(),
    spend: () => Promise.resolve(true),
  };
  const asked: string[] = [];
  const model: Summariser = {
    name: "builtin",
    summarisePost: ({ content }) => {
      asked.push(content);
      return Promise.resolve(content === "" ? null : { text: `Sum of ${content}`, madeBy: "builtin", model: "test" });
    },
  };
  const submitted: (Date | null)[] = [];
  const source: PostSource = {
    name: "test",
    submit: (_targets, since) => {
      submitted.push(since);
      return Promise.resolve("run-1");
    },
    poll: () => Promise.resolve(state),
    collect: () => Promise.resolve(posts),
    normalise: (raw) => [raw as SourcePost],
  };
  return { calls, asked, submitted, queue, model, source, ...noFeeds };
}

const going = () => new AbortController().signal;

test("stores every post with its summary when it completes", async () => {
  const { calls, ...outside } = world({ status: "done" }, [post(1), post(2, "")]);
  await refreshFounder(job, outside, going());
  expect(calls).toMatchObject([
    {
      name: "complete",
      args: [
        "test",
        {
          known: true,
          posts: [
            { summary: "Sum of Post 1", summarised: true },
            { summary: null, summarised: true },
          ],
          profile: null,
        },
      ],
    },
  ]);
});

test("never summarises again what did not change, under any of its ids", async () => {
  const renamed = { ...post(3), aliases: ["7300000000000000001"] };
  const known = [
    { network: "linkedin" as const, scope: "", ids: ["7300000000000000001"], contentHash: await contentHash("Post 3") },
  ];
  const { calls, asked, ...outside } = world({ status: "done" }, [renamed, post(4)], known);
  await refreshFounder(job, outside, going());
  expect(asked).toEqual(["Post 4"]);
  expect(calls[0]?.args[1]).toMatchObject({ posts: [{ summarised: false }, { summarised: true }] });
});

test("says so when the source knows nobody of that address", async () => {
  const { calls, ...outside } = world({ status: "unknown_profile" });
  await refreshFounder(job, outside, going());
  expect(calls).toEqual([{ name: "complete", args: ["test", { known: false, posts: [], profile: null }] }]);
});

const facts: Partial<SourceProfile> = { company: "Northwind", followerCount: 12 };
const profile = profileWith((field) => facts[field]);

test.each<RunState["status"]>(["done", "nothing_new"])("hands the profile on when the run is %s", async (status) => {
  const { calls, source, ...outside } = world({ status } as RunState);
  const readProfile = () => Promise.resolve({ ...profile, company: " North\n\0wind ", roleTitle: "  " });
  await refreshFounder(job, { ...outside, source: { ...source, readProfile } }, going());
  expect(calls).toEqual([
    { name: "complete", args: ["test", { known: true, posts: [], profile: { ...profile, company: "North wind" } }] },
  ]);
});

test("completes without a profile that cannot be read", async () => {
  const { calls, source, ...outside } = world({ status: "done" }, [post(1)]);
  const readProfile = () => Promise.reject(new TypeError("undefined is not a profile"));
  await refreshFounder(job, { ...outside, source: { ...source, readProfile } }, going());
  expect(calls).toMatchObject([{ name: "complete", args: ["test", { posts: [{ summarised: true }], profile: null }] }]);
});

test("lets go of the lane while the source's run takes its time, and asks after the same run later", async () => {
  const { calls, submitted, ...outside } = world({ status: "running", checkAgainInSeconds: 30 });
  await refreshFounder(job, outside, going());
  await refreshFounder({ ...job, sourceRun: { source: "test", runId: "run-0" } }, outside, going());
  expect(calls).toEqual([
    { name: "wait", args: [30, "test", "run-1"] },
    { name: "wait", args: [30, "test", "run-0"] },
  ]);
  expect(submitted).toHaveLength(1);
});

test("looks back three days before the last check", async () => {
  const { submitted, ...outside } = world({ status: "nothing_new" });
  await refreshFounder({ ...job, since: "2026-01-10T00:00:00Z" }, outside, going());
  expect(submitted).toEqual([new Date("2026-01-07T00:00:00Z")]);
});

test.each<[RunState, object]>([
  [
    { status: "signed_out", reason: "Signed out" },
    { error: "Signed out", retryable: false },
  ],
  [
    { status: "limited", reason: "Limit", retryAfterSeconds: 60 },
    { error: "Limit", retryable: true, retryAfterSeconds: 60 },
  ],
  [
    { status: "failed", reason: "Gone", retryable: false },
    { error: "Gone", retryable: false, forgetRun: true },
  ],
])("hands the source's %o on as the job's failure", async (state, failure) => {
  const { calls, ...outside } = world(state);
  await refreshFounder(job, outside, going());
  expect(calls).toMatchObject([{ name: "fail", args: ["test", failure, []] }]);
});

test("keeps the posts and the summaries made before the model failed", async () => {
  const posts = Array.from({ length: 12 }, (_, n) => post(n + 1));
  const { calls, ...outside } = world({ status: "done" }, posts);
  let left = 5;
  const model: Summariser = {
    name: "openai",
    summarisePost: () => {
      left -= 1;
      if (left < 0)
        return Promise.reject(new LanguageModelError("Too many requests", { retryable: true, retryAfterSeconds: 7 }));
      return Promise.resolve({ text: "Sum", madeBy: "openai", model: "test" });
    },
  };
  await refreshFounder(job, { ...outside, model }, going());
  expect(calls).toMatchObject([
    {
      name: "fail",
      args: [
        "test",
        { error: "Too many requests", retryable: true, retryAfterSeconds: 7, forgetRun: false },
        expect.anything(),
      ],
    },
  ]);
  const kept = calls[0]?.args[2] as { summarised: boolean }[];
  expect(kept).toHaveLength(12);
  expect(kept.filter((one) => one.summarised)).toHaveLength(5);
});

test("does nothing once the lease is lost", async () => {
  const { calls, asked, submitted, ...outside } = world({ status: "done" }, [post(1)]);
  await refreshFounder(job, outside, AbortSignal.abort());
  expect([asked, submitted]).toEqual([[], []]);
  expect(calls).toMatchObject([{ name: "fail", args: ["test", { retryable: true }, []] }]);
});

/** A model that writes one summary, and then never answers: the signal aborts while it is asked for the second. */
function stoppedModel(stop: () => void): Summariser {
  let written = 0;
  return {
    name: "builtin",
    summarisePost: () => {
      if (++written === 1) return Promise.resolve({ text: "Sum", madeBy: "builtin", model: "test" });
      stop();
      return new Promise(() => undefined);
    },
  };
}

test.each([
  ["gives the job back when the isolate ends", new IsolateEnds(), "giveBack", ["test", "run-1"]],
  ["fails when the time is up", new Error("time is up"), "fail", ["test", { retryable: true }]],
])("%s, with what was gathered, and waits for nobody", async (_, reason, name, args) => {
  const { calls, ...outside } = world({ status: "done" }, [post(1), post(2)]);
  const stopped = new AbortController();
  const model = stoppedModel(() => stopped.abort(reason));
  await refreshFounder(job, { ...outside, model }, stopped.signal);
  expect(calls).toMatchObject([{ name, args: [...args, expect.anything()] }]);
  const kept = calls[0]?.args.at(-1) as { summarised: boolean }[];
  expect(kept.map(({ summarised }) => summarised).toSorted()).toEqual([false, true]);
});

test("fails without the posts when those are what cannot be stored", async () => {
  const { calls, ...outside } = world({ status: "done" }, [post(1)]);
  const { fail } = outside.queue;
  const broken = () => Promise.reject(new Error("violates a check"));
  const failing: WorkerQueue["fail"] = (held, source, failure, posts) =>
    posts.length > 0 ? broken() : fail(held, source, failure, posts);
  const queue: WorkerQueue = { ...outside.queue, complete: broken, fail: failing };
  await refreshFounder(job, { ...outside, queue }, going());
  const failure = { error: "The refresh failed unexpectedly.", retryable: true };
  expect(calls).toMatchObject([{ name: "fail", args: ["test", failure, []] }]);
});

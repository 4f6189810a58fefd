// The PhantomBuster source against its stand-in: every state and every shape of a result.
import { afterAll, beforeAll, expect, test } from "vitest";
import { activityIdAt } from "../../functions/_shared/post-sources/activity-id.ts";
import { createPhantomBusterSource } from "../../functions/_shared/post-sources/phantombuster/phantombuster-source.ts";
import { SourceError, type PostTarget } from "../../functions/_shared/post-sources/post-source.ts";
import { DEMO_AGENT_ID, type PhantomBusterBehaviour } from "./phantombuster-accounts.ts";
import { type PhantomBusterServer, startPhantomBusterServer } from "./phantombuster-server.ts";
import { startListServer } from "./list-server.ts";
import type { VendorPost } from "./vendor-posts.ts";

/** The account of the test that runs: each has its own. */
let account = "";
let accounts = 0;
const now = () => new Date("2026-11-20T12:00:00Z");
const target = (name: string): PostTarget => ({ founderId: name, profileUrl: `https://www.linkedin.com/in/${name}` });
const [ada, ben, cleo] = [target("ada"), target("ben"), target("cleo")];

let server: PhantomBusterServer;
let lists: Awaited<ReturnType<typeof startListServer>>;
beforeAll(async () => {
  server = await startPhantomBusterServer(0, {}, now);
  lists = await startListServer();
});
afterAll(() => Promise.all([server.stop(), lists.stop()]));

function sourceWith(behaviour: PhantomBusterBehaviour, given?: string) {
  account = `key-${++accounts}`;
  const apiKey = given ?? account;
  server.behave(account, behaviour);
  const options = { apiUrl: server.url, listAddress: lists.addressOf, agentId: DEMO_AGENT_ID, now, timeoutMs: 2_000 };
  return createPhantomBusterSource({ ...options, apiKey });
}

async function run(behaviour: PhantomBusterBehaviour, targets = [ada], key = "run") {
  const source = sourceWith(behaviour);
  const runId = await source.submit(targets, null, key);
  return { source, runId, state: await source.poll(runId), results: () => source.results?.(runId, targets) };
}

async function refusal(work: Promise<unknown>) {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof SourceError ? error.state : error;
}

const post = (day: number, kind: VendorPost["kind"] = "post"): VendorPost => {
  const postedAt = new Date(Date.UTC(2026, 10, day));
  return {
    activityId: activityIdAt(postedAt, day),
    shareId: activityIdAt(postedAt, day + 50),
    text: `Day ${day}`,
    postedAt,
    kind,
  };
};

test("launches the agent once for several people, under our name for the run, and says until when it has looked", async () => {
  const source = sourceWith({});
  const runId = await source.submit([ada, ben], new Date("2026-11-03T23:00:00Z"), "run-7");
  const launch = server.launches.at(-1);
  expect(launch).toMatchObject({
    containerId: runId,
    metadata: { trackerRun: "run-7" },
    people: [ada.profileUrl, ben.profileUrl],
    argument: { onlyRetrieveActivitiesAfterDate: true, dateAfter: "11-03-2026", csvName: "tracker-run-7" },
  });
  expect(server.keys.at(-1)).toBe(account);
});

test("finds a run again whose id was lost, and none that was never launched", async () => {
  const { source, runId } = await run({}, [ada], "run-lost");
  expect(await source.find?.("run-lost", [ada])).toBe(runId);
  expect(await source.find?.("run-never", [ada])).toBeNull();
});

test("waits while the agent starts and runs, and then has what each person posted", async () => {
  const { source, runId, state } = await run({ pollsUntilEnd: 2, posts: () => [post(3)] }, [ada, ben]);
  expect([state.status, (await source.poll(runId)).status, (await source.poll(runId)).status]).toEqual([
    "running",
    "running",
    "done",
  ]);
  const results = await source.results?.(runId, [ada, ben]);
  expect(results).toMatchObject({
    people: [
      { founderId: "ada", outcome: "posts" },
      { founderId: "ben", outcome: "posts" },
    ],
    stopped: null,
  });
  expect(results?.people[0]?.items.flatMap((item) => source.normalise(item))).toEqual([
    expect.objectContaining({
      externalId: post(3).activityId,
      aliases: [post(3).shareId],
      kind: "post",
      content: "Day 3",
      postedAt: "2026-11-03T00:00:00.000Z",
    }),
  ]);
});

test.each(["inline", "file", "csv file"] as const)("reads a result that comes as %s", async (result) => {
  const { state, results } = await run({ result, posts: () => [post(1), post(2)] });
  expect(state.status).toBe("done");
  expect((await results())?.people).toMatchObject([{ outcome: "posts", items: [{}, {}] }]);
});

test("reads a result of one row that comes without its list", async () => {
  const { results } = await run({ result: "object", posts: () => [post(1)] });
  expect((await results())?.people).toMatchObject([{ outcome: "posts", items: [{}] }]);
});

test.each(["absent", "no new"] as const)("takes a result that is %s for nothing new", async (result) => {
  expect((await run({ result })).state).toEqual({ status: "nothing_new" });
});

test.each<[string, PhantomBusterBehaviour, string]>([
  ["exit code 87", { exitCode: 87, result: "absent" }, "signed_out"],
  ["the log", { exitCode: 1, log: "❌ Disconnected by LinkedIn", result: "absent" }, "signed_out"],
  ["an expired cookie", { exitCode: 1, log: "The session cookie is expired", result: "absent" }, "signed_out"],
  ["the plan's time", { endType: "org timeout", result: "absent" }, "limited"],
  ["a daily limit in the log", { exitCode: 1, log: "Daily limit reached", result: "absent" }, "limited"],
  ["any other error", { exitCode: 1, log: "TypeError", result: "absent" }, "failed"],
  ["a stop by hand", { endType: "killed", result: "absent" }, "failed"],
  ["an agent that can't start", { endType: "launch error" }, "failed"],
])("tells a run that ended by %s apart", async (_, behaviour, status) => {
  expect((await run(behaviour)).state.status).toBe(status);
});

test("waits until the plan's time is there again", async () => {
  expect((await run({ endType: "org timeout", result: "absent" })).state).toMatchObject({
    retryAfterSeconds: 5 * 3_600,
  });
});

test("keeps what a run gathered before it was signed out, and says who is missing", async () => {
  const rows: PhantomBusterBehaviour["rows"] = (all) => all.filter((row) => String(row["profileUrl"]).includes("ada"));
  const { state, results } = await run({ exitCode: 87, rows }, [ada, ben]);
  expect(state.status).toBe("done");
  expect(await results()).toMatchObject({
    people: [{ outcome: "posts" }, { outcome: "failed" }],
    stopped: { status: "signed_out" },
  });
});

test("gives everyone their own outcome", async () => {
  const rows: PhantomBusterBehaviour["rows"] = (all) => [
    ...all.filter((row) => String(row["profileUrl"]).includes("ada")),
    { profileUrl: ben.profileUrl, error: "Profile not found" },
  ];
  const { results } = await run({ rows }, [ada, ben, cleo]);
  expect((await results())?.people.map(({ outcome }) => outcome)).toEqual(["posts", "unknown_profile", "nothing_new"]);
});

test("drops plain reposts and keeps a quote with words of their own; a like is no post", async () => {
  const { source, results } = await run({
    posts: () => [post(1, "repost"), post(2, "quote"), post(3, "like"), post(4, "article")],
  });
  const items = (await results())?.people[0]?.items ?? [];
  expect(items.flatMap((item) => source.normalise(item)).map(({ kind }) => kind)).toEqual(["quote", "article"]);
});

test("drops what it says about people who were not asked for", async () => {
  const rows: PhantomBusterBehaviour["rows"] = (all) => all.map((row) => ({ ...row, profileUrl: cleo.profileUrl }));
  const { results } = await run({ rows }, [ada]);
  expect(await results()).toMatchObject({ people: [{ outcome: "failed", items: [] }], dropped: 3 });
});

test.each<[string, PhantomBusterBehaviour, object]>([
  ["429", { launchStatus: 429, retryAfter: "7200" }, { status: "limited", retryAfterSeconds: 7_200 }],
  ["402", { launchStatus: 402 }, { status: "limited" }],
  ["500", { launchStatus: 500 }, { status: "failed", retryable: true }],
  ["400", { launchStatus: 400 }, { status: "failed", retryable: false }],
  ["a page", { isBroken: true }, { status: "failed", retryable: true }],
  ["nothing at all", { hangs: true }, { status: "failed", retryable: true }],
])("a launch that is answered with %s begins no run", async (_, behaviour, state) => {
  expect(await refusal(sourceWith(behaviour).submit([ada], null, "run"))).toMatchObject(state);
});

test("says that the key is refused, and that the agent is unknown", async () => {
  expect(await refusal(sourceWith({}, "another-key").submit([ada], null, "run"))).toMatchObject({
    status: "failed",
    reason: "PhantomBuster doesn't accept the key. Connect it again.",
    retryable: false,
  });
  const other = createPhantomBusterSource({ apiUrl: server.url, apiKey: account, agentId: "1" });
  expect(await refusal(other.submit([ada], null, "run"))).toMatchObject({
    reason: "PhantomBuster does not know this agent.",
  });
});

test("launches no second run while one goes on", async () => {
  const { source } = await run({ pollsUntilEnd: 5 });
  expect(await refusal(source.submit([ada], null, "another"))).toMatchObject({
    status: "limited",
    retryAfterSeconds: 120,
  });
});

test.each<[string, PhantomBusterBehaviour]>([
  ["429", { status: 429 }],
  ["503", { status: 503 }],
  ["a page", { isBroken: true }],
  ["nothing at all", { hangs: true }],
])("a run goes on while its state is answered with %s", async (_, behaviour) => {
  const { source, runId } = await run({});
  const { launches } = server;
  const before = launches.length;
  // The same account, in trouble for a while.
  server.behave(account, behaviour);
  expect(await source.poll(runId)).toMatchObject({ status: "running" });
  expect(launches).toHaveLength(before);
});

test.each(["malformed", "elsewhere"] as const)("takes no post from a result that is %s", async (result) => {
  const { state } = await run({ result });
  expect(state.status).toBe("running");
});

import { Hono } from "hono";
import { serveHttp } from "../http-server.ts";
import type { Part } from "../part.ts";
import {
  behaviourOf as behaviourOfKey,
  DEMO_AGENT_ID,
  DEMO_PHANTOMBUSTER_KEYS,
  type PhantomBusterBehaviour,
} from "./phantombuster-accounts.ts";
import { inventedPosts, readPeople, type VendorPost } from "./vendor-posts.ts";

export interface Launch {
  containerId: string;
  key: string;
  agentId: string;
  argument: Record<string, unknown>;
  metadata: Record<string, unknown>;
  people: string[];
  polls: number;
}

export interface PhantomBusterServer extends Part {
  /** As PHANTOMBUSTER_API_URL has it. */
  url: string;
  launches: Launch[];
  /** The keys of every request, and null for one that came without. */
  keys: (string | null)[];
  /** What an account of this key does from now on; the key is unknown until it is named here. */
  behave(key: string, behaviour: PhantomBusterBehaviour): void;
}

type App = Hono<{ Variables: { key: string; behaviour: PhantomBusterBehaviour } }>;

interface Runs {
  launches: Launch[];
  /** How a run goes, by the id of its container: as its account did when it began. */
  owners: Map<string, PhantomBusterBehaviour>;
  now: () => Date;
}

const error = (message: string) => ({ status: "error", error: message });

const answer = (status: number, { retryAfter }: PhantomBusterBehaviour) =>
  Response.json(error("Refused"), { status, headers: retryAfter ? { "retry-after": retryAfter } : {} });

function mountLaunch(app: App, { launches, owners }: Runs): void {
  app.post("/api/v2/agents/launch", async (c) => {
    const behaviour = c.get("behaviour");
    if (behaviour.launchStatus) return answer(behaviour.launchStatus, behaviour);
    const body = await c.req.json<Record<string, unknown>>();
    if (body["id"] !== DEMO_AGENT_ID) return c.json(error("Agent not found"), 404);
    const running = launches.filter(
      (one) => one.key === c.get("key") && isRunning(one, owners.get(one.containerId) ?? {}),
    );
    if (typeof body["maxInstanceCount"] === "number" && running.length >= body["maxInstanceCount"]) return c.json({});
    const argument = body["bonusArgument"] as Record<string, unknown>;
    const containerId = String(8_800_000_000_000_000 + launches.length + 1);
    const people = await readPeople(String(argument["spreadsheetUrl"]), argument["columnName"]);
    const metadata = (body["userCustomMetadata"] ?? {}) as Record<string, unknown>;
    owners.set(containerId, behaviour);
    launches.push({ containerId, key: c.get("key"), agentId: DEMO_AGENT_ID, argument, metadata, people, polls: 0 });
    return c.json({ containerId });
  });
}

function mountReads(app: App, { launches, owners, now }: Runs): void {
  const behaviourOf = ({ containerId }: Launch) => owners.get(containerId) ?? {};
  const containerOf = (id: string | undefined, key: string) =>
    launches.find((one) => one.containerId === id && one.key === key);
  app.get("/api/v2/containers/fetch", (c) => {
    const launch = containerOf(c.req.query("id"), c.get("key"));
    if (!launch) return c.json(error("Container not found"), 404);
    const state = containerState(launch, behaviourOf(launch));
    launch.polls += 1;
    return c.json(state);
  });
  app.get("/api/v2/containers/fetch-all", (c) => {
    const mine = launches.filter((one) => one.key === c.get("key") && one.agentId === c.req.query("agentId"));
    const containers = mine
      .toReversed()
      .map((one) => ({ ...containerState(one, behaviourOf(one)), userCustomMetadata: one.metadata }));
    return c.json({ maxLimitReached: false, containers: containers.slice(0, Number(c.req.query("limit") ?? 20)) });
  });
  app.get("/api/v2/containers/fetch-result-object", (c) => {
    const launch = containerOf(c.req.query("id"), c.get("key"));
    if (!launch) return c.json(error("Container not found"), 404);
    return c.json(resultOf(launch, behaviourOf(launch), new URL(c.req.url).origin, now()));
  });
  app.get("/api/v2/containers/fetch-output", (c) => {
    const launch = containerOf(c.req.query("id"), c.get("key"));
    const { log } = launch ? behaviourOf(launch) : {};
    return log === undefined ? c.body(null, 204) : c.json({ output: log });
  });
  app.get("/api/v2/agents/fetch", (c) =>
    c.req.query("id") === DEMO_AGENT_ID
      ? c.json({ id: DEMO_AGENT_ID, name: "LinkedIn Activity Extractor", script: "LinkedIn Activity Extractor.js" })
      : c.json(error("Agent not found"), 404),
  );
  app.get("/api/v2/orgs/fetch-resources", (c) => {
    const resetAt = now().getTime() + 5 * 3_600_000;
    return c.json({
      dailyExecutionTime: 0,
      monthlyExecutionTime: 60_000,
      dailyResourceNextResetAt: resetAt,
      monthlyResourceNextResetAt: resetAt + 86_400_000,
    });
  });
}

/**
 * A stand-in for PhantomBuster's API v2: the paths, headers, states and shapes of results that `swagger-api-v2.json` of
 * github.com/phantombuster/public-gists and its clients show. Runs are kept in memory.
 */
export async function startPhantomBusterServer(
  port = 0,
  accounts: Record<string, PhantomBusterBehaviour> = DEMO_PHANTOMBUSTER_KEYS,
  now: () => Date = () => new Date(),
): Promise<PhantomBusterServer> {
  const behaviours = new Map(Object.entries(accounts));
  const launches: Launch[] = [];
  const keys: (string | null)[] = [];
  const app: App = new Hono();
  const runs: Runs = { launches, owners: new Map(), now };

  // Result files are at Amazon, where no key is asked for.
  app.get("/files/:file", (c) => {
    const launch = launches.find(({ containerId }) => c.req.param("file").startsWith(containerId));
    if (c.req.header("x-phantombuster-key") !== undefined) return c.text("A key was sent to the file store.", 400);
    return launch && c.req.param("file").endsWith(".json")
      ? c.json(rowsOf(launch, behaviourOf(launch), now()))
      : c.notFound();
  });
  const behaviourOf = ({ containerId }: Launch) => runs.owners.get(containerId) ?? {};

  app.use("/api/v2/*", async (c, next) => {
    const key = c.req.header("x-phantombuster-key") ?? null;
    keys.push(key);
    const behaviour = key === null ? undefined : behaviourOfKey(behaviours, key);
    if (behaviour === undefined) return c.json(error("Invalid API key"), 401);
    if (behaviour.hangs) await new Promise(() => undefined);
    if (behaviour.isBroken) return c.html("<h1>Bad gateway</h1>");
    if (behaviour.status) return answer(behaviour.status, behaviour);
    c.set("key", key ?? "");
    c.set("behaviour", behaviour);
    return next();
  });
  mountLaunch(app, runs);
  mountReads(app, runs);

  const server = await serveHttp(port, "TRACKER_PORT");
  server.answerWith((request) => app.fetch(request));
  return {
    name: "PhantomBuster stand-in",
    url: `${server.url}/api/v2`,
    launches,
    keys,
    behave: (key, behaviour) => void behaviours.set(key, behaviour),
    check: () => Promise.resolve(),
    stop: () => server.stop(),
  };
}

function isRunning({ polls }: Launch, { pollsUntilEnd = 0 }: PhantomBusterBehaviour): boolean {
  return polls < pollsUntilEnd;
}

function containerState(launch: Launch, behaviour: PhantomBusterBehaviour): Record<string, unknown> {
  const common = { id: launch.containerId, agentId: launch.agentId, launchType: "user api call", retryNumber: 0 };
  if (isRunning(launch, behaviour)) return { ...common, status: launch.polls === 0 ? "starting" : "running" };
  const { exitCode = 0, endType = "finished" } = behaviour;
  return { ...common, status: endType === "launch error" ? endType : "finished", endType, exitCode };
}

function rowsOf(launch: Launch, { posts, rows }: PhantomBusterBehaviour, now: Date): unknown[] {
  const made = launch.people.flatMap((profileUrl) =>
    (posts?.(profileUrl) ?? inventedPosts(profileUrl, now)).map((post) => rowOf(profileUrl, post, now)),
  );
  return rows ? rows(made, launch.people) : made;
}

/** A row of the Activity Extractor, with the columns that its consumers read. */
function rowOf(
  profileUrl: string,
  { activityId, shareId, text, postedAt, kind }: VendorPost,
  now: Date,
): Record<string, unknown> {
  const action = {
    post: "Post",
    quote: "Quote repost",
    article: "Post",
    repost: "Reposted this",
    like: "Liked a post",
  }[kind];
  return {
    postUrl: `https://www.linkedin.com/posts/someone_words-share-${shareId}-activity-${activityId}-x1Yz`,
    type: kind === "article" ? "Article" : "Text",
    action,
    postContent: text,
    likeCount: 12,
    commentCount: 3,
    repostCount: 1,
    postDate: "2d",
    postTimestamp: postedAt.toISOString(),
    timestamp: now.toISOString(),
    profileUrl: `${profileUrl}/`,
  };
}

function resultOf(
  launch: Launch,
  behaviour: PhantomBusterBehaviour,
  origin: string,
  now: Date,
): Record<string, unknown> {
  const file = `${origin}/files/${launch.containerId}`;
  const text = (value: unknown) => ({ resultObject: JSON.stringify(value) });
  switch (behaviour.result ?? "inline") {
    case "absent":
      return {};
    case "no new":
      return text({ error: "No new profile found" });
    case "malformed":
      return { resultObject: '[{"postUrl": "https://www.linkedin.com/po' };
    case "file":
      return text({ csvUrl: `${file}.csv`, jsonUrl: `${file}.json` });
    case "csv file":
      return text({ csvURL: `${file}.csv` });
    case "elsewhere":
      return text({ jsonUrl: "http://169.254.169.254/latest/result.json" });
    case "object":
      return text(rowsOf(launch, behaviour, now)[0] ?? {});
    case "inline":
      return text(rowsOf(launch, behaviour, now));
  }
}

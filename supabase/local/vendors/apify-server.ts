import { Hono } from "hono";
import { serveHttp } from "../http-server.ts";
import type { Part } from "../part.ts";
import { behaviourOf } from "./phantombuster-accounts.ts";
import { inventedPosts, type VendorPost } from "./vendor-posts.ts";

/** How a run of this account goes. What is left out goes well. */
export interface ApifyBehaviour {
  /** The status of every answer to a new run, or of every answer, instead of 2xx. */
  startStatus?: number;
  status?: number;
  retryAfter?: string;
  pollsUntilEnd?: number;
  /** The run is over after so many milliseconds, and its webhooks are called; else after the polls. */
  endsAfterMs?: number;
  /** How the run ends. */
  end?: "SUCCEEDED" | "FAILED" | "TIMED-OUT" | "ABORTED";
  posts?: (profileUrl: string) => VendorPost[];
  /** Changes the items of a run before they are handed out. */
  items?: (items: Record<string, unknown>[], people: string[]) => unknown[];
  /** How many people are charged as having nothing new; as many as had nothing, unless it is given. */
  noResults?: number;
  /** How many items a page holds at most, whatever was asked for. */
  pageSize?: number;
  /** A token that may run actors and nothing else. */
  isScoped?: boolean;
  hangs?: boolean;
  isBroken?: boolean;
}

export interface ApifyRun {
  id: string;
  token: string;
  actor: string;
  input: Record<string, unknown>;
  query: Record<string, string>;
  webhooks: { eventTypes: string[]; requestUrl: string; headersTemplate: string }[];
  items: unknown[];
  noResults: number;
  polls: number;
  /** What its webhooks were answered with; 0 for nothing. */
  webhookReplies: number[];
}

export interface ApifyServer extends Part {
  /** As APIFY_API_URL has it. */
  url: string;
  runs: ApifyRun[];
  /** The address of every request, to see that no token is in one. */
  addresses: string[];
  behave(token: string, behaviour: ApifyBehaviour): void;
}

/** What the accounts of a demonstration do, by their tokens; `token:anything` is another account that does the same. */
export const DEMO_APIFY_TOKENS: Record<string, ApifyBehaviour> = {
  "demo-apify-token": { pollsUntilEnd: 100, endsAfterMs: 2_000 },
  "demo-apify-used-up": { startStatus: 402 },
  "demo-apify-down": { status: 503 },
  "demo-apify-quiet": { posts: () => [] },
  "demo-apify-failing": { end: "FAILED", posts: () => [], noResults: 0 },
  "demo-apify-half": {
    items: (items, [first = ""]) => items.filter((item) => JSON.stringify(item["query"]).includes(`${first}"`)),
    noResults: 0,
  },
};

const isActor = (name: string) => /^[^/~]+~[^/~]+$/.test(name);
type App = Hono<{ Variables: { token: string; behaviour: ApifyBehaviour } }>;

const error = (type: string, message: string) => ({ error: { type, message } });

const refusal = (status: number, { retryAfter }: ApifyBehaviour) =>
  Response.json(error(status === 402 ? "not-enough-usage-to-run-paid-actor" : "rate-limit-exceeded", "Refused"), {
    status,
    headers: retryAfter ? { "retry-after": retryAfter } : {},
  });

function mountRuns(app: App, runs: ApifyRun[], owners: Map<string, ApifyBehaviour>, now: () => Date): void {
  app.post("/v2/acts/:actor/runs", async (c) => {
    const behaviour = c.get("behaviour");
    if (behaviour.startStatus) return refusal(behaviour.startStatus, behaviour);
    const actor = c.req.param("actor");
    if (!isActor(actor)) return c.json(error("record-not-found", "Actor was not found"), 404);
    const input = await c.req.json<Record<string, unknown>>();
    const people = input["targetUrls"] as string[];
    const webhooks = JSON.parse(atob(c.req.query("webhooks") ?? btoa("[]"))) as ApifyRun["webhooks"];
    const made = people.map((one) =>
      (behaviour.posts?.(one) ?? inventedPosts(one, now())).map((post) => itemOf(one, post)),
    );
    const items = behaviour.items ? behaviour.items(made.flat(), people) : made.flat();
    const noResults = behaviour.noResults ?? made.filter((one) => one.length === 0).length;
    const run = {
      id: `run${runs.length + 1}`,
      token: c.get("token"),
      actor,
      input,
      query: c.req.query(),
      webhooks,
      items,
      noResults,
      polls: 0,
      webhookReplies: [],
    };
    owners.set(run.id, behaviour);
    runs.push(run);
    if (behaviour.endsAfterMs !== undefined) setTimeout(() => void endRun(run, behaviour), behaviour.endsAfterMs);
    return c.json({ data: stateOf(run, behaviour) }, 201);
  });
  app.get("/v2/acts/:actor/runs", (c) => {
    const mine = runs.filter((run) => run.token === c.get("token") && run.actor === c.req.param("actor"));
    const items = (c.req.query("desc") === "1" ? mine.toReversed() : mine).slice(
      0,
      Number(c.req.query("limit") ?? 1_000),
    );
    return c.json({ data: { total: mine.length, items: items.map((run) => stateOf(run, owners.get(run.id) ?? {})) } });
  });
}

function mountReads(app: App, runs: ApifyRun[], owners: Map<string, ApifyBehaviour>): void {
  app.get("/v2/users/me", (c) =>
    c.get("behaviour").isScoped ? refusal(403, {}) : c.json({ data: { id: "zkzN7xQLfzWvAdJqZ" } }),
  );
  app.get("/v2/acts/:actor", (c) => {
    if (isActor(c.req.param("actor"))) return c.json({ data: { id: "A3cAPGpwBEG8RJwse" } });
    return c.json(error("record-not-found", "Actor was not found"), 404);
  });
  const runOf = (id: string, token: string) => runs.find((run) => run.id === id && run.token === token);
  app.get("/v2/actor-runs/:id", (c) => {
    const run = runOf(c.req.param("id"), c.get("token"));
    if (!run) return c.json(error("record-not-found", "Actor run was not found"), 404);
    const data = stateOf(run, owners.get(run.id) ?? {});
    run.polls += 1;
    return c.json({ data });
  });
  app.get("/v2/key-value-stores/:id/records/INPUT", (c) => {
    const run = runOf(c.req.param("id").replace(/^store-/, ""), c.get("token"));
    return run ? c.json(run.input) : c.json(error("record-not-found", "Record was not found"), 404);
  });
  app.get("/v2/datasets/:id/items", (c) => {
    const run = runOf(c.req.param("id").replace(/^data-/, ""), c.get("token"));
    if (!run) return c.json(error("record-not-found", "Dataset was not found"), 404);
    const offset = Number(c.req.query("offset") ?? 0);
    const limit = Math.min(Number(c.req.query("limit") ?? 250_000), owners.get(run.id)?.pageSize ?? Infinity);
    return c.json(run.items.slice(offset, offset + limit), 200, {
      "x-apify-pagination-total": String(run.items.length),
    });
  });
}

/** A stand-in for Apify's API v2 (docs.apify.com/api/v2) and its actor harvestapi/linkedin-profile-posts. Runs are kept in memory. */
export async function startApifyServer(
  port = 0,
  accounts: Record<string, ApifyBehaviour> = DEMO_APIFY_TOKENS,
  now: () => Date = () => new Date(),
): Promise<ApifyServer> {
  const behaviours = new Map(Object.entries(accounts));
  const runs: ApifyRun[] = [];
  const addresses: string[] = [];
  const app: App = new Hono();

  app.use("/v2/*", async (c, next) => {
    addresses.push(c.req.url);
    const token = /^Bearer (.+)$/.exec(c.req.header("authorization") ?? "")?.[1] ?? "";
    const behaviour = behaviourOf(behaviours, token);
    if (behaviour === undefined)
      return c.json(error("user-or-token-not-found", "User was not found or authentication token is not valid"), 401);
    if (behaviour.hangs) await new Promise(() => undefined);
    if (behaviour.isBroken) return c.html("<h1>Bad gateway</h1>");
    if (behaviour.status) return refusal(behaviour.status, behaviour);
    c.set("token", token);
    c.set("behaviour", behaviour);
    return next();
  });
  const owners = new Map<string, ApifyBehaviour>();
  mountRuns(app, runs, owners, now);
  mountReads(app, runs, owners);

  const server = await serveHttp(port, "TRACKER_PORT");
  server.answerWith((request) => app.fetch(request));
  return {
    name: "Apify stand-in",
    url: `${server.url}/v2`,
    runs,
    addresses,
    behave: (token, behaviour) => void behaviours.set(token, behaviour),
    check: () => Promise.resolve(),
    stop: () => server.stop(),
  };
}

/** Ends a run and calls its webhooks, as docs.apify.com/platform/integrations/webhooks/events says. */
async function endRun(run: ApifyRun, { pollsUntilEnd = 0, end = "SUCCEEDED" }: ApifyBehaviour): Promise<void> {
  run.polls = pollsUntilEnd;
  const eventType = `ACTOR.RUN.${end.replaceAll("-", "_")}`;
  for (const { eventTypes, requestUrl, headersTemplate } of run.webhooks) {
    if (!eventTypes.includes(eventType)) continue;
    const headers = { "content-type": "application/json", ...(JSON.parse(headersTemplate) as Record<string, string>) };
    const body = JSON.stringify({ eventType, eventData: { actorRunId: run.id }, resource: { id: run.id } });
    // Apify retries a failure; with a stand-in nobody waits for that.
    const status = await fetch(requestUrl, { method: "POST", headers, body }).then(
      (response) => response.status,
      () => 0,
    );
    run.webhookReplies.push(status);
  }
}

function stateOf(run: ApifyRun, { pollsUntilEnd = 0, end = "SUCCEEDED" }: ApifyBehaviour): Record<string, unknown> {
  const status = run.polls < pollsUntilEnd ? (run.polls === 0 ? "READY" : "RUNNING") : end;
  return {
    id: run.id,
    actId: "A3cAPGpwBEG8RJwse",
    status,
    defaultDatasetId: `data-${run.id}`,
    defaultKeyValueStoreId: `store-${run.id}`,
    // It reads 0 for a while after the end.
    usageTotalUsd: 0,
    chargedEventCounts: { post: run.items.length, "no-result": run.noResults },
  };
}

/** An item of harvestapi/linkedin-profile-posts. */
function itemOf(targetUrl: string, { activityId, shareId, text, postedAt, kind }: VendorPost): Record<string, unknown> {
  const slug = targetUrl.split("/in/")[1] ?? "";
  const author = {
    publicIdentifier: slug,
    name: slug,
    linkedinUrl: `${targetUrl}?miniProfileUrn=urn`,
    type: "profile",
  };
  const other = {
    ...author,
    publicIdentifier: "another-writer",
    linkedinUrl: "https://www.linkedin.com/in/another-writer",
  };
  return {
    type: "post",
    id: activityId,
    linkedinUrl: `https://www.linkedin.com/posts/${slug}_words-ugcPost-${shareId}-x1Yz`,
    content: text,
    author: kind === "repost" ? other : author,
    postedAt: { timestamp: postedAt.getTime(), date: postedAt.toISOString(), postedAgoShort: "2d" },
    postImages: [],
    ...(kind === "repost" && { repostedBy: author, repostId: shareId }),
    ...(kind === "quote" && { repost: { id: "7300000000000000000", content: "What is quoted", author: other } }),
    ...(kind === "article" && { newsletterUrl: "https://www.linkedin.com/newsletters/x" }),
    engagement: { likes: 3, comments: 1, shares: 0 },
    query: { targetUrl },
  };
}

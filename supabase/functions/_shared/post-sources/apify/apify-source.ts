import * as z from "zod/mini";
import { APIFY_POSTS_PER_PERSON, APIFY_USD_PER_EVENT, HOOK_HEADER } from "../../contract/data-sources.ts";
import { type PostSource, type PostTarget, type RunState, SourceError, type StoppedRun } from "../post-source.ts";
import { askVendor, isPassing, type VendorHttp } from "../vendor-http.ts";
import { DEFAULT_ACTOR, fieldsOf } from "./apify-fields.ts";
import { apifyProfile, apifyResults, normaliseApifyItem } from "./apify-item.ts";

/** Apify's API v2: docs.apify.com/api/v2. */
export const APIFY_API_URL = "https://api.apify.com/v2";
const CHECK_AGAIN_SECONDS = 20;
const ITEMS_PER_PAGE = 1_000;
const LEAST_CHARGE_USD = 0.05;
const NO_RESULT_EVENT = /^no[-_]?results?$/i;

export interface ApifyOptions {
  token: string;
  /** `owner/name` or its id. */
  actorId?: string | undefined;
  apiUrl?: string | undefined;
  fetch?: typeof globalThis.fetch | undefined;
  timeoutMs?: number | undefined;
  /** Where Apify tells of the end of a run, and the secret that it sends along in a header. */
  webhook?: { address: string; secret: string } | undefined;
}

const runSchema = z.looseObject({
  id: z.string(),
  status: z.string(),
  defaultDatasetId: z.string(),
  defaultKeyValueStoreId: z.optional(z.string()),
  usageTotalUsd: z.optional(z.nullable(z.number())),
  chargedEventCounts: z.optional(z.nullable(z.record(z.string(), z.number()))),
});
type Run = z.infer<typeof runSchema>;
const replySchema = z.object({ data: runSchema });
const listSchema = z.object({
  data: z.looseObject({ items: z.array(z.looseObject({ id: z.string(), defaultKeyValueStoreId: z.string() })) }),
});

/** `owner/name` is `owner~name` in a path. */
export const actorPath = (actorId: string): string => `/acts/${encodeURIComponent(actorId.replace("/", "~"))}`;

/** Posts by an actor at Apify, which needs no LinkedIn account and is paid by the post. */
export function createApifySource(options: ApifyOptions): PostSource {
  const { token, actorId = DEFAULT_ACTOR, apiUrl = APIFY_API_URL, webhook } = options;
  const http: VendorHttp = {
    vendor: "Apify",
    baseUrl: apiUrl.replace(/\/+$/, ""),
    // In a URL it would be in logs.
    headers: { authorization: `Bearer ${token}` },
    fetch: options.fetch ?? globalThis.fetch,
    timeoutMs: options.timeoutMs,
  };
  const actor = actorPath(actorId);
  const fields = fieldsOf(actorId);
  return {
    name: "apify",
    async submit(targets, since, runKey) {
      const query = new URLSearchParams({ maxTotalChargeUsd: String(highestCharge(targets.length)) });
      if (webhook) query.set("webhooks", webhooksFor(webhook));
      const { status, json } = await askVendor(
        http,
        "POST",
        `${actor}/runs?${query.toString()}`,
        inputFor(targets, since, runKey),
      );
      if (status === 404)
        throw new SourceError({ status: "failed", reason: "Apify does not know this actor.", retryable: false });
      return readRun(json).id;
    },
    async find(runKey) {
      // A run carries no name of ours but in its input.
      const { json } = await askVendor(http, "GET", `${actor}/runs?desc=1&limit=10`);
      const list = z.safeParse(listSchema, json);
      if (!list.success) throw new SourceError(unreadable());
      for (const { id, defaultKeyValueStoreId } of list.data.data.items) {
        const input = await askVendor(
          http,
          "GET",
          `/key-value-stores/${encodeURIComponent(defaultKeyValueStoreId)}/records/INPUT`,
        );
        const given = z.safeParse(z.looseObject({ trackerRun: z.string() }), input.json);
        if (given.success && given.data.trackerRun === runKey) return id;
      }
      return null;
    },
    async poll(runId): Promise<RunState> {
      try {
        const run = await fetchRun(http, runId);
        if (["READY", "RUNNING", "TIMING-OUT", "ABORTING"].includes(run.status))
          return { status: "running", checkAgainInSeconds: CHECK_AGAIN_SECONDS };
        const stopped = stopOf(run);
        // SUCCEEDED says nothing of the people, and what others gathered before their end is paid for.
        if (stopped === null) return { status: "done" };
        return (await readItems(http, run)).length > 0 ? { status: "done" } : stopped;
      } catch (error) {
        if (isPassing(error)) return { status: "running", checkAgainInSeconds: 2 * CHECK_AGAIN_SECONDS };
        if (error instanceof SourceError) return error.state;
        throw error;
      }
    },
    collect: async (runId) => readItems(http, await fetchRun(http, runId)),
    async results(runId, targets) {
      const run = await fetchRun(http, runId);
      const nothingNew = Object.entries(run.chargedEventCounts ?? {}).reduce(
        (sum, [event, count]) => (NO_RESULT_EVENT.test(event) ? sum + count : sum),
        0,
      );
      const { people, dropped } = apifyResults(await readItems(http, run), targets, fields, nothingNew);
      return { people, dropped, costUsd: costOf(run), stopped: stopOf(run) };
    },
    normalise: (raw) => normaliseApifyItem(raw, fields),
    profileIn: (items, target) => apifyProfile(items, target, fields),
  };
}

/** The most that a run for so many people can cost, in dollars: what every run is held to. */
export function highestCharge(people: number): number {
  return Math.max(LEAST_CHARGE_USD, Math.round(people * APIFY_POSTS_PER_PERSON * APIFY_USD_PER_EVENT * 1_000) / 1_000);
}

function inputFor(targets: PostTarget[], since: Date | null, runKey: string): Record<string, unknown> {
  return {
    targetUrls: targets.map(({ profileUrl }) => profileUrl),
    maxPosts: APIFY_POSTS_PER_PERSON,
    // These two are left out before they are charged for.
    includeReposts: false,
    ...(since !== null && { postedLimitDate: since.toISOString() }),
    includeQuotePosts: true,
    scrapeReactions: false,
    scrapeComments: false,
    // No input of the actor: what find() looks for.
    trackerRun: runKey,
  };
}

/** Ad-hoc webhooks: the user sets nothing up (docs.apify.com/platform/integrations/webhooks/ad-hoc-webhooks). */
function webhooksFor({ address, secret }: { address: string; secret: string }): string {
  const eventTypes = ["ACTOR.RUN.SUCCEEDED", "ACTOR.RUN.FAILED", "ACTOR.RUN.TIMED_OUT", "ACTOR.RUN.ABORTED"];
  const headersTemplate = JSON.stringify({ [HOOK_HEADER]: secret });
  return btoa(JSON.stringify([{ eventTypes, requestUrl: address, headersTemplate }]));
}

function readRun(json: unknown): Run {
  const reply = z.safeParse(replySchema, json);
  if (!reply.success) throw new SourceError(unreadable());
  return reply.data.data;
}

async function fetchRun(http: VendorHttp, runId: string): Promise<Run> {
  const { status, json } = await askVendor(http, "GET", `/actor-runs/${encodeURIComponent(runId)}`);
  if (status === 404)
    throw new SourceError({ status: "failed", reason: "Apify does not know this run any more.", retryable: false });
  return readRun(json);
}

async function readItems(http: VendorHttp, { defaultDatasetId }: Run): Promise<unknown[]> {
  const items: unknown[] = [];
  for (;;) {
    const query = new URLSearchParams({ format: "json", offset: String(items.length), limit: String(ITEMS_PER_PAGE) });
    const path = `/datasets/${encodeURIComponent(defaultDatasetId)}/items?${query.toString()}`;
    const { json, headers } = await askVendor(http, "GET", path);
    if (!Array.isArray(json)) throw new SourceError(unreadable());
    items.push(...(json as unknown[]));
    if (json.length === 0 || items.length >= Number(headers.get("x-apify-pagination-total") ?? 0)) return items;
  }
}

function stopOf({ status }: Run): StoppedRun | null {
  if (status === "SUCCEEDED") return null;
  const reason =
    status === "TIMED-OUT"
      ? "The Apify run took too long."
      : status === "ABORTED"
        ? "The Apify run was stopped."
        : "The Apify run failed.";
  return { status: "failed", reason, retryable: true };
}

/** Dollars. `usageTotalUsd` is 0 for a while after the end; the events are right at once. */
function costOf({ usageTotalUsd, chargedEventCounts }: Run): number | null {
  if (usageTotalUsd) return usageTotalUsd;
  const events = Object.values(chargedEventCounts ?? {}).reduce((sum, count) => sum + count, 0);
  return events > 0 ? Math.round(events * APIFY_USD_PER_EVENT * 10_000) / 10_000 : (usageTotalUsd ?? null);
}

function unreadable(): StoppedRun {
  return { status: "failed", reason: "The answer of Apify can't be read.", retryable: true };
}

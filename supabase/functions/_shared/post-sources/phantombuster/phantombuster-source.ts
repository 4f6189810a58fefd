import * as z from "zod/mini";
import { type PostSource, type PostTarget, type RunState, SourceError, type StoppedRun } from "../post-source.ts";
import { askVendor, isPassing, type VendorHttp } from "../vendor-http.ts";
import { normalisePhantomBusterItem, phantomBusterProfile, phantomBusterResults } from "./phantombuster-item.ts";
import { readRows, unreadable } from "./phantombuster-result.ts";

/** The base of API v2; `swagger-api-v2.json` of github.com/phantombuster/public-gists describes it. */
export const PHANTOMBUSTER_API_URL = "https://api.phantombuster.com/api/v2";
const CHECK_AGAIN_SECONDS = 30;
const POSTS_PER_PERSON = 20;
const HOUR_SECONDS = 3_600;
/** What a launch without a container means: the agent runs already, and may start once only. */
const BUSY_SECONDS = 120;
/** What an agent ends with when LinkedIn has signed its account out. */
const SIGNED_OUT_CODE = 87;
const METADATA_KEY = "trackerRun";

export interface PhantomBusterOptions {
  apiKey: string;
  /** The user's agent of *LinkedIn Activity Extractor*. */
  agentId: string;
  apiUrl?: string | undefined;
  fetch?: typeof globalThis.fetch | undefined;
  timeoutMs?: number | undefined;
  now?: (() => Date) | undefined;
  /** Where PhantomBuster reads the list of a run with several people: a CSV file with the column `profileUrl`. */
  listAddress?: ((targets: PostTarget[]) => string) | undefined;
}

const launchedSchema = z.object({ containerId: z.union([z.string(), z.number()]) });
const containerSchema = z.looseObject({
  status: z.string(),
  endType: z.optional(z.nullable(z.string())),
  exitCode: z.optional(z.nullable(z.number())),
});
type Container = z.infer<typeof containerSchema>;
const listedSchema = z.looseObject({
  id: z.union([z.string(), z.number()]),
  userCustomMetadata: z.optional(z.nullable(z.record(z.string(), z.unknown()))),
});
const resourcesSchema = z.looseObject({
  dailyExecutionTime: z.number(),
  dailyResourceNextResetAt: z.number(),
  monthlyResourceNextResetAt: z.number(),
});
/** Posts by the user's own PhantomBuster agent, which reads LinkedIn with the account that the user has connected there. */
export function createPhantomBusterSource(options: PhantomBusterOptions): PostSource {
  const { apiKey, agentId, apiUrl = PHANTOMBUSTER_API_URL, now = () => new Date(), listAddress } = options;
  const http: VendorHttp = {
    vendor: "PhantomBuster",
    baseUrl: apiUrl.replace(/\/+$/, ""),
    headers: { "X-Phantombuster-Key": apiKey },
    fetch: options.fetch ?? globalThis.fetch,
    timeoutMs: options.timeoutMs,
  };
  const read = async (runId: string) => {
    const container = await readContainer(http, runId);
    const rows = container.status === "finished" ? await readRows(http, runId) : [];
    return { container, rows };
  };
  return {
    name: "phantombuster",
    async submit(targets, since, runKey) {
      const { status, json } = await askVendor(http, "POST", "/agents/launch", {
        id: agentId,
        // Used for this run only, and laid over the agent's own settings.
        bonusArgument: argumentFor(targets, since, runKey, listAddress),
        // Two runs at once would use one LinkedIn account twice.
        maxInstanceCount: 1,
        userCustomMetadata: { [METADATA_KEY]: runKey },
      });
      if (status === 404)
        throw new SourceError({
          status: "failed",
          reason: "PhantomBuster does not know this agent.",
          retryable: false,
        });
      const launched = z.safeParse(launchedSchema, json);
      if (!launched.success)
        throw new SourceError({
          status: "limited",
          reason: "The PhantomBuster agent is busy.",
          retryAfterSeconds: BUSY_SECONDS,
        });
      return String(launched.data.containerId);
    },
    async find(runKey) {
      const query = new URLSearchParams({ agentId, limit: "20", mode: "all" });
      const { json } = await askVendor(http, "GET", `/containers/fetch-all?${query.toString()}`);
      const list = z.safeParse(z.looseObject({ containers: z.array(listedSchema) }), json);
      if (!list.success) throw new SourceError(unreadable());
      const run = list.data.containers.find((one) => one.userCustomMetadata?.[METADATA_KEY] === runKey);
      return run === undefined ? null : String(run.id);
    },
    async poll(runId): Promise<RunState> {
      try {
        const { container, rows } = await read(runId);
        if (container.status === "launch error")
          return { status: "failed", reason: "PhantomBuster could not start the agent.", retryable: true };
        if (container.status !== "finished") return { status: "running", checkAgainInSeconds: CHECK_AGAIN_SECONDS };
        if (rows.length > 0) return { status: "done" };
        return (await stopOf(http, runId, container, now)) ?? { status: "nothing_new" };
      } catch (error) {
        // The run goes on, whether its state can be read just now or not.
        if (isPassing(error)) return { status: "running", checkAgainInSeconds: 2 * CHECK_AGAIN_SECONDS };
        if (error instanceof SourceError) return error.state;
        throw error;
      }
    },
    collect: (runId) => readRows(http, runId),
    async results(runId, targets) {
      const { container, rows } = await read(runId);
      const stopped = await stopOf(http, runId, container, now);
      return { ...phantomBusterResults(rows, targets, stopped === null), costUsd: null, stopped };
    },
    normalise: normalisePhantomBusterItem,
    profileIn: phantomBusterProfile,
  };
}

/** The settings of one run. A list of its own name is read from its beginning: an agent skips what it has read for a list before. */
function argumentFor(
  targets: PostTarget[],
  since: Date | null,
  runKey: string,
  listAddress: ((targets: PostTarget[]) => string) | undefined,
): Record<string, unknown> {
  const [only] = targets;
  if (only === undefined || (targets.length > 1 && listAddress === undefined))
    throw new SourceError({
      status: "failed",
      reason: "This server can give PhantomBuster one person at a time only.",
      retryable: false,
    });
  return {
    spreadsheetUrl: targets.length === 1 ? only.profileUrl : listAddress?.(targets),
    ...(targets.length > 1 && { columnName: "profileUrl" }),
    numberOfLinesPerLaunch: targets.length,
    numberMaxOfPosts: POSTS_PER_PERSON,
    activitiesToScrape: ["Post", "Article"],
    csvName: `tracker-${runKey}`,
    ...(since !== null && { onlyRetrieveActivitiesAfterDate: true, dateAfter: monthDayYear(since) }),
  };
}

/** MM-DD-YYYY, in UTC. */
function monthDayYear(date: Date): string {
  const [year, month, day] = date.toISOString().slice(0, 10).split("-");
  return `${month ?? ""}-${day ?? ""}-${year ?? ""}`;
}

async function readContainer(http: VendorHttp, runId: string): Promise<Container> {
  const { status, json } = await askVendor(http, "GET", `/containers/fetch?id=${encodeURIComponent(runId)}`);
  if (status === 404)
    // Not passing: a run that PhantomBuster has forgotten does not come back.
    throw new SourceError({
      status: "failed",
      reason: "PhantomBuster does not know this run any more.",
      retryable: false,
    });
  const container = z.safeParse(containerSchema, json);
  if (!container.success) throw new SourceError(unreadable());
  return container.data;
}

/** Why a finished run did not come to its end; null when it did. */
async function stopOf(
  http: VendorHttp,
  runId: string,
  { endType, exitCode }: Container,
  now: () => Date,
): Promise<StoppedRun | null> {
  if (exitCode === SIGNED_OUT_CODE) return signedOut();
  if (endType === "org timeout") return limitedUntilReset(http, now);
  if (endType === "finished" && (exitCode ?? 0) === 0) return null;
  const log = await readLog(http, runId);
  if (/disconnected by linkedin|session cookie[^.]*(?:expired|invalid|not valid)|can't connect to linkedin/i.test(log))
    return signedOut();
  if (/execution time|rate limit|daily limit|limit reached|too many requests/i.test(log))
    return limitedUntilReset(http, now);
  return { status: "failed", reason: "The PhantomBuster run ended with an error.", retryable: true };
}

function signedOut(): StoppedRun {
  return { status: "signed_out", reason: "PhantomBuster was signed out of LinkedIn. Connect LinkedIn there again." };
}

async function limitedUntilReset(http: VendorHttp, now: () => Date): Promise<StoppedRun> {
  const { json } = await askVendor(http, "GET", "/orgs/fetch-resources");
  const resources = z.safeParse(resourcesSchema, json);
  // Milliseconds. The month's time ends later than the day's, and is what is missing when the day's is not.
  const { dailyExecutionTime = 0, dailyResourceNextResetAt = 0, monthlyResourceNextResetAt = 0 } = resources.data ?? {};
  const reset = dailyExecutionTime > 0 ? monthlyResourceNextResetAt : dailyResourceNextResetAt;
  const seconds = Math.ceil((reset - now().getTime()) / 1_000);
  const retryAfterSeconds = seconds > 0 ? Math.min(seconds, 31 * 24 * HOUR_SECONDS) : 6 * HOUR_SECONDS;
  return { status: "limited", reason: "PhantomBuster's time for today is used up.", retryAfterSeconds };
}

/** The log as plain text; "" when there is none. */
async function readLog(http: VendorHttp, runId: string): Promise<string> {
  const { json } = await askVendor(http, "GET", `/containers/fetch-output?id=${encodeURIComponent(runId)}`);
  const log = z.safeParse(z.looseObject({ output: z.string() }), json);
  return log.success ? log.data.output : "";
}

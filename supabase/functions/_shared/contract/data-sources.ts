import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

/** Vendors that read LinkedIn for a user, with an account of the user's own. */
export const dataSourceKindSchema = z.enum(["phantombuster", "apify"]);
export type DataSourceKind = z.infer<typeof dataSourceKindSchema>;

export const DATA_SOURCE_NAMES: Record<DataSourceKind, string> = { phantombuster: "PhantomBuster", apify: "Apify" };

/** How many people may be looked up in 24 hours; the database has the same limits. */
export const DAILY_CEILING = { from: 1, to: 1_000, usual: 80 };

/** What a connected source ran into; null while it is well. */
export const sourceProblemSchema = z.enum(["signed_out", "limited", "failing"]);

/** A connected source. Its key is not among this: it never leaves the server. */
export const dataSourceSchema = z.object({
  source: dataSourceKindSchema,
  agentId: z.nullable(z.string()),
  actorId: z.nullable(z.string()),
  connectedAt: z.string(),
  /** When it was chosen, or else connected. */
  chosenAt: z.string(),
  dailyCeiling: z.int(),
  isPaused: z.boolean(),
  problem: z.nullable(sourceProblemSchema),
  problemReason: z.nullable(z.string()),
  problemSince: z.nullable(z.string()),
  tryAgainAt: z.nullable(z.string()),
});
export type DataSource = z.infer<typeof dataSourceSchema>;

/** The source that is asked: of those that are not paused, the one that was chosen last. */
export function usedSource(sources: readonly DataSource[]): DataSource | undefined {
  return sources.toSorted(
    (a, b) => Number(a.isPaused) - Number(b.isPaused) || Date.parse(b.chosenAt) - Date.parse(a.chosenAt),
  )[0];
}

/** What keeps the source that is used from being asked, in a sentence; null while nothing does. */
export function sourceTrouble(sources: readonly DataSource[]): string | null {
  const used = usedSource(sources);
  if (used === undefined) return null;
  const name = DATA_SOURCE_NAMES[used.source];
  if (used.isPaused) return `${name} is paused.`;
  if (used.problem === "signed_out") return `${name} is signed out of LinkedIn.`;
  if (used.problem === "limited") return `${name} asks for a pause.`;
  return used.problem === "failing" ? `${name} isn't working right now.` : null;
}

/** One run at a vendor, for several people. */
export const sourceRunSchema = z.object({
  id: z.uuid(),
  source: dataSourceKindSchema,
  state: z.enum(["submitting", "running", "done", "nothing_new", "signed_out", "limited", "failed"]),
  people: z.int(),
  failedPeople: z.int(),
  /** Dollars; null when the vendor doesn't say. */
  costUsd: z.nullable(z.coerce.number()),
  problemReason: z.nullable(z.string()),
  submittedAt: z.string(),
  finishedAt: z.nullable(z.string()),
});
export type SourceRun = z.infer<typeof sourceRunSchema>;

/** How many of a user's people are checked how often by the schedule. */
export const cadenceCountsSchema = z.object({ daily: z.int(), weekly: z.int(), off: z.int() });
export type CadenceCounts = z.infer<typeof cadenceCountsSchema>;

/**
 * What Apify's usual actor takes for a post, and for a person with nothing new, in dollars: its published price of November 2026
 * (apify.com/harvestapi/linkedin-profile-posts).
 */
export const APIFY_USD_PER_EVENT = 0.002;
/** What a check comes to while there is no run to go by: a post and a half of each person. */
const USUAL_EVENTS_PER_CHECK = 1.5;

/** What checking one person once has cost, in dollars, by past runs; by the published price before there is one. */
export function usdPerCheck(runs: readonly SourceRun[]): { usd: number; isMeasured: boolean } {
  const charged = runs.filter(({ source, costUsd, people }) => source === "apify" && costUsd !== null && people > 0);
  const people = charged.reduce((sum, run) => sum + run.people, 0);
  if (people === 0) return { usd: APIFY_USD_PER_EVENT * USUAL_EVENTS_PER_CHECK, isMeasured: false };
  return { usd: charged.reduce((sum, { costUsd }) => sum + (costUsd ?? 0), 0) / people, isMeasured: true };
}

/** What 30 days of checks cost, in dollars: each of these people as often as they are checked, and no more a day than the ceiling. */
export function monthlyCost({ daily, weekly }: CadenceCounts, ceiling: number, usd: number): number {
  return Math.min(ceiling, daily + weekly / 7) * 30 * usd;
}

/** How many of a person's newest posts a check at Apify asks for. Never 0, which means all there are. */
export const APIFY_POSTS_PER_PERSON = 10;

/** What the first check of so many people costs with Apify at most, in dollars: each has as many posts as a check asks for. */
export const firstCheckCost = (people: number): number => people * APIFY_POSTS_PER_PERSON * APIFY_USD_PER_EVENT;

/** Its key, and for PhantomBuster the agent, for Apify another actor than the usual one; "" for none. The database has the same shapes. */
const sourceKeySchema = z.strictObject({
  source: dataSourceKindSchema,
  key: z.string().check(z.trim(), z.minLength(1, "Enter the key."), z.maxLength(500)),
  agentId: z.string().check(z.regex(/^[0-9]{0,30}$/, "Enter the agent's number.")),
  actorId: z
    .string()
    .check(z.regex(/^(?:[A-Za-z0-9._-]{1,60}(?:[/~][A-Za-z0-9._-]{1,60})?)?$/, "Enter the actor as owner/name.")),
});
export type SourceKey = z.infer<typeof sourceKeySchema>;

/** What connects a source, and whether the people who no source knew are checked at once; they are when it is left out. */
export interface SourceConnection extends SourceKey {
  checksPeople?: boolean;
}

/** An agent's number, given itself or in the address of its page at PhantomBuster; the text as it is without one. */
export const agentNumber = (text: string): string =>
  /\/(?:phantoms?|agents?)\/(\d{1,30})(?:[/?#]|$)/i.exec(text)?.[1] ?? text;

/** What a vendor says of a key: `unsure` when it could not be asked. The sentence says why it was refused, or not known. */
const keyCheckSchema = z.object({
  verdict: z.enum(["accepted", "refused", "unsure"]),
  /** What is to be entered again. */
  field: z.nullable(z.enum(["key", "agentId", "actorId"])),
  sentence: z.nullable(z.string()),
});
export type KeyCheck = z.infer<typeof keyCheckSchema>;

/** Asks the vendor whether it takes this key, before it is connected. Starts no run. */
export const checkSourceKey = endpoint({
  method: "POST",
  path: "/data-sources/check",
  scopes: [],
  isCostly: true,
  input: sourceKeySchema,
  reply: keyCheckSchema,
});

/** Where a vendor tells that a run is over: PhantomBuster with the hook in the path, Apify in this header. */
export const HOOK_PATHS: Record<DataSourceKind, string> = {
  phantombuster: "/hooks/phantombuster",
  apify: "/hooks/apify",
};
export const HOOK_HEADER = "X-Tracker-Secret";

/** PhantomBuster reads here who a run is for; the query says it all. */
export const PEOPLE_LIST_PATH = "/hooks/phantombuster/people.csv";

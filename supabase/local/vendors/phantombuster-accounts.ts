import type { VendorPost } from "./vendor-posts.ts";

/** How a run of this account goes. What is left out goes well. */
export interface PhantomBusterBehaviour {
  /** The status of every answer to a launch, or of every answer, instead of 200. */
  launchStatus?: number;
  status?: number;
  retryAfter?: string;
  /** How often a run is still going when its state is read. */
  pollsUntilEnd?: number;
  exitCode?: number;
  endType?: string;
  log?: string;
  /** How the result comes; `absent` is what happens when nothing is new. */
  result?: "inline" | "file" | "csv file" | "absent" | "no new" | "malformed" | "object" | "elsewhere";
  posts?: (profileUrl: string) => VendorPost[];
  /** Changes the rows of a run before they are handed out. */
  rows?: (rows: Record<string, unknown>[], people: string[]) => unknown[];
  /** Never answers. */
  hangs?: boolean;
  /** Answers with a page that is no JSON. */
  isBroken?: boolean;
}

/** What the accounts of a demonstration do, by their keys; `key:anything` is another account that does the same. */
export const DEMO_PHANTOMBUSTER_KEYS: Record<string, PhantomBusterBehaviour> = {
  "demo-phantombuster-key": { pollsUntilEnd: 1 },
  "demo-phantombuster-signed-out": { exitCode: 87, result: "absent" },
  "demo-phantombuster-limited": { launchStatus: 429, retryAfter: "7200" },
  "demo-phantombuster-quiet": { result: "no new" },
  "demo-phantombuster-failing": { exitCode: 1, log: "TypeError: it broke", result: "absent" },
  "demo-phantombuster-half": {
    rows: (rows, people) => [
      ...rows.filter(({ profileUrl }) => profileUrl === `${people[0] ?? ""}/`),
      ...people.slice(1).map((profileUrl) => ({ profileUrl, error: "Timed out" })),
    ],
  },
};
/** What the account of a key does; undefined for a key that nobody has. */
export function behaviourOf<Behaviour>(accounts: ReadonlyMap<string, Behaviour>, key: string): Behaviour | undefined {
  return accounts.get(key) ?? accounts.get(key.replace(/:.*$/, ""));
}

/** The one agent of every account. */
export const DEMO_AGENT_ID = "5551234567890123";

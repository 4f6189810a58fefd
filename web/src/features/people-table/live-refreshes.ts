import type { Freshness, PersonRow } from "@contract/founder-list";
import type { RefreshStatus } from "@contract/refresh";

/** What is known of refreshes under way beyond what is in the rows. */
export interface LiveRefreshes {
  /** This tab waits for their outcome. */
  waitedIds: ReadonlySet<string>;
  runningIds: ReadonlySet<string>;
  /** Running, or among the next in line. */
  activeIds: ReadonlySet<string>;
}

export const NO_REFRESHES: LiveRefreshes = { waitedIds: new Set(), runningIds: new Set(), activeIds: new Set() };

export const isUnderWay = ({ state }: Pick<Freshness, "state">): boolean => state === "queued" || state === "running";

/** Whether a person's row tells whose posts can be fetched, or why nobody's are just now. */
export const isReachTold = ({ state }: Pick<Freshness, "state">): boolean =>
  state === "no_source" || state === "queued";

/** The current state of a person's posts. */
export function liveFreshness({ id, freshness }: Pick<PersonRow, "id" | "freshness">, live: LiveRefreshes): Freshness {
  if (live.waitedIds.has(id) || live.runningIds.has(id)) return { ...freshness, state: "running", error: null };
  if (live.activeIds.has(id)) return { ...freshness, state: "queued", error: null };
  return freshness;
}

const FOLLOWED_AT_ONCE = 20;

/** Who to read again and again until their refresh is over: what runs first, then what waits, from the top of the table. */
export function toFollow(people: readonly PersonRow[], live: LiveRefreshes): string[] {
  const states = people.map((person) => ({ id: person.id, state: liveFreshness(person, live).state }));
  const ids = (wanted: string) => states.filter(({ state }) => state === wanted).map(({ id }) => id);
  return [...ids("running"), ...ids("queued")].slice(0, FOLLOWED_AT_ONCE);
}

type Status = Pick<RefreshStatus, "activeFounderIds" | "pending" | "running">;

/** Whose refresh is over, or may be, as far as the queue tells and the rows do not know yet. */
export function settledSince(before: Status | undefined, now: Status, people: readonly PersonRow[]): string[] {
  const were = new Set(before?.activeFounderIds);
  const are = new Set(now.activeFounderIds);
  const isTold = now.activeFounderIds.length === now.pending + now.running;
  return people
    .filter(({ id, freshness }) => !are.has(id) && (were.has(id) || (isTold && isUnderWay(freshness))))
    .map(({ id }) => id);
}

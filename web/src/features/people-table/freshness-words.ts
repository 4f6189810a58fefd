import type { Freshness, PersonRow } from "@contract/founder-list";
import { unknownProfile } from "@contract/refresh";
import type { PostsReach } from "@/lib/posts-reach";
import { fullDate, inLine, updateStamp } from "@/lib/relative-time";
import { failure, summaryLabel } from "./update-state";

/** A state in a word or two; the two ordinary ones need none beside the time. */
export const stateWords = (state: Freshness["state"], { readsLinkedIn }: PostsReach): string | null =>
  ({
    queued: "Queued",
    running: "Refreshing",
    failed: "Failed",
    no_source: unknownProfile(readsLinkedIn).title,
    fresh: null,
    never: null,
  })[state];

const OLD_AFTER_MS = 7 * 24 * 60 * 60_000;

export type FreshnessKind = Freshness["state"] | "old";

/** What a glyph tells apart: the state, and whether a summary was checked within a week. */
export function freshnessKind({ state, checkedAt }: Freshness, now: Date): FreshnessKind {
  const isOld = checkedAt !== null && now.getTime() - Date.parse(checkedAt) >= OLD_AFTER_MS;
  return state === "fresh" && isOld ? "old" : state;
}

function reason({ state, error }: Freshness, { readsLinkedIn, trouble }: PostsReach): string | null {
  if (state === "failed") return failure(error);
  if (state === "no_source") return unknownProfile(readsLinkedIn).sentence;
  if (state === "queued") return trouble === null ? "Waiting in the queue." : `Waiting. ${trouble}`;
  return state === "running" ? "Looking for posts." : null;
}

/** When the posts were last checked, as a sentence without its full stop. */
export function checkedWords(checkedAt: string | null, now: Date): string {
  const stamp = updateStamp(checkedAt, now);
  return checkedAt === null ? stamp : `Checked ${inLine(stamp)}`;
}

/** The state with its reason and the last successful check, in sentences. */
export function freshnessInFull(freshness: Freshness, now: Date, reach: PostsReach): string {
  const { checkedAt } = freshness;
  const check = checkedWords(checkedAt, now) + (checkedAt === null ? "" : ` (${fullDate(checkedAt)})`);
  return [reason(freshness, reach), `${check}.`].filter(Boolean).join(" ");
}

const writers = { "Key points": "Key points by the built-in model.", Summary: "Summary by the language model." };

/** The same, after what made the summary. */
export function updateInFull(
  founder: Pick<PersonRow, "lastPostSummary" | "lastPostSummaryBy">,
  freshness: Freshness,
  now: Date,
  reach: PostsReach,
): string {
  const told = freshnessInFull(freshness, now, reach);
  return founder.lastPostSummary === null ? told : `${writers[summaryLabel(founder.lastPostSummaryBy)]} ${told}`;
}

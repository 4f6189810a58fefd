import { freshnessOf } from "@contract/founder-list";
import { type RefreshJob, type RefreshOutcome, refreshOutcomeSchema } from "@contract/refresh";
import { toSummaryRefresh } from "@stores/refresh";
import { expect, test } from "vitest";
import { type PostsReach, USUAL_REACH } from "@/lib/posts-reach";
import { freshnessInFull } from "@/features/people-table/freshness-words";
import { updateState } from "@/features/people-table/update-state";
import { refreshMessages } from "@/features/refresh/messages";
import { outcomeOf } from "@/features/refresh/queue";
import { emptyTimeline } from "@/features/timeline/empty-timeline";
import { aFounder } from "@/testing/founder";
import { aQueuedRefresh } from "@/testing/queue";

const NOW = new Date("2026-11-21T12:00:00Z");
const REASON = "Signed out.";

/** What each place says of a refresh with this outcome that brought no post to someone without any. */
function toldBy(
  outcome: RefreshOutcome,
  newPostsCount: number,
  reach: PostsReach = USUAL_REACH,
): Record<string, string | null> {
  const error = outcome === "failed" ? REASON : null;
  const state = outcome === "failed" ? "dead" : "done";
  const counts = { newPostsCount, updatedSummariesCount: newPostsCount };
  const job: RefreshJob = {
    state,
    outcome,
    attempt: 1,
    waitsForTomorrow: false,
    error,
    source: reach.readsLinkedIn ? "apify" : "sample",
    ...counts,
  };
  const founder = aFounder({
    lastPostSummary: null,
    lastPostSummaryBy: null,
    lastRefreshOutcome: outcome,
    lastRefreshError: error,
  });
  const freshness = freshnessOf(founder, null);
  const reply = toSummaryRefresh(job);
  const empty = emptyTimeline(founder, NOW, reach);
  return {
    api: reply.success ? `success, ${reply.newPostsCount}` : reply.error,
    toast: refreshMessages.ended(founder.name, reply),
    "queue panel": outcome === "failed" ? job.error : outcomeOf(aQueuedRefresh(job)),
    row: updateState(founder, freshness, reach).text,
    stamp: freshnessInFull(freshness, NOW, reach),
    "person page": `${empty.title}. ${empty.text}`,
  };
}

// Each outcome has words of its own, and none of another's.
const words: Record<RefreshOutcome, RegExp> = {
  unknown_profile: /unknown profile|not connected|no source knows/i,
  failed: /failed|Signed out/,
  new_posts: /2 new posts|^success, 2|no posts/i,
  nothing_new: /no new posts|^success, 0|no posts/i,
};

test.each(["unknown_profile", "failed"] as const)(
  "every place that tells of a refresh says the same of %s",
  (outcome) => {
    const told = toldBy(outcome, 0);
    for (const [place, text] of Object.entries(told)) {
      for (const other of refreshOutcomeSchema.options) {
        if (other === outcome) expect(text, place).toMatch(words[other]);
        else expect(text, place).not.toMatch(words[other]);
      }
    }
  },
);

test.each([
  ["new_posts", 2],
  ["nothing_new", 0],
] as const)("no place calls a refresh with %s a failure or its profile unknown", (outcome, count) => {
  const { stamp, ...told } = toldBy(outcome, count);
  for (const [place, text] of Object.entries(told)) expect(text, place).toMatch(words[outcome]);
  for (const text of [stamp, ...Object.values(told)]) {
    for (const other of ["unknown_profile", "failed"] as const) expect(text).not.toMatch(words[other]);
  }
});

test.each([
  ["nothing connected", false, "Their LinkedIn posts follow once you connect a data source."],
  ["a source connected", true, "No profile was found at this LinkedIn URL."],
])("with %s, an unknown profile has the same reason wherever one is given", (_, readsLinkedIn, reason) => {
  const told = toldBy("unknown_profile", 0, { readsLinkedIn, trouble: null, isKnown: true });
  for (const place of ["api", "toast", "stamp", "person page"]) expect(told[place], place).toContain(reason);
});

import { type Founder, isProcessing } from "@contract/founders";
import { UNKNOWN_PROFILE } from "@contract/refresh";
import { statusOf } from "@/lib/query-client";

/** What an empty timeline says. */
export function emptyTimeline(founder: Founder, now: Date): { title: string; text: string; busy: boolean } {
  if (isProcessing(founder, now)) {
    return { title: "Processing LinkedIn posts...", text: "This takes about 3 to 5 minutes.", busy: true };
  }
  switch (founder.lastRefreshOutcome) {
    case "unknown_profile":
      return {
        title: UNKNOWN_PROFILE.label,
        text: `${UNKNOWN_PROFILE.reason} Your notes and tasks are kept here.`,
        busy: false,
      };
    case "failed":
      return {
        title: "The last refresh failed",
        text: `${founder.lastRefreshError ?? "No reason was given."} Refresh this person in the table to try again.`,
        busy: false,
      };
    case "new_posts":
    case "nothing_new":
      return { title: "No posts yet", text: "Their posts will appear here.", busy: false };
    case null:
      return { title: "No posts yet", text: "Refresh this person in the table to fetch their posts.", busy: false };
  }
}

/** Why a timeline could not be loaded: what the server said, or the specification's fallback when it said nothing of use. */
export function timelineFailure(error: Error): string {
  const status = statusOf(error);
  return status !== null && status < 500 && error.message !== "" ? error.message : "Failed to fetch AI timeline";
}

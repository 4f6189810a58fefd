import { newPostsInWords, type SummaryRefresh } from "@contract/refresh";

const BACKGROUND = "Jobs run one at a time in the background.";
const STILL_RUNNING = "The refresh is taking longer than usual. The table will update when it's done.";

export const refreshMessages = {
  /** What a refresh that was waited for came to. */
  ended: (name: string, { success, error, outcome, pending, newPostsCount }: SummaryRefresh) => {
    if (error !== null && (pending || outcome === "unknown_profile")) return `${name}: ${error}`;
    if (!success) return `Failed to refresh AI summary: ${error ?? "unknown reason"}`;
    return `${name}: ${pending ? STILL_RUNNING : `${newPostsInWords(newPostsCount)}.`}`;
  },
  failed: "Failed to refresh AI summary. Please try again.",
};

export const refreshAllMessages = {
  title: "Refresh all profiles?",
  body: `This will fetch the latest posts of everyone you follow and update AI summaries. ${BACKGROUND}`,
  action: "Refresh all",
  /** What came of it: nothing was queued where everybody was in the queue already. */
  queued: ({ queuedJobs, totalProfiles }: { queuedJobs: number; totalProfiles: number }) => {
    if (totalProfiles === 0) return "You have no people to refresh yet.";
    if (queuedJobs === 0) return "Everyone is already in the queue.";
    return `Successfully queued ${queuedJobs} refresh jobs! ${BACKGROUND}`;
  },
  /** The server said no. */
  notQueued: "Failed to queue refresh jobs. Please try again.",
  /** It did not say anything. */
  failed: "Failed to refresh all profiles. Please try again.",
};

export const queueMessages = {
  background: "Jobs run one at a time and continue after you close Tracker.",
  notCancelled: "Failed to cancel. Please try again.",
  notRetried: "Failed to queue refresh jobs. Please try again.",
  queuedAlready: "Already in the queue.",
};

const BACKGROUND = "Jobs run one at a time in the background.";

export const refreshMessages = {
  refused: (reason: string) => `Failed to refresh AI summary: ${reason}`,
  failed: "Failed to refresh AI summary. Please try again.",
  stillRunning: "The refresh is taking longer. The table updates when it is done.",
  done: (newPosts: number) =>
    newPosts === 0 ? "No new posts." : newPosts === 1 ? "1 new post." : `${newPosts} new posts.`,
};

export const refreshAllMessages = {
  title: "Refresh all profiles?",
  body: `This will fetch the latest posts of everybody you follow and update AI summaries. ${BACKGROUND}`,
  action: "Refresh all",
  /** What came of it: nothing was queued where everybody was in the queue already. */
  queued: ({ queuedJobs, totalProfiles }: { queuedJobs: number; totalProfiles: number }) => {
    if (totalProfiles === 0) return "There is nobody to refresh yet.";
    if (queuedJobs === 0) return "Everybody is in the queue already.";
    return `Successfully queued ${queuedJobs} refresh jobs! ${BACKGROUND}`;
  },
  /** The server said no. */
  notQueued: "Failed to queue refresh jobs. Please try again.",
  /** It did not say anything. */
  failed: "Failed to refresh all profiles. Please try again.",
};

export const queueMessages = {
  background: `${BACKGROUND} They go on while Tracker is closed.`,
  notCancelled: "Failed to cancel. Please try again.",
  notRetried: "Failed to queue refresh jobs. Please try again.",
  queuedAlready: "It is in the queue already.",
};

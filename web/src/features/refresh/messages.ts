export const refreshMessages = {
  refused: (reason: string) => `Failed to refresh AI summary: ${reason}`,
  failed: "Failed to refresh AI summary. Please try again.",
  stillRunning: "The refresh is taking longer. The table updates when it is done.",
  done: (newPosts: number) =>
    newPosts === 0 ? "No new posts." : newPosts === 1 ? "1 new post." : `${newPosts} new posts.`,
};

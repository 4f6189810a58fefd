/** What a worker needs to read feeds, where nobody has any. */
export const noFeeds = {
  fetchPublic: () => Promise.reject(new Error("There are no feeds")),
  now: () => new Date(),
};

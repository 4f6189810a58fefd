/** The dependencies of a worker that reads feeds, for tests in which no user follows a feed. */
export const noFeeds = {
  fetchPublic: () => Promise.reject(new Error("There are no feeds")),
  now: () => new Date(),
};

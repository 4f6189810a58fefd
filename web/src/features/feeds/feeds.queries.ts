import { call } from "@contract/call";
import { type Feed, findFeeds, type FoundFeed } from "@contract/feeds";
import { followFeed, listFeeds, removeFeed } from "@stores/feeds";
import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { undoOf } from "@/features/history/history.queries";
import { api } from "@/lib/api";
import { db } from "@/lib/db";
import { readAgain } from "@/lib/read-again";
import { reasonOr } from "@/lib/reason-or";
import { offerUndo } from "@/lib/take-back";
import { toast } from "@/lib/toast";
import { useMutationOnce } from "@/lib/use-mutation-once";

/** While one is read for the first time. */
const WAITING_POLL_MS = 2_000;

const isWaiting = ({ status }: Feed) => status === "waiting";
const withPosts = (client: QueryClient, founderId: string) =>
  readAgain(client, ["feeds", founderId], ["timeline", founderId], ["founders"]);

/** The feeds that are followed for a person. When one is read for the first time, its posts are refetched too. */
export const feedsQuery = (founderId: string) =>
  queryOptions({
    queryKey: ["feeds", founderId] as const,
    queryFn: async ({ client, queryKey }) => {
      const before = client.getQueryData<Feed[]>(queryKey);
      const feeds = await listFeeds(db, founderId);
      const wasRead = ({ id }: Feed) => before?.some((feed) => feed.id === id && !isWaiting(feed));
      if (before && feeds.some((feed) => !isWaiting(feed) && !wasRead(feed)))
        void readAgain(client, ["timeline", founderId], ["founders"]);
      return feeds;
    },
    refetchInterval: ({ state: { data } }) => (data?.some(isWaiting) ? WAITING_POLL_MS : (false as const)),
  });

/** Looks for the feeds of a website. */
export function useFindFeeds() {
  // Only a server can read another site's pages.
  return useMutationOnce({ mutationFn: (address: string) => call(api, findFeeds, { input: { address } }) });
}

export function useFollowFeed(founderId: string) {
  const client = useQueryClient();
  return useMutationOnce({
    mutationFn: (feed: FoundFeed) => followFeed(db, founderId, feed),
    onError: (error) => toast.bad(reasonOr("Failed to follow the feed. Please try again.", error)),
    onSettled: () => client.invalidateQueries({ queryKey: ["feeds", founderId] }),
  });
}

/** Removes a feed with its posts and offers Undo. */
export function useRemoveFeed(founderId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: { id: string; name: string }) => removeFeed(db, id),
    onSuccess: (undoId, { name }) => offerUndo(client, `${name} removed, with its posts.`, undoOf(client, undoId)),
    onError: (error) => toast.bad(reasonOr("Failed to remove the feed. Please try again.", error)),
    onSettled: () => withPosts(client, founderId),
  });
}

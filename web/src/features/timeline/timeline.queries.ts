import { call } from "@contract/call";
import { type Founder, isProcessing } from "@contract/founders";
import type { EntryKind, PersonEntry, TimelinePlace } from "@contract/person-timeline";
import { getPostPicture, PICTURE_KINDS, type Post, summarisePost } from "@contract/posts";
import { getPersonTimeline } from "@stores/person-timeline";
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { db } from "@/lib/db";
import { readAgain } from "@/lib/read-again";
import { reasonOr } from "@/lib/reason-or";
import { toast } from "@/lib/toast";

/** While the first posts are on their way. */
const PROCESSING_POLL_MS = 2_000;
/** Tasks of a person on screen. */
const TASKS_POLL_MS = 5_000;
const TASKS_POLLED = 100;
const LATEST = 3;

export interface ShownTimeline {
  /** Of all kinds without. */
  kinds?: readonly EntryKind[] | undefined;
  search: string;
  /** How many entries a page has; the usual number without. */
  limit?: number | undefined;
}

/** A person's timeline, newest first, page by page. */
export const timelineQuery = (founderId: Founder["id"], { kinds, search, limit }: ShownTimeline) =>
  infiniteQueryOptions({
    queryKey: ["timeline", founderId, "entries", kinds ?? null, search, limit ?? null] as const,
    queryFn: ({ pageParam }) => getPersonTimeline(db, { founderId, kinds, search, before: pageParam, limit }),
    initialPageParam: null as TimelinePlace | null,
    getNextPageParam: ({ next }) => next,
  });

/** The same, read again every two seconds while the first posts are on their way. */
export const followedTimelineQuery = (founder: Founder, shown: ShownTimeline) => ({
  ...timelineQuery(founder.id, shown),
  refetchInterval: () => (isProcessing(founder, new Date()) ? PROCESSING_POLL_MS : (false as const)),
});

/** The newest tasks of a timeline, read every five seconds, and after each change of a task. */
export const timelineTasksQuery = (founderId: Founder["id"], search: string) =>
  queryOptions({
    queryKey: ["tasks", "founder", founderId, "entries", search] as const,
    queryFn: () => getPersonTimeline(db, { founderId, kinds: ["task"], search, limit: TASKS_POLLED }),
    refetchInterval: TASKS_POLL_MS,
  });

/** The server's copy of a post's picture, read once; null for what is none of the kinds that are stored. */
export const postPictureQuery = (postId: Post["id"]) =>
  queryOptions({
    queryKey: ["post-picture", postId] as const,
    queryFn: async () => {
      const picture = await call(api, getPostPicture, { params: { postId } });
      return (PICTURE_KINDS as readonly string[]).includes(picture.type) ? picture : null;
    },
    staleTime: Infinity,
    retry: false,
  });

/** Without a due date, a task comes after all others. */
const dueOf = (entry: PersonEntry) => (entry.kind === "task" && entry.task.dueDate) || "9999-12-31";

/** The latest posts and notes of someone, and the open tasks that are due first. */
export const latestEntriesQuery = (founderId: Founder["id"]) =>
  queryOptions({
    queryKey: ["timeline", founderId, "latest"] as const,
    queryFn: async () => {
      const [posts, notes, tasks] = await Promise.all([
        getPersonTimeline(db, { founderId, kinds: ["post"], limit: LATEST }),
        getPersonTimeline(db, { founderId, kinds: ["note"], limit: LATEST }),
        getPersonTimeline(db, { founderId, kinds: ["task"], limit: TASKS_POLLED }),
      ]);
      const open = tasks.entries.filter((entry) => entry.kind === "task" && entry.task.status !== "done");
      open.sort((one, other) => (dueOf(one) < dueOf(other) ? -1 : dueOf(one) > dueOf(other) ? 1 : 0));
      return {
        entries: [...posts.entries, ...notes.entries, ...open.slice(0, LATEST)],
        counts: posts.counts,
      };
    },
  });

/** Has a post summarised again, and shows the result wherever the post is. */
export function useSummarisePost({ id, founderId }: Pick<Post, "id" | "founderId">) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(api, summarisePost, { params: { postId: id } }),
    onSuccess: () => readAgain(client, ["timeline", founderId], ["founders"]),
    onError: (error) => toast.bad(reasonOr("The post could not be summarised. Please try again.", error)),
  });
}

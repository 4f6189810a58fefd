import type { Founder } from "@contract/founders";
import type { HandedIn, HandedInPost, Post } from "@contract/posts";
import { deleteHandedIn, handInPosts } from "@stores/posts";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useUserId } from "@/features/session/session.queries";
import { db } from "@/lib/db";
import { readAgain } from "@/lib/read-again";
import { reasonOr } from "@/lib/reason-or";
import { offerUndo } from "@/lib/take-back";
import { toast } from "@/lib/toast";
import { forgetDraft } from "@/lib/use-draft";
import { postDraft } from "./post-draft";

const posts = (client: QueryClient, founderId: string) => readAgain(client, ["timeline", founderId], ["founders"]);

/** What came of one post that was added, in words. */
export function handedInWords({ added, known }: HandedIn): string {
  if (added > 0) return "Post added. Its summary follows in a moment.";
  return known > 0 ? "This post is in the timeline already." : "This is not a post of theirs.";
}

/** Adds a post that the user pasted. */
export function useAddPost({ id: founderId }: Pick<Founder, "id">) {
  const client = useQueryClient();
  const userId = useUserId();
  return useMutation({
    mutationFn: (post: HandedInPost) => handInPosts(db, founderId, [post]),
    onSuccess: (result) => {
      // The form may be gone by now.
      forgetDraft(userId, postDraft(founderId));
      toast[result.added > 0 ? "good" : "bad"](handedInWords(result));
    },
    onSettled: () => posts(client, founderId),
  });
}

/** Deletes a post that was handed in, and offers Undo. */
export function useDeletePost(post: Post) {
  const client = useQueryClient();
  const { founderId } = post;
  return useMutation({
    mutationFn: () => deleteHandedIn(db, post.id),
    onSuccess: (batchId) =>
      offerUndo(client, "Post deleted.", async () =>
        (await import("@/features/history/history.queries")).undoOf(client, batchId)(),
      ),
    onError: (error) => toast.bad(reasonOr("The post could not be deleted. Please try again.", error)),
    onSettled: () => posts(client, founderId),
  });
}

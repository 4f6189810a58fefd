import type { Founder } from "@contract/founders";
import type { HandedIn, HandedInPost, Post } from "@contract/posts";
import { deleteHandedIn, handInPosts } from "@stores/posts";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { db } from "@/lib/db";
import { readAgain } from "@/lib/read-again";
import { reasonOr } from "@/lib/reason-or";
import { offerUndo } from "@/lib/take-back";
import { toast } from "@/lib/toast";
import { backAndForth } from "@/lib/undo";

const posts = (client: QueryClient, founderId: string) => readAgain(client, ["timeline", founderId], ["founders"]);

/** What came of one post that was added, in words. */
export function handedInWords({ added, known }: HandedIn): string {
  if (added > 0) return "Post added. Its summary follows in a moment.";
  return known > 0 ? "This post is in the timeline already." : "This is not a post of theirs.";
}

/** Adds a post that the user pasted. */
export function useAddPost({ id: founderId }: Pick<Founder, "id">) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (post: HandedInPost) => handInPosts(db, founderId, [post]),
    onSuccess: (result) => toast[result.added > 0 ? "good" : "bad"](handedInWords(result)),
    onSettled: () => posts(client, founderId),
  });
}

/** The same post once more, for an undo. */
const asHandedIn = ({ network, externalId, postContent, postUrl, postTimestamp, isDateExact, isDateAbout }: Post) => ({
  text: postContent,
  ...(network === "linkedin" && { id: externalId }),
  ...(!postUrl.endsWith("/recent-activity/all/") && { address: postUrl }),
  ...((isDateExact || isDateAbout) && { postedAt: postTimestamp, isDateExact }),
});

/** Deletes a post that was handed in, and offers Undo. */
export function useDeletePost(post: Post) {
  const client = useQueryClient();
  const { founderId } = post;
  return useMutation({
    mutationFn: () => deleteHandedIn(db, post.id),
    onSuccess: () => {
      const back = async () => {
        await handInPosts(db, founderId, [asHandedIn(post)]);
        await posts(client, founderId);
      };
      // It comes back as another row.
      const forth = () => Promise.reject(new Error("Delete it again in the timeline."));
      offerUndo(client, "Post deleted.", backAndForth(back, forth));
    },
    onError: (error) => toast.bad(reasonOr("The post could not be deleted. Please try again.", error)),
    onSettled: () => posts(client, founderId),
  });
}

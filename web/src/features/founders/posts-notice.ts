import { NO_SOURCE } from "@contract/refresh";
import { usePostsReach } from "@/features/data-sources/data-sources.queries";

/** Said where someone can be added, while real profiles' posts are not fetched; null once they are. */
export function usePostsNotice(): string | null {
  return usePostsReach().readsLinkedIn ? null : `${NO_SOURCE} Until then you can paste posts, or follow a blog.`;
}

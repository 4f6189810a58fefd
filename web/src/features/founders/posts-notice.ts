import { NO_SOURCE } from "@contract/refresh";
import { usePostsReach } from "@/features/data-sources/data-sources.queries";

/** Said where someone can be added, while only sample people have posts; null once real profiles have them too. */
export function usePostsNotice(): string | null {
  return usePostsReach().readsLinkedIn ? null : `${NO_SOURCE} Other people are saved without posts.`;
}

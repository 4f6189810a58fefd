import { type Installation, installation } from "@/lib/installation";

/** Said where someone can be added, while only the demonstration network has posts; null once real profiles have them too. */
export function postsNotice({ fetchesRealPosts }: Installation = installation): string | null {
  return fetchesRealPosts
    ? null
    : "Posts come from the demonstration network for now; other profiles are saved without posts.";
}

import { type Installation, installation } from "@/lib/installation";

/** Said where someone can be added, while only sample people have posts; null once real profiles have them too. */
export function postsNotice({ fetchesRealPosts }: Installation = installation): string | null {
  return fetchesRealPosts ? null : "Only sample people have posts for now. Other people are saved without posts.";
}

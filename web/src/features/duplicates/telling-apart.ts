import type { PersonRow } from "@contract/founder-list";
import { dateOf } from "@/lib/relative-time";

/** When someone was added, as a day. */
export const addedDay = (createdAt: string) => dateOf(createdAt);

/** What tells two people of one name apart: the end of the LinkedIn URL, when they were added, and how many posts they have. */
export function tellingApart({ profileUrl, createdAt }: PersonRow, posts: number): string {
  const count = posts === 0 ? "no posts" : posts === 1 ? "1 post" : `${posts.toLocaleString("en")} posts`;
  return [profileUrl.replace("https://www.linkedin.com", ""), `added ${addedDay(createdAt)}`, count].join(" · ");
}

import type { HandedInPost } from "@contract/posts";
import type { Keeper } from "./kept.ts";

/** More posts than anyone sends within a few months. */
const MARKS_AT_MOST = 2_000;

/** Hashes each post, so that no words are stored. An edited post has another hash. */
const marksOf = (founderId: string, posts: readonly HandedInPost[]): Promise<string[]> =>
  Promise.all(
    posts.map(async ({ id, text }) => {
      const bytes = new TextEncoder().encode(`${founderId} ${id ?? ""} ${text}`);
      const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
      return btoa(String.fromCharCode(...hash.slice(0, 12)));
    }),
  );

/** Remembers which posts were sent from this browser, so that they are not offered or sent again. */
export function createHandedIn(keeper: Keeper) {
  return {
    /** Called when the server has accepted these posts. */
    async remember(founderId: string, posts: readonly HandedInPost[]): Promise<void> {
      const marks = await marksOf(founderId, posts);
      await keeper.change("handedIn", (known) =>
        [...known.filter((mark) => !marks.includes(mark)), ...marks].slice(-MARKS_AT_MOST),
      );
    },

    /** Returns the posts that were not accepted by the server and don't wait to be sent. */
    async newOf(founderId: string, posts: readonly HandedInPost[]): Promise<HandedInPost[]> {
      const waiting = (await keeper.read("queue")).flatMap(({ wish, reason }) =>
        wish.kind === "posts" && wish.founderId === founderId && reason === null ? wish.posts : [],
      );
      const known = new Set([...(await keeper.read("handedIn")), ...(await marksOf(founderId, waiting))]);
      const marks = await marksOf(founderId, posts);
      return posts.filter((_, at) => !known.has(marks[at] ?? ""));
    },
  };
}

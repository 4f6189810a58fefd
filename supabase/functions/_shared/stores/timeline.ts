import type { Note } from "../contract/notes.ts";
import type { Post } from "../contract/posts.ts";
import type { TimelineEntry } from "../contract/timeline.ts";
import type { Db } from "./db.ts";
import { listNotes } from "./notes.ts";
import { listPosts } from "./posts.ts";

/** Posts and notes in one list, newest first. */
export function toTimeline(posts: Post[], notes: Note[]): TimelineEntry[] {
  const entries: TimelineEntry[] = [
    ...posts.map((post): TimelineEntry => ({ type: "post", id: post.id, at: post.postTimestamp, post })),
    ...notes.map((note): TimelineEntry => ({ type: "note", id: note.id, at: note.createdAt, note })),
  ];
  return entries.sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

/** A founder's newest posts and all notes about them, newest first. Throws StoreError. */
export async function getTimeline(db: Db, founderId: string): Promise<TimelineEntry[]> {
  const [posts, notes] = await Promise.all([listPosts(db, founderId), listNotes(db, founderId)]);
  return toTimeline(posts, notes);
}

import type { Note } from "../contract/notes.ts";
import type { Post } from "../contract/posts.ts";
import type { TimelineEntry } from "../contract/timeline.ts";
import { TASKS_PAGE_SIZE, type Task } from "../contract/tasks.ts";
import type { Db } from "./db.ts";
import { listNotes } from "./notes.ts";
import { listPosts } from "./posts.ts";
import { listTasks } from "./tasks.ts";

/** Posts, notes and tasks in one list, newest first. */
export function toTimeline(posts: Post[], notes: Note[], tasks: Task[]): TimelineEntry[] {
  const entries: TimelineEntry[] = [
    ...posts.map((post): TimelineEntry => ({ type: "post", id: post.id, at: post.postTimestamp, post })),
    ...notes.map((note): TimelineEntry => ({ type: "note", id: note.id, at: note.createdAt, note })),
    ...tasks.map((task): TimelineEntry => ({ type: "task", id: task.id, at: task.createdAt, task })),
  ];
  return entries.sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

/** A founder's newest posts, and all notes and tasks about them, newest first. Throws StoreError. */
export async function getTimeline(db: Db, founderId: string): Promise<TimelineEntry[]> {
  const query = { founderId, limit: TASKS_PAGE_SIZE, cursor: undefined };
  const [posts, notes, { tasks }] = await Promise.all([
    listPosts(db, founderId),
    listNotes(db, founderId),
    listTasks(db, query),
  ]);
  return toTimeline(posts, notes, tasks);
}

import type { TimelineEntry } from "@contract/timeline";
import { expect, test } from "vitest";
import { aPost } from "@/testing/post";
import { aTask } from "@/testing/task";
import { dueText, entryState, withTasks } from "./timeline-tasks";

const post: TimelineEntry = { type: "post", id: "p", at: "2026-11-21T09:00:00Z", post: aPost() };
const taskEntry = (given: Parameters<typeof aTask>[0]): TimelineEntry => {
  const task = aTask(given);
  return { type: "task", id: task.id, at: task.createdAt, task };
};

test("puts the tasks read last among posts and notes, newest first", () => {
  const stale = taskEntry({ id: "1", status: "todo", createdAt: "2026-11-20T09:00:00Z" });
  const fresh = [
    aTask({ id: "1", status: "done", createdAt: "2026-11-20T09:00:00Z" }),
    aTask({ id: "2", createdAt: "2026-11-21T10:00:00Z" }),
  ];
  const entries = withTasks([post, stale], fresh);
  expect(entries.map((entry) => [entry.id, entryState(entry)])).toEqual([
    ["2", "current"],
    ["p", "completed"],
    ["1", "completed"],
  ]);
  expect(withTasks([post, stale], []).map(({ id }) => id)).toEqual(["p"]);
});

test("says when a task is due", () => {
  expect(dueText({ dueDate: "2026-12-24" }, "en-GB")).toBe("Due: 24 Dec 2026");
  expect(dueText({ dueDate: null })).toBe("No due date");
});

import { expect, test } from "vitest";
import { aQueue, aQueuedRefresh } from "@/testing/queue";
import { delayOf, isEmpty, outcomeOf, withoutWaiting, withRetried } from "./queue";

const ids = (jobs: { id: number }[]) => jobs.map(({ id }) => id);

test("those behind a cancelled job close up, and the count goes down with it", () => {
  const after = withoutWaiting(aQueue({ waiting: 3, pending: 40 }), [2]);
  expect(after.waiting.map(({ id, position }) => [id, position])).toEqual([
    [1, 1],
    [3, 2],
  ]);
  expect(after.status.pending).toBe(39);
  expect(withoutWaiting(aQueue({ waiting: 3, pending: 40 }))).toMatchObject({ waiting: [], status: { pending: 0 } });
});

test("a retried job leaves the failed ones", () => {
  const queue = aQueue({ failed: 2 });
  const [first] = queue.failed;
  expect(ids(withRetried(queue, [first?.id ?? 0]).failed)).toEqual(ids(queue.failed).slice(1));
  expect(withRetried(queue)).toMatchObject({ failed: [], status: { error: 0 } });
});

test("says what became of a job, and what a waiting one waits for", () => {
  expect(outcomeOf(aQueuedRefresh({ state: "cancelled" }))).toBe("Cancelled");
  expect(outcomeOf(aQueuedRefresh({ state: "done", newPostsCount: 1 }))).toBe("1 new post");
  const now = new Date("2026-11-21T12:00:00Z");
  const later = { runAt: "2026-11-21T12:05:00Z", state: "queued" } as const;
  expect(delayOf(aQueuedRefresh({ ...later, attempt: 1, error: "Signed out." }), now)).toBe(
    "Retrying soon: Signed out.",
  );
  expect(delayOf(aQueuedRefresh(later), now)).toBe("Waiting for the post source");
  expect(delayOf(aQueuedRefresh({ ...later, runAt: "2026-11-21T11:59:00Z" }), now)).toBeNull();
});

test("is empty when there is nothing to show", () => {
  expect([isEmpty(aQueue({})), isEmpty(aQueue({ failed: 1 }))]).toEqual([true, false]);
});

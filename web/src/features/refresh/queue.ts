import { newPostsInWords, type QueuedRefresh, type RefreshStatus } from "@contract/refresh";

/** The caller's queue as the panel shows it. */
export interface Queue {
  status: RefreshStatus;
  running: QueuedRefresh[];
  /** The first of those that wait, in their order; `status.pending` says how many there are. */
  waiting: QueuedRefresh[];
  failed: QueuedRefresh[];
  /** Done or cancelled lately, the newest first. */
  finished: QueuedRefresh[];
}

/** All of a kind when no ids are given. */
const isMeant = (ids: readonly number[] | undefined) => (job: QueuedRefresh) =>
  ids === undefined || ids.includes(job.id);

/** The queue once these waiting jobs are cancelled; positions close up. */
export function withoutWaiting(queue: Queue, ids?: readonly number[]): Queue {
  const kept = queue.waiting.filter((job) => !isMeant(ids)(job));
  const gone = ids === undefined ? queue.status.pending : queue.waiting.length - kept.length;
  return {
    ...queue,
    waiting: kept.map((job, at) => ({ ...job, position: at + 1 })),
    status: { ...queue.status, pending: queue.status.pending - gone },
  };
}

/** The queue once these jobs, which failed or were cancelled, wait for another try. */
export function withRetried(queue: Queue, ids?: readonly number[]): Queue {
  const failed = queue.failed.filter((job) => !isMeant(ids)(job));
  const retried = queue.failed.length - failed.length;
  const isAgain = ids === undefined ? () => false : isMeant(ids);
  return {
    ...queue,
    failed,
    finished: queue.finished.filter((job) => !isAgain(job)),
    status: { ...queue.status, error: queue.status.error - retried },
  };
}

export const isEmpty = ({ running, waiting, failed, finished }: Queue): boolean =>
  running.length + waiting.length + failed.length + finished.length === 0;

/** What became of a job that is over. */
export function outcomeOf({ state, outcome, newPostsCount }: QueuedRefresh): string {
  if (state === "cancelled") return "Cancelled";
  return outcome === "unknown_profile" ? "No source knows this profile" : newPostsInWords(newPostsCount);
}

/** What a waiting job waits for, beyond its turn; null for nothing else. */
export function delayOf({ attempt, error, runAt }: QueuedRefresh, now: Date): string | null {
  const isLater = Date.parse(runAt) > now.getTime();
  if (attempt > 0 && error !== null) return `${isLater ? "Retrying soon" : "Retrying now"}: ${error}`;
  return isLater ? "Waiting for the post source" : null;
}

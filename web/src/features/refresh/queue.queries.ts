import { TABLE_STATUS_POLL_MS } from "@contract/refresh";
import {
  cancelRefreshJob,
  cancelRefreshJobs,
  getRefreshStatus,
  listRefreshJobs,
  requeueRefreshJobs,
} from "@stores/refresh";
import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { db } from "@/lib/db";
import { readAgain } from "@/lib/read-again";
import { toast } from "@/lib/toast";
import { queueMessages } from "./messages";
import { type Queue, withoutWaiting, withRetried } from "./queue";
import { refreshStatusQuery } from "./refresh.queries";

const QUEUE_KEY = ["refresh", "queue"] as const;
const SHOWN_WAITING = 50;
const SHOWN_FAILED = 200;
const SHOWN_FINISHED = 20;
const BUSY_POLL_MS = 2_000;

/** The caller's own queue, read while it is looked at. */
export const queueQuery = queryOptions({
  queryKey: QUEUE_KEY,
  queryFn: async ({ client }): Promise<Queue> => {
    const [status, active, failed, finished] = await Promise.all([
      getRefreshStatus(db),
      listRefreshJobs(db, SHOWN_WAITING, ["running", "queued"]),
      listRefreshJobs(db, SHOWN_FAILED, ["dead"]),
      listRefreshJobs(db, SHOWN_FINISHED, ["done", "cancelled"]),
    ]);
    client.setQueryData(refreshStatusQuery.queryKey, status);
    const [running, waiting] = [
      active.filter(({ state }) => state === "running"),
      active.filter(({ state }) => state === "queued"),
    ];
    return { status, running, waiting, failed, finished };
  },
  staleTime: 0,
  refetchInterval: ({ state: { data } }) =>
    data && data.status.pending + data.status.running === 0 ? TABLE_STATUS_POLL_MS : BUSY_POLL_MS,
});

/** Shows the queue as it will be, before the server has answered. */
async function foresee(client: QueryClient, change: (queue: Queue) => Queue) {
  await client.cancelQueries({ queryKey: QUEUE_KEY });
  client.setQueryData(queueQuery.queryKey, (queue) => queue && change(queue));
}

const afterwards = (client: QueryClient) => readAgain(client, ["refresh"], ["founders", "list"]);

/** Cancels one waiting job, several, or with nothing given all of them. */
export function useCancelWaiting() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (jobIds: number[] | undefined) => cancelRefreshJobs(db, jobIds),
    onMutate: (jobIds) => foresee(client, (queue) => withoutWaiting(queue, jobIds)),
    onError: () => toast.bad(queueMessages.notCancelled),
    onSettled: () => afterwards(client),
  });
}

/** Asks a running job to stop; it does so at its next step. */
export function useStopRunning() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (jobId: number) => cancelRefreshJob(db, jobId),
    onError: () => toast.bad(queueMessages.notCancelled),
    onSettled: () => afterwards(client),
  });
}

/** Tries jobs again that failed or were cancelled; with nothing given, all that failed. */
export function useRetry() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (jobIds: number[] | undefined) => requeueRefreshJobs(db, jobIds),
    onMutate: (jobIds) => foresee(client, (queue) => withRetried(queue, jobIds)),
    onSuccess: (count) => {
      if (count === 0) toast.good(queueMessages.queuedAlready);
    },
    onError: () => toast.bad(queueMessages.notRetried),
    onSettled: () => afterwards(client),
  });
}

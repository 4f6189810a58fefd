import type { ChangeLine, ChangeSource, HistoryBatch, HistoryPage } from "@contract/history";
import type { Undone } from "@contract/people-changes";
import { listHistory, readBatch, readHistorySize, readWholeChange } from "@stores/history";
import { undoChange } from "@stores/people-changes";
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { markListsOutOfDate } from "@/features/founders/founders.queries";
import { db } from "@/lib/db";
import { reasonOr } from "@/lib/reason-or";
import { toast } from "@/lib/toast";
import { historyMessages, undoneInWords } from "./history-words";

const HISTORY_KEY = ["history"] as const;

export interface ShownHistory {
  /** Only what concerns this person. */
  founderId?: string | undefined;
  source?: ChangeSource | undefined;
}

/** What was done, newest first, page by page. */
export const historyQuery = ({ founderId, source }: ShownHistory) =>
  infiniteQueryOptions({
    queryKey: [...HISTORY_KEY, "list", founderId ?? null, source ?? null] as const,
    queryFn: ({ pageParam }) =>
      listHistory(db, { ...(founderId && { founderId }), ...(source && { source }), before: pageParam }),
    initialPageParam: null as HistoryPage["next"],
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

/** Every line of one batch, as far as they are read at once. */
export const batchQuery = (batchId: string, founderId: string | undefined) =>
  queryOptions({
    queryKey: [...HISTORY_KEY, "batch", batchId, founderId ?? null] as const,
    queryFn: () => readBatch(db, { batchId, founderId }),
  });

/** The values of one line, uncut. */
export const wholeChangeQuery = ({ id, noun, kind, field }: ChangeLine) =>
  queryOptions({
    queryKey: [...HISTORY_KEY, "change", id, field] as const,
    queryFn: () => readWholeChange(db, { id, noun, kind, field }),
  });

/** How much room the history takes. */
export const historySizeQuery = queryOptions({
  queryKey: [...HISTORY_KEY, "size"] as const,
  queryFn: () => readHistorySize(db),
});

/** Reads again whatever an undo may have changed, which is anything. */
async function readAllAgain(client: QueryClient) {
  markListsOutOfDate(client);
  await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "assistant" });
}

export interface BatchToUndo {
  id: string;
  /** It is an undo itself: then what it took back is done again. */
  isRedo: boolean;
  /** What it is, where the result is shown in its place; without, a message tells it. */
  shownAs?: "Import";
}

/** What an undo did, in words; `undoId` takes that back in turn. */
export type UndoneBatch = Pick<Undone, "count" | "undoId"> & { isRedo: boolean; text: string };

/** Undoes one batch, and tells how far that is where it takes several steps. */
async function undoBatch(client: QueryClient, { id, isRedo, shownAs }: BatchToUndo): Promise<UndoneBatch> {
  const progress = toast.progress();
  try {
    const told = (done: number, of: number) => progress.say(historyMessages.undoing(done, of, isRedo));
    const { count, leftAlone, undoId } = await undoChange(db, id, told);
    const stayed = leftAlone.attached ? ((await readBatch(db, { batchId: undoId }))?.stayed ?? []) : [];
    return { count, undoId, isRedo, text: undoneInWords({ count, leftAlone }, isRedo, stayed, shownAs) };
  } finally {
    progress.end();
    await readAllAgain(client);
  }
}

export const toUndo = ({ id, source }: HistoryBatch): BatchToUndo => ({ id, isRedo: source === "undo" });

/** Undoes a batch, or does again what was undone; what is left alone is said. */
export function useUndoBatch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (asked: BatchToUndo) => undoBatch(client, asked),
    onSuccess: ({ count, text }, { shownAs }) => {
      if (shownAs !== undefined) return;
      if (count === 0) toast.bad(text);
      else toast.good(text);
    },
    onError: (error, { isRedo }) => toast.bad(reasonOr(historyMessages.failed(isRedo), error)),
  });
}

import type { ChangeLine, ChangeSource, HistoryBatch, HistoryPage } from "@contract/history";
import type { Undone } from "@contract/people-changes";
import { findDeletion, listHistory, readBatch, readHistorySize, readWholeChange } from "@stores/history";
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
import type { Undo } from "@/lib/undo";
import { historyMessages, leftAloneInWords, undoneInWords } from "./history-words";

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

/** Reads everything again: an undo may have changed any of it. */
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

/** Undoes one batch, and tells how far that is where it takes several steps; with the names of the first people it left alone. */
async function undoBatch(client: QueryClient, { id, isRedo }: BatchToUndo): Promise<Undone & { stayed: string[] }> {
  const progress = toast.progress();
  try {
    const told = (done: number, of: number) => progress.say(historyMessages.undoing(done, of, isRedo));
    const undone = await undoChange(db, id, told);
    const stayed = undone.leftAlone.attached ? ((await readBatch(db, { batchId: undone.undoId }))?.stayed ?? []) : [];
    return { ...undone, stayed };
  } finally {
    progress.end();
    await readAllAgain(client);
  }
}

/** Says what an undo left alone. Throws it where that is everything. */
export function tellLeftAlone({
  count,
  leftAlone,
  stayed,
}: Pick<Undone, "count" | "leftAlone"> & { stayed?: string[] }) {
  const sentences = leftAloneInWords(leftAlone, stayed).join(" ");
  if (sentences === "") return;
  if (count === 0) throw new Error(sentences);
  toast.bad(sentences);
}

/** Undoes a batch for Ctrl+Z; what it returns does it again. */
export const undoOf =
  (client: QueryClient, id: string, isRedo = false): Undo =>
  async () => {
    const undone = await undoBatch(client, { id, isRedo });
    tellLeftAlone(undone);
    return undoOf(client, undone.undoId, !isRedo);
  };

/** Undoes the last deletion of a record. */
export const undoOfDeletion =
  (client: QueryClient, record: string): Undo =>
  async () =>
    undoOf(client, await findDeletion(db, record))();

export const toUndo = ({ id, source }: HistoryBatch): BatchToUndo => ({ id, isRedo: source === "undo" });

/** Undoes a batch, or does again what was undone; what is left alone is said. */
export function useUndoBatch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (asked: BatchToUndo): Promise<UndoneBatch> => {
      const { isRedo, shownAs } = asked;
      const { stayed, ...undone } = await undoBatch(client, asked);
      return { ...undone, isRedo, text: undoneInWords(undone, isRedo, stayed, shownAs) };
    },
    onSuccess: ({ count, text }, { shownAs }) => {
      if (shownAs !== undefined) return;
      if (count === 0) toast.bad(text);
      else toast.good(text);
    },
    onError: (error, { isRedo }) => toast.bad(reasonOr(historyMessages.failed(isRedo), error)),
  });
}

import type { TrashEntry } from "@contract/trash";
import { emptyTrash, forget, listTrash, restore } from "@stores/trash";
import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { readListsAnew } from "@/features/founders/founders.queries";
import { confirm } from "@/lib/confirm";
import { db } from "@/lib/db";
import { reasonOr } from "@/lib/reason-or";
import { toast } from "@/lib/toast";

const TRASH_KEY = ["trash"] as const;
const FORGET_FAILED = "Failed to delete. Please try again.";
const FOR_GOOD = "This cannot be undone.";
const RESTORE_FAILED = "Failed to restore. Please try again.";

export const TRASH_PAGE = 50;

/** What was deleted in the last 30 days, the newest `limit` of it. */
export const trashQuery = (limit: number) =>
  queryOptions({
    queryKey: [...TRASH_KEY, limit] as const,
    queryFn: () => listTrash(db, { limit, offset: 0 }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

type Trash = Awaited<ReturnType<typeof listTrash>>;

const without = ({ data, total }: Trash, id: string): Trash => ({
  data: data.filter((entry) => entry.id !== id),
  total: total - 1,
});

async function settle(client: QueryClient) {
  const others = [TRASH_KEY, ["founders", "one"], ["timeline"], ["tasks"]];
  await Promise.all([readListsAnew(client), ...others.map((queryKey) => client.invalidateQueries({ queryKey }))]);
}

const cutTrash = (client: QueryClient, change: (trash: Trash) => Trash) =>
  client.setQueriesData<Trash>({ queryKey: TRASH_KEY }, (trash) => trash && change(trash));

const readTrashAgain = (client: QueryClient) =>
  Promise.all([TRASH_KEY, ["history"]].map((queryKey) => client.invalidateQueries({ queryKey })));

/** Deletes one thing for good, once that is confirmed. */
export function useForget() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (entry: TrashEntry) => {
      const question = { title: `Delete ${entry.title} for good?`, body: FOR_GOOD, action: "Delete for good" };
      if (!(await confirm({ ...question, danger: true }))) return;
      cutTrash(client, (trash) => without(trash, entry.id));
      await forget(db, entry.id);
    },
    onError: (error) => toast.bad(reasonOr(FORGET_FAILED, error)),
    onSettled: () => readTrashAgain(client),
  });
}

/** Deletes all that is in the trash for good, once that is confirmed. */
export function useEmptyTrash() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (count: number) => {
      const items = count === 1 ? "1 item" : `${count.toLocaleString()} items`;
      const question = { title: "Empty the trash?", body: `${items} will be gone. ${FOR_GOOD}`, action: "Empty trash" };
      if (!(await confirm({ ...question, danger: true }))) return;
      await emptyTrash(db);
    },
    onError: (error) => toast.bad(reasonOr(FORGET_FAILED, error)),
    onSettled: () => readTrashAgain(client),
  });
}

/** Puts one thing back with all that hung on it. */
export function useRestore() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (entry: TrashEntry) => restore(db, entry.id),
    onMutate: async (entry) => {
      await client.cancelQueries({ queryKey: TRASH_KEY });
      client.setQueriesData<Trash>({ queryKey: TRASH_KEY }, (trash) => trash && without(trash, entry.id));
    },
    onSuccess: (_, { title }) => toast.good(`${title} restored`),
    onError: (error) => toast.bad(reasonOr(RESTORE_FAILED, error)),
    onSettled: () => settle(client),
  });
}

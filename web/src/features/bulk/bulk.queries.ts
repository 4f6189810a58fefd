import type { ColumnKey, PersonRow } from "@contract/founder-list";
import { type Cadence, cadenceLabel } from "@contract/person-sources";
import type { BulkValue, PeopleChange } from "@contract/people-changes";
import { countPeople, deletePeople, refreshPeople, setCadence, setPeople } from "@stores/people-changes";
import { cancelRefreshJobs, requeueRefreshJobs } from "@stores/refresh";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import {
  changeLists,
  holdLists,
  readListsAnew,
  type SelectedPeople,
  withChanged,
  withValue,
} from "@/features/founders/founders.queries";
import { undoOf } from "@/features/history/history.queries";
import { usePostsReach } from "@/features/data-sources/data-sources.queries";
import { confirm } from "@/lib/confirm";
import { db } from "@/lib/db";
import { readAgain } from "@/lib/read-again";
import { reasonOr } from "@/lib/reason-or";
import { offerUndo } from "@/lib/take-back";
import { toast } from "@/lib/toast";
import { backAndForth } from "@/lib/undo";
import { useMutationOnce } from "@/lib/use-mutation-once";
import { bulkMessages, deleteQuestion } from "./bulk-words";
import { onlyName } from "./selected-people";
import { showGone, showQueued } from "./shown-early";

export { onlyThis } from "./selected-people";

/** Reads again whatever a change of many people may have touched. */
async function settle(client: QueryClient) {
  const others = [["founders", "one"], ["timeline"], ["tasks"], ["refresh"]];
  await Promise.all([readListsAnew(client), ...others.map((queryKey) => client.invalidateQueries({ queryKey }))]);
}

/** Offers to take a change back. `failure` is what did not work, and is said with it. */
function offerUndoOf(client: QueryClient, label: string, { undoId }: PeopleChange, failure?: string) {
  if (undoId === null) {
    if (failure !== undefined) toast.bad(failure);
    return;
  }
  offerUndo(client, label, undoOf(client, undoId), failure);
}

async function askAndDelete(client: QueryClient, selected: SelectedPeople): Promise<void> {
  const counts = await countPeople(db, selected.people);
  if (counts.people === 0) {
    toast.good(bulkMessages.nobody);
    selected.clear();
    return;
  }
  if (!(await confirm({ ...deleteQuestion(counts, onlyName(selected)), danger: true }))) return;
  await holdLists(client);
  const putBack = showGone(client, ({ id }) => selected.has(id));
  const progress = toast.progress();
  try {
    const told = (done: number, of: number) => progress.say(bulkMessages.deleting(done, of));
    const change = await deletePeople(db, selected.people, told, counts.mark);
    const { deleted, deletedAtLeast } = bulkMessages;
    const label = (change.isExact ? deleted : deletedAtLeast)(change.count);
    offerUndoOf(client, label, change, change.isWhole ? undefined : bulkMessages.notAllDeleted);
    if (change.isWhole) selected.clear();
    else putBack();
  } catch (error) {
    // Reading them again may fail too.
    putBack();
    throw error;
  } finally {
    progress.end();
    await settle(client);
  }
}

/** Deletes the selected people once it is confirmed with what goes with them. */
export function useDeleteSelected() {
  const client = useQueryClient();
  return useMutationOnce({
    mutationFn: (selected: SelectedPeople) => askAndDelete(client, selected),
    onError: (error) => toast.bad(reasonOr(bulkMessages.deleteFailed, error)),
  });
}

/** Cancels refreshes or queues them again. Throws `none` where that is none of them. */
async function changeJobs(client: QueryClient, changing: Promise<number>, none: string) {
  const count = await changing.finally(() => settle(client));
  if (count === 0) throw new Error(none);
}

/** Queues a refresh of the selected people. */
export function useRefreshSelected() {
  const client = useQueryClient();
  return useMutationOnce({
    mutationFn: ({ people }: SelectedPeople) => refreshPeople(db, people),
    onMutate: async (selected) => {
      await holdLists(client);
      return showQueued(client, ({ id }) => selected.has(id));
    },
    onSuccess: ({ count, jobIds }) => {
      if (count === 0) {
        toast.good(bulkMessages.queuedAlready);
        return;
      }
      const undo = backAndForth(
        () => changeJobs(client, cancelRefreshJobs(db, jobIds), bulkMessages.notCancelled),
        () => changeJobs(client, requeueRefreshJobs(db, jobIds), bulkMessages.notQueuedAgain),
      );
      offerUndo(client, bulkMessages.queued(count), undo);
    },
    onError: (error, _selected, putBack) => {
      putBack?.();
      toast.bad(reasonOr(bulkMessages.queueFailed, error));
    },
    onSettled: () => settle(client),
  });
}

/** Sets how often the posts of the selected people are checked. */
export function useSetCadenceOfSelected() {
  const client = useQueryClient();
  const { readsLinkedIn } = usePostsReach();
  return useMutationOnce({
    mutationFn: ({ selected, cadence }: { selected: SelectedPeople; cadence: Cadence | null }) =>
      setCadence(db, selected.people, cadence),
    onSuccess: ({ count, undoId }, { cadence }) => {
      const label = bulkMessages.cadence(cadenceLabel(cadence), count, readsLinkedIn || cadence === "off");
      if (undoId === null) toast.good(bulkMessages.cadenceUnchanged);
      else offerUndo(client, label, undoOf(client, undoId));
    },
    onError: (error) => toast.bad(reasonOr(bulkMessages.setFailed, error)),
    onSettled: () => readAgain(client, ["founders", "sources"], ["timeline"], ["history"]),
  });
}

export interface FieldToSet {
  selected: SelectedPeople;
  field: { id: ColumnKey; label: string };
  value: BulkValue;
}

/** Sets one field of the selected people to one value. What goes wrong is for the dialog to say. */
export function useSetSelected() {
  const client = useQueryClient();
  return useMutationOnce({
    mutationFn: async ({ selected, field, value }: FieldToSet) => {
      const progress = toast.progress();
      try {
        const told = (done: number, of: number) => progress.say(bulkMessages.setting(field.label, done, of));
        return await setPeople(db, selected.people, field.id, value, told);
      } finally {
        progress.end();
      }
    },
    onSuccess: async (change, { selected, field, value }) => {
      await holdLists(client);
      if (change.isWhole) {
        const set = (row: PersonRow) => (selected.has(row.id) ? withValue(row, field.id, value, new Date()) : row);
        changeLists(client, (list) => withChanged(list, set));
      }
      const changed = change.isExact ? bulkMessages.changed : bulkMessages.changedAtLeast;
      const failure = change.isWhole ? undefined : bulkMessages.notAllChanged;
      if (change.isWhole && change.count === 0) toast.good(bulkMessages.unchanged(field.label));
      else offerUndoOf(client, changed(field.label, change.count), change, failure);
      void settle(client);
    },
  });
}

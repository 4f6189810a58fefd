import type { NewSavedViewInput, SavedView } from "@contract/table-preferences";
import {
  addSavedView,
  listSavedViews,
  removeSavedView,
  renameSavedView,
  updateSavedView,
} from "@stores/table-preferences";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { db } from "@/lib/db";
import { useMutationOnce } from "@/lib/use-mutation-once";

/** The user's saved views, by name. */
export const savedViewsQuery = queryOptions({
  queryKey: ["saved-views"] as const,
  queryFn: () => listSavedViews(db),
  staleTime: 60_000,
});

const byName = (one: SavedView, other: SavedView) => one.name.localeCompare(other.name);

/** Changes the list on screen with what the server answered. */
function useViewsShown() {
  const client = useQueryClient();
  return {
    onSuccess: (saved: SavedView) =>
      client.setQueryData(savedViewsQuery.queryKey, (views) =>
        [...(views ?? []).filter(({ id }) => id !== saved.id), saved].sort(byName),
      ),
    // An answer that was lost, or another tab, may have saved it. The failure is said without waiting for that.
    onError: () => void client.invalidateQueries(savedViewsQuery),
  };
}

function useViewsChange<Input>(ask: (input: Input) => Promise<SavedView>) {
  return useMutation({ mutationFn: ask, ...useViewsShown() });
}

export function useAddView() {
  return useMutationOnce({
    mutationFn: (given: NewSavedViewInput) => addSavedView(db, given),
    ...useViewsShown(),
  });
}

export const useUpdateView = () =>
  useViewsChange(({ id, given }: { id: SavedView["id"]; given: NewSavedViewInput }) => updateSavedView(db, id, given));

export const useRenameView = () =>
  useViewsChange(({ id, name }: Pick<SavedView, "id" | "name">) => renameSavedView(db, id, name));

export function useRemoveView() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (view: SavedView) => removeSavedView(db, view.id),
    onMutate: async ({ id }) => {
      await client.cancelQueries(savedViewsQuery);
      client.setQueryData(savedViewsQuery.queryKey, (views) => views?.filter((view) => view.id !== id));
    },
    onError: () => void client.invalidateQueries(savedViewsQuery),
  });
}

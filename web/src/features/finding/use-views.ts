import type { SavedView } from "@contract/table-preferences";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTablePreferences } from "@/features/table-preferences/table-preferences.queries";
import { undoOfDeletion } from "@/features/history/history.queries";
import { copyText } from "@/lib/copy-text";
import { reasonOr } from "@/lib/reason-or";
import { offerUndo } from "@/lib/take-back";
import { toast } from "@/lib/toast";
import { withAfter } from "@/lib/undo";
import { savedViewsQuery, useAddView, useRemoveView, useRenameView, useUpdateView } from "./saved-views.queries";
import type { usePeopleView } from "./use-people-view";
import { arrangementOf, isChanged } from "./view-changes";

export type FoundView = ReturnType<typeof usePeopleView>;

const FAILED = "The view could not be saved. Please try again.";
const messageOf = (error: unknown) => reasonOr(FAILED, error);

const linkTo = (view: SavedView) => `${window.location.origin}/people?view=${view.id}`;

/** The user's views, the one that is shown, and what can be done with it. */
export function useViews(found: FoundView) {
  const client = useQueryClient();
  const { data: views = [], isPending, error, refetch } = useQuery(savedViewsQuery);
  const { preferences, change } = useTablePreferences();
  const add = useAddView();
  const update = useUpdateView();
  const rename = useRenameView();
  const remove = useRemoveView();
  const shown = views.find(({ id }) => id === found.viewId) ?? null;
  const now = arrangementOf(found.view, preferences);
  const setDefault = (defaultView: string | null) => change((before) => ({ ...before, defaultView }));

  /** Saves under a name; answers why not, or null. */
  const refusal = async (saving: Promise<SavedView>) => {
    try {
      found.keepAs(await saving);
      return null;
    } catch (failure) {
      return messageOf(failure);
    }
  };
  const leave = (view: SavedView) => {
    change((before) => ({ ...before, defaultView: before.defaultView === view.id ? null : before.defaultView }));
    found.openView(null);
  };
  return {
    views,
    isPending,
    error,
    retry: () => void refetch(),
    shown,
    isDefault: shown !== null && preferences.defaultView === shown.id,
    isChanged: shown !== null && isChanged(shown, now),
    defaultId: preferences.defaultView,
    setDefault,
    saveAs: (name: string) => refusal(add.mutateAsync({ ...now, name })),
    rename: ({ id }: SavedView, name: string) => refusal(rename.mutateAsync({ id, name })),
    save: (view: SavedView) =>
      update.mutate(
        { id: view.id, given: { ...now, name: view.name } },
        {
          onSuccess: () => toast.good(`“${view.name}” is saved.`),
          onError: (failure) => toast.bad(messageOf(failure)),
        },
      ),
    copyLink: async (view: SavedView, beside: HTMLElement) => {
      if (await copyText(linkTo(view), beside)) toast.good("Link copied.");
      else toast.bad("The link could not be copied.");
    },
    remove: (view: SavedView) => {
      const wasDefault = preferences.defaultView === view.id;
      const open = () => {
        found.openView(view);
        if (wasDefault) setDefault(view.id);
      };
      const undo = withAfter(undoOfDeletion(client, view.id), open, () => leave(view));
      leave(view);
      // The menu may go with the view, so what follows cannot hang on it.
      remove.mutateAsync(view).then(
        () => offerUndo(client, `“${view.name}” is deleted.`, undo),
        (failure: unknown) => toast.bad(messageOf(failure)),
      );
    },
  };
}

export type Views = ReturnType<typeof useViews>;

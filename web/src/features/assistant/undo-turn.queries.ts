import { type AssistantAction, undoAction } from "@contract/assistant";
import { call } from "@contract/call";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { reasonOr } from "@/lib/reason-or";
import { toast } from "@/lib/toast";
import { showActions, useReadAllAgain } from "./assistant.queries";

const UNDO_FAILED = "This could not be undone. Please try again.";

/** What can be undone of what the assistant did in one turn. */
export const undoableActions = (actions: readonly AssistantAction[]) =>
  actions.filter(({ status, canUndo }) => status === "executed" && canUndo);

/** Undoes what the assistant did in one turn, the last of it first. */
export function useUndoTurn() {
  const client = useQueryClient();
  const readAllAgain = useReadAllAgain();
  return useMutation({
    mutationFn: async (actions: readonly AssistantAction[]) => {
      const failures: string[] = [];
      const undoable = undoableActions(actions);
      for (const { id, title } of undoable.toReversed()) {
        try {
          showActions(client, [await call(api, undoAction, { params: { actionId: id } })]);
        } catch (error) {
          failures.push(`${title}: ${reasonOr(UNDO_FAILED, error)}`);
        }
      }
      return { failures, undone: undoable.length - failures.length };
    },
    onSuccess: ({ failures, undone }) => {
      if (failures.length > 0) toast.bad(failures.join(" "));
      else toast.good(`${undone.toLocaleString()} changes undone.`);
    },
    onSettled: () => readAllAgain(),
  });
}

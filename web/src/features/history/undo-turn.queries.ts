import { type AssistantAction, undoAction } from "@contract/assistant";
import { call } from "@contract/call";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/api";
import { reasonOr } from "@/lib/reason-or";
import { toast } from "@/lib/toast";
import { readAllAgain } from "./history.queries";
import { historyMessages } from "./history-words";

/** What can be undone of what the assistant did in one turn. */
export const undoableActions = (actions: readonly AssistantAction[]) =>
  actions.filter(({ status, canUndo }) => status === "executed" && canUndo);

/** Undoes what the assistant did in one turn, the last of it first; `settled` is told of each as it then is. */
export function useUndoTurn(settled: (action: AssistantAction) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (actions: readonly AssistantAction[]) => {
      const failures: string[] = [];
      for (const { id, title } of undoableActions(actions).reverse()) {
        try {
          settled(await call(api, undoAction, { params: { actionId: id } }));
        } catch (error) {
          failures.push(`${title}: ${reasonOr(historyMessages.failed(false), error)}`);
        }
      }
      return failures;
    },
    onSuccess: (failures, actions) => {
      const undone = undoableActions(actions).length - failures.length;
      if (failures.length > 0) toast.bad(failures.join(" "));
      else toast.good(historyMessages.turnUndone(undone));
    },
    onSettled: () => readAllAgain(client),
  });
}

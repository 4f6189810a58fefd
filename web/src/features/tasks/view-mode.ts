import { useCallback, useEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { useUserId } from "@/features/session/session.queries";

export type TaskView = "board" | "calendar";

const kept = new Map<string, TaskView>();

/** How a user looks at their tasks: as a board until they choose, then as they chose last, and as an address says. */
export function useTaskView(): [TaskView, (view: TaskView) => void] {
  const userId = useUserId();
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get("view");
  const view = named === "calendar" || named === "board" ? named : (kept.get(userId) ?? "board");
  // What an address showed is kept too, when they come back by a link that says nothing of it.
  useEffect(() => {
    kept.set(userId, view);
  }, [userId, view]);
  const choose = useCallback(
    (next: TaskView) => {
      setParameters(
        (before) => {
          before.set("view", next);
          return before;
        },
        { replace: true },
      );
    },
    [setParameters],
  );
  return [view, choose];
}

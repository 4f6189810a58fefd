import type { Task } from "@contract/tasks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LazyOverlay } from "@/components/lazy-overlay";
import { lazyPart } from "@/lib/load-chunk";
import { dueLabel, dueState } from "./due";
import { nextTask } from "./next-task";
import { founderTasksQuery } from "./tasks.queries";
import { useTaskRules } from "./use-task-rules";

const TaskDialog = lazyPart(() => import("./task-dialog"));

const tones = { overdue: "text-bad-foreground", today: "text-warn-foreground", later: "text-muted-foreground" };

/** The open task that is due first; a press edits it. */
export function NextTaskLink({ founderId }: { founderId: string }) {
  const { today } = useTaskRules();
  const { data } = useQuery(founderTasksQuery(founderId));
  const [edited, setEdited] = useState<Task | null>(null);
  const next = nextTask(data ?? []);
  if (!next) return <span className="text-muted-foreground">{data && "None"}</span>;
  const state = dueState(next, today);
  return (
    <>
      <button
        type="button"
        className="rounded-control hover:bg-accent -ms-1.5 flex min-h-8 max-w-full items-center gap-1.5 px-1.5 text-start pointer-coarse:min-h-11"
        onClick={() => setEdited(next)}
      >
        <span dir="auto" className="truncate">
          {next.title}
        </span>
        {next.dueDate !== null && (
          <span className={`shrink-0 text-xs tabular-nums ${tones[state ?? "later"]}`}>
            {dueLabel(next.dueDate, today)}
          </span>
        )}
      </button>
      <LazyOverlay onFailed={() => setEdited(null)}>
        {edited && <TaskDialog task={edited} onClose={() => setEdited(null)} />}
      </LazyOverlay>
    </>
  );
}

import type { Task } from "@contract/tasks";
import { CircleCheck, X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useCompleteTasks } from "./change-tasks.queries";

/** What can be done with the selected tasks together. */
export function SelectionBar({ tasks, onDone }: { tasks: Task[]; onDone: () => void }) {
  const complete = useCompleteTasks();
  const open = tasks.filter(({ status }) => status !== "done").length;
  return (
    <div
      role="toolbar"
      aria-label="Selected tasks"
      className="animate-in fade-in slide-in-from-bottom-2 rounded-dialog bg-popover shadow-float fixed inset-x-4 bottom-4 z-30 mx-auto flex w-fit items-center gap-2 py-2 ps-4 pe-2 max-md:bottom-18"
    >
      <span role="status" className="pe-2 text-sm font-medium tabular-nums">
        {tasks.length} selected
      </span>
      <Button
        size="sm"
        variant="primary"
        disabled={open === 0}
        onClick={() => {
          complete(tasks);
          onDone();
        }}
      >
        <CircleCheck aria-hidden className="size-4" />
        Complete
      </Button>
      <Button size="icon" variant="ghost" aria-label="Clear the selection" onClick={onDone}>
        <X aria-hidden className="size-4" />
      </Button>
    </div>
  );
}

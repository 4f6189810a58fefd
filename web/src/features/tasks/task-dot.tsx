import type { TaskStatus } from "@contract/tasks";
import { Check } from "lucide-react";
import { cn } from "@/lib/cn";

const colours: Record<TaskStatus, string> = {
  todo: "bg-dot-pending",
  in_progress: "bg-dot-in-progress",
  done: "bg-dot-completed",
};

/** A column's dot: pending yellow, in progress orange, completed green. */
export function TaskDot({ status, className }: { status: TaskStatus; className?: string }) {
  return <span aria-hidden className={cn("size-2.5 shrink-0 rounded-full", colours[status], className)} />;
}

const circles: Record<TaskStatus, string> = {
  todo: "border-dot-pending bg-dot-pending/25",
  in_progress: "border-dot-in-progress bg-dot-in-progress/25",
  done: "border-dot-completed bg-dot-completed",
};

/** A card's dot in the same colours, large enough to be ticked: the tick of an open task is seen when its button is pointed at. */
export function TaskCircle({ status }: { status: TaskStatus }) {
  return (
    <span
      aria-hidden
      data-circle
      className={cn("grid size-4 place-items-center rounded-full border-2 transition-colors", circles[status])}
    >
      <Check
        strokeWidth={3.5}
        className={cn(
          "size-2.5",
          status === "done"
            ? "text-popover"
            : "text-foreground opacity-0 group-hover/circle:opacity-100 group-focus-visible/circle:opacity-100",
        )}
      />
    </span>
  );
}

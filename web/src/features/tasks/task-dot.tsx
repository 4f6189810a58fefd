import type { TaskStatus } from "@contract/tasks";
import { cn } from "@/lib/cn";

const colours: Record<TaskStatus, string> = {
  todo: "bg-dot-pending",
  in_progress: "bg-dot-in-progress",
  done: "bg-dot-completed",
};

/** A card's dot: pending yellow, in progress orange, completed green. */
export function TaskDot({ status, className }: { status: TaskStatus; className?: string }) {
  return <span aria-hidden className={cn("size-2.5 shrink-0 rounded-full", colours[status], className)} />;
}

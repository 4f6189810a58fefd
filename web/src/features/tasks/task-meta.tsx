import type { Task } from "@contract/tasks";
import { CalendarDays, Repeat2, UserRound } from "lucide-react";
import { Link } from "react-router-dom";
import { dueState, dueWords, fullDay } from "./due";
import { RECURRENCE_NAMES } from "./task-fields";

const tones = {
  overdue: "bg-bad text-bad-foreground font-medium",
  today: "bg-warn text-warn-foreground font-medium",
  later: "bg-secondary text-muted-foreground",
};

interface TaskMetaProps {
  task: Task;
  today: string;
  /** Left out when the title names the person already. */
  showsFounder: boolean;
  showsDue?: boolean;
}

/** When a task is due, how often it repeats and who it is about, in one line. */
export function TaskMeta({ task, today, showsFounder, showsDue = true }: TaskMetaProps) {
  const state = dueState(task, today);
  const isLinked = showsFounder && task.founderId !== null && task.founderName !== null;
  if (task.dueDate === null && task.recurrence === null && !isLinked) return null;
  return (
    <p className="text-muted-foreground flex min-h-6 min-w-0 flex-wrap items-center gap-x-2.5 text-xs">
      {showsDue && task.dueDate !== null && (
        <span
          title={fullDay(task.dueDate)}
          className={`flex h-5 items-center gap-1 tabular-nums ${state === null ? "" : `rounded-full px-1.5 ${tones[state]}`}`}
        >
          <CalendarDays aria-hidden className="size-3.5" />
          <span className="sr-only">{state === "overdue" ? "Overdue: " : "Due: "}</span>
          {dueWords({ ...task, dueDate: task.dueDate }, today)}
        </span>
      )}
      {task.recurrence !== null && (
        <span className="flex items-center gap-1">
          <Repeat2 aria-hidden className="size-3.5" />
          {RECURRENCE_NAMES[task.recurrence]}
        </span>
      )}
      {isLinked && (
        <Link
          to={`/people/${task.founderId ?? ""}`}
          data-person={task.founderId}
          draggable={false}
          className="hover:text-foreground flex min-h-6 min-w-0 items-center gap-1 rounded-[3px] hover:underline"
        >
          <UserRound aria-hidden className="size-3.5 shrink-0" />
          <span dir="auto" className="truncate">
            {task.founderName}
          </span>
        </Link>
      )}
    </p>
  );
}

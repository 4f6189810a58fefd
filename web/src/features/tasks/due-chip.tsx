import type { Task } from "@contract/tasks";
import { CalendarDays, CalendarPlus } from "lucide-react";
import type { ComponentProps } from "react";
import { LazyMenu } from "@/components/lazy-menu";
import { lazyPart } from "@/lib/load-chunk";
import { dueLabel, dueState, dueWords, fullDay } from "./due";
import { useTaskRules } from "./use-task-rules";

const loadMenu = () => import("./due-menu");
const DueMenu = lazyPart(loadMenu);

const tones = {
  overdue: "bg-bad text-bad-foreground font-medium",
  today: "bg-warn text-warn-foreground font-medium",
  later: "bg-secondary text-muted-foreground",
};

const shape = "flex h-6 items-center gap-1 rounded-full px-2 text-xs tabular-nums pointer-coarse:h-11";

interface DueChipProps {
  task: Task;
  /** Called for a date that the menu does not have. */
  onOther: () => void;
}

/** When a task is due, as a button with other dates. Of one that is done, the date alone. */
export function DueChip({ task, onOther }: DueChipProps) {
  const { today } = useTaskRules();
  const { dueDate } = task;
  if (task.status !== "done") {
    return (
      <LazyMenu
        load={loadMenu}
        trigger={(trigger) => <DueTrigger task={task} {...trigger} />}
        menu={() => <DueMenu task={task} onOther={onOther} />}
      />
    );
  }
  return dueDate === null ? null : (
    <span title={fullDay(dueDate)} className="text-muted-foreground flex h-6 items-center gap-1 text-xs tabular-nums">
      <CalendarDays aria-hidden className="size-3.5" />
      <span className="sr-only">Due: </span>
      {dueWords({ ...task, dueDate }, today)}
    </span>
  );
}

/** The button of an open task; the menu takes it over once its code is there. */
export function DueTrigger({ task, ...props }: ComponentProps<"button"> & { task: Task }) {
  const { today } = useTaskRules();
  const { dueDate } = task;
  const shown = dueDate === null ? "Set due date" : dueLabel(dueDate, today);
  const Icon = dueDate === null ? CalendarPlus : CalendarDays;
  return (
    <button
      type="button"
      title={dueDate === null ? undefined : fullDay(dueDate)}
      aria-label={dueDate === null ? `Set a due date for ${task.title}` : `Due ${shown}. Reschedule ${task.title}`}
      className={`${shape} ${tones[dueState(task, today) ?? "later"]} hover:text-foreground`}
      {...props}
    >
      <Icon aria-hidden className="size-3.5" />
      {shown}
    </button>
  );
}

import type { Task } from "@contract/tasks";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { useChangeTasks } from "./change-tasks.queries";
import { formatDate, snoozeChoices } from "./due";
import { DueTrigger } from "./due-chip";
import { SAVE_FAILED } from "./messages";
import { useTaskRules } from "./use-task-rules";

/** Other dates for a task, open from the first moment: someone has just asked for them. */
export default function DueMenu({ task, onOther }: { task: Task; onOther: () => void }) {
  const { today } = useTaskRules();
  const change = useChangeTasks();
  const recurs = task.recurrence !== null;
  // An occurrence of a task that recurs is put off; the ones after it stay where they are.
  const moveTo = (date: string) =>
    change([{ task, patch: recurs ? { snoozeTo: date } : { dueDate: date } }], SAVE_FAILED);
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>
        <DueTrigger task={task} />
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {[{ label: "Today", date: today }, ...snoozeChoices(today)].map(({ label, date }) => (
          <DropdownMenuItem key={label} onSelect={() => moveTo(date)}>
            {label}
            <span className="text-muted-foreground ms-auto ps-4 text-xs tabular-nums">
              {formatDate(date, { weekday: "short", day: "numeric", month: "short" })}
            </span>
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={onOther}>Other date…</DropdownMenuItem>
        {task.dueDate !== null && !recurs && (
          <DropdownMenuItem onSelect={() => change([{ task, patch: { dueDate: null } }], SAVE_FAILED)}>
            No due date
          </DropdownMenuItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

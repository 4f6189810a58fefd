import type { Task } from "@contract/tasks";
import { AlarmClock, ArrowRight, CircleCheck, RotateCcw, Trash2, X } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { useAskToRemove, useMoveAll, useSnooze } from "./many-tasks.queries";
import { STATUS_NAMES, STATUSES } from "./task-list";
import { SnoozeItems } from "./task-menu";

interface SelectionBarProps {
  tasks: Task[];
  today: string;
  /** Called when something was done with them, or the selection is cleared. */
  onDone: () => void;
}

/** What can be done with the selected tasks together. */
export function SelectionBar({ tasks, today, onDone }: SelectionBarProps) {
  const moveAll = useMoveAll();
  const snooze = useSnooze();
  const askToRemove = useAskToRemove();
  const areDone = tasks.every(({ status }) => status === "done");
  const done = (act: () => void) => () => {
    act();
    onDone();
  };
  return (
    <div
      role="toolbar"
      data-selection-bar
      aria-label="Selected tasks"
      className="animate-in fade-in slide-in-from-bottom-2 rounded-dialog bg-popover shadow-float fixed inset-x-4 bottom-4 z-30 mx-auto flex w-fit items-center gap-1 py-2 ps-4 pe-2 max-md:inset-x-2 max-md:bottom-18 max-md:ps-3"
    >
      <span role="status" className="pe-2 text-sm font-medium whitespace-nowrap tabular-nums">
        {tasks.length} selected
      </span>
      <Button
        size="sm"
        variant="primary"
        className="max-sm:px-2"
        onClick={done(() => moveAll(tasks, areDone ? "todo" : "done"))}
      >
        {areDone ? <RotateCcw aria-hidden className="size-4" /> : <CircleCheck aria-hidden className="size-4" />}
        <span className="max-sm:sr-only">{areDone ? "Reopen" : "Complete"}</span>
      </Button>
      <BarMenu icon={<ArrowRight aria-hidden className="size-4 rtl:rotate-180" />} label="Move to…">
        {STATUSES.map((status) => (
          <DropdownMenuItem
            key={status}
            disabled={tasks.every((task) => task.status === status)}
            onSelect={done(() => moveAll(tasks, status))}
          >
            {STATUS_NAMES[status]}
          </DropdownMenuItem>
        ))}
      </BarMenu>
      {!areDone && (
        <BarMenu icon={<AlarmClock aria-hidden className="size-4" />} label="Snooze">
          <SnoozeItems today={today} onSnooze={(date, label) => done(() => snooze(tasks, date, label))()} />
        </BarMenu>
      )}
      <Button
        icon={Trash2}
        size="sm"
        variant="ghost"
        className="max-sm:px-2"
        onClick={() => void askToRemove(tasks).then((isRemoved) => isRemoved && onDone())}
      >
        <span className="max-sm:sr-only">Delete</span>
      </Button>
      <Button icon={X} size="icon" variant="ghost" aria-label="Clear selection" onClick={onDone} />
    </div>
  );
}

function BarMenu({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="sm" variant="ghost" className="max-sm:px-2">
          {icon}
          <span className="max-sm:sr-only">{label}</span>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent side="top">{children}</DropdownMenuContent>
    </DropdownMenu>
  );
}

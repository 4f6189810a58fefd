import type { Task, TaskStatus } from "@contract/tasks";
import { AlarmClock, ArrowRight, Ellipsis, Pencil, SquareCheck, Trash2, UserRound } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { showPeek } from "@/lib/peeked-person";
import { formatDate, snoozeChoices } from "./due";
import { useAskToRemove, useSnooze } from "./many-tasks.queries";
import { STATUS_NAMES, STATUSES } from "./task-list";

interface TaskMenuProps {
  task: Task;
  today: string;
  onEdit: () => void;
  onMove: (status: TaskStatus) => void;
  onSelect?: () => void;
}

/** What else can be done with a task. The menu itself is made when it is first asked for: a board has a thousand of them. */
export function TaskMenu(props: TaskMenuProps) {
  const [asked, setAsked] = useState(false);
  if (asked) return <AskedMenu {...props} />;
  return (
    <MoreButton title={props.task.title} aria-haspopup="menu" aria-expanded={false} onClick={() => setAsked(true)} />
  );
}

function MoreButton({ title, ...props }: ComponentProps<typeof Button> & { title: string }) {
  return <Button icon={Ellipsis} variant="ghost" size="icon" aria-label={`More about ${title}`} {...props} />;
}

function AskedMenu({ task, today, onEdit, onMove, onSelect }: TaskMenuProps) {
  const askToRemove = useAskToRemove();
  const snooze = useSnooze();
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>
        <MoreButton title={task.title} />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem icon={Pencil} onSelect={onEdit}>
          Edit
        </DropdownMenuItem>
        <DropdownMenuSub>
          <DropdownMenuSubTrigger>
            <ArrowRight aria-hidden className="rtl:rotate-180" />
            Move to
          </DropdownMenuSubTrigger>
          <DropdownMenuSubContent>
            {STATUSES.filter((status) => status !== task.status).map((status) => (
              <DropdownMenuItem key={status} onSelect={() => onMove(status)}>
                {STATUS_NAMES[status]}
              </DropdownMenuItem>
            ))}
          </DropdownMenuSubContent>
        </DropdownMenuSub>
        {task.status !== "done" && (
          <DropdownMenuSub>
            <DropdownMenuSubTrigger>
              <AlarmClock aria-hidden />
              Snooze
            </DropdownMenuSubTrigger>
            <DropdownMenuSubContent>
              <SnoozeItems today={today} onSnooze={(date, label) => snooze([task], date, label)} />
            </DropdownMenuSubContent>
          </DropdownMenuSub>
        )}
        {task.founderId !== null && task.founderName !== null && (
          <DropdownMenuItem onSelect={() => showPeek(task.founderId)}>
            <UserRound aria-hidden />
            <span dir="auto" className="max-w-56 truncate">
              Show {task.founderName}
            </span>
          </DropdownMenuItem>
        )}
        {onSelect && (
          <DropdownMenuItem icon={SquareCheck} onSelect={onSelect}>
            Select
          </DropdownMenuItem>
        )}
        <DropdownMenuSeparator />
        <DropdownMenuItem icon={Trash2} danger onSelect={() => void askToRemove([task])}>
          Delete
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/** Until when tasks can be put off. */
export function SnoozeItems({ today, onSnooze }: { today: string; onSnooze: (date: string, label: string) => void }) {
  return snoozeChoices(today).map(({ label, date }) => (
    <DropdownMenuItem key={label} onSelect={() => onSnooze(date, label)}>
      {label}
      <span className="text-muted-foreground ms-auto ps-4 text-xs tabular-nums">
        {formatDate(date, { weekday: "short", day: "numeric", month: "short" })}
      </span>
    </DropdownMenuItem>
  ));
}

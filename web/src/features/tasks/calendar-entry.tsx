import { useDraggable } from "@dnd-kit/core";
import { addDays } from "@contract/calendar-date";
import type { TaskStatus } from "@contract/tasks";
import { Repeat2 } from "lucide-react";
import type { KeyboardEvent } from "react";
import { useCalendar } from "./calendar-actions";
import { type CalendarEntry as Entry, cutTitle } from "./calendar-days";
import { fullDay } from "./due";
import { STATUS_NAMES } from "./task-list";

/** To do red, in progress amber, done green. */
export const calendarColours: Record<TaskStatus, string> = {
  todo: "bg-calendar-todo text-calendar-todo-foreground",
  in_progress: "bg-calendar-in-progress text-calendar-in-progress-foreground",
  done: "bg-calendar-done text-calendar-done-foreground",
};

const dots: Record<TaskStatus, string> = {
  todo: "bg-calendar-todo-foreground",
  in_progress: "bg-calendar-in-progress-foreground",
  done: "bg-calendar-done-foreground",
};

/** A task where there is no room for its title. */
export function CalendarDot({ status }: { status: TaskStatus }) {
  return <span aria-hidden className={`size-1.5 shrink-0 rounded-full ${dots[status]}`} />;
}

/** Goes on with a task that was moved by keyboard: it is drawn again on its other day. */
function followFocus(id: string) {
  const find = () => document.querySelector<HTMLElement>(`[role="grid"] [data-entry="${id}"]`);
  const before = find();
  let frames = 0;
  const look = () => {
    const now = find();
    if (now && now !== before) now.focus();
    else if (frames++ < 20) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const DAYS_BY_KEY: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface CalendarEntryProps {
  entry: Entry;
  /** One tab stop for the whole grid: its keys say which. */
  tabIndex?: number;
  /** There is room for the whole title. */
  isWide?: boolean;
}

/** A task on a day. It opens; dragged, or with Shift and an arrow key, it moves to another day. */
export function CalendarEntry({ entry, tabIndex, isWide = false }: CalendarEntryProps) {
  const { task, date, isRepeat } = entry;
  const { open, postpone } = useCalendar();
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: `${task.id} ${date}`,
    data: { task },
    disabled: isRepeat,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const days = event.shiftKey ? DAYS_BY_KEY[event.key] : undefined;
    if (days === undefined || isRepeat) return;
    event.preventDefault();
    event.stopPropagation();
    postpone(task, addDays(date, days));
    followFocus(task.id);
  };
  return (
    <button
      ref={setNodeRef}
      type="button"
      tabIndex={tabIndex}
      {...listeners}
      onKeyDown={onKeyDown}
      onClick={() => open(task)}
      data-entry={task.id}
      data-dragging={isDragging || undefined}
      title={task.title}
      aria-label={`${task.title}, ${STATUS_NAMES[task.status]}, ${fullDay(date)}${isRepeat ? ", repeats" : ""}`}
      className={`flex h-6 w-full min-w-0 items-center gap-1 rounded-[4px] px-1.5 text-start text-xs font-medium hover:brightness-95 data-dragging:opacity-40 ${calendarColours[task.status]} ${isRepeat ? "border border-dashed border-current/40" : "cursor-grab"}`}
    >
      <EntryText entry={entry} isWide={isWide} />
    </button>
  );
}

function EntryText({ entry: { task, isRepeat }, isWide }: { entry: Entry; isWide: boolean }) {
  return (
    <>
      <span
        dir="auto"
        className={`min-w-0 flex-1 truncate ${task.status === "done" ? "line-through decoration-1" : ""}`}
      >
        {isWide ? task.title : cutTitle(task.title)}
      </span>
      {isRepeat && <Repeat2 aria-hidden className="size-3 shrink-0" />}
    </>
  );
}

import { useDroppable } from "@dnd-kit/core";
import { Plus } from "lucide-react";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { useCalendar } from "./calendar-actions";
import { type CalendarEntry as Entry, TASKS_PER_DAY } from "./calendar-days";
import { CalendarEntry } from "./calendar-entry";
import { formatDate, fullDay } from "./due";

interface CalendarDayProps {
  date: string;
  entries: Entry[];
  isOutside: boolean;
}

/** A day of the grid: two tasks at most, the rest behind '+N'. */
export function CalendarDay({ date, entries, isOutside }: CalendarDayProps) {
  const { today, add } = useCalendar();
  const { setNodeRef, isOver } = useDroppable({ id: date });
  const more = entries.length - TASKS_PER_DAY;
  return (
    <td
      ref={setNodeRef}
      role="gridcell"
      tabIndex={-1}
      data-date={date}
      aria-label={fullDay(date)}
      aria-current={date === today ? "date" : undefined}
      data-over={isOver || undefined}
      data-outside={isOutside || undefined}
      className="group/day data-outside:bg-accent data-over:bg-accent data-over:outline-primary relative h-[max(7rem,calc((100cqh-8.25rem)/var(--weeks)))] min-w-0 border-e border-b p-1 align-top last:border-e-0 focus-visible:-outline-offset-2 data-over:outline-2 data-over:-outline-offset-2"
    >
      <div className="flex h-6 items-center justify-between">
        <span
          aria-hidden
          className={
            date === today
              ? "bg-primary text-primary-foreground grid size-6 place-items-center rounded-full text-xs font-semibold tabular-nums"
              : `grid size-6 place-items-center text-xs tabular-nums ${isOutside ? "text-muted-foreground" : ""}`
          }
        >
          {formatDate(date, { day: "numeric" })}
        </span>
        <button
          type="button"
          tabIndex={-1}
          aria-label={`Add a task on ${fullDay(date)}`}
          onClick={() => add(date)}
          className="text-muted-foreground hover:bg-secondary hover:text-foreground rounded-control grid size-6 place-items-center opacity-0 group-hover/day:opacity-100 focus-visible:opacity-100"
        >
          <Plus aria-hidden className="size-3.5" />
        </button>
      </div>
      <div className="mt-0.5 grid grid-cols-[minmax(0,1fr)] gap-0.5">
        {entries.slice(0, TASKS_PER_DAY).map((entry) => (
          <CalendarEntry key={entry.task.id} entry={entry} tabIndex={-1} />
        ))}
        {more > 0 && (
          <Popover>
            <PopoverTrigger
              tabIndex={-1}
              aria-label={`${more} more on ${fullDay(date)}`}
              className="text-muted-foreground hover:text-foreground h-6 rounded-[4px] px-1.5 text-start text-xs font-medium hover:underline"
            >
              +{more}
            </PopoverTrigger>
            <PopoverContent aria-label={fullDay(date)} className="grid grid-cols-[minmax(0,1fr)] gap-2">
              <p className="text-sm font-semibold">{fullDay(date)}</p>
              <ul className="grid max-h-72 grid-cols-[minmax(0,1fr)] gap-1 overflow-y-auto">
                {entries.map((entry) => (
                  <li key={entry.task.id}>
                    <CalendarEntry entry={entry} isWide />
                  </li>
                ))}
              </ul>
            </PopoverContent>
          </Popover>
        )}
      </div>
    </td>
  );
}

import type { Task } from "@contract/tasks";
import { Plus } from "lucide-react";
import { Button } from "@/components/ui/button";
import { useCalendar } from "./calendar-actions";
import { type CalendarEntry as Entry, monthOf, TASKS_PER_DAY } from "./calendar-days";
import { CalendarDot, CalendarEntry } from "./calendar-entry";
import { Weekdays, weeksOf } from "./calendar-month";
import { dueLabel, formatDate, fullDay } from "./due";
import { useGridKeys } from "@/lib/use-grid-keys";

interface SmallMonthProps {
  month: string;
  days: string[];
  entries: ReadonlyMap<string, Entry[]>;
  chosen: string;
  onChoose: (date: string) => void;
}

/** A month where there is no room for titles: a day shows two dots at most, then '+N', and its tasks are below. */
export function SmallMonth({ month, days, entries, chosen, onChoose }: SmallMonthProps) {
  const { today } = useCalendar();
  const { ref, onFocus, onKeyDown } = useGridKeys();
  const day = (date: string) => {
    const tasks = entries.get(date) ?? [];
    const more = tasks.length - TASKS_PER_DAY;
    return (
      <td key={date} role="gridcell" aria-selected={date === chosen} className="p-0 text-center">
        <button
          type="button"
          tabIndex={-1}
          aria-label={`${fullDay(date)}, ${tasks.length === 1 ? "1 task" : `${tasks.length} tasks`}`}
          aria-current={date === today ? "date" : undefined}
          onClick={() => onChoose(date)}
          className={`rounded-control mx-auto flex h-11 w-full max-w-12 flex-col items-center justify-center gap-0.5 text-sm tabular-nums ${date === chosen ? "bg-secondary font-semibold" : ""} ${monthOf(date) === month ? "" : "text-muted-foreground"} ${date === today ? "text-primary-text font-semibold" : ""}`}
        >
          {formatDate(date, { day: "numeric" })}
          <span className="flex h-2.5 items-center gap-0.5">
            {tasks.slice(0, TASKS_PER_DAY).map(({ task }) => (
              <CalendarDot key={task.id} status={task.status} />
            ))}
            {more > 0 && (
              <span className="text-muted-foreground text-[0.6875rem] leading-none font-medium">+{more}</span>
            )}
          </span>
        </button>
      </td>
    );
  };
  return (
    <table
      ref={ref}
      role="grid"
      aria-label={formatDate(month, { month: "long", year: "numeric" })}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      className="w-full table-fixed"
    >
      <thead>
        <Weekdays days={days} short />
      </thead>
      <tbody>
        {weeksOf(days).map((week) => (
          <tr key={week[0]}>{week.map(day)}</tr>
        ))}
      </tbody>
    </table>
  );
}

/** The tasks of one day, in full. */
export function Agenda({ date, entries }: { date: string; entries: Entry[] }) {
  const { add } = useCalendar();
  return (
    <section aria-label={fullDay(date)} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-sm font-semibold">{fullDay(date)}</h2>
        <Button
          icon={Plus}
          size="icon"
          variant="ghost"
          aria-label={`Add a task on ${fullDay(date)}`}
          onClick={() => add(date)}
        />
      </div>
      {entries.length === 0 ? (
        <p className="text-muted-foreground text-sm">No tasks</p>
      ) : (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-1 pointer-coarse:[&_button]:h-11">
          {entries.map((entry) => (
            <li key={entry.task.id}>
              <CalendarEntry entry={entry} isWide />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What is overdue, the longest first. */
export function OverdueList({ tasks }: { tasks: Task[] }) {
  const { today, open } = useCalendar();
  return (
    <section aria-labelledby="overdue-heading" className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      <h2 id="overdue-heading" className="flex items-baseline gap-2 text-sm font-semibold">
        Overdue
        <span className="text-muted-foreground text-xs font-normal tabular-nums">{tasks.length}</span>
      </h2>
      <ul className="-mx-2 grid grid-cols-[minmax(0,1fr)]">
        {tasks.map((task) => (
          <li key={task.id}>
            <button
              type="button"
              onClick={() => open(task)}
              className="rounded-control hover:bg-accent flex min-h-8 w-full min-w-0 items-center gap-2 px-2 py-1 text-start text-sm pointer-coarse:min-h-11"
            >
              <CalendarDot status={task.status} />
              <span dir="auto" className="min-w-0 flex-1 truncate">
                {task.title}
              </span>
              <span className="text-bad-foreground shrink-0 text-xs tabular-nums">
                {task.dueDate !== null && dueLabel(task.dueDate, today)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

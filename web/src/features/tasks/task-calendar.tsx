import { addMonths } from "@contract/calendar-date";
import type { Task } from "@contract/tasks";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useCallback, useEffect, useMemo, useState } from "react";
import { LazyOverlay } from "@/components/lazy-overlay";
import { Button } from "@/components/ui/button";
import { lazyPart } from "@/lib/load-chunk";
import { toast } from "@/lib/toast";
import { useMediaQuery } from "@/lib/use-media-query";
import { Agenda, OverdueList, SmallMonth } from "./agenda";
import { type CalendarActions, CalendarContext } from "./calendar-actions";
import { entriesByDay, monthDays, monthOf, overdueTasks } from "./calendar-days";
import { calendarColours } from "./calendar-entry";
import { CalendarMonth } from "./calendar-month";
import { useChangeTasks } from "./change-tasks.queries";
import { dueLabel, formatDate } from "./due";
import { MOVE_FAILED } from "./messages";
import { STATUS_NAMES, STATUSES } from "./task-list";
import type { TaskRules } from "./use-task-rules";

const TaskDialog = lazyPart(() => import("./task-dialog"));

interface CalendarProps {
  tasks: readonly Task[];
  rules: TaskRules;
}

/** Gives a task another due date, says so and offers Undo. */
function usePostpone(today: string) {
  const change = useChangeTasks();
  return useCallback(
    (task: Task, date: string) => {
      const undo = () => change([{ task: { ...task, dueDate: date }, patch: { dueDate: task.dueDate } }], MOVE_FAILED);
      const saved = () =>
        toast.good(`“${task.title}” is now due ${dueLabel(date, today)}.`, { label: "Undo", run: undo });
      change([{ task, patch: { dueDate: date } }], MOVE_FAILED, saved);
    },
    [change, today],
  );
}

/** The tasks of a month, day by day. */
export default function TaskCalendar({ tasks, rules }: CalendarProps) {
  const { today, weekStart, calendarMonths } = rules;
  const [month, setMonth] = useState(() => monthOf(today));
  const [chosen, setChosen] = useState(today);
  const [opened, setOpened] = useState<Task | null>(null);
  const [addingOn, setAddingOn] = useState<string | null>(null);
  const isNarrow = useMediaQuery("(width < 48rem)");
  const postpone = usePostpone(today);
  // Fetched before it is asked for: what is typed right after Enter goes into its first field.
  useEffect(() => TaskDialog.fetch(), []);
  const days = useMemo(() => monthDays(month, weekStart), [month, weekStart]);
  const entries = useMemo(() => entriesByDay(tasks, days, calendarMonths), [tasks, days, calendarMonths]);
  const overdue = useMemo(() => overdueTasks(tasks, today), [tasks, today]);
  const actions = useMemo<CalendarActions>(
    () => ({ today, open: setOpened, postpone, add: setAddingOn }),
    [today, postpone],
  );
  const go = (to: string) => {
    setMonth(to);
    setChosen(monthOf(today) === to ? today : to);
  };
  const close = () => {
    setOpened(null);
    setAddingOn(null);
  };
  return (
    <CalendarContext value={actions}>
      <div className="pb-floats @container-size min-h-0 flex-1 overflow-y-auto">
        <div
          className={`grid gap-4 p-3 max-md:pb-24 lg:px-4 ${overdue.length > 0 ? "lg:grid-cols-[minmax(0,1fr)_17rem]" : ""}`}
        >
          <div className="min-w-0">
            <MonthBar month={month} today={today} onGo={go} />
            {isNarrow ? (
              <div className="grid gap-4">
                <SmallMonth month={month} days={days} entries={entries} chosen={chosen} onChoose={setChosen} />
                <Agenda date={chosen} entries={entries.get(chosen) ?? []} />
              </div>
            ) : (
              <>
                <div className="rounded-card bg-card overflow-hidden border [&_tr:last-child_td]:border-b-0">
                  <CalendarMonth month={month} days={days} entries={entries} />
                </div>
                <p className="text-muted-foreground pt-2 text-xs pointer-coarse:hidden">
                  Drag to reschedule, or focus a task and press Shift + arrow.
                </p>
              </>
            )}
          </div>
          {overdue.length > 0 && (
            <aside className="lg:pt-11">
              <OverdueList tasks={overdue} />
            </aside>
          )}
        </div>
      </div>
      <LazyOverlay onFailed={close}>
        {opened && <TaskDialog task={opened} onClose={close} />}
        {addingOn !== null && <TaskDialog draft={`new:${addingOn}`} given={{ dueDate: addingOn }} onClose={close} />}
      </LazyOverlay>
    </CalendarContext>
  );
}

function MonthBar({ month, today, onGo }: { month: string; today: string; onGo: (month: string) => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-2 pb-2">
      <h2 aria-live="polite" className="min-w-32 pe-2 text-lg font-semibold tabular-nums">
        {formatDate(month, { month: "long", year: "numeric" })}
      </h2>
      <Button size="icon" variant="ghost" aria-label="Previous month" onClick={() => onGo(addMonths(month, -1))}>
        <ChevronLeft aria-hidden className="size-4 rtl:rotate-180" />
      </Button>
      <Button size="icon" variant="ghost" aria-label="Next month" onClick={() => onGo(addMonths(month, 1))}>
        <ChevronRight aria-hidden className="size-4 rtl:rotate-180" />
      </Button>
      <Button size="sm" variant="ghost" disabled={month === monthOf(today)} onClick={() => onGo(monthOf(today))}>
        Today
      </Button>
      <ul aria-label="Legend" className="text-muted-foreground flex gap-3 text-xs sm:ms-auto">
        {STATUSES.map((status) => (
          <li key={status} className="flex items-center gap-1.5">
            <span aria-hidden className={`size-3 rounded-[3px] border border-current/30 ${calendarColours[status]}`} />
            {STATUS_NAMES[status]}
          </li>
        ))}
      </ul>
    </div>
  );
}

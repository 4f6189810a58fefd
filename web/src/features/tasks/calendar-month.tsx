import { DndContext, type DragEndEvent, DragOverlay, pointerWithin } from "@dnd-kit/core";
import type { Task } from "@contract/tasks";
import { type CSSProperties, useState } from "react";
import { createPortal } from "react-dom";
import { useGridKeys } from "@/lib/use-grid-keys";
import { useCalendar } from "./calendar-actions";
import { CalendarDay } from "./calendar-day";
import { type CalendarEntry as Entry, cutTitle, monthOf } from "./calendar-days";
import { calendarColours } from "./calendar-entry";
import { silent, useDragSensors } from "./drag-settings";
import { formatDate } from "./due";

interface CalendarMonthProps {
  month: string;
  days: string[];
  entries: ReadonlyMap<string, Entry[]>;
}

/** The names of the days of a week, from the first of the grid. */
export function Weekdays({ days, short = false }: { days: string[]; short?: boolean }) {
  return (
    <tr>
      {days.slice(0, 7).map((day) => (
        <th
          key={day}
          scope="col"
          className={`text-muted-foreground h-8 border-b text-xs font-medium ${short ? "text-center" : "px-2 text-start"}`}
        >
          <abbr title={formatDate(day, { weekday: "long" })} className="no-underline">
            {formatDate(day, { weekday: short ? "narrow" : "short" })}
          </abbr>
        </th>
      ))}
    </tr>
  );
}

export function weeksOf(days: string[]): string[][] {
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** A month as a grid of days. Arrow keys move over it, Shift and an arrow key moves the focused task. */
export function CalendarMonth({ month, days, entries }: CalendarMonthProps) {
  const { postpone } = useCalendar();
  const [carried, setCarried] = useState<Task | null>(null);
  const { ref, onFocus, onKeyDown } = useGridKeys();
  const sensors = useDragSensors();
  const onDragEnd = ({ over }: DragEndEvent) => {
    const task = carried;
    setCarried(null);
    if (task && over && over.id !== task.dueDate) postpone(task, String(over.id));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements: silent }}
      onDragStart={({ active }) => setCarried((active.data.current as { task: Task } | undefined)?.task ?? null)}
      onDragEnd={onDragEnd}
      onDragCancel={() => setCarried(null)}
    >
      <table
        ref={ref}
        role="grid"
        aria-label={formatDate(month, { month: "long", year: "numeric" })}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        // The rows share what the window has left.
        style={{ "--weeks": days.length / 7 } as CSSProperties}
        className="w-full table-fixed border-separate border-spacing-0"
      >
        <thead>
          <Weekdays days={days} />
        </thead>
        <tbody>
          {weeksOf(days).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <CalendarDay
                  key={date}
                  date={date}
                  entries={entries.get(date) ?? []}
                  isOutside={monthOf(date) !== month}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {createPortal(
        <DragOverlay dropAnimation={null}>
          {carried && (
            <div
              className={`shadow-float flex h-6 cursor-grabbing items-center rounded-[4px] px-1.5 text-xs font-medium ${calendarColours[carried.status]}`}
            >
              <span className="truncate">{cutTitle(carried.title)}</span>
            </div>
          )}
        </DragOverlay>,
        document.body,
      )}
    </DndContext>
  );
}

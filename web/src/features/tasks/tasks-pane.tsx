import { useQuery } from "@tanstack/react-query";
import { SquareCheckBig } from "lucide-react";
import { Suspense } from "react";
import { EmptyState } from "@/components/empty-state";
import { ErrorState } from "@/components/error-state";
import { lazyPart } from "@/lib/load-chunk";
import { CalendarBoundary } from "./calendar-boundary";
import { LinkedTask } from "./linked-task";
import { LOAD_FAILED } from "./messages";
import { TaskBoard } from "./task-board";
import { tasksQuery } from "./tasks.queries";
import { BoardSkeleton, CalendarSkeleton } from "./tasks-skeleton";
import type { TaskRules } from "./use-task-rules";
import type { TaskView } from "./view-mode";

const TaskCalendar = lazyPart(() => import("./task-calendar"));

/** The tasks as a board or as a calendar, or what there is instead of them. */
export function TasksPane({ view, rules }: { view: TaskView; rules: TaskRules }) {
  const { data: tasks, isError, refetch, isFetching } = useQuery(tasksQuery);
  if (isError && !tasks) {
    return (
      <div className="grid flex-1 place-items-center">
        <ErrorState
          title={LOAD_FAILED}
          text="Check your connection and try again. Your saved tasks are safe."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </div>
    );
  }
  if (!tasks) return view === "board" ? <BoardSkeleton /> : <CalendarSkeleton />;
  if (view === "calendar") {
    return (
      <CalendarBoundary>
        <Suspense fallback={<CalendarSkeleton />}>
          <TaskCalendar tasks={tasks} rules={rules} />
        </Suspense>
        <LinkedTask tasks={tasks} />
      </CalendarBoundary>
    );
  }
  return (
    <>
      {tasks.length === 0 && (
        <div className="shrink-0 pt-2">
          <EmptyState
            icon={SquareCheckBig}
            title="Add your first follow-up"
            text="Type it above in your own words, such as “call the investor next Tuesday”."
          />
        </div>
      )}
      <TaskBoard tasks={tasks} today={rules.today} />
      <LinkedTask tasks={tasks} />
    </>
  );
}

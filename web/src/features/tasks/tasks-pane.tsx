import { useQuery } from "@tanstack/react-query";
import { SquareCheckBig } from "lucide-react";
import { Component, type ReactNode, Suspense, useEffect } from "react";
import type { Task } from "@contract/tasks";
import { EmptyState } from "@/components/empty-state";
import { ErrorState } from "@/components/error-state";
import { rememberList } from "@/features/founders/founders.queries";
import { lazyPart } from "@/lib/load-chunk";
import { LazyOverlay } from "@/components/lazy-overlay";
import { useAddressPart } from "@/lib/use-address-part";
import { CALENDAR_FAILED, LOAD_FAILED } from "./messages";
import { TaskBoard } from "./task-board";
import { tasksQuery } from "./tasks.queries";
import { BoardSkeleton, CalendarSkeleton } from "./tasks-skeleton";
import type { TaskRules } from "./use-task-rules";
import type { TaskView } from "./view-mode";

/** Says so when the calendar cannot be drawn, or its code does not come, and leaves the rest of the page as it is. */
class CalendarBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="grid flex-1 place-items-center">
        <ErrorState
          title={CALENDAR_FAILED}
          text="Your tasks are safe. Table View still shows them."
          onRetry={() => window.location.reload()}
        />
      </div>
    );
  }
}

const TaskDialog = lazyPart(() => import("./task-dialog"));

/** The task that the address asks for (`?task=<id>`), open over the board or the calendar. */
function LinkedTask({ tasks }: { tasks: readonly Task[] }) {
  const [id, setId] = useAddressPart("task");
  const task = tasks.find((one) => one.id === id);
  const close = () => setId(null, { replace: true });
  return <LazyOverlay onFailed={close}>{task && <TaskDialog task={task} onClose={close} />}</LazyOverlay>;
}

const TaskCalendar = lazyPart(() => import("./task-calendar"));

/** The tasks as a board or as a calendar, or what there is instead of them. */
export function TasksPane({ view, rules }: { view: TaskView; rules: TaskRules }) {
  const { data: tasks, isError, refetch, isFetching } = useQuery(tasksQuery);
  useEffect(() => {
    const ids = [...new Set((tasks ?? []).flatMap(({ founderId }) => founderId ?? []))];
    rememberList({ kind: "others", path: "/tasks", label: "Tasks", ids });
  }, [tasks]);
  if (isError && !tasks) {
    return (
      <div className="grid flex-1 place-items-center">
        <ErrorState
          title={LOAD_FAILED}
          text="Check your connection and try again. Your saved tasks are safe."
          query={{ refetch, isFetching }}
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

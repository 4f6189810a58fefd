import { ChartNoAxesColumn } from "lucide-react";
import { Suspense } from "react";
import { Button } from "@/components/ui/button";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { Segmented } from "@/components/ui/segmented";
import { Skeleton } from "@/components/ui/skeleton";
import { QuickAdd } from "@/features/tasks/quick-add";
import { TasksPane } from "@/features/tasks/tasks-pane";
import { useTaskRules } from "@/features/tasks/use-task-rules";
import { useTaskView } from "@/features/tasks/view-mode";
import { lazyPart } from "@/lib/load-chunk";
import { useTitle } from "@/lib/use-title";

const WeeklyUpdates = lazyPart(() => import("@/features/tasks/weekly-updates"));

const views = [
  { value: "board", label: "Table View" },
  { value: "calendar", label: "Calendar View" },
] as const;

export default function TasksRoute() {
  useTitle("Tasks");
  const rules = useTaskRules();
  const [view, setView] = useTaskView();
  return (
    <>
      <header className="flex h-11 shrink-0 items-center gap-2 border-b px-3 lg:px-4 pointer-coarse:h-14">
        <h1 className="me-auto text-base font-semibold">Tasks</h1>
        <Popover>
          <PopoverTrigger asChild>
            <Button icon={ChartNoAxesColumn} size="sm" variant="ghost" className="max-sm:px-2">
              <span className="max-sm:sr-only">Weekly updates</span>
            </Button>
          </PopoverTrigger>
          <PopoverContent align="end" aria-label="Weekly updates" className="w-[26rem] p-4">
            <Suspense fallback={<Skeleton className="h-52" />}>
              <WeeklyUpdates />
            </Suspense>
          </PopoverContent>
        </Popover>
        <Segmented label="View" value={view} onChange={setView} options={views} />
      </header>
      <QuickAdd rules={rules} />
      <TasksPane view={view} rules={rules} />
    </>
  );
}

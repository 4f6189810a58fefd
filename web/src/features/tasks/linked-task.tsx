import type { Task } from "@contract/tasks";
import { useSearchParams } from "react-router-dom";
import { LazyOverlay } from "@/components/lazy-overlay";
import { lazyPart } from "@/lib/load-chunk";

const TaskDialog = lazyPart(() => import("./task-dialog"));

/** The task that the address asks for (`?task=<id>`), open over the board or the calendar. */
export function LinkedTask({ tasks }: { tasks: readonly Task[] }) {
  const [params, setParams] = useSearchParams();
  const id = params.get("task");
  const task = tasks.find((one) => one.id === id);
  const close = () =>
    setParams(
      (before) => {
        before.delete("task");
        return before;
      },
      { replace: true },
    );
  return <LazyOverlay onFailed={close}>{task && <TaskDialog task={task} onClose={close} />}</LazyOverlay>;
}

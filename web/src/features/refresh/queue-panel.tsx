import { REFRESHES_USED_UP } from "@contract/refresh";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, X } from "lucide-react";
import { type KeyboardEvent, useLayoutEffect, useRef } from "react";
import { EmptyState } from "@/components/empty-state";
import { ErrorState } from "@/components/error-state";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { useNow } from "@/lib/use-now";
import { queueMessages } from "./messages";
import { isEmpty, type Queue } from "./queue";
import { queueQuery } from "./queue.queries";
import { FailedSection, FinishedSection, RunningSection, WaitingSection } from "./queue-sections";

/** The caller's own refreshes, docked beside the table; on a narrow screen, over it. */
export default function QueuePanel({ onClose }: { onClose: () => void }) {
  const { data, error, refetch, isFetching } = useQuery(queueQuery);
  const panel = useFocusWhileOpen();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    <aside
      ref={panel}
      tabIndex={-1}
      aria-label="Job queue"
      data-docked="queue"
      onKeyDown={onKeyDown}
      className="bg-background flex flex-col outline-none max-lg:fixed max-lg:inset-0 max-lg:z-40 lg:w-80 lg:shrink-0 lg:border-s"
    >
      <header className="flex h-11 shrink-0 items-center justify-between border-b ps-4 pe-2 pointer-coarse:h-13">
        <h2 className="text-base font-semibold">Job queue</h2>
        <Button icon={X} size="icon" variant="ghost" aria-label="Close the job queue" onClick={onClose} />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {data ? (
          <QueueBody queue={data} />
        ) : error ? (
          <ErrorState title="The queue couldn't be loaded." text={error.message} query={{ refetch, isFetching }} />
        ) : (
          <QueueSkeleton />
        )}
      </div>
      <p className="text-muted-foreground border-t px-4 py-2 text-xs max-lg:pb-[max(0.5rem,env(safe-area-inset-bottom))]">
        {queueMessages.background}
      </p>
    </aside>
  );
}

/** Takes the focus as it opens, and gives it back as it closes unless it has gone elsewhere. */
function useFocusWhileOpen() {
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    const before = document.activeElement;
    element?.focus();
    return () => {
      if (before instanceof HTMLElement && element?.contains(document.activeElement)) before.focus();
    };
  }, []);
  return panel;
}

function QueueBody({ queue }: { queue: Queue }) {
  const now = useNow();
  const { status } = queue;
  if (isEmpty(queue)) {
    return (
      <EmptyState
        icon={CircleCheck}
        title="Queue empty"
        text="Refresh a profile, or all of them, and follow the progress here."
      />
    );
  }
  const isBusy = status.pending + status.running > 0;
  return (
    <div className="divide-y">
      <dl className="grid grid-cols-2 gap-x-4 px-4 py-3 text-sm">
        <div>
          <dt className="text-muted-foreground text-xs">Time left</dt>
          <dd className="font-medium">{isBusy ? status.estimatedWaitTimeText : "Queue empty"}</dd>
        </div>
        <div>
          <dt className="text-muted-foreground text-xs">Completed in 24 h</dt>
          <dd className="font-medium tabular-nums">{status.completed.toLocaleString()}</dd>
        </div>
        {status.waitsForTomorrow && (
          <div className="col-span-2 mt-2">
            <dt className="sr-only">Today</dt>
            <dd className="text-muted-foreground text-xs">{REFRESHES_USED_UP.rest}</dd>
          </div>
        )}
      </dl>
      <RunningSection queue={queue} now={now} />
      <FailedSection queue={queue} now={now} />
      <WaitingSection queue={queue} now={now} />
      <FinishedSection queue={queue} now={now} />
    </div>
  );
}

function QueueSkeleton() {
  return (
    <div role="status" aria-label="Loading the queue" className="grid gap-3 p-4">
      {["w-2/3", "w-1/2", "w-3/5", "w-2/5"].map((width) => (
        <Skeleton key={width} className={`h-5 ${width}`} />
      ))}
    </div>
  );
}

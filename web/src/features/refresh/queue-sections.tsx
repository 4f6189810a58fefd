import type { QueuedRefresh } from "@contract/refresh";
import { Ban, Check, CircleAlert, CircleHelp, RotateCcw, X } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { confirm } from "@/lib/confirm";
import { updateStamp } from "@/lib/relative-time";
import { delayOf, outcomeOf, type Queue } from "./queue";
import { useCancelWaiting, useRetry, useStopRunning } from "./queue.queries";
import { QueueJob } from "./queue-job";
import { QueueSection } from "./queue-section";

interface SectionProps {
  queue: Queue;
  now: Date;
}

export function RunningSection({ queue: { running, status } }: SectionProps) {
  const { mutate: stop } = useStopRunning();
  const [stopping, setStopping] = useState<readonly number[]>([]);
  return (
    <QueueSection title="Running" count={status.running} shown={running.length}>
      {running.map((job) => {
        const isStopping = stopping.includes(job.id);
        const again = job.attempt > 1 ? `Try ${job.attempt}` : "Fetching posts…";
        return (
          <QueueJob
            key={job.id}
            job={job}
            mark={<Spinner className="size-3.5" />}
            detail={isStopping ? "Stopping…" : again}
          >
            <Button
              size="icon"
              variant="ghost"
              aria-label={`Cancel ${job.founderName}`}
              disabled={isStopping}
              onClick={() => {
                setStopping((before) => [...before, job.id]);
                stop(job.id, { onError: () => setStopping((before) => before.filter((id) => id !== job.id)) });
              }}
            >
              <X aria-hidden className="size-4" />
            </Button>
          </QueueJob>
        );
      })}
    </QueueSection>
  );
}

export function WaitingSection({ queue: { waiting, status }, now }: SectionProps) {
  const { mutate: cancel } = useCancelWaiting();
  const cancelAll = async () => {
    const count = status.pending.toLocaleString();
    const title = status.pending === 1 ? "Cancel the waiting job?" : `Cancel all ${count} waiting jobs?`;
    const body = "Your people and their data stay as they are.";
    if (await confirm({ title, body, action: "Cancel jobs", danger: true })) cancel(undefined);
  };
  return (
    <QueueSection
      title="Waiting"
      count={status.pending}
      shown={waiting.length}
      action={
        <Button size="sm" variant="ghost" onClick={() => void cancelAll()}>
          Cancel all
        </Button>
      }
    >
      {waiting.map((job) => (
        <QueueJob key={job.id} job={job} mark={job.position} detail={delayOf(job, now)}>
          <Button size="icon" variant="ghost" aria-label={`Cancel ${job.founderName}`} onClick={() => cancel([job.id])}>
            <X aria-hidden className="size-4" />
          </Button>
        </QueueJob>
      ))}
    </QueueSection>
  );
}

const RetryIcon = () => <RotateCcw aria-hidden className="size-3.5" />;

export function FailedSection({ queue: { failed, status }, now }: SectionProps) {
  const { mutate: retry } = useRetry();
  return (
    <QueueSection
      title="Failed"
      count={status.error}
      shown={failed.length}
      action={
        <Button size="sm" variant="ghost" onClick={() => retry(undefined)}>
          <RetryIcon /> Retry all
        </Button>
      }
    >
      {failed.map((job) => (
        <QueueJob
          key={job.id}
          job={job}
          mark={<CircleAlert aria-hidden className="text-bad-foreground size-3.5" />}
          detail={`${job.error ?? "No reason given."} · ${updateStamp(job.finishedAt, now)}`}
          tone="bad"
        >
          <Button size="sm" variant="ghost" aria-label={`Retry ${job.founderName}`} onClick={() => retry([job.id])}>
            <RetryIcon /> Retry
          </Button>
        </QueueJob>
      ))}
    </QueueSection>
  );
}

function FinishedMark({ job }: { job: QueuedRefresh }) {
  if (job.state === "cancelled") return <Ban aria-hidden className="size-3.5" />;
  if (job.outcome === "unknown_profile") return <CircleHelp aria-hidden className="size-3.5" />;
  return <Check aria-hidden className="text-good-foreground size-3.5" />;
}

export function FinishedSection({ queue: { finished }, now }: SectionProps) {
  const { mutate: retry } = useRetry();
  return (
    <QueueSection title="Recently finished" count={finished.length} shown={finished.length}>
      {finished.map((job) => (
        <QueueJob
          key={job.id}
          job={job}
          mark={<FinishedMark job={job} />}
          detail={`${outcomeOf(job)} · ${updateStamp(job.finishedAt, now)}`}
        >
          {job.state === "cancelled" && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Queue ${job.founderName} again`}
              onClick={() => retry([job.id])}
            >
              <RetryIcon /> Queue again
            </Button>
          )}
        </QueueJob>
      ))}
    </QueueSection>
  );
}

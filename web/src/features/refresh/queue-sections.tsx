import type { QueuedRefresh } from "@contract/refresh";
import { Ban, Check, CircleAlert, CircleHelp, RotateCcw, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { confirm } from "@/lib/confirm";
import { updateStamp } from "@/lib/relative-time";
import { delayOf, outcomeOf, type Queue } from "./queue";
import { useCancelWaiting, useRetry, useStopRunning } from "./queue.queries";

interface QueueJobProps {
  job: QueuedRefresh;
  /** Before the name: its place, or a sign of its state. */
  mark?: ReactNode;
  detail?: ReactNode;
  tone?: "bad";
  /** What can be done about it. */
  children?: ReactNode;
}

/** One job of the queue: whose profile it is, its state, and what can be done. */
function QueueJob({ job, mark, detail, tone, children }: QueueJobProps) {
  return (
    <li className="hover:bg-accent flex min-h-9 items-start gap-2 py-1 ps-4 pe-2 transition-colors">
      <span className="text-muted-foreground grid h-7 w-6 shrink-0 place-items-center text-xs tabular-nums pointer-coarse:h-11">
        {mark}
      </span>
      <span className="grid min-w-0 flex-1 py-1 pointer-coarse:py-3">
        <Link
          to={`/people/${job.founderId}`}
          dir="auto"
          className="rounded-control truncate text-left text-sm leading-5 font-medium hover:underline"
        >
          {job.founderName}
        </Link>
        {detail && (
          <span
            dir="auto"
            className={`text-xs wrap-break-word ${tone === "bad" ? "text-bad-foreground" : "text-muted-foreground"}`}
          >
            {detail}
          </span>
        )}
      </span>
      {children}
    </li>
  );
}

interface QueueSectionProps {
  title: string;
  count: number;
  /** How many of them are in the list. */
  shown: number;
  /** What can be done with all of them. */
  action?: ReactNode;
  children: ReactNode;
}

/** The jobs of one kind, with how many there are. */
function QueueSection({ title, count, shown, action, children }: QueueSectionProps) {
  if (count === 0) return null;
  const rest = count - shown;
  return (
    <section aria-label={title} className="grid gap-0.5 py-2">
      <div className="flex min-h-7 items-center gap-2 ps-4 pe-2">
        <h3 className="text-muted-foreground text-xs font-medium">
          {title} <span className="text-foreground ms-1 tabular-nums">{count.toLocaleString()}</span>
        </h3>
        <span className="ms-auto">{action}</span>
      </div>
      <ul>{children}</ul>
      {rest > 0 && <p className="text-muted-foreground ps-12 text-xs tabular-nums">and {rest.toLocaleString()} more</p>}
    </section>
  );
}

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
        const again = job.attempt > 1 ? `Try ${job.attempt}` : "Looking for posts…";
        return (
          <QueueJob
            key={job.id}
            job={job}
            mark={<Spinner className="size-3.5" />}
            detail={isStopping ? "Stopping…" : again}
          >
            <Button
              icon={X}
              size="icon"
              variant="ghost"
              aria-label={`Cancel ${job.founderName}`}
              disabled={isStopping}
              onClick={() => {
                setStopping((before) => [...before, job.id]);
                stop(job.id, { onError: () => setStopping((before) => before.filter((id) => id !== job.id)) });
              }}
            />
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
          <Button
            icon={X}
            size="icon"
            variant="ghost"
            aria-label={`Cancel ${job.founderName}`}
            onClick={() => cancel([job.id])}
          />
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

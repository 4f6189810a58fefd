import type { HistoryBatch } from "@contract/history";
import {
  Bot,
  FileUp,
  GitMerge,
  CalendarClock,
  KeyRound,
  type LucideIcon,
  Puzzle,
  Redo2,
  Undo2,
  UserRound,
  UserRoundSearch,
} from "lucide-react";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { confirm } from "@/lib/confirm";
import { fullDate, timelineDate, timeOfDay } from "@/lib/relative-time";
import { useOnline } from "@/lib/use-online";
import { HistoryLines, SHORT } from "./history-lines";
import { toUndo, useUndoBatch } from "./history.queries";
import { headingOf, leftAloneInWords, summaryOf, whoDidIt } from "./history-words";

const icons: Record<HistoryBatch["source"], LucideIcon> = {
  you: UserRound,
  token: KeyRound,
  assistant: Bot,
  import: FileUp,
  merge: GitMerge,
  source: UserRoundSearch,
  system: CalendarClock,
  undo: Undo2,
  redo: Redo2,
  extension: Puzzle,
};

interface BatchProps {
  batch: HistoryBatch;
  /** The history is of this person alone. */
  founderId?: string | undefined;
  now: Date;
  isToday: boolean;
}

/** One thing that was done: by what, when, what changed, and its Undo. */
export function BatchItem({ batch, founderId, now, isToday }: BatchProps) {
  const item = useRef<HTMLLIElement>(null);
  const Icon = icons[batch.source];
  const heading = headingOf(batch);
  // The lines say it themselves when all of them are shown.
  const summary = founderId === undefined && batch.people > 1 && batch.lines.length > SHORT ? summaryOf(batch) : "";
  return (
    <li
      ref={item}
      tabIndex={-1}
      aria-label={`${heading ?? whoDidIt(batch)}, ${fullDate(batch.at)}`}
      className="flex scroll-mt-8 gap-3 border-b py-3 outline-none last:border-b-0"
    >
      <span
        aria-hidden
        className="bg-secondary text-muted-foreground mt-0.5 grid size-7 shrink-0 place-items-center rounded-full"
      >
        <Icon className="size-3.5" />
      </span>
      <div className="grid min-w-0 flex-1 gap-1.5">
        <div className="flex min-h-7 items-center gap-2">
          <p className="text-muted-foreground min-w-0 flex-1 text-sm">
            <bdi className="text-foreground font-medium wrap-anywhere">{whoDidIt(batch)}</bdi>
            {" · "}
            <time dateTime={batch.at} title={fullDate(batch.at)} className="whitespace-nowrap tabular-nums">
              {isToday ? timelineDate(batch.at, now) : timeOfDay(new Date(batch.at))}
            </time>
            {batch.isUndone && " · Undone"}
          </p>
          <UndoButton batch={batch} isOfPerson={founderId !== undefined} onDone={() => item.current?.focus()} />
        </div>
        {heading !== null && (
          <p dir="auto" className="text-base font-medium wrap-anywhere">
            {heading}
          </p>
        )}
        {summary !== "" && <p className="text-base">{summary}</p>}
        <LeftAlone batch={batch} />
        <HistoryLines batch={batch} founderId={founderId} />
      </div>
    </li>
  );
}

function LeftAlone({ batch: { leftAlone, stayed } }: Pick<BatchProps, "batch">) {
  const sentences = leftAloneInWords(leftAlone ?? {}, stayed);
  return sentences.map((sentence) => (
    <p key={sentence} dir="auto" className="text-warn-foreground text-sm wrap-anywhere">
      {sentence}
    </p>
  ));
}

interface UndoButtonProps {
  batch: HistoryBatch;
  isOfPerson: boolean;
  onDone: () => void;
}

export function UndoButton({ batch, isOfPerson, onDone }: UndoButtonProps) {
  const isOnline = useOnline();
  const undo = useUndoBatch();
  const asked = toUndo(batch);
  const verb = asked.isRedo ? "Redo" : "Undo";
  if (!batch.canUndo) return null;
  const start = async () => {
    const question = {
      title: `${verb} this for ${batch.people.toLocaleString()} people?`,
      body: "It was one change to all of them.",
      action: `${verb} for all`,
    };
    // Someone who looks at one person does not expect the others to change.
    if (isOfPerson && batch.people > 1 && !(await confirm(question))) return;
    // The button goes away, and would take the focus along.
    undo.mutate(asked, { onSuccess: onDone });
  };
  const isBusy = undo.isPending || !isOnline;
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-disabled={isBusy}
      title={isOnline ? undefined : "You're offline."}
      aria-label={`${verb}: ${headingOf(batch) ?? (summaryOf(batch) || whoDidIt(batch))}`}
      onClick={() => !isBusy && void start()}
    >
      {undo.isPending ? (
        <Spinner className="size-3.5" />
      ) : asked.isRedo ? (
        <Redo2 aria-hidden className="size-3.5" />
      ) : (
        <Undo2 aria-hidden className="size-3.5" />
      )}
      {batch.isBeingUndone && !undo.isPending ? `Continue ${verb.toLowerCase()}` : verb}
    </Button>
  );
}

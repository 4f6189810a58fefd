import { type ChangeSource, changeSourceSchema, type HistoryBatch, UNDO_DAYS } from "@contract/history";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import { useId, useState } from "react";
import { EmptyState } from "@/components/empty-state";
import { ErrorState } from "@/components/error-state";
import { Button } from "@/components/ui/button";
import { Label } from "@/components/ui/label";
import { Options, Select } from "@/components/ui/select";
import { Sheet, SheetContent, SheetDescription, SheetTitle } from "@/components/ui/sheet";
import { Skeleton, SkeletonGroup } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";
import { founderQuery } from "@/features/founders/founders.queries";
import { isUnreachable } from "@/lib/unreachable";
import { dateOf, dayName } from "@/lib/relative-time";
import { useNow } from "@/lib/use-now";
import { useOnline } from "@/lib/use-online";
import { BatchItem } from "./history-batch";
import { historyQuery, historySizeQuery } from "./history.queries";
import { sizeInWords, sourceNames } from "./history-words";

interface HistoryPanelProps {
  /** Only what concerns this person; of the whole account without. */
  founderId?: string | undefined;
  onClose: () => void;
}

/** What was changed, by what and when, with an Undo for each: of one person or of the account. */
export default function HistoryPanel({ founderId, onClose }: HistoryPanelProps) {
  const [source, setSource] = useState<ChangeSource | undefined>(undefined);
  return (
    <Sheet open onOpenChange={(isShown) => !isShown && onClose()}>
      <SheetContent className="gap-3 max-md:inset-y-0 max-md:max-h-none max-md:rounded-none md:w-[30rem]">
        <div className="grid gap-1">
          <SheetTitle>{founderId === undefined ? "Recent changes" : "History"}</SheetTitle>
          <SheetDescription>
            {founderId !== undefined && <PersonName founderId={founderId} />}
            Changes can be undone for {UNDO_DAYS} days.
          </SheetDescription>
        </div>
        {founderId === undefined && <SizeNotice />}
        <SourceFilter source={source} onChange={setSource} />
        <Batches
          key={source}
          founderId={founderId}
          source={source}
          onShowAll={source === undefined ? undefined : () => setSource(undefined)}
        />
      </SheetContent>
    </Sheet>
  );
}

function PersonName({ founderId }: { founderId: string }) {
  const { data } = useQuery(founderQuery(founderId));
  return (
    data && (
      <>
        <bdi className="text-foreground font-medium wrap-anywhere">{data.name}</bdi>
        {" · "}
      </>
    )
  );
}

function SizeNotice() {
  const { data } = useQuery(historySizeQuery);
  const text = data && sizeInWords(data);
  return text ? <p className="text-warn-foreground text-sm">{text}</p> : null;
}

interface SourceFilterProps {
  source: ChangeSource | undefined;
  onChange: (source: ChangeSource | undefined) => void;
}

function SourceFilter({ source, onChange }: SourceFilterProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-2">
      <Label htmlFor={id} className="shrink-0">
        Changed by
      </Label>
      <Select
        id={id}
        value={source ?? "all"}
        onChange={({ target }) => onChange(changeSourceSchema.options.find((one) => one === target.value))}
      >
        <option value="all">Anyone</option>
        <Options values={changeSourceSchema.options} label={(one) => sourceNames[one]} />
      </Select>
    </div>
  );
}

interface BatchesProps {
  founderId: string | undefined;
  source: ChangeSource | undefined;
  onShowAll: (() => void) | undefined;
}

function Batches({ founderId, source, onShowAll }: BatchesProps) {
  const isOnline = useOnline();
  const history = useInfiniteQuery(historyQuery({ founderId, source }));
  if (!history.data && history.error) {
    const isOffline = !isOnline || isUnreachable(history.error);
    return (
      <ErrorState
        kind={isOffline ? "offline" : "failed"}
        title={isOffline ? "You're offline" : "The history couldn't load"}
        text={isOffline ? "The history shows again once you're back." : history.error.message}
        onRetry={() => void history.refetch()}
        retrying={history.isFetching}
      />
    );
  }
  if (!history.data) return <Loading />;
  const batches = history.data.pages.flatMap((page) => page.batches);
  if (batches.length === 0) {
    return (
      <EmptyState
        icon={History}
        title={onShowAll ? "Nothing here" : "No changes yet"}
        text={
          onShowAll
            ? "Nothing was changed this way."
            : "What you, an import or the assistant changes is listed here, such as a new company or a deleted note."
        }
      >
        {onShowAll && <Button onClick={onShowAll}>Show all changes</Button>}
      </EmptyState>
    );
  }
  return (
    <>
      {!isOnline && (
        <p role="status" className="text-muted-foreground text-sm">
          You're offline. Changes can be undone once you're back.
        </p>
      )}
      <Days batches={batches} founderId={founderId} />
      {history.isFetchNextPageError && (
        <p role="alert" className="text-bad-foreground text-sm">
          The earlier changes couldn't load. Please try again.
        </p>
      )}
      {history.hasNextPage && (
        <Button
          className="shrink-0"
          aria-disabled={history.isFetchingNextPage}
          onClick={() => !history.isFetchingNextPage && void history.fetchNextPage()}
        >
          {history.isFetchingNextPage && <Spinner />}
          Show earlier changes
        </Button>
      )}
    </>
  );
}

function Days({ batches, founderId }: { batches: readonly HistoryBatch[]; founderId: string | undefined }) {
  const now = useNow();
  const days = new Map<string, HistoryBatch[]>();
  for (const batch of batches) {
    const day = dayName(batch.at, now, dateOf);
    days.set(day, [...(days.get(day) ?? []), batch]);
  }
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-label={day}>
      <h3 className="bg-popover text-muted-foreground sticky -top-6 z-10 pt-2 pb-1 text-xs font-medium">{day}</h3>
      <ol>
        {ofDay.map((batch) => (
          <BatchItem key={batch.id} batch={batch} founderId={founderId} now={now} isToday={day === "Today"} />
        ))}
      </ol>
    </section>
  ));
}

function Loading() {
  return (
    <div role="status" aria-label="Loading the history">
      <SkeletonGroup className="grid gap-5 pt-3">
        {[0, 1, 2, 3, 4].map((row) => (
          <div key={row} className="flex gap-3">
            <Skeleton className="size-7 rounded-full" />
            <div className="grid flex-1 gap-2">
              <Skeleton className="h-5 w-32" />
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-4 w-2/3" />
            </div>
          </div>
        ))}
      </SkeletonGroup>
    </div>
  );
}

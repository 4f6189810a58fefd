import { TRASH_DAYS, type TrashEntry } from "@contract/trash";
import { useQuery } from "@tanstack/react-query";
import { type LucideIcon, RotateCcw, SquareCheckBig, StickyNote, Trash2, UserRound } from "lucide-react";
import { useState } from "react";
import { EmptyState } from "@/components/empty-state";
import { ErrorState } from "@/components/error-state";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogHead } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";
import { fullDate, updateStamp } from "@/lib/relative-time";
import { useNow } from "@/lib/use-now";
import { TRASH_PAGE, trashQuery, useEmptyTrash, useForget, useRestore } from "./trash.queries";

const kinds: Record<TrashEntry["kind"], { icon: LucideIcon; word: string }> = {
  founder: { icon: UserRound, word: "Person" },
  note: { icon: StickyNote, word: "Note" },
  task: { icon: SquareCheckBig, word: "Task" },
};

/** What was deleted lately, and how to get it back. */
export default function TrashDialog({ onClose }: { onClose: () => void }) {
  const [limit, setLimit] = useState(TRASH_PAGE);
  const { data, error, refetch, isFetching } = useQuery(trashQuery(limit));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="md:w-[32rem]">
        <DialogHead title="Recently deleted">Items are deleted permanently after {TRASH_DAYS} days.</DialogHead>
        {data ? (
          <>
            {data.total === 0 && <EmptyState icon={Trash2} title="Trash is empty" />}
            <Entries entries={data.data} />
            {data.total > 0 && <EmptyTrash count={data.total} />}
            {data.data.length < data.total && (
              <Button aria-disabled={isFetching} onClick={() => setLimit((before) => before + TRASH_PAGE)}>
                Show more of {data.total.toLocaleString()}
              </Button>
            )}
          </>
        ) : error ? (
          <ErrorState title="The trash couldn't load" text={error.message} query={{ refetch, isFetching }} />
        ) : (
          <div role="status" aria-label="Loading the trash" className="grid gap-3">
            <Skeleton className="h-9" />
            <Skeleton className="h-9" />
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}

function EmptyTrash({ count }: { count: number }) {
  const { mutate: empty, isPending } = useEmptyTrash();
  return (
    <Button
      className="text-bad-foreground justify-self-start md:self-end"
      aria-disabled={isPending}
      onClick={() => !isPending && empty(count)}
    >
      {isPending ? <Spinner /> : <Trash2 aria-hidden className="size-4" />} Empty trash
    </Button>
  );
}

function Entries({ entries }: { entries: readonly TrashEntry[] }) {
  const now = useNow();
  const { mutate: restore } = useRestore();
  const { mutate: forget } = useForget();
  return (
    <ul aria-label="Recently deleted" className="-mx-2 grid">
      {entries.map((entry) => {
        const { icon: Icon, word } = kinds[entry.kind];
        return (
          <li key={entry.id} className="rounded-control hover:bg-accent flex items-center gap-3 px-2 py-1">
            <Icon aria-hidden className="text-muted-foreground size-4 shrink-0" />
            <span className="grid min-w-0 flex-1">
              <span dir="auto" className="truncate text-left text-base font-medium">
                {entry.title}
              </span>
              <span className="text-muted-foreground text-xs">
                {word} ·{" "}
                <time dateTime={entry.deletedAt} title={fullDate(entry.deletedAt)}>
                  {updateStamp(entry.deletedAt, now)}
                </time>
              </span>
            </span>
            <Button size="sm" variant="ghost" aria-label={`Restore ${entry.title}`} onClick={() => restore(entry)}>
              <RotateCcw aria-hidden className="size-3.5" /> Restore
            </Button>
            <Button
              size="icon"
              variant="ghost"
              aria-label={`Delete ${entry.title} for good`}
              title="Delete for good"
              onClick={() => forget(entry)}
            >
              <Trash2 aria-hidden className="size-3.5" />
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

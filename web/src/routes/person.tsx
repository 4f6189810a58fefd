import { isProcessing } from "@contract/founders";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, History } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { Link, useParams, useSearchParams } from "react-router-dom";
import { Notice } from "@/components/notice";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { founderQuery, useFollowFounders } from "@/features/founders/founders.queries";
import { PersonHeader } from "@/features/founders/person-header";
import { NoteBox } from "@/features/notes/note-box";
import { WriteEmailButton } from "@/features/outreach/write-email-button";
import { NewTaskButton } from "@/features/tasks/new-task-button";
import { Timeline } from "@/features/timeline/timeline";
import { TimelineSkeleton } from "@/features/timeline/timeline-skeleton";
import { useCommands } from "@/lib/commands";
import { statusOf } from "@/lib/query-client";
import { useAddressPart } from "@/lib/use-address-part";
import { useTitle } from "@/lib/use-title";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export default function PersonRoute() {
  const { founderId = "" } = useParams();
  return UUID.test(founderId) ? <Person key={founderId} founderId={founderId} /> : <NotFound />;
}

function Person({ founderId }: { founderId: string }) {
  const { data: founder, error, refetch, isFetching } = useQuery(founderQuery(founderId));
  const [params] = useSearchParams();
  useTitle(founder?.name ?? (statusOf(error) === 404 ? "Founder not found" : "Person"));
  useFollowFounders(founder && isProcessing(founder, new Date()) ? [founderId] : []);
  if (statusOf(error) === 404) return <NotFound />;
  if (error && !founder) {
    return (
      <Centred>
        <Notice role="alert" title="Failed to fetch founder profile">
          <Button variant="primary" disabled={isFetching} onClick={() => void refetch()}>
            Retry
          </Button>
          <Button asChild>
            <Link to="/people">Back to People</Link>
          </Button>
        </Notice>
      </Centred>
    );
  }
  return (
    <div className="pb-floats min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 px-4 py-4 sm:px-6 sm:py-6">
        <Link
          to="/people"
          className="rounded-control text-muted-foreground hover:text-foreground flex h-6 items-center gap-1.5 justify-self-start text-sm pointer-coarse:h-11"
        >
          <ArrowLeft aria-hidden className="size-4 rtl:rotate-180" />
          People
        </Link>
        {founder ? (
          <div className="flex flex-wrap items-start justify-between gap-3">
            <PersonHeader founder={founder} />
            <div className="flex flex-wrap gap-2">
              <WriteEmailButton founder={founder} />
              <NewTaskButton founder={founder} />
              <HistoryButton founderId={founderId} />
            </div>
          </div>
        ) : (
          <Skeleton className="h-7 w-72 max-w-full" />
        )}
        <NoteBox founderId={founderId} />
        {founder ? <Timeline founder={founder} shownPost={params.get("post")} /> : <TimelineSkeleton />}
      </div>
    </div>
  );
}

/** Opens what was changed of the person; so does its key. */
function HistoryButton({ founderId }: { founderId: string }) {
  const [, showHistory] = useAddressPart("history");
  const commands = useMemo(() => {
    const run = () => showHistory(founderId);
    return [
      { id: "history", label: "History of this person", section: "Actions" as const, keys: "h", icon: History, run },
    ];
  }, [showHistory, founderId]);
  useCommands(commands);
  return (
    <Button icon={History} size="sm" aria-keyshortcuts="h" title="History (H)" onClick={() => showHistory(founderId)}>
      History
    </Button>
  );
}

function NotFound() {
  return (
    <Centred>
      <Notice title="Founder not found" text="They may have been deleted, or the link is wrong.">
        <Button asChild variant="primary">
          <Link to="/people">Go to People</Link>
        </Button>
      </Notice>
    </Centred>
  );
}

function Centred({ children }: { children: ReactNode }) {
  return <div className="grid flex-1 place-items-center p-6">{children}</div>;
}

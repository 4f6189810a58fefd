import type { Founder } from "@contract/founders";
import { Link } from "react-router-dom";
import { Spinner } from "@/components/ui/spinner";
import { fullDate, postDate } from "@/lib/relative-time";
import { CompanyChip } from "./company-chip";
import type { FounderRowProps } from "./founder-row";
import { ProfileLink } from "./profile-link";
import { RefreshControl } from "./refresh-control";
import { SummaryLabel } from "./summary-label";
import { UpdateStamp } from "./update-cell";
import { updateState } from "./update-state";

/** One person on a narrow screen: what the row has, and the same actions. */
export function FounderCard({ founder, row, now, busy, onRefresh }: FounderRowProps) {
  const note = founder.notes[0]?.content;
  return (
    <li className="grid gap-2 border-b px-4 py-3">
      <div className="flex items-start gap-1">
        <div className="grid min-w-0 flex-1 justify-items-start gap-1">
          <Link
            to={`/people/${founder.id}`}
            dir="auto"
            className="rounded-control line-clamp-2 max-w-full py-0.5 text-base font-semibold wrap-break-word hover:underline"
          >
            {founder.name}
          </Link>
          {founder.company && <CompanyChip company={founder.company} row={row} />}
        </div>
        <div className="-my-2 flex">
          <RefreshControl founder={founder} busy={busy} onRefresh={onRefresh} />
          <ProfileLink founder={founder} />
        </div>
      </div>
      <CardUpdate founder={founder} now={now} busy={busy} />
      {note && (
        <p dir="auto" className="text-muted-foreground line-clamp-2 border-s-2 ps-2 text-sm">
          {note}
        </p>
      )}
    </li>
  );
}

function CardUpdate({ founder, now, busy }: { founder: Founder; now: Date; busy: boolean }) {
  const state = updateState(founder, busy, now);
  return (
    <>
      <p
        dir="auto"
        className={`line-clamp-3 text-sm whitespace-pre-line ${state.kind === "trouble" ? "text-bad-foreground" : state.kind === "summary" ? "" : "text-muted-foreground"}`}
      >
        {state.kind === "fetching" && <Spinner className="me-1.5 inline size-3 align-[-2px]" />}
        {state.text}
      </p>
      <p className="text-muted-foreground flex flex-wrap items-center gap-x-3 text-xs">
        {state.kind === "summary" && <SummaryLabel founder={founder} />}
        <UpdateStamp at={founder.lastRefreshedAt} now={now} />
        {founder.lastPostDate && (
          <time dateTime={founder.lastPostDate} title={fullDate(founder.lastPostDate)}>
            Posted {postDate(founder.lastPostDate, now)}
          </time>
        )}
      </p>
      {state.kind === "summary" && state.trouble && <p className="text-bad-foreground text-xs">{state.trouble}</p>}
    </>
  );
}

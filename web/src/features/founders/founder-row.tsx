import type { Founder } from "@contract/founders";
import { memo } from "react";
import { Link } from "react-router-dom";
import { fullDate, postDate } from "@/lib/relative-time";
import { CompanyChip } from "./company-chip";
import { ProfileLink } from "./profile-link";
import { UpdateCell } from "./update-cell";

export interface FounderRowProps {
  founder: Founder;
  /** Counts from 0. */
  row: number;
  now: Date;
  busy: boolean;
  onRefresh: (founder: Founder) => void;
}

const cell = "h-9 border-b bg-background px-3 py-0 align-middle -outline-offset-2 group-hover:bg-accent";

/** One person. Everything in it is reached with the arrow keys (useGridKeys), so nothing is a tab stop of its own. */
export const FounderRow = memo(function FounderRow({ founder, row, now, busy, onRefresh }: FounderRowProps) {
  const note = founder.notes[0]?.content;
  return (
    <tr className="group" aria-rowindex={row + 2}>
      <td className={`${cell} text-muted-foreground sticky start-0 z-10 pe-1 text-end tabular-nums`}>{row + 1}</td>
      <td className={`${cell} sticky start-12 z-10 border-e`}>
        <Link
          to={`/people/${founder.id}`}
          dir="auto"
          data-cut
          tabIndex={-1}
          className="rounded-control block truncate text-left font-medium hover:underline"
        >
          {founder.name}
        </Link>
      </td>
      <td className={cell} tabIndex={-1}>
        <span data-cut className="text-muted-foreground block truncate">
          {founder.email}
        </span>
      </td>
      <td className={cell} tabIndex={-1}>
        {founder.company && <CompanyChip company={founder.company} row={row} />}
      </td>
      <td className={`${cell} px-0 text-center`}>
        <ProfileLink founder={founder} tabIndex={-1} />
      </td>
      <td className={cell} tabIndex={-1}>
        <span dir="auto" data-cut className="text-muted-foreground block truncate text-left">
          {note}
        </span>
      </td>
      <td className={`${cell} pe-1`} tabIndex={-1}>
        <UpdateCell founder={founder} now={now} busy={busy} onRefresh={onRefresh} />
      </td>
      <td className={`${cell} text-muted-foreground text-end tabular-nums`} tabIndex={-1}>
        {founder.lastPostDate && (
          <time dateTime={founder.lastPostDate} title={fullDate(founder.lastPostDate)} className="whitespace-nowrap">
            {postDate(founder.lastPostDate, now)}
          </time>
        )}
      </td>
    </tr>
  );
});

import type { Founder } from "@contract/founders";
import type { ReactNode } from "react";
import { FullText } from "@/components/full-text";
import { cn } from "@/lib/cn";
import { useGridKeys } from "@/lib/use-grid-keys";
import { useKeptScroll } from "@/lib/use-kept-scroll";
import { FounderRow } from "./founder-row";

interface FoundersTableProps {
  founders: Founder[];
  /** How many there are, loaded or not. */
  total: number;
  now: Date;
  busyIds: ReadonlySet<string>;
  onRefresh: (founder: Founder) => void;
  /** What stands under the last row. */
  children?: ReactNode;
}

// The specification's default widths; `update` takes what is left over beyond its 350.
const columns = [
  { name: "NO", width: 48, className: "sticky start-0 z-30 pe-1 text-end" },
  { name: "Name", width: 200, className: "sticky start-12 z-30 border-e" },
  { name: "Email", width: 200 },
  { name: "Company", width: 200 },
  { name: "Link", width: 50, className: "px-0 text-center" },
  { name: "Notes", width: 250 },
  { name: "Update", width: undefined },
  { name: "Posted", width: 112, className: "text-end" },
];

export function FoundersTable({ founders, total, now, busyIds, onRefresh, children }: FoundersTableProps) {
  const keys = useGridKeys();
  const scroll = useKeptScroll("people-table");
  return (
    <FullText ref={scroll} className="min-h-0 flex-1 scroll-ps-62 scroll-pt-8 overflow-auto">
      <table
        role="grid"
        aria-label="People"
        aria-rowcount={total + 1}
        className="w-full min-w-[1410px] table-fixed border-separate border-spacing-0 text-sm"
        {...keys}
      >
        <colgroup>
          {columns.map(({ name, width }) => (
            <col key={name} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {columns.map(({ name, className }) => (
              <th
                key={name}
                scope="col"
                className={cn(
                  "bg-muted text-muted-foreground sticky top-0 z-20 h-8 border-b px-3 text-start text-xs font-medium",
                  className,
                )}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {founders.map((founder, row) => (
            <FounderRow
              key={founder.id}
              founder={founder}
              row={row}
              now={now}
              busy={busyIds.has(founder.id)}
              onRefresh={onRefresh}
            />
          ))}
        </tbody>
      </table>
      {children}
    </FullText>
  );
}

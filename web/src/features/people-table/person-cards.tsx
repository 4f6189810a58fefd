import type { Founder } from "@contract/founders";
import type { ReactNode } from "react";
import { useKeptScroll } from "@/lib/use-kept-scroll";
import { FounderCard } from "./founder-card";

interface FounderCardsProps {
  founders: Founder[];
  now: Date;
  busyIds: ReadonlySet<string>;
  onRefresh: (founder: Founder) => void;
  /** What stands under the last card. */
  children?: ReactNode;
}

export function FounderCards({ founders, now, busyIds, onRefresh, children }: FounderCardsProps) {
  const scroll = useKeptScroll("people-cards");
  return (
    <div ref={scroll} className="min-h-0 flex-1 overflow-y-auto">
      <ul aria-label="People">
        {founders.map((founder, row) => (
          <FounderCard
            key={founder.id}
            founder={founder}
            row={row}
            now={now}
            busy={busyIds.has(founder.id)}
            onRefresh={onRefresh}
          />
        ))}
      </ul>
      {children}
    </div>
  );
}

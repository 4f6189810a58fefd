import type { PersonRow } from "@contract/founder-list";
import type { ReactNode } from "react";
import { DATA_SOURCES_PATH } from "@/lib/posts-reach";
import { liveFreshness } from "./live-refreshes";
import { usePeopleLive } from "./people-live";

interface PeopleFooterProps {
  people: { rows: readonly PersonRow[]; total: number; isLoaded: boolean };
  /** How many are selected. */
  selected: number;
  /** What can be done with the selected people. */
  children: ReactNode;
}

/** How many people there are and are selected, and once, not in each row, how the posts of those without a source come. */
export function PeopleFooter({ people: { rows, total, isLoaded }, selected, children }: PeopleFooterProps) {
  const { reach, refreshes, onFollow } = usePeopleLive();
  const waitsForSource =
    reach.isKnown &&
    !reach.readsLinkedIn &&
    rows.some((person) => person.lastPostSummary === null && liveFreshness(person, refreshes).state === "no_source");
  return (
    <footer className="relative shrink-0 border-t">
      <p className="text-muted-foreground flex h-12 items-center px-4 text-xs whitespace-pre tabular-nums max-md:h-8 max-md:has-[+[data-selection-bar]]:hidden [@media(height<32rem)]:max-md:hidden">
        <span>
          {selected > 0 && `${selected.toLocaleString()} of `}
          {isLoaded && (total === 1 ? "1 person" : `${total.toLocaleString()} people`)}
          {selected > 0 && " selected"}
        </span>
        {waitsForSource && (
          <>
            {" · "}
            <a
              href={DATA_SOURCES_PATH}
              onClick={onFollow}
              className="text-primary-text rounded-control hover:underline max-md:py-1"
            >
              Connect a data source
            </a>
            <span className="max-sm:hidden"> to see LinkedIn posts</span>
          </>
        )}
      </p>
      {children}
    </footer>
  );
}

import { Funnel, SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { LazyOverlay } from "@/components/lazy-overlay";
import { Button } from "@/components/ui/button";
import { useTablePreferences } from "@/features/table-preferences/table-preferences.queries";
import { lazyPart } from "@/lib/load-chunk";
import { SearchBox } from "./search-box";
import type { FoundView } from "./use-views";

interface FilterToggleProps {
  count: number;
  isOpen: boolean;
  onToggle: () => void;
  onIntent: () => void;
}

/** Shows and hides the row of filters, and says how many there are. */
function FilterToggle({ count, isOpen, onToggle, onIntent }: FilterToggleProps) {
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-expanded={isOpen}
      data-tip="Filter"
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={onToggle}
      className={isOpen || count > 0 ? "text-foreground gap-1.5" : "gap-1.5"}
    >
      <Funnel aria-hidden className="size-3.5" />
      <span className="@max-4xl:sr-only">Filter</span>
      {count > 0 && (
        <span className="bg-primary text-primary-foreground h-4 min-w-4 rounded-full px-1 text-center text-[0.6875rem] leading-4 font-semibold tabular-nums">
          {count}
          <span className="sr-only"> {count === 1 ? "filter" : "filters"}</span>
        </span>
      )}
    </Button>
  );
}

const FilterBar = lazyPart(() => import("./filter-bar"));
const FindSheet = lazyPart(() => import("./find-sheet"));

/** The search and the switch of the filters, for the header of a wide screen. */
export function FindingControls({ found }: { found: FoundView }) {
  const { view, setView } = found;
  const { preferences, change } = useTablePreferences();
  return (
    <>
      <SearchBox isCompact search={view.search} onSearch={(search) => setView((before) => ({ ...before, search }))} />
      <span className="max-md:hidden">
        <FilterToggle
          count={view.filters.length}
          isOpen={preferences.showsFilters}
          onIntent={FilterBar.fetch}
          onToggle={() => change((before) => ({ ...before, showsFilters: !before.showsFilters }))}
        />
      </span>
      <FindButton found={found} />
    </>
  );
}

/** On a narrow screen, what opens the same in a sheet. */
function FindButton({ found }: { found: FoundView }) {
  const [isOpen, setIsOpen] = useState(false);
  const { filters, search } = found.view;
  const count = filters.length + (search.trim() === "" ? 0 : 1);
  return (
    <>
      <Button
        icon={SlidersHorizontal}
        variant="ghost"
        size="icon"
        aria-haspopup="dialog"
        aria-label={count === 0 ? "Find and sort" : `Find and sort: ${count} on`}
        className="relative md:hidden"
        onPointerEnter={FindSheet.fetch}
        onFocus={FindSheet.fetch}
        onClick={() => setIsOpen(true)}
      >
        {count > 0 && <span className="bg-primary absolute end-2 top-2 size-2 rounded-full" />}
      </Button>
      <LazyOverlay onFailed={() => setIsOpen(false)}>
        {isOpen && <FindSheet found={found} onClose={() => setIsOpen(false)} />}
      </LazyOverlay>
    </>
  );
}

interface FindingRowProps {
  found: FoundView;
  asked: string | null;
  onAsked: (column: string | null) => void;
}

/** The row of filters under the header, while it is wanted or something is on. */
export function FindingRow({ found, asked, onAsked }: FindingRowProps) {
  const { view, setView } = found;
  const { preferences } = useTablePreferences();
  if (!preferences.showsFilters && view.filters.length === 0 && asked === null) return null;
  return (
    <div className="max-md:hidden">
      <LazyOverlay fallback={<div className="h-11 border-b" />} onFailed={() => onAsked(null)}>
        <FilterBar
          filters={view.filters}
          onFilters={(change) => setView((before) => ({ ...before, filters: change(before.filters) }))}
          isOpen={preferences.showsFilters}
          asked={asked}
          onAsked={onAsked}
        />
      </LazyOverlay>
    </div>
  );
}

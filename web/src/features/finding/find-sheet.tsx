import { X } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { Sheet, SheetContent, SheetTitle } from "@/components/ui/sheet";
import { calendarDay } from "@/lib/relative-time";
import { FilterForm } from "./filter-form";
import { testInWords } from "./filter-words";
import { type FiltersChange, otherFilters, withFilter, withoutFilter } from "./change-filters";
import { QuickFilters } from "./quick-filters";
import { SearchBox } from "./search-box";
import { useFilterableColumns } from "./use-filterable-columns";
import type { FoundView } from "./use-views";
import type { Filter } from "@contract/founder-list";

/** Search, filters and order on a narrow screen: everything that the header and the columns have on a wide one. */
export default function FindSheet({ found, onClose }: { found: FoundView; onClose: () => void }) {
  const { view, setView } = found;
  const columns = useFilterableColumns();
  const setFilters = (change: FiltersChange) => setView((before) => ({ ...before, filters: change(before.filters) }));
  // By a column that was deleted since, nobody is sorted.
  const sort = columns.some(({ id }) => id === view.sort?.column) ? view.sort : null;
  const isAnything = view.filters.length > 0 || view.search !== "" || sort !== null;
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent aria-describedby={undefined}>
        <SheetTitle>Find people</SheetTitle>
        <SearchBox search={view.search} onSearch={(search) => setView((before) => ({ ...before, search }))} />
        <section aria-label="Filters" className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <QuickFilters
            filters={view.filters}
            onFilters={setFilters}
            className="h-9 px-3 pointer-coarse:h-11 pointer-coarse:text-lg"
          />
          <OtherFilters filters={view.filters} columns={columns} onFilters={setFilters} />
        </section>
        <SortFields columns={columns} sort={sort} onSort={(next) => setView((before) => ({ ...before, sort: next }))} />
        <div className="flex gap-2">
          {isAnything && (
            <Button className="flex-1" onClick={() => setView(() => ({ filters: [], search: "", sort: null }))}>
              Clear all
            </Button>
          )}
          <Button variant="primary" className="flex-1" onClick={onClose}>
            Show people
          </Button>
        </div>
      </SheetContent>
    </Sheet>
  );
}

type Columns = ReturnType<typeof useFilterableColumns>;

interface OtherFiltersProps {
  filters: Filter[];
  columns: Columns;
  onFilters: (change: FiltersChange) => void;
}

function OtherFilters({ filters, columns, onFilters }: OtherFiltersProps) {
  const [writing, setWriting] = useState<Filter | "new" | null>(null);
  return (
    <>
      {otherFilters(filters).map((filter, at) => {
        const label = columns.find(({ id }) => id === filter.column)?.label ?? "A deleted column";
        const words = testInWords(filter, (day) => calendarDay(day));
        return (
          <div key={`${filter.column} ${filter.is} ${at}`} className="rounded-control bg-secondary flex items-center">
            <button
              type="button"
              onClick={() => setWriting(filter)}
              className="min-h-11 min-w-0 flex-1 truncate px-3 text-start text-base"
            >
              <span className="text-muted-foreground">{label} </span>
              <span dir="auto" className="font-medium">
                {words}
              </span>
            </button>
            <Button
              icon={X}
              variant="ghost"
              size="icon"
              aria-label={`Remove filter: ${label} ${words}`}
              onClick={() => onFilters((before) => withoutFilter(before, filter))}
            />
          </div>
        );
      })}
      {writing === null ? (
        <Button onClick={() => setWriting("new")}>Add filter</Button>
      ) : (
        <div className="border-border rounded-card border p-3">
          <FilterForm
            key={writing === "new" ? "new" : JSON.stringify(writing)}
            columns={columns}
            filter={writing === "new" ? null : writing}
            onApply={(next) => {
              onFilters((before) => withFilter(before, writing === "new" ? null : writing, next));
              setWriting(null);
            }}
            onCancel={() => setWriting(null)}
          />
        </div>
      )}
    </>
  );
}

interface SortFieldsProps {
  columns: Columns;
  sort: FoundView["view"]["sort"];
  onSort: (sort: FoundView["view"]["sort"]) => void;
}

function SortFields({ columns, sort, onSort }: SortFieldsProps) {
  return (
    <section aria-label="Order" className="grid auto-cols-fr grid-flow-col gap-2">
      <Select
        aria-label="Sort by"
        value={sort?.column ?? ""}
        onChange={(event) => {
          const column = event.target.value;
          onSort(column === "" ? null : { column, direction: sort?.direction ?? "ascending" });
        }}
      >
        <option value="">Sort: newest first</option>
        {columns.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </Select>
      {sort && (
        <Select
          aria-label="Direction"
          value={sort.direction}
          onChange={(event) =>
            onSort({ ...sort, direction: event.target.value === "descending" ? "descending" : "ascending" })
          }
        >
          <option value="ascending">Ascending</option>
          <option value="descending">Descending</option>
        </Select>
      )}
    </section>
  );
}

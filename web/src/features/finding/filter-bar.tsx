import type { Filter } from "@contract/founder-list";
import { Plus, X } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { calendarDay } from "@/lib/relative-time";
import { type FiltersChange, otherFilters, withFilter, withoutFilter } from "./change-filters";
import { FilterForm } from "./filter-form";
import { QuickFilters } from "./quick-filters";
import { useFilterableColumns } from "./use-filterable-columns";
import { testInWords } from "./filter-words";
import type { FilterableColumn } from "./filterable-columns";

interface FilterChipProps {
  filter: Filter;
  columns: readonly FilterableColumn[];
  onChange: (next: Filter) => void;
  onRemove: () => void;
}

/** A filter that is on, in words: press it to change it, the cross to take it off. */
function FilterChip({ filter, columns, onChange, onRemove }: FilterChipProps) {
  const [isOpen, setIsOpen] = useState(false);
  // A column that was deleted since: its filter finds nobody, and can only be taken off.
  const label = columns.find(({ id }) => id === filter.column)?.label ?? "A deleted column";
  const words = testInWords(filter, (day) => calendarDay(day));
  return (
    <span className="bg-secondary flex h-7 max-w-80 min-w-0 shrink-0 items-center rounded-full text-sm pointer-coarse:h-11">
      <Popover open={isOpen} onOpenChange={setIsOpen}>
        <PopoverTrigger
          title={`${label} ${words}`}
          className="hover:text-foreground flex h-full min-w-0 items-center gap-1 rounded-full ps-3 pe-1"
        >
          <span className="text-muted-foreground shrink-0">{label}</span>
          <span dir="auto" className="min-w-0 truncate font-medium">
            {words}
          </span>
        </PopoverTrigger>
        <PopoverContent aria-label={`Filter ${label}`} className="w-80">
          <FilterForm
            columns={columns}
            filter={filter}
            onApply={(next) => {
              setIsOpen(false);
              onChange(next);
            }}
          />
        </PopoverContent>
      </Popover>
      <button
        type="button"
        aria-label={`Remove filter: ${label} ${words}`}
        onClick={onRemove}
        className="text-muted-foreground hover:text-foreground me-0.5 grid size-6 shrink-0 place-items-center rounded-full pointer-coarse:size-11"
      >
        <X aria-hidden className="size-3.5" />
      </button>
    </span>
  );
}

interface FilterBarProps {
  filters: readonly Filter[];
  onFilters: (change: FiltersChange) => void;
  /** With the inputs of the first three filters, and the way to more. */
  isOpen: boolean;
  /** The column whose menu asked for a filter. */
  asked: string | null;
  onAsked: (column: string | null) => void;
}

/** The filters that are on, and while it is open the ways to more of them. */
export default function FilterBar({ filters, onFilters, isOpen, asked, onAsked }: FilterBarProps) {
  const columns = useFilterableColumns();
  const chips = isOpen ? otherFilters(filters) : filters;
  return (
    <div
      role="group"
      aria-label="Filters"
      className="flex min-h-11 shrink-0 flex-wrap items-center gap-2 border-b px-4 py-2"
    >
      {isOpen && (
        <QuickFilters
          filters={filters}
          onFilters={onFilters}
          className="h-7 w-44 shrink-0 px-2.5 text-sm pointer-coarse:h-11"
        />
      )}
      {chips.map((filter, at) => (
        <FilterChip
          key={`${filter.column} ${filter.is} ${at}`}
          filter={filter}
          columns={columns}
          onChange={(next) => onFilters((before) => withFilter(before, filter, next))}
          onRemove={() => onFilters((before) => withoutFilter(before, filter))}
        />
      ))}
      <AddFilter
        columns={columns}
        asked={asked}
        onAsked={onAsked}
        onAdd={(filter) => onFilters((before) => [...before, filter])}
      />
      {filters.length > 0 && (
        <Button variant="ghost" size="sm" onClick={() => onFilters(() => [])}>
          Clear filters
        </Button>
      )}
    </div>
  );
}

interface AddFilterProps extends Pick<FilterBarProps, "asked" | "onAsked"> {
  columns: ReturnType<typeof useFilterableColumns>;
  onAdd: (filter: Filter) => void;
}

function AddFilter({ columns, asked, onAsked, onAdd }: AddFilterProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    onAsked(null);
  };
  return (
    <Popover open={isOpen || asked !== null} onOpenChange={(open) => (open ? setIsOpen(true) : close())}>
      <PopoverTrigger asChild>
        <Button variant="ghost" size="sm" className="gap-1">
          <Plus aria-hidden className="size-3.5" />
          Add filter
        </Button>
      </PopoverTrigger>
      <PopoverContent aria-label="Add filter" className="w-80">
        <FilterForm
          key={asked}
          columns={columns}
          filter={null}
          startsWith={asked ?? undefined}
          onApply={(filter) => {
            close();
            onAdd(filter);
          }}
        />
      </PopoverContent>
    </Popover>
  );
}

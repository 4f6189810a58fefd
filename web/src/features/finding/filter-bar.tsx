import type { Filter } from "@contract/founder-list";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { type FiltersChange, otherFilters, withFilter, withoutFilter } from "./change-filters";
import { FilterChip } from "./filter-chip";
import { FilterForm } from "./filter-form";
import { QuickFilters } from "./quick-filters";
import { useFilterableColumns } from "./use-filterable-columns";

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

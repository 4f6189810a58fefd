import type { Filter } from "@contract/founder-list";
import { X } from "lucide-react";
import { useState } from "react";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { calendarDay } from "@/lib/relative-time";
import { FilterForm } from "./filter-form";
import { testInWords } from "./filter-words";
import type { FilterableColumn } from "./filterable-columns";

interface FilterChipProps {
  filter: Filter;
  columns: readonly FilterableColumn[];
  onChange: (next: Filter) => void;
  onRemove: () => void;
}

/** A filter that is on, in words: press it to change it, the cross to take it off. */
export function FilterChip({ filter, columns, onChange, onRemove }: FilterChipProps) {
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

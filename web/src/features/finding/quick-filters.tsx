import type { Filter } from "@contract/founder-list";
import { type FiltersChange, quickText, withQuickText } from "./change-filters";
import { columnLabel, QUICK_COLUMNS, quickLabel } from "./filterable-columns";
import { useAskedText } from "./use-asked-text";

const trimmed = (typed: string) => typed.trim();

// What is typed hides the placeholder, so the column's name is shown before it.
const box =
  "rounded-control border-border bg-background hover:border-input has-focus-visible:outline-ring flex items-center gap-1.5 border has-focus-visible:outline-2";

interface QuickFiltersProps {
  filters: readonly Filter[];
  onFilters: (change: FiltersChange) => void;
  className?: string;
}

/** The inputs of the first three filters. */
export function QuickFilters({ filters, onFilters, className = "" }: QuickFiltersProps) {
  return QUICK_COLUMNS.map((column) => (
    <QuickFilter
      key={column}
      name={columnLabel(column)}
      label={quickLabel(column)}
      text={quickText(filters, column)}
      onText={(text) => onFilters((before) => withQuickText(before, column, text))}
      className={className}
    />
  ));
}

interface QuickFilterProps {
  name: string;
  label: string;
  text: string;
  onText: (text: string) => void;
  className: string;
}

function QuickFilter({ name, label, text, onText, className }: QuickFilterProps) {
  // A space that is just being typed means nothing yet.
  const { typed, setTyped, ask } = useAskedText(text, onText, trimmed);
  return (
    <label className={`${box} ${className}`}>
      {typed !== "" && (
        <span aria-hidden className="text-muted-foreground shrink-0">
          {name}
        </span>
      )}
      <input
        aria-label={label}
        placeholder={label}
        maxLength={500}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        // Who goes on at once means what they typed.
        onBlur={() => ask()}
        onKeyDown={(event) => {
          if (event.key === "Enter") ask();
          if (event.key === "Escape" && typed !== "") ask("");
        }}
        className="placeholder:text-muted-foreground h-full w-0 flex-1 bg-transparent outline-none"
      />
    </label>
  );
}

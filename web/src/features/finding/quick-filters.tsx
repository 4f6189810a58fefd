import type { Filter } from "@contract/founder-list";
import { useEffect, useState } from "react";
import { quickText, withQuickText } from "./change-filters";
import { columnLabel, QUICK_COLUMNS, quickLabel } from "./filterable-columns";

const SETTLED_MS = 250;
// What is typed hides the placeholder, so the column's name stands before it then.
const box =
  "rounded-control border-border bg-background hover:border-input has-focus-visible:outline-ring flex items-center gap-1.5 border has-focus-visible:outline-2";

interface QuickFiltersProps {
  filters: readonly Filter[];
  onFilters: (filters: Filter[]) => void;
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
      onText={(text) => onFilters(withQuickText(filters, column, text))}
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
  const [typed, setTyped] = useState(text);
  const [asked, setAsked] = useState(text);
  if (text !== asked) {
    setAsked(text);
    // What was typed means the same: the space that is just being typed stays.
    if (typed.trim() !== text) setTyped(text);
  }
  useEffect(() => {
    if (typed.trim() === asked) return undefined;
    const timer = setTimeout(() => onText(typed), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [typed, asked, onText]);
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
        onKeyDown={(event) => {
          if (event.key === "Enter") onText(typed);
          if (event.key === "Escape" && typed !== "") {
            setTyped("");
            onText("");
          }
        }}
        className="placeholder:text-muted-foreground h-full w-0 flex-1 bg-transparent outline-none"
      />
    </label>
  );
}

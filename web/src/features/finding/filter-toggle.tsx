import { Funnel } from "lucide-react";
import { Button } from "@/components/ui/button";

interface FilterToggleProps {
  count: number;
  isOpen: boolean;
  onToggle: () => void;
  onIntent: () => void;
}

/** Shows and hides the row of filters, and says how many there are. */
export function FilterToggle({ count, isOpen, onToggle, onIntent }: FilterToggleProps) {
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

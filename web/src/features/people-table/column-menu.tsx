import type { ColumnKey } from "@contract/founder-list";
import { ArrowDown, ArrowUp, EyeOff, ListFilter, Pin, PinOff, X } from "lucide-react";
import { type ColumnChange, pinColumn, showColumn } from "@/components/data-grid/column-changes";
import type { GridSort, LaidOutColumn } from "@/components/data-grid/grid-column";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";

interface ColumnMenuProps<Row> {
  column: LaidOutColumn<Row>;
  sort: GridSort | null;
  onSort: (direction: GridSort["direction"] | null) => void;
  onFilter: (column: ColumnKey) => void;
  onArrange: (change: ColumnChange) => void;
  onClose: () => void;
}

/** What can be done with a column, open from the first moment under its header. */
export default function ColumnMenu<Row>({ column, sort, onSort, onFilter, onArrange, onClose }: ColumnMenuProps<Row>) {
  const { id, isPinned, isSortable, isKept } = column;
  const direction = sort?.column === id ? sort.direction : null;
  return (
    <DropdownMenu defaultOpen onOpenChange={(open) => !open && onClose()}>
      <DropdownMenuTrigger tabIndex={-1} aria-hidden className="pointer-events-none absolute inset-0 -z-10 opacity-0" />
      <DropdownMenuContent
        aria-label={`Column ${column.label}`}
        // The header hears clicks and keys of its menu through React.
        onClick={(event) => event.stopPropagation()}
        onPointerDown={(event) => event.stopPropagation()}
        onKeyDown={(event) => event.stopPropagation()}
        onCloseAutoFocus={(event) => event.preventDefault()}
      >
        {isSortable && (
          <>
            <DropdownMenuItem icon={ArrowUp} disabled={direction === "ascending"} onSelect={() => onSort("ascending")}>
              Sort ascending
            </DropdownMenuItem>
            <DropdownMenuItem
              icon={ArrowDown}
              disabled={direction === "descending"}
              onSelect={() => onSort("descending")}
            >
              Sort descending
            </DropdownMenuItem>
            {direction !== null && (
              <DropdownMenuItem icon={X} onSelect={() => onSort(null)}>
                Clear sort
              </DropdownMenuItem>
            )}
            <DropdownMenuSeparator />
          </>
        )}
        {/* Every sortable column of people is one that the server can filter. */}
        {isSortable && (
          <DropdownMenuItem icon={ListFilter} onSelect={() => onFilter(id)}>
            Filter by {column.label}
          </DropdownMenuItem>
        )}
        <DropdownMenuItem onSelect={() => onArrange(pinColumn(id, !isPinned))}>
          {isPinned ? <PinOff aria-hidden /> : <Pin aria-hidden />}
          {isPinned ? "Unpin" : "Pin left"}
        </DropdownMenuItem>
        {!isKept && (
          <DropdownMenuItem icon={EyeOff} onSelect={() => onArrange(showColumn(id, false))}>
            Hide column
          </DropdownMenuItem>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

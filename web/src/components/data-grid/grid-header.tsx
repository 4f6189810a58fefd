import { ArrowDown, ArrowUp, ChevronDown, Plus } from "lucide-react";
import { memo, type PointerEvent, type ReactNode, type RefObject, useRef } from "react";
import { cn } from "@/lib/cn";
import type { GridSort, LaidOutColumn } from "./grid-column";
import { cellStyle, PINNED } from "./grid-geometry";
import { useHeaderDrag } from "./use-header-drag";

interface ResizeHandleProps {
  width: number;
  /** While it is dragged. */
  onPreview: (width: number) => void;
  onSettle: (width: number) => void;
  /** Asked for by a double click: as wide as what is in the column. */
  onFit: () => void;
}

/** The edge of a header that is dragged to resize its column. The keyboard does it with Shift and the arrow keys on the header. */
function ResizeHandle({ width, onPreview, onSettle, onFit }: ResizeHandleProps) {
  const drag = useRef<{ from: number; width: number } | null>(null);
  const widthAt = ({ clientX, currentTarget }: PointerEvent<HTMLElement>, from: number) => {
    const forward = getComputedStyle(currentTarget).direction === "rtl" ? -1 : 1;
    return width + (clientX - from) * forward;
  };
  return (
    <span
      aria-hidden
      data-resize
      onPointerDown={(event) => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { from: event.clientX, width };
      }}
      onPointerMove={(event) => {
        if (!drag.current) return;
        drag.current.width = widthAt(event, drag.current.from);
        onPreview(drag.current.width);
      }}
      onPointerUp={() => {
        if (drag.current && drag.current.width !== width) onSettle(drag.current.width);
        drag.current = null;
      }}
      onPointerCancel={() => {
        onPreview(width);
        drag.current = null;
      }}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => {
        event.stopPropagation();
        onFit();
      }}
      className="hover:bg-primary active:bg-primary absolute inset-y-0 end-0 z-10 w-1.5 cursor-col-resize touch-none transition-colors pointer-coarse:w-4"
    />
  );
}

export interface HeaderActions {
  onSort: (column: number) => void;
  onMove: (column: number, target: number) => void;
  onShift: (column: number, by: 1 | -1) => void;
  onPreview: (column: number, width: number) => void;
  onResize: (column: number, width: number) => void;
  /** Makes it so many pixels wider than it was last asked to be, drawn or not. */
  onResizeBy: (column: number, by: number) => void;
  onFit: (column: number) => void;
  onMenu: (column: number | null) => void;
}

interface GridHeaderProps<Row> extends HeaderActions {
  pane: RefObject<HTMLElement | null>;
  columns: readonly LaidOutColumn<Row>[];
  sort: GridSort | null;
  /** The column whose menu is open, and the menu. */
  menu: { column: number; content: ReactNode } | null;
  hasMenus: boolean;
  /** Adds a column. */
  onAdd: (() => void) | undefined;
}

/** The header row. It stays on top, is part of the grid's keyboard, and is not drawn again while rows pass by. */
export const GridHeader = memo(function GridHeader<Row>(props: GridHeaderProps<Row>) {
  const { pane, columns, sort, menu, hasMenus, onAdd, ...actions } = props;
  const drag = useHeaderDrag(pane, (at) => columns[at]?.isFixed !== true, actions.onMove);
  const pinned = columns.filter(({ isPinned }) => isPinned).length;
  const cell = (column: LaidOutColumn<Row>, at: number) => (
    <div
      key={column.id}
      role="columnheader"
      aria-colindex={at + 1}
      aria-label={column.label}
      aria-sort={column.isSortable ? (sort?.column === column.id ? sort.direction : "none") : undefined}
      aria-haspopup={column.isFixed || !hasMenus ? undefined : "menu"}
      data-column={at}
      data-control={column.drawHeader ? true : undefined}
      data-over={drag.over === at || undefined}
      tabIndex={-1}
      style={cellStyle(at)}
      className={cn(
        "grid-header group/header bg-muted text-muted-foreground relative flex h-full shrink-0 items-center border-b px-3 text-xs font-medium select-none",
        !column.isPinned && "last:flex-1",
        column.isLastPinned && "border-e",
        column.align === "end" && "justify-end",
        column.align === "center" && "justify-center px-0",
        column.isSortable && "hover:text-foreground cursor-pointer",
      )}
      onPointerDown={(event) => drag.onPointerDown(event, at)}
      onClick={() => !drag.endsDrag() && column.isSortable && actions.onSort(at)}
      onContextMenu={(event) => {
        if (column.isFixed || !hasMenus) return;
        event.preventDefault();
        actions.onMenu(at);
      }}
    >
      {column.drawHeader?.() ?? <HeaderLabel column={column} sort={sort} />}
      {!column.isFixed && (
        <>
          {hasMenus && <MenuButton column={column} onOpen={() => actions.onMenu(at)} />}
          <ResizeHandle
            width={column.width}
            onPreview={(width) => actions.onPreview(at, width)}
            onSettle={(width) => actions.onResize(at, width)}
            onFit={() => actions.onFit(at)}
          />
        </>
      )}
      {menu?.column === at && menu.content}
      {onAdd && at === columns.length - 1 && <AddButton onAdd={onAdd} />}
    </div>
  );
  return (
    <div role="rowgroup" className="bg-muted sticky top-0 z-30">
      <div
        role="row"
        aria-rowindex={1}
        data-row={-1}
        className="flex h-8 touch-pan-x group-data-adds/grid:pe-9"
        onPointerMove={drag.onPointerMove}
        onPointerUp={drag.onPointerUp}
        onPointerCancel={drag.onPointerCancel}
      >
        <div className={PINNED}>{columns.slice(0, pinned).map(cell)}</div>
        {columns.slice(pinned).map((column, at) => cell(column, pinned + at))}
      </div>
    </div>
  );
  // memo() forgets that a component is generic.
}) as <Row>(props: GridHeaderProps<Row>) => React.JSX.Element;

function HeaderLabel<Row>({ column, sort }: { column: LaidOutColumn<Row>; sort: GridSort | null }) {
  const Arrow = sort?.direction === "ascending" ? ArrowUp : ArrowDown;
  return (
    <>
      <span dir="auto" data-cut className="min-w-0 truncate">
        {column.shortLabel ?? column.label}
      </span>
      {sort?.column === column.id && <Arrow aria-hidden className="text-foreground ms-1 size-3 shrink-0" />}
    </>
  );
}

function MenuButton<Row>({ column, onOpen }: { column: LaidOutColumn<Row>; onOpen: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={`Column ${column.label}`}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={(event) => {
        event.stopPropagation();
        onOpen();
      }}
      className="bg-muted hover:text-foreground rounded-control absolute end-1.5 grid size-6 place-items-center opacity-0 group-focus-within/header:opacity-100 group-hover/header:opacity-100 pointer-coarse:opacity-100"
    >
      <ChevronDown aria-hidden className="size-3.5" />
    </button>
  );
}

/**
 * After the last column. It belongs to the header of that one, as a row of the grid has cells alone: the arrow keys lead to it from
 * there and back (`grid-handlers.ts`).
 */
function AddButton({ onAdd }: { onAdd: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      data-add-column
      aria-label="Add column"
      data-tip="Add column"
      onPointerDown={(event) => event.stopPropagation()}
      onContextMenu={(event) => event.stopPropagation()}
      onClick={(event) => {
        event.stopPropagation();
        onAdd();
      }}
      className="bg-muted hover:text-foreground absolute start-full -top-px grid h-8 w-9 place-items-center border-b focus-visible:-outline-offset-2"
    >
      <Plus aria-hidden className="size-4" />
    </button>
  );
}

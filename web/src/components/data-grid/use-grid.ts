import {
  type Dispatch,
  type FocusEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { announce } from "@/lib/announce";
import { useLatest } from "@/lib/use-latest";
import type { Refusal } from "./cell-change";
import type { Opening } from "./editors/opening-gesture";
import { type CellRange, isOneCell, rangeBetween, rangeInWords, rangeOf } from "./cell-range";
import type { DataGridProps } from "./data-grid";
import { gridHandlers } from "./grid-handlers";
import type { Position } from "./grid-keys";
import { type GridAction, gridReducer, type GridState, nowhere } from "./grid-state";
import { headerActions } from "./header-actions";
import type { RangeChanges } from "./range-changes";
import { isEditable, openRowMenu, rangeAt } from "./row-menu";
import { runCommand } from "./run-command";
import { useEditing } from "./use-editing";
import { useGridPointer } from "./use-grid-pointer";
import { useHeldInput } from "./use-held-input";
import { nearestScroll } from "./column-layout";
import type { GridColumn, LaidOutColumn } from "./grid-column";
import { HEADER_HEIGHT, ROW_HEIGHT } from "./grid-geometry";
import { cellAt, stopOf } from "./grid-focus";

/**
 * One tab stop for the whole grid: the active cell, or the first one. What is in cells carries tabIndex={-1} in React; the stop
 * is given 0 here, in the document. `focusNext` asks for the focus to go to the active cell at the next drawing.
 */
function useRovingFocus(pane: RefObject<HTMLElement | null>, active: Position | null) {
  const stop = useRef<HTMLElement | null>(null);
  const isWanted = useRef(false);
  const isInside = useRef(false);

  // Without dependencies: every drawing may bring the active cell, or another element in its place.
  useLayoutEffect(() => {
    const cell = pane.current && cellAt(pane.current, active ?? { row: 0, column: 0 });
    if (!cell) return;
    const next = stopOf(cell);
    if (stop.current && stop.current !== next) stop.current.tabIndex = -1;
    stop.current = next;
    next.tabIndex = 0;
    // Rows that are sorted again take the element with the focus away, and no event tells of it.
    const isLost = isInside.current && document.activeElement === document.body;
    if (!isWanted.current && !isLost) return;
    isWanted.current = false;
    // An editor took the focus when it opened.
    if (cell.querySelector("[data-editor]")) return;
    next.focus({ preventScroll: true });
  });

  const focusNext = useCallback(() => {
    isWanted.current = true;
  }, []);
  const onFocusCapture = useCallback(() => {
    isInside.current = true;
  }, []);
  const onBlurCapture = useCallback(({ target }: FocusEvent) => {
    // What is taken out of the document loses the focus too, but not because anybody went elsewhere.
    if (target.isConnected) isInside.current = false;
  }, []);
  return { focusNext, handlers: { onFocusCapture, onBlurCapture } };
}

/**
 * Keeps the same row active when rows come, go or change places; when it is gone, the one in its place, and that alone: the cells around it
 * are others than those that were chosen. During the drawing, as with columns (useActiveColumn): the focus would go to another row.
 */
function useActiveRow<Row>(
  { active }: GridState,
  rows: readonly Row[],
  rowId: (row: Row) => string,
  dispatch: Dispatch<GridAction>,
) {
  const [before, setBefore] = useState(rows);
  if (before === rows) return;
  setBefore(rows);
  const was = active ? before[active.row] : undefined;
  if (!active || was === undefined) return;
  const id = rowId(was);
  const there = rows[active.row];
  if (there !== undefined && rowId(there) === id) return;
  const row = rows.findIndex((one) => rowId(one) === id);
  if (row >= 0) dispatch({ type: "follow", to: { ...active, row } });
  else if (there !== undefined) dispatch({ type: "collapse" });
}

/**
 * Keeps the same column active when columns come, go or change places. During the drawing, not after it: the focus that a moved
 * element loses is given back at the end of the same drawing, and has to go to the right one.
 */
function useActiveColumn<Row>(
  { active }: GridState,
  columns: readonly GridColumn<Row>[],
  dispatch: Dispatch<GridAction>,
) {
  const [before, setBefore] = useState(columns);
  if (before === columns) return;
  setBefore(columns);
  const id = active && before[active.column]?.id;
  const column = columns.findIndex((one) => one.id === id);
  if (active && column >= 0 && column !== active.column) dispatch({ type: "follow", to: { ...active, column } });
}

/** Brings a cell into view, under the header and beside the pinned columns, scrolling no further than needed. */
function showCell(pane: HTMLElement, columns: readonly LaidOutColumn<never>[], { row, column }: Position) {
  if (row >= 0) {
    const view = { offset: pane.scrollTop, size: pane.clientHeight - HEADER_HEIGHT };
    pane.scrollTop = nearestScroll({ start: row * ROW_HEIGHT, size: ROW_HEIGHT }, view);
  }
  const target = columns[column];
  if (!target || target.isPinned) return;
  const pinned = columns.reduce((sum, { isPinned, width }) => (isPinned ? sum + width : sum), 0);
  const view = { offset: Math.abs(pane.scrollLeft), size: pane.clientWidth - pinned };
  const left = nearestScroll({ start: target.offset, size: target.width }, view);
  pane.scrollLeft = getComputedStyle(pane).direction === "rtl" ? -left : left;
}

/** Keeps the same cell active whatever comes, goes or changes places, within what there is. */
function useActiveCell<Row>(state: GridState, props: DataGridProps<Row>, dispatch: Dispatch<GridAction>) {
  const { columns, rows, total, rowId } = props;
  useActiveColumn(state, columns, dispatch);
  useActiveRow(state, rows, rowId, dispatch);
  useEffect(
    () => dispatch({ type: "fit", extent: { rows: total, columns: columns.length } }),
    [total, columns.length, dispatch],
  );
}

function openMenu<Row>({ columns, menu }: DataGridProps<Row>, column: number, close: () => void) {
  const id = columns[column]?.id;
  const content = id === undefined ? undefined : menu?.(id, close);
  return content === undefined ? null : { column, content };
}

/** What is active in the grid, and what keys, pointers, the clipboard and the header do to it. */
export function useGrid<Row>(props: DataGridProps<Row>, pane: RefObject<HTMLElement | null>) {
  const { columns, rows, total, rowId, onEdit, tools } = props;
  const [state, dispatch] = useReducer(gridReducer, nowhere);
  const { active, anchor } = state;
  const [menuColumn, setMenuColumn] = useState<number | null>(null);
  const { focusNext, handlers: focusHandlers } = useRovingFocus(pane, active);
  useActiveCell(state, props, dispatch);

  const move = (to: Position, extend: boolean) => {
    dispatch({ type: "go", to, extend });
    if (pane.current) showCell(pane.current, columns, to);
  };
  const go = (to: Position, extend: boolean) => {
    move(to, extend);
    focusNext();
    if (extend && active) announce(`${rangeInWords(rangeBetween(anchor ?? active, to))} selected`);
  };
  const stopEditing = () => state.editing && dispatch({ type: "stop-editing", ...state.editing });
  const held = useHeldInput({ props, state, pane, go, stopEditing });
  const edit = ({ row, column }: Position, typed: string | null = null, opening: Opening | null = null): boolean => {
    const [record, target] = [rows[row], columns[column]];
    if (record === undefined || !target || !isEditable(target, tools)) return false;
    // Drawn at once: the next key is meant for the editor.
    flushSync(() => dispatch({ type: "edit", editing: { rowId: rowId(record), columnId: target.id, typed, opening } }));
    if (!tools) void held.fetchTools();
    return true;
  };
  // What a pointer makes the active cell waits its turn like keys do.
  const dispatchNoted: Dispatch<GridAction> = (action) => {
    if (action.type === "go") held.noteGo(action.to, action.extend);
    dispatch(action);
  };
  const step = useLatest((by: 1 | -1) => {
    const column = (active?.column ?? 0) + by;
    if (active && column >= 0 && column < columns.length) go({ row: active.row, column }, false);
    else focusNext();
  });
  const reopen = useLatest((refusal: Refusal) => {
    const row = rows.findIndex((record) => rowId(record) === refusal.rowId);
    const column = columns.findIndex(({ id }) => id === refusal.columnId);
    if (row < 0 || column < 0) return;
    go({ row, column }, false);
    edit({ row, column }, null);
  });
  const editing = useEditing({ onEdit, tools, dispatch, focusNext, step, open: reopen });
  const make = ({ changes, refused }: RangeChanges) => {
    if (changes.length + refused.length > 0) void editing.submit(changes, refused);
  };
  const onRange = (change: "clearRange" | "fillDown") => () => {
    const range = rangeOf(state);
    if (range) tools?.[change](props, range, make);
  };
  const copy = useLatest((range: CellRange) => tools?.copyRange(props, range));
  const rowMenu = openRowMenu(props, { state, edit, copy });
  const header = useMemo(() => headerActions(props, pane, setMenuColumn), [props, pane]);
  const run = runCommand({
    ...{ props, go, edit, header, rowMenu },
    collapse: () => (dispatch({ type: "collapse" }), anchor !== null || state.hasJustSaved),
    ...{ clear: onRange("clearRange"), fillDown: onRange("fillDown") },
  });
  return {
    state,
    go,
    /** Makes a row the active one without the focus. */
    show: (row: number) => move({ row, column: active?.column ?? 0 }, false),
    header,
    editing,
    menu: menuColumn === null ? null : openMenu(props, menuColumn, () => setMenuColumn(null)),
    handlers: {
      ...gridHandlers(props, { state, dispatch: dispatchNoted, pane, run }),
      ...focusHandlers,
      ...held.handlers,
      ...tools?.clipboardHandlers(props, state, make),
      ...useGridPointer(dispatchNoted, {
        ...{ pane, columns, rows, total, focusNext, onEdit: edit, onMenu: rowMenu },
        isInRange: (at) => !isOneCell(rangeAt(state, at)),
      }),
    },
  };
}

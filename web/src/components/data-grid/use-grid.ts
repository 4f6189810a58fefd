import { type Dispatch, type RefObject, useEffect, useMemo, useReducer, useState } from "react";
import { flushSync } from "react-dom";
import { announce } from "@/lib/announce";
import { useLatest } from "@/lib/use-latest";
import type { Refusal } from "./cell-change";
import type { Opening } from "./editors/opening-gesture";
import { type CellRange, isOneCell, rangeBetween, rangeInWords, rangeOf } from "./cell-range";
import type { DataGridProps } from "./data-grid";
import { gridHandlers } from "./grid-handlers";
import type { Position } from "./grid-keys";
import { type GridAction, gridReducer, nowhere } from "./grid-state";
import { headerActions } from "./header-actions";
import type { RangeChanges } from "./range-changes";
import { isEditable, openRowMenu, rangeAt } from "./row-menu";
import { runCommand } from "./run-command";
import { showCell } from "./show-cell";
import { useActiveColumn } from "./use-active-column";
import { useActiveRow } from "./use-active-row";
import { useEditing } from "./use-editing";
import { useGridPointer } from "./use-grid-pointer";
import { useHeldInput } from "./use-held-input";
import { useRovingFocus } from "./use-roving-focus";

/** What the grid has in hand, and what keys, pointers, the clipboard and the header do to it. */
export function useGrid<Row>(props: DataGridProps<Row>, pane: RefObject<HTMLElement | null>) {
  const { columns, rows, total, rowId, onEdit, tools } = props;
  const [state, dispatch] = useReducer(gridReducer, nowhere);
  useActiveColumn(state, columns, dispatch);
  const { active, anchor } = state;
  const [menuColumn, setMenuColumn] = useState<number | null>(null);
  const { focusNext, handlers: focusHandlers } = useRovingFocus(pane, active);
  useActiveRow(state, rows, rowId, dispatch);
  useEffect(() => dispatch({ type: "fit", extent: { rows: total, columns: columns.length } }), [total, columns.length]);

  const go = (to: Position, extend: boolean) => {
    dispatch({ type: "go", to, extend });
    focusNext();
    if (pane.current) showCell(pane.current, columns, to);
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
  const menuId = columns[menuColumn ?? -1]?.id;
  const menu = menuId === undefined ? undefined : props.menu?.(menuId, () => setMenuColumn(null));
  return {
    state,
    go,
    header,
    editing,
    menu: menuColumn === null || menu === undefined ? null : { column: menuColumn, content: menu },
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

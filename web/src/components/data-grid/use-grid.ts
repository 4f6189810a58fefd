import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useReducer, useState } from "react";
import type { DataGridProps } from "./data-grid";
import { controlBeside, positionOf } from "./grid-focus";
import { ROW_HEIGHT } from "./grid-geometry";
import { commandFor, type KeyPress, type Position } from "./grid-keys";
import { gridReducer, nowhere } from "./grid-state";
import { headerActions } from "./header-actions";
import { runCommand } from "./run-command";
import { useActiveRow } from "./use-active-row";
import { useGridPointer } from "./use-grid-pointer";
import { showCell } from "./show-cell";
import { useRovingFocus } from "./use-roving-focus";

const pressOf = ({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): KeyPress => ({
  key,
  shift: shiftKey,
  mod: ctrlKey || metaKey,
  alt: altKey,
});

/** What the grid has in hand, and what keys, pointers and the header do to it. */
export function useGrid<Row>(props: DataGridProps<Row>, pane: RefObject<HTMLElement | null>) {
  const { columns, rows, total, rowId } = props;
  const [state, dispatch] = useReducer(gridReducer, nowhere);
  const [menuColumn, setMenuColumn] = useState<number | null>(null);
  const { focusNext, handlers: focusHandlers } = useRovingFocus(pane, state.active);
  useActiveRow(state, rows, rowId, dispatch);
  useEffect(() => dispatch({ type: "fit", extent: { rows: total, columns: columns.length } }), [total, columns.length]);

  const go = (to: Position, extend: boolean) => {
    dispatch({ type: "go", to, extend });
    focusNext();
    if (pane.current) showCell(pane.current, columns, to);
  };
  const edit = ({ row, column }: Position, typed: string | null): boolean => {
    const [record, target] = [rows[row], columns[column]];
    if (record === undefined || !target?.edit) return false;
    dispatch({ type: "edit", editing: { rowId: rowId(record), columnId: target.id, typed } });
    return true;
  };
  const follow = (to: Position) => {
    dispatch({ type: "follow", to });
    focusNext();
  };
  const header = headerActions(props, pane, setMenuColumn);
  const run = runCommand({ props, go, edit, follow, header, collapse: () => dispatch({ type: "collapse" }) });
  const pointer = useGridPointer(pane, dispatch, (at) => edit(at, null));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const at = positionOf(target);
    // Menus and dialogs send their events here through React though they stand elsewhere in the document.
    if (!at || !event.currentTarget.contains(target) || target.closest("[data-editor]")) return;
    const sideways = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const beside = sideways !== 0 && !event.shiftKey ? controlBeside(target, sideways) : null;
    if (beside) {
      event.preventDefault();
      beside.focus();
      return;
    }
    const pageRows = Math.max(1, Math.floor((pane.current?.clientHeight ?? 0) / ROW_HEIGHT) - 2);
    const command = commandFor(pressOf(event), at, { rows: total, columns: columns.length }, pageRows);
    if (command && run(command, at, target)) event.preventDefault();
  };
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    const at = currentTarget.contains(target) ? positionOf(target) : null;
    if (!at || (at.row === state.active?.row && at.column === state.active.column)) return;
    dispatch({ type: "go", to: at, extend: false });
  };
  const menuId = menuColumn === null ? undefined : columns[menuColumn]?.id;
  return {
    state,
    header,
    menu:
      menuColumn !== null && menuId !== undefined && props.menu
        ? { column: menuColumn, content: props.menu(menuId, () => setMenuColumn(null)) }
        : null,
    handlers: { onKeyDown, onFocus, ...focusHandlers, ...pointer },
  };
}

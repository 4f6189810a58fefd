import type { Dispatch, FocusEvent, KeyboardEvent, RefObject } from "react";
import type { DataGridProps } from "./data-grid";
import { addColumnBeside, controlBeside, isAddColumn, positionOf } from "./grid-focus";
import { pageRowsOf } from "./grid-geometry";
import { commandFor, pressOf } from "./grid-keys";
import type { GridAction, GridState } from "./grid-state";
import type { runCommand } from "./run-command";

interface Means {
  state: GridState;
  dispatch: Dispatch<GridAction>;
  pane: RefObject<HTMLElement | null>;
  run: ReturnType<typeof runCommand>;
}

/** Keys and the focus, for the element with role="grid". */
export function gridHandlers<Row>(props: DataGridProps<Row>, { state, dispatch, pane, run }: Means) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const at = positionOf(target);
    // React sends events of menus and dialogs here, although they are elsewhere in the document.
    if (!at || !event.currentTarget.contains(target) || target.closest("[data-editor]")) return;
    const sideways = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    const isPlain = sideways !== 0 && !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
    const beside = isPlain ? (addColumnBeside(target, sideways) ?? controlBeside(target, sideways)) : null;
    if (beside) {
      event.preventDefault();
      beside.focus();
      return;
    }
    // What is left of its keys presses it, or leads away from the header's last cell.
    if (isAddColumn(target) && (event.key === "Enter" || event.key === " ")) return;
    const extent = { rows: props.total, columns: props.columns.length };
    const command = commandFor(pressOf(event), at, extent, pageRowsOf(pane.current));
    if (command && run(command, at, target)) event.preventDefault();
  };
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    const at = currentTarget.contains(target) ? positionOf(target) : null;
    if (!at) return;
    void props.onIntent?.();
    if (at.row === state.active?.row && at.column === state.active.column) return;
    dispatch({ type: "go", to: at, extend: false });
  };
  return { onKeyDown, onFocus, onPointerEnter: () => void props.onIntent?.() };
}

import type { Opening } from "./editors/opening-gesture";
import type { Extent, Position } from "./grid-keys";

export interface Editing {
  rowId: string;
  columnId: string;
  /** The key that opened the editor by being typed: it replaces the cell's value. */
  typed: string | null;
  /** How a pointer opened it; null from the keyboard. */
  opening: Opening | null;
}

export interface GridState {
  /** The active cell; null until the grid was entered. */
  active: Position | null;
  /** The other corner of the range, when there is one. */
  anchor: Position | null;
  editing: Editing | null;
  /** An editor saved and closed, and nothing was done since: an Escape now was meant for it. */
  hasJustSaved: boolean;
}

export type GridAction =
  | { type: "go"; to: Position; extend: boolean }
  | { type: "collapse" }
  | { type: "edit"; editing: Editing }
  | { type: "stop-editing"; rowId: string; columnId: string; hasSaved?: boolean }
  /** Rows or columns were added, removed or moved: the active cell is at `to` now. */
  | { type: "follow"; to: Position }
  | { type: "fit"; extent: Extent };

export const nowhere: GridState = { active: null, anchor: null, editing: null, hasJustSaved: false };

export function gridReducer(state: GridState, action: GridAction): GridState {
  switch (action.type) {
    case "go":
      return {
        active: action.to,
        anchor: action.extend ? (state.anchor ?? state.active ?? action.to) : null,
        // An open editor saves when it loses the focus, and says so itself.
        editing: state.editing,
        hasJustSaved: false,
      };
    case "collapse":
      return { ...state, anchor: null, hasJustSaved: false };
    case "edit":
      return { ...state, anchor: null, editing: action.editing, hasJustSaved: false };
    case "stop-editing":
      // Another cell may have been opened before this one was done.
      return isEditing(state, action) ? { ...state, editing: null, hasJustSaved: action.hasSaved ?? false } : state;
    case "follow":
      return { ...state, active: action.to, anchor: null };
    case "fit":
      return fit(state, action.extent);
  }
}

function isEditing({ editing }: GridState, { rowId, columnId }: { rowId: string; columnId: string }): boolean {
  return editing?.rowId === rowId && editing.columnId === columnId;
}

function fit(state: GridState, { rows, columns }: Extent): GridState {
  const { active } = state;
  if (!active || (active.row < rows && active.column < columns)) return state;
  const inside = { row: Math.min(active.row, rows - 1), column: Math.max(0, Math.min(active.column, columns - 1)) };
  return { ...state, active: inside, anchor: null };
}

import { createContext, useContext } from "react";
import type { CellChange, Refusal } from "./cell-change";
import type { CellTools } from "./cell-tools";
import type { Draft, Then } from "./editors/editor-props";

type Cell = Pick<Refusal, "rowId" | "columnId">;

/** What a cell's editor needs of the grid. */
export interface EditingActions {
  CellEditor: CellTools["CellEditor"] | undefined;
  save: (change: CellChange, isChanged: boolean, then: Then) => void;
  refuse: (cell: Cell, draft: Draft) => void;
  cancel: (cell: Cell) => void;
  /** What was typed into the cell and refused, until it is saved or given up. */
  draftOf: (cell: Cell) => Draft | null;
}

export const EditingContext = createContext<EditingActions | null>(null);

export function useEditingActions(): EditingActions {
  const actions = useContext(EditingContext);
  if (actions === null) throw new Error("A cell editor must be inside a grid.");
  return actions;
}

import { clipboardHandlers } from "./clipboard-handlers";
import { CellEditor } from "./editors/cell-editor";
import { clearChanges, fillDownChanges } from "./range-changes";

/** What cells are changed with. It is code of its own, so that the grid is on screen before it has come. */
export const cellTools = { CellEditor, clipboardHandlers, clearChanges, fillDownChanges };
export type CellTools = typeof cellTools;

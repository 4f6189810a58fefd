import { clipboardHandlers, copyRange } from "./clipboard-handlers";
import { CellEditor } from "./editors/cell-editor";
import type { CellRange } from "./cell-range";
import { clearChanges, fillDownChanges, type RangeChanges } from "./range-changes";
import { replayInput } from "./replay-input";
import { changeTo, type ComingCells } from "./whole-range";

type RangeChange = <Row>(cells: ComingCells<Row>, range: CellRange, make: (changes: RangeChanges) => void) => void;

const clearRange: RangeChange = (cells, range, make) =>
  changeTo(cells, range.bottom, (whole) => clearChanges(whole, range), make);

const fillDown: RangeChange = (cells, range, make) =>
  changeTo(cells, range.bottom, (whole) => fillDownChanges(whole, range), make);

/** What cells are changed with. It is code of its own, so that the grid is on screen before it has come. */
export const cellTools = { CellEditor, clipboardHandlers, copyRange, clearRange, fillDown, replayInput };
export type CellTools = typeof cellTools;

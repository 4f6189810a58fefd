import type { CellValue } from "./grid-column";

/** What a cell is to hold. */
export interface CellChange {
  rowId: string;
  columnId: string;
  value: CellValue;
  /** What was stored in it when the user began to change it. */
  seen?: CellValue;
}

/** A change that was not made: what was typed, and why not. */
export interface Refusal {
  rowId: string;
  columnId: string;
  text: string;
  reason: string;
}

export const cellKey = ({ rowId, columnId }: Pick<CellChange, "rowId" | "columnId">): string => `${rowId} ${columnId}`;

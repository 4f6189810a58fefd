import type { Position } from "./grid-keys";

/** A block of cells, both ends included. */
export interface CellRange {
  top: number;
  bottom: number;
  start: number;
  end: number;
}

/** The block between two cells. */
export function rangeBetween(one: Position, other: Position): CellRange {
  return {
    top: Math.min(one.row, other.row),
    bottom: Math.max(one.row, other.row),
    start: Math.min(one.column, other.column),
    end: Math.max(one.column, other.column),
  };
}

/** The cells that a command is about: the range, or the active cell; null in the header and outside. */
export function rangeOf({ active, anchor }: { active: Position | null; anchor: Position | null }): CellRange | null {
  return active && active.row >= 0 ? rangeBetween(active, anchor ?? active) : null;
}

export const isOneCell = ({ top, bottom, start, end }: CellRange): boolean => top === bottom && start === end;

/** '3 rows by 2 columns', for announcements. */
export function rangeInWords({ top, bottom, start, end }: CellRange): string {
  const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`;
  return `${count(bottom - top + 1, "row")} by ${count(end - start + 1, "column")}`;
}

import type { CellChange, Refusal } from "./cell-change";
import type { CellRange } from "./cell-range";
import { isSameValue } from "./cell-values";
import type { GridColumn } from "./grid-column";

interface Cells<Row> {
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
}

export interface RangeChanges {
  changes: CellChange[];
  refused: Refusal[];
}

/** The cells of a range that can be edited, with what `textFor` puts there as changes; what does not fit is refused. */
function changeRange<Row>(
  { columns, rows, rowId }: Cells<Row>,
  range: CellRange,
  textFor: (at: { row: number; column: number }, column: GridColumn<Row>) => string | undefined,
): RangeChanges {
  const found: RangeChanges = { changes: [], refused: [] };
  rows.slice(range.top, range.bottom + 1).forEach((row, down) => {
    columns.slice(range.start, range.end + 1).forEach((column, across) => {
      const text = column.edit && textFor({ row: down, column: across }, column);
      if (text === undefined || !column.edit) return;
      const cell = { rowId: rowId(row), columnId: column.id };
      const parsed = column.edit.parse(text);
      if ("problem" in parsed) found.refused.push({ ...cell, text, reason: parsed.problem });
      else if (!isSameValue(parsed.value, column.edit.value(row))) found.changes.push({ ...cell, ...parsed });
    });
  });
  return found;
}

/** What pasting `pasted` at a range changes: one cell fills the whole range; more are laid from its first cell on, as far as there are rows and columns. */
export function pasteChanges<Row>(
  cells: Cells<Row>,
  range: CellRange,
  pasted: readonly (readonly string[])[],
): RangeChanges {
  const only = pasted.length === 1 && pasted[0]?.length === 1 ? pasted[0][0] : undefined;
  if (only !== undefined) return changeRange(cells, range, () => only);
  const width = Math.max(...pasted.map((row) => row.length));
  const target = {
    top: range.top,
    bottom: range.top + pasted.length - 1,
    start: range.start,
    end: range.start + width - 1,
  };
  return changeRange(cells, target, ({ row, column }) => pasted[row]?.[column]);
}

/** What emptying a range changes. A note is written anew, never emptied. */
export function clearChanges<Row>(cells: Cells<Row>, range: CellRange): RangeChanges {
  return changeRange(cells, range, (_, { edit }) => (edit?.kind === "note" ? undefined : ""));
}

/** What filling a range with its first row changes. */
export function fillDownChanges<Row>(cells: Cells<Row>, range: CellRange): RangeChanges {
  const source = cells.rows[range.top];
  if (source === undefined) return { changes: [], refused: [] };
  return changeRange(cells, { ...range, top: range.top + 1 }, (_, column) => column.text(source));
}

/** The texts of a range, row by row. */
export function textsOf<Row>({ columns, rows }: Omit<Cells<Row>, "rowId">, range: CellRange): string[][] {
  const across = columns.slice(range.start, range.end + 1);
  return rows.slice(range.top, range.bottom + 1).map((row) => across.map((column) => column.text(row)));
}

import type { CellChange, Refusal } from "./cell-change";
import type { CellRange } from "./cell-range";
import { isSameValue, valueInWords } from "./cell-values";
import { type CellEdit, type GridColumn, type Parsed, storedIn } from "./grid-column";

export interface Cells<Row> {
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
}

export interface RangeChanges {
  changes: CellChange[];
  refused: Refusal[];
}

/** A value for a cell, as a message names it when the cell refuses it. */
interface Given {
  text: string;
  parsed: Parsed;
}

/** The cells of a range that can be edited, with what `given` puts there as changes; what does not fit is refused. */
function changeRange<Row>(
  { columns, rows, rowId }: Cells<Row>,
  range: CellRange,
  given: (edit: CellEdit<Row>, at: { row: number; column: number }) => Given | undefined,
): RangeChanges {
  const found: RangeChanges = { changes: [], refused: [] };
  rows.slice(range.top, range.bottom + 1).forEach((row, down) => {
    columns.slice(range.start, range.end + 1).forEach((column, across) => {
      const { edit } = column;
      const next = edit && given(edit, { row: down, column: across });
      if (!edit || !next) return;
      const cell = { rowId: rowId(row), columnId: column.id };
      const { text, parsed } = next;
      if ("problem" in parsed) found.refused.push({ ...cell, text, reason: parsed.problem });
      else if (!isSameValue(parsed.value, edit.value(row)))
        found.changes.push({ ...cell, ...parsed, seen: storedIn(edit, row) });
    });
  });
  return found;
}

const written = ({ parse }: CellEdit<never>, text: string): Given => ({ text, parsed: parse(text) });

/** Emptied; a note is written again, never emptied. */
const emptied = (edit: CellEdit<never>) => (edit.kind === "note" ? undefined : written(edit, ""));

type Pasted = readonly (readonly string[])[];

const widthOf = (pasted: Pasted) => pasted.reduce((most, { length }) => Math.max(most, length), 0);

/** How many rows or columns a block takes in a range: all of them where it fits in several times, else its own. */
const taken = (first: number, last: number, block: number) =>
  (last + 1 - first) % block === 0 ? last + 1 - first : block;

/** Where pasting at a range puts cells: from its first cell on, again and again in each direction that the block fills to its end. */
export function pastedRange(range: CellRange, pasted: Pasted): CellRange {
  const { top, bottom, start, end } = range;
  return {
    ...range,
    bottom: top + taken(top, bottom, pasted.length) - 1,
    end: start + taken(start, end, widthOf(pasted)) - 1,
  };
}

/** What of a pasted range lies beyond the table, in a sentence; null when all of it fits. */
export function leftOut({ bottom, end }: CellRange, table: { rows: number; columns: number }): string | null {
  const beyond = (count: number, noun: string) => (count <= 0 ? [] : [`${count} ${noun}${count === 1 ? "" : "s"}`]);
  const parts = [...beyond(bottom + 1 - table.rows, "row"), ...beyond(end + 1 - table.columns, "column")];
  return parts.length === 0 ? null : `Not pasted: ${parts.join(" and ")} beyond the end of the table.`;
}

/** What pasting changes in the range that `pastedRange` gives, as far as there are rows and columns. */
export function pasteChanges<Row>(cells: Cells<Row>, target: CellRange, pasted: Pasted): RangeChanges {
  const width = widthOf(pasted);
  return changeRange(cells, target, (edit, { row, column }) => {
    const text = pasted[row % pasted.length]?.[column % width];
    return text === undefined ? undefined : written(edit, text);
  });
}

/** What emptying a range changes. */
export function clearChanges<Row>(cells: Cells<Row>, range: CellRange): RangeChanges {
  return changeRange(cells, range, emptied);
}

/** What filling a range with its first row changes. */
export function fillDownChanges<Row>(cells: Cells<Row>, range: CellRange): RangeChanges {
  const source = cells.rows[range.top];
  if (source === undefined) return { changes: [], refused: [] };
  return changeRange(cells, { ...range, top: range.top + 1 }, (edit) => {
    const value = edit.value(source);
    return value === null ? emptied(edit) : { text: valueInWords(value), parsed: { value } };
  });
}

/** The texts of a range, row by row. */
export function textsOf<Row>({ columns, rows }: Omit<Cells<Row>, "rowId">, range: CellRange): string[][] {
  const across = columns.slice(range.start, range.end + 1);
  return rows.slice(range.top, range.bottom + 1).map((row) => across.map((column) => column.text(row)));
}

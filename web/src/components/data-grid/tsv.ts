// Cells as spreadsheets put them on the clipboard: tabs between cells, line ends between rows, quotes around what has either.

// What a spreadsheet would take for a formula. An apostrophe before it makes it text there, and is not shown.
const FORMULA = /^[=@+\-\t\r]/;
const NUMBER = /^[+-]?[\d.,]+$/;

function writeCell(text: string): string {
  const guarded = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return /[\t\n\r"]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}

/** Rows of cells as text for the clipboard. */
export function writeTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(writeCell).join("\t")).join("\n");
}

/** A quoted cell that starts at `at`, and where it ends; null when the quotes do not close, and so are part of the text. */
function readQuoted(text: string, at: number): { cell: string; end: number } | null {
  const closing = /"(?=[\t\n\r]|$)/g;
  closing.lastIndex = at + 1;
  for (let found = closing.exec(text); found; found = closing.exec(text)) {
    const inner = text.slice(at + 1, found.index);
    // Each quote inside is doubled; an odd number at the end means that this one is part of a pair.
    if ((/"*$/.exec(inner)?.[0].length ?? 0) % 2 === 0) {
      return { cell: inner.replaceAll('""', '"'), end: found.index + 1 };
    }
  }
  return null;
}

const unguarded = (cell: string) => (cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell);

/** Where the cell that starts at `at` ends. One search for all marks: one that the text lacks would be looked for to its end, each time. */
function endOfCell(text: string, at: number): number {
  const mark = /[\t\n\r]/g;
  mark.lastIndex = at;
  return mark.exec(text)?.index ?? text.length;
}

/** The rows of cells in a text from the clipboard. */
export function readTsv(text: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  for (;;) {
    const quoted = text[at] === '"' ? readQuoted(text, at) : null;
    const end = quoted?.end ?? endOfCell(text, at);
    rows.at(-1)?.push(unguarded(quoted ? quoted.cell : text.slice(at, end)));
    if (end >= text.length) return rows;
    const isRowEnd = text[end] !== "\t";
    at = end + (text.startsWith("\r\n", end) ? 2 : 1);
    // Spreadsheets end the last row too.
    if (isRowEnd && at >= text.length) return rows;
    if (isRowEnd) rows.push([]);
  }
}

// What a spreadsheet would take for a formula, full-width signs included; apostrophes before one are included, so that
// guarding can be taken back to the letter.
const FORMULA = /^'*\s*[=+\-@\t\r＝＋－＠]/;

/** Text as a cell that no spreadsheet takes for a formula: such a text gets an apostrophe before it. */
export function guardCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** The text of a guarded cell. */
export function unguardCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
}

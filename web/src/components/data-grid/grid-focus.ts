import type { Position } from "./grid-keys";

/** The cell at a position, if it is drawn. */
export function cellAt(grid: Element, { row, column }: Position): HTMLElement | null {
  return grid.querySelector<HTMLElement>(`[data-row="${row}"] [data-column="${column}"]`);
}

/** The cell of an element in the grid, or null when it is in no cell. */
export function positionOf(element: Element): Position | null {
  const cell = element.closest<HTMLElement>("[data-column]");
  const row = cell?.closest<HTMLElement>("[data-row]");
  return cell && row ? { row: Number(row.dataset["row"]), column: Number(cell.dataset["column"]) } : null;
}

const CONTROLS = "a[href], button:not(:disabled), input:not(:disabled)";

/** The controls in a cell that can take the focus, in order. */
export function controlsOf(cell: Element): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(CONTROLS)];
}

/** What takes the focus in a cell: its control where that is what the column is for, else the cell. */
export function stopOf(cell: HTMLElement): HTMLElement {
  return (cell.dataset["control"] && controlsOf(cell)[0]) || cell;
}

/** The control beside `from` in its cell, -1 before and 1 after; null at the ends and outside of controls. */
export function controlBeside(from: Element, by: -1 | 1): HTMLElement | null {
  const cell = from.closest("[data-column]");
  if (!cell || cell === from) return null;
  const controls = controlsOf(cell);
  const at = controls.findIndex((control) => control === from);
  return at < 0 ? null : (controls[at + by] ?? null);
}

/** Whether an element is the button after the last column. */
export const isAddColumn = (element: Element): boolean => element.matches("[data-add-column]");

/** From the last header forward: the button that adds a column. From that button backward: the last header. Else null. */
export function addColumnBeside(from: HTMLElement, by: -1 | 1): HTMLElement | null {
  if (isAddColumn(from)) return by < 0 ? from.closest<HTMLElement>("[data-column]") : from;
  return by > 0 && from.matches("[role=columnheader]") ? from.querySelector<HTMLElement>("[data-add-column]") : null;
}

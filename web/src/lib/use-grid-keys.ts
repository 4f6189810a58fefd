import { type FocusEvent, type KeyboardEvent, useCallback, useLayoutEffect, useRef } from "react";

const PAGE_ROWS = 10;

const rowsOf = (table: Element) => [...table.querySelectorAll("tbody > tr")];

/** The stops of a cell: its controls, or the cell itself when it has none. */
function stopsOf(cell: Element): HTMLElement[] {
  const controls = [...cell.querySelectorAll<HTMLElement>("a, button:not(:disabled)")];
  if (controls.length > 0) return controls;
  return cell instanceof HTMLElement && cell.hasAttribute("tabindex") ? [cell] : [];
}

const stopsOfRow = (row: Element) => [...row.children].flatMap(stopsOf);

/** The stop above or below: in the same column, the same of its controls or else the last one. */
function stopInRow(from: HTMLElement, row: Element): HTMLElement | undefined {
  const cell = from.closest("td");
  const target = cell?.parentElement && row.children[[...cell.parentElement.children].indexOf(cell)];
  if (!cell || !target) return undefined;
  const stops = stopsOf(target);
  return stops[Math.max(0, Math.min(stopsOf(cell).indexOf(from), stops.length - 1))];
}

function nextStop(table: Element, from: HTMLElement, { key, ctrlKey }: KeyboardEvent): HTMLElement | undefined {
  const rows = rowsOf(table);
  const row = from.closest("tr");
  if (!row || !rows.includes(row)) return undefined;
  const at = rows.indexOf(row);
  const stops = stopsOfRow(row);
  const column = stops.indexOf(from);
  const vertical = (to: number) => {
    const target = rows[Math.max(0, Math.min(to, rows.length - 1))];
    return target && stopInRow(from, target);
  };
  switch (key) {
    case "ArrowDown":
      return vertical(at + 1);
    case "ArrowUp":
      return vertical(at - 1);
    case "PageDown":
      return vertical(at + PAGE_ROWS);
    case "PageUp":
      return vertical(at - PAGE_ROWS);
    case "ArrowRight":
      return stops[column + 1];
    case "ArrowLeft":
      return stops[column - 1];
    case "Home":
      return ctrlKey ? vertical(0) : stops[0];
    case "End":
      return ctrlKey ? vertical(rows.length - 1) : stops.at(-1);
    default:
      return undefined;
  }
}

/**
 * Arrow keys, Home, End and the page keys over the body of a table with role="grid". The whole grid is one tab stop: its
 * controls carry tabIndex={-1} in React, and the active one is given 0 here, in the document.
 */
export function useGridKeys() {
  const ref = useRef<HTMLTableElement>(null);
  const inHand = useRef<HTMLElement | null>(null);

  const hold = useCallback((stop: HTMLElement) => {
    if (inHand.current && inHand.current !== stop) inHand.current.tabIndex = -1;
    inHand.current = stop;
    stop.tabIndex = 0;
  }, []);

  // Without dependencies: after every drawing the active one may be gone, and then the first one takes its place.
  useLayoutEffect(() => {
    if (inHand.current?.isConnected && !inHand.current.matches(":disabled")) return;
    const first = ref.current && rowsOf(ref.current)[0];
    const stop = first && stopsOfRow(first)[0];
    if (stop) hold(stop);
  });

  const onFocus = (event: FocusEvent<HTMLTableElement>) => hold(event.target);
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const stop = nextStop(event.currentTarget, event.target as HTMLElement, event);
    if (!stop) return;
    event.preventDefault();
    stop.focus();
    stop.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
  return { ref, onFocus, onKeyDown };
}

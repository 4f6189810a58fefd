import type { ClipboardEvent } from "react";
import { announce } from "@/lib/announce";
import { toast } from "@/lib/toast";
import { type CellRange, rangeInWords, rangeOf } from "./cell-range";
import type { GridState } from "./grid-state";
import {
  type Cells,
  clearChanges,
  leftOut,
  pasteChanges,
  pastedRange,
  type RangeChanges,
  textsOf,
} from "./range-changes";
import { readTsv, writeTsv } from "./tsv";
import { changeTo, type ComingCells, isLoadedTo, loadedTo, nothingDone } from "./whole-range";

const isInEditor = (target: EventTarget) => target instanceof Element && target.closest("[data-editor]") !== null;

/** Puts a text on the clipboard that is still to come: browsers want to hear of it while the key is pressed. */
async function writeToCome(text: Promise<string>): Promise<void> {
  try {
    const blob = text.then((written) => new Blob([written], { type: "text/plain" }));
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
  } catch (cause) {
    throw new Error("The clipboard could not be written.", { cause });
  }
}

/** Copying, cutting and pasting cells as spreadsheets do. */
export function clipboardHandlers<Row>(
  cells: ComingCells<Row>,
  state: Pick<GridState, "active" | "anchor">,
  make: (changes: RangeChanges) => void,
  writeLater = writeToCome,
) {
  const rangeAt = ({ target }: ClipboardEvent): CellRange | null => (isInEditor(target) ? null : rangeOf(state));
  const textOf = (from: Cells<Row>, range: CellRange) => writeTsv(textsOf(from, range));

  /** Puts the cells of a range on the clipboard, all of them or none, then goes on. */
  const put = (event: ClipboardEvent, what: "copied" | "cut", then: (from: Cells<Row>, range: CellRange) => void) => {
    const range = rangeAt(event);
    if (!range) return;
    event.preventDefault();
    if (isLoadedTo(cells, range.bottom)) {
      event.clipboardData.setData("text/plain", textOf(cells, range));
      then(cells, range);
      return;
    }
    const loading = loadedTo(cells, range.bottom);
    const writing = writeLater(loading.then((whole) => textOf(whole, range)));
    Promise.all([loading, writing]).then(([whole]) => then(whole, range), nothingDone(what));
  };
  return {
    onCopy: (event: ClipboardEvent) =>
      put(event, "copied", ({ rows }, range) => {
        announce(`Copied ${rangeInWords({ ...range, bottom: Math.min(range.bottom, rows.length - 1) })}`);
      }),
    onCut: (event: ClipboardEvent) => put(event, "cut", (from, range) => make(clearChanges(from, range))),
    onPaste: (event: ClipboardEvent) => {
      const range = rangeAt(event);
      const text = event.clipboardData.getData("text/plain");
      if (!range || text === "") return;
      event.preventDefault();
      const pasted = readTsv(text);
      const target = pastedRange(range, pasted);
      const beyond = leftOut(target, { rows: cells.total, columns: cells.columns.length });
      if (beyond !== null) toast.bad(beyond);
      changeTo(cells, target.bottom, (from) => pasteChanges(from, target, pasted), make);
    },
  };
}

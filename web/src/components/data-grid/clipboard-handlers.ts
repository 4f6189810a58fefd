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
import { writeLater } from "./write-later";
import { changeTo, type ComingCells, isLoadedTo, loadedTo, nothingDone } from "./whole-range";

const isInEditor = (target: EventTarget) => target instanceof Element && target.closest("[data-editor]") !== null;

const textOf = <Row>(cells: Cells<Row>, range: CellRange) => writeTsv(textsOf(cells, range));

/** Puts the cells of a range on the clipboard, all of them or none; those that are not loaded come first. */
async function writeRange<Row>(cells: ComingCells<Row>, range: CellRange, write: typeof writeLater) {
  const loading = isLoadedTo(cells, range.bottom) ? Promise.resolve(cells) : loadedTo(cells, range.bottom);
  const [whole] = await Promise.all([loading, write(loading.then((loaded) => textOf(loaded, range)))]);
  return whole;
}

const tellCopied = <Row>({ rows }: Cells<Row>, range: CellRange) =>
  announce(`Copied ${rangeInWords({ ...range, bottom: Math.min(range.bottom, rows.length - 1) })}`);

/** Copies a range without a key for it. */
export function copyRange<Row>(cells: ComingCells<Row>, range: CellRange, write = writeLater) {
  writeRange(cells, range, write).then((whole) => tellCopied(whole, range), nothingDone("copied"));
}

/** The message about what the last paste left out: the next one has its own. */
let toldBeyond: number | null = null;

/** Copying, cutting and pasting cells as spreadsheets do. */
export function clipboardHandlers<Row>(
  cells: ComingCells<Row>,
  state: Pick<GridState, "active" | "anchor">,
  make: (changes: RangeChanges) => void,
  writeToClipboard = writeLater,
) {
  const rangeAt = ({ target }: ClipboardEvent): CellRange | null => (isInEditor(target) ? null : rangeOf(state));
  const put = (event: ClipboardEvent, what: "copied" | "cut", then: (from: Cells<Row>, range: CellRange) => void) => {
    const range = rangeAt(event);
    if (!range) return;
    event.preventDefault();
    if (isLoadedTo(cells, range.bottom)) {
      event.clipboardData.setData("text/plain", textOf(cells, range));
      then(cells, range);
      return;
    }
    writeRange(cells, range, writeToClipboard).then((whole) => then(whole, range), nothingDone(what));
  };
  return {
    onCopy: (event: ClipboardEvent) => put(event, "copied", tellCopied),
    onCut: (event: ClipboardEvent) => put(event, "cut", (from, range) => make(clearChanges(from, range))),
    onPaste: (event: ClipboardEvent) => {
      const range = rangeAt(event);
      // An empty cell is copied as an empty text; a picture as none.
      if (!range || !event.clipboardData.types.includes("text/plain")) return;
      event.preventDefault();
      const pasted = readTsv(event.clipboardData.getData("text/plain"));
      const target = pastedRange(range, pasted);
      const beyond = leftOut(target, { rows: cells.total, columns: cells.columns.length });
      if (toldBeyond !== null) toast.dismiss(toldBeyond);
      toldBeyond = beyond === null ? null : toast.bad(beyond);
      changeTo(cells, target.bottom, (from) => pasteChanges(from, target, pasted), make);
    },
  };
}

import type { ClipboardEvent } from "react";
import { announce } from "@/lib/announce";
import { type CellRange, rangeInWords, rangeOf } from "./cell-range";
import type { DataGridProps } from "./data-grid";
import type { GridState } from "./grid-state";
import { clearChanges, pasteChanges, type RangeChanges, textsOf } from "./range-changes";
import { readTsv, writeTsv } from "./tsv";

const isInEditor = (target: EventTarget) => target instanceof Element && target.closest("[data-editor]") !== null;

/** Copying, cutting and pasting cells as spreadsheets do. */
export function clipboardHandlers<Row>(
  props: DataGridProps<Row>,
  state: GridState,
  make: (changes: RangeChanges) => void,
) {
  const put = (event: ClipboardEvent): CellRange | null => {
    const range = isInEditor(event.target) ? null : rangeOf(state);
    if (!range) return null;
    event.preventDefault();
    event.clipboardData.setData("text/plain", writeTsv(textsOf(props, range)));
    return range;
  };
  return {
    onCopy: (event: ClipboardEvent) => {
      const range = put(event);
      if (range) announce(`Copied ${rangeInWords(range)}`);
    },
    onCut: (event: ClipboardEvent) => {
      const range = put(event);
      if (range) make(clearChanges(props, range));
    },
    onPaste: (event: ClipboardEvent) => {
      const range = isInEditor(event.target) ? null : rangeOf(state);
      const text = event.clipboardData.getData("text/plain");
      if (!range || text === "") return;
      event.preventDefault();
      make(pasteChanges(props, range, readTsv(text)));
    },
  };
}

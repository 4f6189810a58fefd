import type { ColumnKey, Sort } from "@contract/founder-list";

/** What a click on a header makes of the order: ascending, then descending, then off. */
export function nextSort(sort: Sort | null, column: ColumnKey): Sort | null {
  if (sort?.column !== column) return { column, direction: "ascending" };
  return sort.direction === "ascending" ? { column, direction: "descending" } : null;
}

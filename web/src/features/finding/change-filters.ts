import { type Filter, SEARCH_MAX_LENGTH } from "@contract/founder-list";
import { QUICK_COLUMNS } from "./filterable-columns";
import { cutText } from "@contract/storable";

/** From the filters of the moment to others: what was changed a moment ago is in them, drawn or not. */
export type FiltersChange = (before: readonly Filter[]) => Filter[];

type QuickColumn = (typeof QUICK_COLUMNS)[number];

/** The filter that is in the row's input of a column: the first one that asks whether it contains something. */
function quickFilter(filters: readonly Filter[], column: QuickColumn) {
  return filters.find((filter) => filter.column === column && filter.is === "contains");
}

export function quickText(filters: readonly Filter[], column: QuickColumn): string {
  const filter = quickFilter(filters, column);
  return filter?.is === "contains" ? filter.text : "";
}

/** The filters with what was typed into the row's input of a column; nothing typed is no filter. */
export function withQuickText(filters: readonly Filter[], column: QuickColumn, typed: string): Filter[] {
  const before = quickFilter(filters, column);
  const text = cutText(typed.trim(), SEARCH_MAX_LENGTH);
  const rest = filters.filter((filter) => filter !== before);
  if (text === "") return rest;
  const next: Filter = { column, is: "contains", text };
  return before ? filters.map((filter) => (filter === before ? next : filter)) : [...rest, next];
}

/** The filters that the row's inputs do not show. */
export function otherFilters(filters: readonly Filter[]): Filter[] {
  const shown = QUICK_COLUMNS.map((column) => quickFilter(filters, column));
  return filters.filter((filter) => !shown.includes(filter));
}

// Filters that were read from an address again are other objects.
const isSame = (one: Filter, other: Filter) => JSON.stringify(one) === JSON.stringify(other);

export function withoutFilter(filters: readonly Filter[], removed: Filter): Filter[] {
  return filters.filter((filter) => !isSame(filter, removed));
}

/** The filters with `next` in the place of `before`, or after the others. */
export function withFilter(filters: readonly Filter[], before: Filter | null, next: Filter): Filter[] {
  if (before === null || !filters.some((filter) => isSame(filter, before))) return [...filters, next];
  return filters.map((filter) => (isSame(filter, before) ? next : filter));
}

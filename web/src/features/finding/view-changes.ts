import type { NewSavedView, SavedView, TablePreferences } from "@contract/table-preferences";
import type { PeopleView } from "@/features/founders/founders.queries";

/** What a saved view keeps of the current table. */
export type Arrangement = Omit<NewSavedView, "name">;

export const arrangementOf = (view: PeopleView, { columns }: Pick<TablePreferences, "columns">): Arrangement => ({
  filters: view.filters,
  sort: view.sort,
  search: view.search,
  columns,
});

// The database gives the keys of an object back in an order of its own.
function inOneOrder(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}

const asText = ({ filters, sort, search, columns }: Arrangement) =>
  JSON.stringify([filters, sort, search.trim(), columns], inOneOrder);

/** Whether the table differs from the saved view that it began as. */
export function isChanged(saved: SavedView, now: Arrangement): boolean {
  return asText(saved) !== asText(now);
}

import type { TablePreferences } from "@contract/table-preferences";
import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import type { PeopleView } from "@/features/founders/founders.queries";
import { useTablePreferences } from "@/features/table-preferences/table-preferences.queries";
import { readView, writeView } from "./view-url";

/** The view to open with: the address's, or else the one this user left the table with. */
export function startingView(
  address: URLSearchParams,
  { filters, sort }: Pick<TablePreferences, "filters" | "sort">,
): PeopleView {
  return readView(address) ?? { filters, sort, search: "" };
}

/** The view without what asks for a column: for one that is being deleted. */
export function withoutColumn(view: PeopleView, column: string): PeopleView {
  const filters = view.filters.filter((filter) => filter.column !== column);
  return { ...view, filters, sort: view.sort?.column === column ? null : view.sort };
}

/** Whom the table shows. A change goes into the address, and filters and order into the user's preferences. */
export function usePeopleView(): [PeopleView, (next: PeopleView) => void] {
  const [address, setAddress] = useSearchParams();
  const { preferences, change } = useTablePreferences();
  const view = useMemo(() => startingView(address, preferences), [address, preferences]);
  const setView = useCallback(
    (next: PeopleView) => {
      setAddress((before) => writeView(before, next), { replace: true });
      change((before) => ({ ...before, filters: next.filters, sort: next.sort }));
    },
    [setAddress, change],
  );
  return [view, setView];
}

import type { SavedView, TablePreferences } from "@contract/table-preferences";
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { EVERYBODY, type PeopleView } from "@/features/founders/founders.queries";
import { useTablePreferences } from "@/features/table-preferences/table-preferences.queries";
import { openedView, rememberOpened, viewToOpen } from "./opened-view";
import { readKeptViewId, readView, writeView } from "./view-url";

/** The view to open with: the address's, or else the one this user left the table with. */
export function startingView(
  address: URLSearchParams,
  { filters, sort, search }: Pick<TablePreferences, "filters" | "sort" | "search">,
): PeopleView {
  return readView(address) ?? { filters, sort, search };
}

/** The view without what asks for a column: for one that is being deleted. */
export function withoutColumn(view: PeopleView, column: string): PeopleView {
  const filters = view.filters.filter((filter) => filter.column !== column);
  return { ...view, filters, sort: view.sort?.column === column ? null : view.sort };
}

/** What was asked for while the address still says `from`: it follows when React has time. */
interface Asked {
  from: URLSearchParams;
  view: PeopleView;
  viewId: string | null;
}

/** Who the table shows. A change goes into the address, and into the user's preferences. */
export function usePeopleView() {
  const [address, setAddress] = useSearchParams();
  const { preferences, change } = useTablePreferences();
  const [opened, setOpened] = useState(openedView);
  const [asked, setAsked] = useState<Asked | null>(null);
  const said = useMemo(() => startingView(address, preferences), [address, preferences]);
  const isOnItsWay = asked?.from === address;
  const view = isOnItsWay ? asked.view : said;
  // An address with filters of its own and no view was made by hand.
  const saidId = readKeptViewId(address) ?? (readView(address) ? null : preferences.view);
  const viewId = isOnItsWay ? asked.viewId : saidId;

  // Two changes may come before either is drawn.
  const latest = useRef(view);
  useLayoutEffect(() => {
    latest.current = view;
  }, [view]);

  const become = useCallback(
    (next: PeopleView, nextId: string | null, columns?: TablePreferences["columns"]) => {
      latest.current = next;
      rememberOpened(nextId);
      setOpened(nextId ?? "none");
      setAsked({ from: address, view: next, viewId: nextId });
      setAddress((before) => writeView(before, next, nextId), { replace: true });
      change((before) => ({
        ...before,
        filters: next.filters,
        sort: next.sort,
        // A search is for the moment, unless it belongs to a saved view.
        search: nextId === null ? "" : next.search,
        view: nextId,
        ...(columns && { columns }),
      }));
    },
    [address, setAddress, change],
  );
  return {
    view,
    /** The saved view that this one began as. */
    viewId,
    /** A saved view that has to be opened before anybody is shown. */
    toOpen: viewToOpen(address, preferences, opened),
    setView: useCallback(
      (change: (before: PeopleView) => PeopleView) => become(change(latest.current), viewId),
      [become, viewId],
    ),
    /** Shows people as a saved view has them; everybody, in the columns of the moment, without one. */
    openView: useCallback(
      (saved: SavedView | null) => become(saved ?? EVERYBODY, saved?.id ?? null, saved?.columns),
      [become],
    ),
    /** From now on this is the saved view that is shown, as it is. */
    keepAs: useCallback((saved: SavedView) => become(view, saved.id), [become, view]),
  };
}

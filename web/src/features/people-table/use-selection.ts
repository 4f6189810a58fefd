import type { PersonRow } from "@contract/founder-list";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { PeopleView, SelectedPeople } from "@/features/founders/founders.queries";
import { announce } from "@/lib/announce";
import { useLatest } from "@/lib/use-latest";
import {
  countSelected,
  EVERYONE,
  extended,
  forgotten,
  isSelected,
  NOBODY,
  type Selection,
  toChoice,
  toggled,
  toggledAll,
} from "./selection";
import type { SelectionActions, SelectionExtent } from "./selection-context";

interface List {
  rows: readonly PersonRow[];
  total: number;
  /** They belong to the view before, until this one's come. */
  isChanging: boolean;
}

const NO_ROWS: readonly PersonRow[] = [];

/** Whether who the list shows are not those that `scope` asks for: they come, and until then nobody can be selected. */
function useIsOther(scope: string, isChanging: boolean): boolean {
  const [shown, setShown] = useState(scope);
  if (!isChanging && shown !== scope) setShown(scope);
  return isChanging && shown !== scope;
}

/** Who is selected in a view. Other filters or another search select nobody: what is not seen must not be deleted. */
export function useSelection(view: PeopleView, list: List) {
  const scope = JSON.stringify([view.filters, view.search]);
  const isOther = useIsOther(scope, list.isChanging);
  const [rows, total] = isOther ? [NO_ROWS, 0] : [list.rows, list.total];
  const [kept, setKept] = useState({ scope, selection: NOBODY });
  const selection = kept.scope === scope ? kept.selection : NOBODY;
  const change = useCallback(
    (next: (now: Selection) => Selection) =>
      setKept((before) => ({ scope, selection: next(before.scope === scope ? before.selection : NOBODY) })),
    [scope],
  );
  const loaded = useLatest(() => rows.map(({ id }) => id));
  // While nobody is there, all of them would be people who nobody has seen.
  const canSelect = useLatest(() => rows.length > 0);
  const actions = useMemo<SelectionActions & { extend: () => void }>(() => {
    const changeIfShown = (next: (now: Selection) => Selection) => {
      if (canSelect()) change(next);
    };
    return {
      toggle: (id, extend) => changeIfShown((now) => toggled(now, id, extend ? loaded() : null)),
      toggleAll: () => changeIfShown((now) => toggledAll(now, loaded())),
      forget: (id) => change((now) => forgotten(now, id)),
      extend: () => changeIfShown((now) => extended(now, loaded())),
    };
  }, [change, loaded, canSelect]);
  const count = countSelected(selection, total);
  useAnnouncedCount(count);
  const selected = useMemo<SelectedPeople>(() => {
    // Everybody is everybody of this view: people of lists that were shown before are not meant.
    const meant = selection.all ? new Set(rows.map(({ id }) => id)) : null;
    const has = (id: string) => isSelected(selection, id) && (meant?.has(id) ?? true);
    return {
      count,
      total,
      people: toChoice(selection, view),
      rows: rows.filter(({ id }) => has(id)),
      has,
      selectEveryone: () => change(() => EVERYONE),
      clear: () => change(() => NOBODY),
    };
  }, [selection, count, total, view, rows, change]);
  return { selected, actions, extent: extentOf(selected.rows.length, rows.length) };
}

function extentOf(selected: number, of: number): SelectionExtent {
  if (of === 0) return "nobody";
  if (selected === 0) return "none";
  return selected === of ? "all" : "some";
}

function useAnnouncedCount(count: number) {
  const before = useRef(count);
  useEffect(() => {
    if (before.current === count) return;
    before.current = count;
    announce(count === 0 ? "Nobody is selected" : `${count.toLocaleString()} selected`);
  }, [count]);
}

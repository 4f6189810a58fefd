import type { PeopleView } from "@/features/founders/founders.queries";

/** Who is selected: some people, or everybody of the view but some. */
export interface Selection {
  all: boolean;
  /** The selected ones; with `all`, those who are not. */
  ids: ReadonlySet<string>;
  /** Where a range begins. */
  anchor: string | null;
}

export const NOBODY: Selection = { all: false, ids: new Set(), anchor: null };
export const EVERYONE: Selection = { all: true, ids: new Set(), anchor: null };

export const isSelected = ({ all, ids }: Selection, id: string): boolean => ids.has(id) !== all;

/** How many are selected of the `total` in the view. */
export const countSelected = ({ all, ids }: Selection, total: number): number =>
  all ? Math.max(0, total - ids.size) : ids.size;

/** The selection with these people in it, or without them. */
function withPeople(selection: Selection, people: readonly string[], wanted: boolean): Selection {
  const ids = new Set(selection.ids);
  for (const id of people) {
    if (wanted === selection.all) ids.delete(id);
    else ids.add(id);
  }
  return { ...selection, ids };
}

/** Returns the people from one to the other, both included, in `order`. */
function between(order: readonly string[], one: string, other: string): string[] {
  const [from, to] = [order.indexOf(one), order.indexOf(other)].sort((a, b) => a - b);
  return from === undefined || from < 0 || to === undefined ? [other] : order.slice(from, to + 1);
}

/** One person in or out; with `order`, and a place where a range began, everybody between does as this one does. */
export function toggled(selection: Selection, id: string, order: readonly string[] | null): Selection {
  const { anchor } = selection;
  const people = order && anchor !== null ? between(order, anchor, id) : [id];
  return { ...withPeople(selection, people, !isSelected(selection, id)), anchor: id };
}

/** The selection without someone who is gone; nothing is said of them any more. */
export function forgotten(selection: Selection, id: string): Selection {
  if (!selection.ids.has(id)) return selection;
  return { ...selection, ids: new Set([...selection.ids].filter((other) => other !== id)) };
}

/** Everybody who is loaded; once they all are, nobody. */
export function toggledAll(selection: Selection, loaded: readonly string[]): Selection {
  return loaded.every((id) => isSelected(selection, id)) ? NOBODY : withPeople(selection, loaded, true);
}

/** Ctrl+A: everybody who is loaded, and once they all are, everybody of the view. */
export function extended(selection: Selection, loaded: readonly string[]): Selection {
  return loaded.every((id) => isSelected(selection, id)) ? EVERYONE : withPeople(selection, loaded, true);
}

/** Who a change of the selected people is about. */
export function toChoice({ all, ids }: Selection, { filters, search }: Pick<PeopleView, "filters" | "search">) {
  return all ? { filters, search, except: [...ids] } : { ids: [...ids] };
}

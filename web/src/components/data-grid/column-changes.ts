import type { Arranged } from "./column-layout";

/** A change to the places of columns; each returns a new layout. */
export type ColumnChange = (before: Arranged) => Arranged;

/** Returns `order` with `id` in the place of `target`: after it when it comes from before it. */
export function moveTo(order: readonly string[], id: string, target: string): string[] {
  const to = order.indexOf(target);
  if (!order.includes(id) || to < 0) return [...order];
  const rest = order.filter((other) => other !== id);
  rest.splice(to, 0, id);
  return rest;
}

const without = (ids: readonly string[], id: string) => ids.filter((other) => other !== id);
const including = (ids: readonly string[], id: string) => [...without(ids, id), id];

/** Moves a column to the place of another. Among pinned columns it becomes pinned, and away from them it is unpinned. */
export function moveColumn(id: string, target: string): ColumnChange {
  return (before) => ({
    ...before,
    order: moveTo(before.order, id, target),
    pinned: before.pinned.includes(target) ? including(before.pinned, id) : without(before.pinned, id),
  });
}

/** Moves a column one place on among those that are shown beside it; one that is fixed is never passed. */
export function shiftColumn(id: string, by: 1 | -1, fixed: readonly string[]): ColumnChange {
  return (before) => {
    const { order, hidden, pinned } = before;
    const isPinned = pinned.includes(id);
    const row = order.filter(
      (other) => !fixed.includes(other) && !hidden.includes(other) && pinned.includes(other) === isPinned,
    );
    const target = row[row.indexOf(id) + by];
    return target === undefined ? before : { ...before, order: moveTo(order, id, target) };
  };
}

export function pinColumn(id: string, isPinned: boolean): ColumnChange {
  return (before) => ({ ...before, pinned: isPinned ? including(before.pinned, id) : without(before.pinned, id) });
}

export function showColumn(id: string, isShown: boolean): ColumnChange {
  return (before) => ({ ...before, hidden: isShown ? without(before.hidden, id) : including(before.hidden, id) });
}

import type { TaskStatus } from "@contract/tasks";
import { type Columns, STATUSES } from "./task-list";

/** Where a carried card would land: before this card of the column, at its end for null. */
export interface DropPlace {
  status: TaskStatus;
  before: string | null;
}

export const samePlace = (a: DropPlace | null, b: DropPlace | null) =>
  a?.status === b?.status && a?.before === b?.before;

/** Where a card of this middle is in a column, of the cards that are drawn there, top down. */
export function beforeWhich(
  cards: readonly { id: string; middle: number }[],
  y: number,
  carried: string,
): string | null {
  return cards.find(({ id, middle }) => id !== carried && middle > y)?.id ?? null;
}

/** The place of a card among the others of a column, from 0. */
export function indexOf(columns: Columns, place: DropPlace, carried: string): number {
  const others = columns[place.status].filter(({ id }) => id !== carried);
  const at = others.findIndex(({ id }) => id === place.before);
  return at === -1 ? others.length : at;
}

function placeOf(columns: Columns, status: TaskStatus, index: number, carried: string): DropPlace {
  const others = columns[status].filter(({ id }) => id !== carried);
  return { status, before: others[Math.max(0, index)]?.id ?? null };
}

/** Where a card is now. */
export function placeNow(columns: Columns, carried: string): DropPlace | null {
  for (const status of STATUSES) {
    const at = columns[status].findIndex(({ id }) => id === carried);
    if (at !== -1) return { status, before: columns[status][at + 1]?.id ?? null };
  }
  return null;
}

/** One step with an arrow key from a place. */
export function nextPlace(columns: Columns, place: DropPlace, carried: string, key: string): DropPlace {
  const index = indexOf(columns, place, carried);
  const step = (by: number) => STATUSES[STATUSES.indexOf(place.status) + by] ?? place.status;
  if (key === "ArrowUp") return placeOf(columns, place.status, index - 1, carried);
  if (key === "ArrowDown") return placeOf(columns, place.status, index + 1, carried);
  const status = key === "ArrowRight" ? step(1) : step(-1);
  return status === place.status ? place : placeOf(columns, status, index, carried);
}

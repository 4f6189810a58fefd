import {
  freshnessOf,
  type ListCursor,
  type PeopleChoice,
  type PeoplePage,
  type PersonRow,
  type Sort,
} from "@contract/founder-list";
import { type Founder, FOUNDERS_MAX_PAGE_SIZE, FOUNDERS_PAGE_SIZE } from "@contract/founders";
import { replaceEqualDeep } from "@tanstack/react-query";

/** A row as it was read, with what was changed since. */
export type Mended = (row: PersonRow) => PersonRow;
export const asItIs: Mended = (row) => row;

/** Who the table shows, and in which order. */
export interface PeopleView extends Pick<PeopleChoice, "filters" | "search"> {
  sort: Sort | null;
}

export const EVERYBODY: PeopleView = { filters: [], search: "", sort: null };

export const isEverybody = ({ filters, search, sort }: PeopleView): boolean =>
  filters.length === 0 && search.trim() === "" && sort === null;

/** The people loaded so far, from the first; `next` leads to those after them, null at the end. */
export interface FounderList {
  rows: PersonRow[];
  next: ListCursor | null;
  total: number;
  /** More changed than its first people: those after them are not to be kept when it is read again. */
  isOutOfDate?: boolean;
}

/** How many to read when a list is read again from its start: what was loaded, within a page's bounds. */
export function headSize(list: FounderList | undefined): number {
  return Math.max(FOUNDERS_PAGE_SIZE, Math.min(list?.rows.length ?? 0, FOUNDERS_MAX_PAGE_SIZE));
}

/**
 * The list with its first people as they are now. Those after them are kept when it is known where they go on; otherwise they
 * are read again when they are wanted. Rows that did not change stay the same objects.
 */
export function withHead(list: FounderList | undefined, { rows: head, nextCursor, total }: PeoplePage): FounderList {
  if (!list) return { rows: head, next: nextCursor, total };
  const known = new Map(list.rows.map((row) => [row.id, row]));
  const rows = head.map((row) => replaceEqualDeep(known.get(row.id), row));
  const seam = list.rows.findIndex(({ id }) => id === head.at(-1)?.id);
  if (list.isOutOfDate || seam < 0 || nextCursor === null) return { rows, next: nextCursor, total };
  const inHead = new Set(head.map(({ id }) => id));
  const rest = list.rows.slice(seam + 1).filter(({ id }) => !inHead.has(id));
  return rest.length === 0 ? { rows, next: nextCursor, total } : { rows: [...rows, ...rest], next: list.next, total };
}

/** The list with the page after it. Someone who moved onto it meanwhile is shown once. */
export function withPage(list: FounderList, { rows, nextCursor, total }: PeoplePage): FounderList {
  const known = new Set(list.rows.map(({ id }) => id));
  return { rows: [...list.rows, ...rows.filter(({ id }) => !known.has(id))], next: nextCursor, total };
}

/** Who loaded a list to its end and still lacks someone: they moved, while it was loaded, to where it had been read already. */
export const isShort = ({ rows, next, total }: FounderList): boolean => next === null && rows.length < total;

/** The list as it was read from its start to its end. Rows that did not change stay the same objects. */
export function wholeList(before: FounderList, read: readonly PersonRow[]): FounderList {
  const known = new Map(before.rows.map((row) => [row.id, row]));
  const found = new Map(read.map((row) => [row.id, replaceEqualDeep(known.get(row.id), row)]));
  return { rows: [...found.values()], next: null, total: found.size };
}

/** A founder as a row: with the newest note only, and with what is under way for them. */
export function toPersonRow(founder: Founder, underWay: "queued" | "running" | null = null): PersonRow {
  return { ...founder, notes: founder.notes.slice(0, 1), freshness: freshnessOf(founder, underWay), match: null };
}

/** Whether a refresh came to its end between two reads of a founder. */
export function isRefreshed(before: Founder, now: Founder): boolean {
  return before.lastRefreshedAt !== now.lastRefreshedAt || before.lastRefreshOutcome !== now.lastRefreshOutcome;
}

/** What was under way for a row, unless it has come to its end since. */
function stillUnderWay(row: PersonRow, founder: Founder) {
  const { state } = row.freshness;
  return (state === "queued" || state === "running") && !isRefreshed(row, founder) ? state : null;
}

/** A row whose refresh waits from now on, unless it runs. */
export const asQueued = (row: PersonRow): PersonRow =>
  row.freshness.state === "running" ? row : { ...row, freshness: { ...row.freshness, state: "queued", error: null } };

/** The list with each row that `change` has something to say about changed; it gives the same row for the others. */
export function withChanged(list: FounderList, change: (row: PersonRow) => PersonRow): FounderList {
  const rows = list.rows.map(change);
  return rows.every((row, at) => row === list.rows[at]) ? list : { ...list, rows };
}

/** The list with what is now known of `founder`, mended where that is not the latest; someone not loaded is left out. */
export function withFounder(list: FounderList, founder: Founder, mended: Mended = asItIs): FounderList {
  return withChanged(list, (row) => {
    if (row.id !== founder.id) return row;
    return replaceEqualDeep(row, mended({ ...toPersonRow(founder, stillUnderWay(row, founder)), match: row.match }));
  });
}

/** The list with these rows as they are now; someone not loaded is left out. Where a search found them, they stay found. */
export function withRows(list: FounderList, rows: readonly PersonRow[]): FounderList {
  const read = new Map(rows.map((row) => [row.id, row]));
  return withChanged(list, (row) => {
    const now = read.get(row.id);
    return now ? replaceEqualDeep(row, { ...now, match: row.match }) : row;
  });
}

/** The list with `founder` as the newest; adding someone queues their first refresh. */
export function withNewFounder(list: FounderList, founder: Founder): FounderList {
  return { ...list, rows: [toPersonRow(founder, "queued"), ...list.rows], total: list.total + 1 };
}

/** The list without those `isGone` picks. */
export function withoutFounders(list: FounderList, isGone: (row: PersonRow) => boolean): FounderList {
  const rows = list.rows.filter((row) => !isGone(row));
  return { ...list, rows, total: list.total - (list.rows.length - rows.length) };
}

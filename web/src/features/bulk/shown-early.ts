import type { Freshness, PersonRow } from "@contract/founder-list";
import type { QueryClient } from "@tanstack/react-query";
import {
  asQueued,
  changeLists,
  type FounderList,
  withChanged,
  withoutFounders,
} from "@/features/founders/founders.queries";

/** The list with those of `before` who `wasGone` picks and who are not in it: each behind who they stood behind. */
function withFoundersBack(
  list: FounderList,
  before: readonly PersonRow[],
  wasGone: (row: PersonRow) => boolean,
): FounderList {
  const there = new Set(list.rows.map(({ id }) => id));
  const behind = new Map<string | null, PersonRow[]>();
  let last: string | null = null;
  for (const row of before) {
    if (there.has(row.id)) last = row.id;
    else if (wasGone(row)) behind.set(last, [...(behind.get(last) ?? []), row]);
  }
  const backBehind = (id: string | null) => behind.get(id) ?? [];
  const rows = [...backBehind(null), ...list.rows.flatMap((row) => [row, ...backBehind(row.id)])];
  return { ...list, rows, total: list.total + rows.length - list.rows.length };
}

/** Removes people from every list optimistically. Returns the rollback, which leaves other changes alone. */
export function showGone(client: QueryClient, isGone: (row: PersonRow) => boolean): () => void {
  const before = new Map<string, readonly PersonRow[]>();
  changeLists(client, (list, view) => {
    before.set(view, list.rows);
    return withoutFounders(list, isGone);
  });
  return () => changeLists(client, (list, view) => withFoundersBack(list, before.get(view) ?? [], isGone));
}

/** Shows people as waiting for a refresh, optimistically. Returns the rollback, for those whose state did not change since. */
export function showQueued(client: QueryClient, isAsked: (row: PersonRow) => boolean): () => void {
  const before = new Map<PersonRow["id"], Freshness>();
  changeLists(client, (list) =>
    withChanged(list, (row) => {
      const queued = isAsked(row) ? asQueued(row) : row;
      if (queued !== row) before.set(row.id, row.freshness);
      return queued;
    }),
  );
  return () =>
    changeLists(client, (list) =>
      withChanged(list, (row) => {
        const freshness = before.get(row.id);
        return freshness && row.freshness.state === "queued" ? { ...row, freshness } : row;
      }),
    );
}

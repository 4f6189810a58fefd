import type { Cursor } from "../contract/paging.ts";

/** PostgREST's filter for rows after a place in a list that is ordered by created_at and id, newest first. */
export function olderThan({ at, id }: Cursor): string {
  // The time is quoted: it holds characters that have a meaning in the filter's grammar.
  return `created_at.lt."${at}",and(created_at.eq."${at}",id.lt.${id})`;
}

import { listCustomFields } from "@stores/custom-fields";
import { listPeople } from "@stores/founder-list";
import type { CustomField } from "@contract/custom-fields";
import type { ListCursor, PeopleQueryInput, PersonRow } from "@contract/founder-list";
import { FOUNDERS_MAX_PAGE_SIZE } from "@contract/founders";
import { db } from "@/lib/db";

/** Everybody who a list shows, on all its pages, in its order, with the custom fields that their values are of. */
export async function readPeople(
  list: PeopleQueryInput,
  onRead: (read: number, total: number) => void,
): Promise<{ people: PersonRow[]; fields: CustomField[] }> {
  const people = new Map<string, PersonRow>();
  const total = await readPages(list, people, onRead);
  // Who moved to the pages before while the later ones were read, as a refresh has them do, was missed.
  if (people.size < total) await readPages(list, people, onRead);
  return { people: [...people.values()], fields: await listCustomFields(db) };
}

/** Adds anyone who is on the pages of a list and not there yet; gives how many there are by the last page. */
async function readPages(
  list: PeopleQueryInput,
  people: Map<string, PersonRow>,
  onRead: (read: number, total: number) => void,
): Promise<number> {
  let cursor: ListCursor | null = null;
  for (;;) {
    const page = await listPeople(db, { ...list, cursor, limit: FOUNDERS_MAX_PAGE_SIZE });
    for (const row of page.rows) if (!people.has(row.id)) people.set(row.id, row);
    onRead(people.size, page.total);
    if (page.nextCursor === null) return page.total;
    cursor = page.nextCursor;
  }
}

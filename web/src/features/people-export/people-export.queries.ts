import { listCustomFields } from "@stores/custom-fields";
import { listPeople } from "@stores/founder-list";
import type { CustomField } from "@contract/custom-fields";
import type { ListCursor, PeopleQueryInput, PersonRow } from "@contract/founder-list";
import { FOUNDERS_MAX_PAGE_SIZE } from "@contract/founders";
import { db } from "@/lib/db";

/** Everybody whom a list shows, on all its pages, in its order, with the custom fields that their values are of. */
export async function readPeople(
  list: PeopleQueryInput,
  onRead: (read: number, total: number) => void,
): Promise<{ people: PersonRow[]; fields: CustomField[] }> {
  const people: PersonRow[] = [];
  let cursor: ListCursor | null = null;
  do {
    const page = await listPeople(db, { ...list, cursor, limit: FOUNDERS_MAX_PAGE_SIZE });
    people.push(...page.rows);
    cursor = page.nextCursor;
    onRead(people.length, page.total);
  } while (cursor !== null);
  return { people, fields: await listCustomFields(db) };
}

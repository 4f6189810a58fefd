import type { CustomField, CustomValue } from "@contract/custom-fields";
import type { PersonRow } from "@contract/founder-list";
import { type Founder, type FounderPatch, FOUNDERS_MAX_PAGE_SIZE } from "@contract/founders";
import { removeCustomValue, setCustomValue } from "@stores/custom-fields";
import { listPeople } from "@stores/founder-list";
import { getFounder, updateFounder } from "@stores/founders";
import { StoreError } from "@stores/store-error";
import type { QueryClient } from "@tanstack/react-query";
import { db } from "@/lib/db";
import { defineEdit } from "@/lib/outbox/edit";
import { changeInWords, valueConflict } from "@/lib/outbox/value-conflict";
import { cellsUnderWay } from "./cells-under-way";
import { withPage } from "./founder-list";
import { foundersQuery, type PeopleView, showFounder } from "./founders.queries";
import { founderConflict, founderPatchInWords, type Seen, seenOf } from "./late-founder-change";

/** These people as they are on the server. Somebody deleted is left out. */
export async function readPeople(ids: readonly string[]): Promise<PersonRow[]> {
  const rows: PersonRow[] = [];
  for (let from = 0; from < ids.length; from += FOUNDERS_MAX_PAGE_SIZE) {
    const page = ids.slice(from, from + FOUNDERS_MAX_PAGE_SIZE);
    rows.push(...(await listPeople(db, { ids: page, limit: FOUNDERS_MAX_PAGE_SIZE })).rows);
  }
  return rows;
}

/** The people of a view, at least so many of them, or all there are. They are in the table's list then. */
export async function loadPeople(client: QueryClient, view: PeopleView, count: number): Promise<PersonRow[]> {
  const { queryKey } = foundersQuery(view);
  for (;;) {
    const list = client.getQueryData(queryKey);
    if (!list) throw new StoreError("Failed to fetch data", 500);
    const { rows, next } = list;
    if (rows.length >= count || next === null) return rows;
    const page = await listPeople(db, { ...view, cursor: next, limit: FOUNDERS_MAX_PAGE_SIZE });
    client.setQueryData(queryKey, (now) => (now?.next === next ? withPage(now, page) : now));
  }
}

function refuse(conflict: string | null) {
  if (conflict !== null) throw new StoreError(conflict, 409);
}

export interface FounderChange {
  founderId: Founder["id"];
  /** Who it is, for the list of what waits. */
  name: string;
  patch: FounderPatch;
  /** What it was when the change was made: `seenOf(founder)`. */
  seen: Seen;
}

/** A change of a founder's own fields. It may wait for the network; then it gives way to what somebody else changed meanwhile. */
export const changeFounderEdit = defineEdit({
  kind: "founders.change",
  describe: ({ name, patch }: FounderChange) => `${name}, ${founderPatchInWords(patch)}`,
  send: async ({ founderId, patch, seen }, { isLate }) => {
    if (isLate) refuse(founderConflict(patch, seen, seenOf(await getFounder(db, founderId))));
    return updateFounder(db, founderId, patch);
  },
  settle: (client, { founderId, patch }, founder) =>
    showFounder(client, founder, cellsUnderWay(client).saved(founderId, Object.keys(patch))),
});

export interface ValueChange {
  founderId: Founder["id"];
  name: string;
  field: Pick<CustomField, "id" | "label">;
  /** Null clears it. */
  value: CustomValue | null;
  /** What it was when the change was made. */
  seen: CustomValue | null;
}

const valueOf = ({ customFieldValues }: Founder, fieldId: string) =>
  customFieldValues.find((entry) => entry.fieldId === fieldId)?.value ?? null;

/** A change of a founder's value of a custom field; it waits and gives way like `changeFounderEdit`. */
export const changeValueEdit = defineEdit({
  kind: "founders.changeValue",
  describe: ({ name, field, value }: ValueChange) => `${name}, ${changeInWords(field.label, value)}`,
  send: async ({ founderId, field, value, seen }, { isLate }) => {
    if (isLate) {
      const now = valueOf(await getFounder(db, founderId), field.id);
      refuse(valueConflict(field.label, { seen, now, ours: value }));
    }
    if (value === null) await removeCustomValue(db, field.id, founderId);
    else await setCustomValue(db, field.id, founderId, value);
    return getFounder(db, founderId);
  },
  settle: (client, { founderId, field }, founder) =>
    showFounder(client, founder, cellsUnderWay(client).saved(founderId, [field.id])),
});

import type { PersonRow } from "@contract/founder-list";
import { isPersonField } from "@contract/person-fields";
import { type CellChange, cellKey } from "@/components/data-grid/cell-change";
import { isSameValue } from "@/components/data-grid/cell-values";
import { type EditOutcome, patchOf, type PeopleEditWorld } from "./edit-people";
import { ownValueOf } from "./person-values";

/** A change as it is stored. */
function storedValue(change: CellChange): CellChange["value"] {
  const { columnId, value } = change;
  return isPersonField(columnId) ? (patchOf([change])[columnId] ?? null) : value;
}

/**
 * Of the changes that would take others back, those whose cell has what was made of it: what somebody changed again since, on another
 * device or in another tab, stays. Without an answer it is all of them, which wait then and give way when they are sent.
 */
export async function stillOurs(
  read: PeopleEditWorld["read"],
  made: readonly CellChange[],
  { inverse }: Pick<EditOutcome, "inverse">,
): Promise<CellChange[]> {
  const ids = [...new Set(inverse.map(({ rowId }) => rowId))];
  let people: PersonRow[];
  try {
    people = await read(ids);
  } catch {
    return inverse;
  }
  const now = new Map(people.map((person) => [person.id, person]));
  const madeByCell = new Map(made.map((change) => [cellKey(change), change]));
  return inverse.filter((back) => {
    const { rowId, columnId, value } = back;
    const person = now.get(rowId);
    const ours = madeByCell.get(cellKey(back));
    // Of somebody who is gone, saving says so.
    if (!person || !ours) return true;
    const stands = ownValueOf(person, columnId);
    // What stands there as before may still wait to be sent.
    return isSameValue(stands, storedValue(ours)) || isSameValue(stands, value);
  });
}

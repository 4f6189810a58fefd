import type { PersonRow } from "@contract/founder-list";
import type { SelectedPeople } from "@/features/founders/founders.queries";

/** One person, as if they were selected; `clear` is called once they are gone. */
export function onlyThis(person: PersonRow, clear: () => void): SelectedPeople {
  return {
    count: 1,
    total: 1,
    people: { ids: [person.id] },
    rows: [person],
    has: (id) => id === person.id,
    selectEveryone: () => undefined,
    clear,
  };
}

/** The only one who is selected, by name; null for several, or when the row is not loaded. */
export function onlyName({ count, rows }: Pick<SelectedPeople, "count" | "rows">): string | null {
  return count === 1 ? (rows[0]?.name ?? null) : null;
}

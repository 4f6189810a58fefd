import type { PersonRow } from "@contract/founder-list";
import type { ChangedPeople } from "@contract/people-changes";

/** The selected people, as far as what can be done with them goes. */
export interface SelectedPeople {
  count: number;
  /** How many there are in the view. */
  total: number;
  people: ChangedPeople;
  /** Those of them whose rows are loaded. */
  rows: readonly PersonRow[];
  has: (personId: string) => boolean;
  selectEveryone: () => void;
  clear: () => void;
}

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

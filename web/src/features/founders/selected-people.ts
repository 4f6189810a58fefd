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

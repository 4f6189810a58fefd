import type { Founder } from "../contract/founders.ts";
import type { NamedPerson } from "../stores/conversations.ts";
import type { Db } from "../stores/db.ts";
import { type FounderRow, getFounder, toFounder } from "../stores/founders.ts";

export type RememberedFounder = Omit<Founder, "notes">;

/** Founders as one turn knows them: who the message names came with it, others are read once. */
export class FounderMemory {
  private readonly db: Db;
  private readonly known = new Map<string, Promise<RememberedFounder>>();

  constructor(db: Db, people: readonly NamedPerson[]) {
    this.db = db;
    for (const { id, record } of people) {
      // The row is the table's own, written as JSON by the database.
      if (record !== null)
        this.known.set(id, Promise.resolve(toFounder({ ...(record as unknown as FounderRow), notes: [] })));
    }
  }

  /** A founder without notes. Throws StoreError: 404 when they are not the caller's. */
  get(founderId: string): Promise<RememberedFounder> {
    const known = this.known.get(founderId) ?? getFounder(this.db, founderId);
    this.known.set(founderId, known);
    return known;
  }

  /** After a change: what was read before it may not be so any more. */
  forget(): void {
    this.known.clear();
  }
}

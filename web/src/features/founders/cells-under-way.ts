import type { PersonRow } from "@contract/founder-list";
import type { CellChange } from "@/components/data-grid/cell-change";
import { isSameValue } from "@/components/data-grid/cell-values";
import { perClient } from "@/lib/per-client";
import type { Mended } from "./founder-list";
import { valueOf, withValue } from "./person-values";

interface Entry {
  change: CellChange;
  /** Both count what happened, one thing after the other. Until it is sent, that is when it was shown. */
  sentAt: number;
  /** Null while it is under way. */
  endedAt: number | null;
}

function withChange(row: PersonRow, { columnId, value }: CellChange): PersonRow {
  return isSameValue(valueOf(row, columnId), value) ? row : withValue(row, columnId, value, new Date());
}

/**
 * Changes of cells that are shown and not saved yet, and those that were saved while something was read: what was read before them
 * would take them off the screen again.
 */
export function createCellsUnderWay() {
  let happened = 0;
  let open = 0;
  let reads = 0;
  const byRow = new Map<string, Entry[]>();
  const of = (rowId: string) => byRow.get(rowId) ?? [];

  const end = (entry: Entry) => {
    if (entry.endedAt !== null) return;
    entry.endedAt = happened += 1;
    open -= 1;
  };
  const drop = (entry: Entry) => {
    end(entry);
    const { rowId } = entry.change;
    byRow.set(
      rowId,
      of(rowId).filter((other) => other !== entry),
    );
  };
  const forget = () => {
    if (open === 0 && reads === 0) byRow.clear();
  };
  const since = (start: number, known: readonly Entry[] = []): Mended => {
    const isNews = (entry: Entry) => !known.includes(entry) && (entry.endedAt === null || entry.endedAt > start);
    return (row) =>
      of(row.id)
        .filter(isNews)
        .reduce((now, { change }) => withChange(now, change), row);
  };

  return {
    /** Changes are shown from now on. Gives how to tell that some of them are sent, and then whether they were saved. */
    begin(changes: readonly CellChange[]) {
      const entries = new Map<CellChange, Entry>();
      for (const change of changes) {
        const entry = { change, sentAt: (happened += 1), endedAt: null };
        entries.set(change, entry);
        byRow.set(change.rowId, [...of(change.rowId), entry]);
      }
      open += entries.size;
      return (unit: readonly CellChange[]) => {
        const sent = unit.flatMap((change) => entries.get(change) ?? []);
        happened += 1;
        for (const entry of sent) entry.sentAt = happened;
        return (isSaved: boolean) => {
          sent.forEach(isSaved ? end : drop);
          forget();
        };
      };
    },
    /** The server has these columns of a row now, and answers with the row: gives how to mend that answer. */
    saved(rowId: string, columnIds: readonly string[]): Mended {
      const known = columnIds.flatMap(
        (id) => of(rowId).find(({ change, endedAt }) => endedAt === null && change.columnId === id) ?? [],
      );
      known.forEach(end);
      return since(Math.min(happened, ...known.map(({ sentAt }) => sentAt)), known);
    },
    /** Reads people, and mends what it brings. */
    async whileReading<Result>(read: (mended: Mended) => Promise<Result>): Promise<Result> {
      reads += 1;
      try {
        return await read(since(happened));
      } finally {
        reads -= 1;
        forget();
      }
    },
  };
}

/** The changes of cells that are under way in this tab. */
export const cellsUnderWay = perClient(createCellsUnderWay);

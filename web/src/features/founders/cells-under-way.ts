import type { PersonRow } from "@contract/founder-list";
import { type CellChange, cellKey } from "@/components/data-grid/cell-change";
import { isSameValue } from "@/components/data-grid/cell-values";
import { perClient } from "@/lib/per-client";
import type { Mended } from "./founder-list";
import { valueOf, withValue } from "./person-values";

type Cell = Pick<CellChange, "rowId" | "columnId">;

interface Entry {
  change: CellChange;
  /** When it was saved, in the order of what happened; null while it is not. */
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
  const forget = () => {
    if (open === 0 && reads === 0) byRow.clear();
  };

  return {
    /** Shows changes from now on. Returns what ends that for some of their cells: whether they were saved. */
    begin(changes: readonly CellChange[]) {
      const entries = new Map<string, Entry>();
      for (const change of changes) {
        const entry = { change, endedAt: null };
        entries.set(cellKey(change), entry);
        byRow.set(change.rowId, [...of(change.rowId), entry]);
      }
      open += entries.size;
      return (cells: readonly Cell[], isSaved: boolean) => {
        for (const cell of cells) {
          const entry = entries.get(cellKey(cell));
          if (!entry) continue;
          end(entry);
          const others = of(cell.rowId).filter((other) => other !== entry);
          if (!isSaved) byRow.set(cell.rowId, others);
        }
        forget();
      };
    },
    /** The server has the oldest change of each of these cells now: what is read from now on tells of it. */
    saved(cells: readonly Cell[]) {
      for (const { rowId, columnId } of cells) {
        const entry = of(rowId).find(({ change, endedAt }) => endedAt === null && change.columnId === columnId);
        if (entry) end(entry);
      }
      forget();
    },
    /** Reads people; the function that it is given puts the changes into what was read that are not in it yet. */
    async whileReading<Result>(read: (mended: Mended) => Promise<Result>): Promise<Result> {
      reads += 1;
      const start = happened;
      try {
        return await read((row) =>
          of(row.id)
            .filter(({ endedAt }) => endedAt === null || endedAt > start)
            .reduce((now, { change }) => withChange(now, change), row),
        );
      } finally {
        reads -= 1;
        forget();
      }
    },
  };
}

/** The changes of cells that are under way in this tab. */
export const cellsUnderWay = perClient(createCellsUnderWay);

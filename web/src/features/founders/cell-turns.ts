import { type CellChange, cellKey } from "@/components/data-grid/cell-change";
import type { CellValue } from "@/components/data-grid/grid-column";
import { perClient } from "@/lib/per-client";

/** Changes of one cell go to the server one after the other, in the order in which they were made. */
export function createCellTurns() {
  const turns = new Map<string, Promise<unknown>>();
  // What the server has in cells whose changes are under way, as far as this tab knows.
  const stored = new Map<string, CellValue>();
  return {
    /** Waits only where the same cell is still being saved: what waits is lost when the tab is closed meanwhile. */
    async take<Result>(cells: readonly CellChange[], work: () => Promise<Result>): Promise<Result> {
      const keys = cells.map(cellKey);
      const earlier = keys.flatMap((key) => turns.get(key) ?? []);
      const mine = earlier.length > 0 ? Promise.allSettled(earlier).then(work) : work();
      for (const key of keys) turns.set(key, mine);
      try {
        return await mine;
      } finally {
        for (const key of keys) {
          if (turns.get(key) !== mine) continue;
          turns.delete(key);
          stored.delete(key);
        }
      }
    },
    /** The change with what the server has, where an earlier change of this tab put something else there than was seen. */
    asStored(cell: CellChange): CellChange {
      const seen = stored.get(cellKey(cell));
      return seen === undefined ? cell : { ...cell, seen };
    },
    /** A turn ended, and the server has these values now. */
    note(cells: readonly CellChange[]) {
      for (const cell of cells) stored.set(cellKey(cell), cell.value);
    },
  };
}

export const cellTurns = perClient(createCellTurns);

import type { QueryClient } from "@tanstack/react-query";
import { type CellChange, cellKey } from "@/components/data-grid/cell-change";
import { askBeforeClosing } from "@/lib/ask-before-closing";
import { type CellConflict, cellConflictsOf, type ConflictAnswers } from "./cell-conflicts";
import { showCells } from "./show-cells";

export type { CellConflict } from "./cell-conflicts";

/** Asks about cells that were changed elsewhere. They show what the user typed until that is answered. */
export function askAbout(client: QueryClient, conflicts: readonly CellConflict[], answers: ConflictAnswers) {
  if (conflicts.length === 0) return;
  const shown = showCells(client, conflicts);
  const open = new Set(conflicts.map(cellKey));
  const { promise: allAnswered, resolve } = Promise.withResolvers<null>();
  // What was typed is nowhere else.
  void askBeforeClosing(allAnswered);
  const decided = (cells: readonly CellConflict[]) => {
    for (const cell of cells) open.delete(cellKey(cell));
    if (open.size === 0) resolve(null);
  };
  cellConflictsOf(client).add(conflicts, {
    keep: (kept) => {
      answers.keep(kept);
      shown.end(kept, true);
      decided(kept);
    },
    take: (taken) => {
      shown.putBack(taken, ({ theirs }) => theirs);
      answers.take(taken);
      decided(taken);
    },
  });
}

/** Takes what is stored where cells that are changed again, or undone, are still asked about. */
export const forgetConflicts = (client: QueryClient, cells: readonly CellChange[]) =>
  cellConflictsOf(client).answer(cells, "take");

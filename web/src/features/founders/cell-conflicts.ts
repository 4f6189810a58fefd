import { shortened } from "@contract/storable";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import { type CellChange, cellKey } from "@/components/data-grid/cell-change";
import { valueInWords } from "@/components/data-grid/cell-values";
import type { CellValue } from "@/components/data-grid/grid-column";
import { perClient } from "@/lib/per-client";
import { createStore } from "@/lib/store";

/** A cell that was changed elsewhere since the user began to edit it: `value` is what they typed, `theirs` what is stored. */
export interface CellConflict extends CellChange {
  theirs: CellValue;
  name: string;
  label: string;
}

const THEIRS_AT_MOST = 80;

/** What became of it elsewhere, as a sentence. */
export const changedElsewhere = ({ theirs }: Pick<CellConflict, "theirs">): string =>
  theirs === null ? "Emptied elsewhere." : `Changed elsewhere to “${shortened(valueInWords(theirs), THEIRS_AT_MOST)}”.`;

export interface ConflictAnswers {
  keep: (conflicts: readonly CellConflict[]) => void;
  take: (conflicts: readonly CellConflict[]) => void;
}

/** The conflicts that the user has not decided yet. */
export function createCellConflicts() {
  let open: readonly { conflict: CellConflict; answers: ConflictAnswers }[] = [];
  const list = createStore<readonly CellConflict[]>([]);
  const become = (next: typeof open) => {
    open = next;
    list.set(next.map(({ conflict }) => conflict));
  };
  /** Decides those of these cells that are in conflict. */
  const answer = (cells: readonly Pick<CellChange, "rowId" | "columnId">[], how: keyof ConflictAnswers) => {
    const keys = new Set(cells.map(cellKey));
    const decided = open.filter(({ conflict }) => keys.has(cellKey(conflict)));
    if (decided.length === 0) return;
    become(open.filter((one) => !decided.includes(one)));
    for (const [answers, ofOne] of Map.groupBy(decided, ({ answers }) => answers)) {
      answers[how](ofOne.map(({ conflict }) => conflict));
    }
  };
  return {
    read: list.read,
    subscribe: list.subscribe,
    /** Asks about conflicts; of two about one cell, the later. */
    add(conflicts: readonly CellConflict[], answers: ConflictAnswers) {
      answer(conflicts, "take");
      become([...open, ...conflicts.map((conflict) => ({ conflict, answers }))]);
    },
    answer,
  };
}

export const cellConflictsOf = perClient(createCellConflicts);

function conflictMarks(conflicts: readonly CellConflict[]): Map<string, Map<string, string>> {
  const byRow = Map.groupBy(conflicts, ({ rowId }) => rowId);
  return new Map(
    [...byRow].map(([rowId, ofRow]) => [
      rowId,
      new Map(ofRow.map((conflict) => [conflict.columnId, changedElsewhere(conflict)])),
    ]),
  );
}

export function useCellConflicts(): readonly CellConflict[] {
  const { subscribe, read } = cellConflictsOf(useQueryClient());
  return useSyncExternalStore(subscribe, read);
}

/** What is to be said of cells in conflict, by row and column. */
export function useConflictMarks() {
  const conflicts = useCellConflicts();
  return useMemo(() => conflictMarks(conflicts), [conflicts]);
}

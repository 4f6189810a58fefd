import { type CellChange, cellKey } from "@/components/data-grid/cell-change";
import { tellLeftAlone } from "@/features/history/history.queries";
import type { Undo } from "@/lib/undo";
import { forgetConflicts } from "./ask-about-conflicts";
import { cellTurns } from "./cell-turns";
import { undoCellsEdit } from "./founder-edits.queries";
import { resumeLists } from "./held-lists";
import { type EditContext, type Made, nothing, saveCells, show, type Shown } from "./save-cells";

const opposite = ({ rowId, columnId, value, seen = null }: CellChange): CellChange => ({
  ...{ rowId, columnId, value: seen, seen: value },
});

/** Undoes changes of cells; what it returns does them again, and so on. */
export function reversal(context: EditContext, making: Promise<Made>, all: readonly CellChange[], text: string): Undo {
  return async () => {
    const back = all.map(opposite);
    const reversing = reverse(context, making, back, text);
    await reversing;
    return reversal(context, reversing, back, text);
  };
}

/** Shows cells as they were, and has the server put them back in the turn of each of them. */
async function reverse(
  context: EditContext,
  making: Promise<Made>,
  back: readonly CellChange[],
  text: string,
): Promise<Made> {
  const { client } = context;
  const showing = show(client, back);
  const work = async (): Promise<Made> => {
    const shown = await showing;
    const made = await making;
    // Of what was not saved, nothing is to be undone.
    forgetConflicts(client, back);
    const ours = new Set(made.cells.map(cellKey));
    const cells = back.filter((cell) => ours.has(cellKey(cell)));
    shown.end(
      back.filter((cell) => !ours.has(cellKey(cell))),
      false,
    );
    try {
      const reversed = cells.length === 0 ? nothing : await reverseCells(context, made, cells, text, shown);
      cellTurns(client).note(cells);
      return reversed;
    } catch (error) {
      shown.putBack(cells);
      throw error;
    }
  };
  try {
    return await cellTurns(client).take(back, work);
  } finally {
    resumeLists(client);
  }
}

async function reverseCells(
  context: EditContext,
  made: Made,
  cells: readonly CellChange[],
  text: string,
  shown: Shown,
): Promise<Made> {
  const { outbox } = context;
  if (made.waiting !== null && (await outbox.withdraw(made.waiting))) {
    shown.end(cells, true);
    return { ...nothing, ...made.before, cells };
  }
  if (made.batchId === null) {
    const again = await saveCells(context, cells, shown);
    const [refused] = again.refused;
    if (refused) throw new Error(refused.reason);
    return again;
  }
  const variables = { batchId: made.batchId, cells, text, mayBeMissing: made.waiting !== null };
  const outcome = await outbox.submit(undoCellsEdit, variables);
  shown.end(cells, true);
  const reversed = { ...nothing, cells, before: made };
  if (outcome.isWaiting) return { ...reversed, waiting: outcome.id };
  if (outcome.reply) tellLeftAlone(outcome.reply);
  return { ...reversed, batchId: outcome.reply?.undoId ?? null };
}

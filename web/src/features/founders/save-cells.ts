import type { QueryClient } from "@tanstack/react-query";
import { type CellChange, cellKey, type Refusal } from "@/components/data-grid/cell-change";
import { valueInWords } from "@/components/data-grid/cell-values";
import type { Outbox } from "@/lib/outbox/outbox";
import { toast } from "@/lib/toast";
import { askAbout, forgetConflicts } from "./ask-about-conflicts";
import { cellTurns } from "./cell-turns";
import { changeCellsEdit, inFull, notWritten, reasonFor } from "./founder-edits.queries";
import { loadedPeople } from "./founders.queries";
import { holdLists, resumeLists } from "./held-lists";
import { showCells } from "./show-cells";

export interface EditContext {
  client: QueryClient;
  outbox: Outbox;
  labelOf: (columnId: string) => string;
  /** Makes changes as an edit of their own. */
  edit: (changes: readonly CellChange[]) => Promise<Refusal[]>;
}

export type Shown = ReturnType<typeof showCells>;

export const refusalOf = ({ rowId, columnId, value }: CellChange, reason: string): Refusal => ({
  ...{ rowId, columnId, text: valueInWords(value), reason },
});

/** What became of changes, as far as it takes to undo them. */
export interface Made {
  cells: readonly CellChange[];
  /** Null where they never reached the server. */
  batchId: string | null;
  /** The change or undo that waits for the network; null once the server has it. */
  waiting: string | null;
  /** What there was before, for an undo that is cancelled while it waits. */
  before: Made | null;
}

export const nothing: Made = { cells: [], batchId: null, waiting: null, before: null };

interface Saved extends Made {
  refused: Refusal[];
}

function describing({ client, labelOf }: EditContext, cells: readonly CellChange[]) {
  const people = loadedPeople(client, [...new Set(cells.map(({ rowId }) => rowId))]);
  return {
    names: Object.fromEntries(people.map(({ id, name }) => [id, name])),
    labels: Object.fromEntries(cells.map(({ columnId }) => [columnId, labelOf(columnId)])),
  };
}

/** Sends changes of cells as one batch, in the turn of each of them. */
export async function saveCells(context: EditContext, given: readonly CellChange[], shown: Shown) {
  const { client, outbox } = context;
  const turns = cellTurns(client);
  const cells = given.map((cell) => turns.asStored(cell));
  const words = describing(context, cells);
  const batchId = crypto.randomUUID();
  const made: Saved = { ...nothing, cells, batchId, refused: [] };
  try {
    const outcome = await outbox.submit(changeCellsEdit, { batchId, cells, ...words });
    if (outcome.isWaiting) made.waiting = outcome.id;
    else {
      const { conflicts, refused } = notWritten(cells, outcome.reply);
      const not = new Set([...conflicts, ...refused.map(({ cell }) => cell)].map(cellKey));
      made.cells = cells.filter((cell) => !not.has(cellKey(cell)));
      made.refused = refused.map(({ cell, reason }) => refusalOf(cell, reason));
      shown.putBack(refused.map(({ cell }) => cell));
      askAboutThese(
        context,
        conflicts.map((conflict) => inFull(words, conflict)),
      );
      shown.end(conflicts, false);
    }
  } catch (error) {
    made.cells = [];
    made.refused = cells.map((cell) => refusalOf(cell, reasonFor(cell.columnId, error)));
    shown.putBack(cells);
  }
  shown.end(made.cells, true);
  const saved = new Set(made.cells.map(cellKey));
  turns.note(
    cells.flatMap((cell) =>
      saved.has(cellKey(cell)) ? cell : cell.seen === undefined ? [] : { ...cell, value: cell.seen },
    ),
  );
  return made;
}

/** Kept, a value is a change like any other: of what is stored by now. */
function askAboutThese(context: EditContext, conflicts: Parameters<typeof askAbout>[1]) {
  askAbout(context.client, conflicts, {
    keep: (kept) => {
      const changes = kept.map(({ rowId, columnId, value, theirs }) => ({ rowId, columnId, value, seen: theirs }));
      void context.edit(changes).then((refused) => {
        const [first] = refused;
        if (!first) return;
        toast.bad(first.reason);
        const not = new Set(refused.map(cellKey));
        askAboutThese(
          context,
          kept.filter((conflict) => not.has(cellKey(conflict))),
        );
      });
    },
    take: () => undefined,
  });
}

/** Shows changes at once and saves them; what is refused is put back, with the reason. */
export async function save(context: EditContext, changes: readonly CellChange[]): Promise<Saved> {
  const { client } = context;
  const showing = show(client, changes);
  try {
    return await cellTurns(client).take(changes, async () => saveCells(context, changes, await showing));
  } finally {
    resumeLists(client);
  }
}

/** Reads under way would put the old state back. */
export async function show(client: QueryClient, changes: readonly CellChange[]) {
  forgetConflicts(client, changes);
  await holdLists(client);
  return showCells(client, changes);
}

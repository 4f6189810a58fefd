import type { CustomValue } from "@contract/custom-fields";
import type { PersonRow } from "@contract/founder-list";
import { FOUNDERS_MAX_PAGE_SIZE } from "@contract/founders";
import { isPersonField, labelInSentence } from "@contract/person-fields";
import { type CellsChanged, NOTES_KEY, PEOPLE_CHANGED_AT_ONCE } from "@contract/people-changes";
import { listPeople } from "@stores/founder-list";
import { changePeople, type PersonChange, undoChange } from "@stores/people-changes";
import { StoreError } from "@stores/store-error";
import type { QueryClient } from "@tanstack/react-query";
import { type CellChange, cellKey } from "@/components/data-grid/cell-change";
import type { CellValue } from "@/components/data-grid/grid-column";
import { db } from "@/lib/db";
import { defineEdit, PartlyRefused } from "@/lib/outbox/edit";
import { changeInWords, valueConflict } from "@/lib/outbox/value-conflict";
import { statusOf } from "@/lib/query-client";
import { readAgain } from "@/lib/read-again";
import { hasFailed } from "@/lib/reason-or";
import { isUnreachable } from "@/lib/unreachable";
import { askAbout, type CellConflict } from "./ask-about-conflicts";
import { cellsUnderWay } from "./cells-under-way";
import { withPage } from "./founder-list";
import { foundersQuery, type PeopleView, readRows } from "./founders.queries";
import { LIST_KEY } from "./held-lists";

const NOT_SAVED = "Failed to save. Please try again.";
const NOTE_NOT_SAVED = "Failed to save note. Please try again.";
const GONE = "This person is not in your list any more.";

/** Why a cell was not saved. */
export const reasonFor = (columnId: string, error: unknown) =>
  hasFailed(error) || !(error instanceof Error) ? (columnId === NOTES_KEY ? NOTE_NOT_SAVED : NOT_SAVED) : error.message;

/** The people of a view, at least so many of them, or all there are. They are in the table's list then. */
export async function loadPeople(client: QueryClient, view: PeopleView, count: number): Promise<PersonRow[]> {
  const { queryKey } = foundersQuery(view);
  for (;;) {
    const list = client.getQueryData(queryKey);
    if (!list) throw new StoreError("Failed to fetch data", 500);
    const { rows, next } = list;
    if (rows.length >= count || next === null) return rows;
    const page = await listPeople(db, { ...view, cursor: next, limit: FOUNDERS_MAX_PAGE_SIZE });
    client.setQueryData(queryKey, (now) => (now?.next === next ? withPage(now, page) : now));
  }
}

/** Cells that are changed together: a person's own fields, custom values and new notes. */
export interface CellsChange {
  /** Under which they are undone together. Sent twice, they are changed once. */
  batchId: string;
  cells: readonly CellChange[];
  /** The names of the people by id and of the columns by theirs, for the list of what waits. */
  names: Readonly<Record<string, string>>;
  labels: Readonly<Record<string, string>>;
}

const stored = (value: CellValue): CustomValue | null =>
  typeof value === "object" && value !== null ? [...value] : value;

const labelOf = ({ labels }: CellsChange, columnId: string) =>
  isPersonField(columnId) ? labelInSentence(columnId) : (labels[columnId] ?? columnId);

/** A line for each person: who it is, and what their fields become. */
function inWords(change: CellsChange): string {
  return [...Map.groupBy(change.cells, ({ rowId }) => rowId)]
    .map(([id, cells]) => [
      ...(change.names[id] === undefined ? [] : [change.names[id]]),
      ...cells.map(({ columnId, value }) => changeInWords(labelOf(change, columnId), value)),
    ])
    .map((parts) => parts.join(", "))
    .join("\n");
}

function toPersonChanges(cells: readonly CellChange[]): PersonChange[] {
  return [...Map.groupBy(cells, ({ rowId }) => rowId)].map(([id, ofPerson]) => ({
    id,
    fields: Object.fromEntries(ofPerson.map(({ columnId, value }) => [columnId, stored(value)])),
    seen: Object.fromEntries(
      ofPerson.flatMap(({ columnId, seen }) => (seen === undefined ? [] : [[columnId, stored(seen)]])),
    ),
  }));
}

type NotWritten = Pick<CellsChanged, "conflicts" | "refused">;

/** Sends the cells of 1,000 people at a time. Once some are saved, a request that fails refuses its own cells only. */
async function sendCells({ batchId, cells }: CellsChange): Promise<NotWritten> {
  const people = toPersonChanges(cells);
  const done: NotWritten = { conflicts: [], refused: [] };
  for (let from = 0; from < people.length; from += PEOPLE_CHANGED_AT_ONCE) {
    const portion = people.slice(from, from + PEOPLE_CHANGED_AT_ONCE);
    try {
      const { conflicts, refused } = await changePeople(db, portion, batchId);
      done.conflicts.push(...conflicts);
      done.refused.push(...refused.map((cell) => (cell.code === "PT404" ? { ...cell, message: goneOr(cell) } : cell)));
    } catch (error) {
      if (from === 0 || isUnreachable(error)) throw error;
      const code = String(statusOf(error));
      done.refused.push(
        ...portion.flatMap(({ id, fields }) =>
          Object.keys(fields).map((key) => ({ id, key, code, message: reasonFor(key, error) })),
        ),
      );
    }
  }
  return done;
}

const goneOr = ({ message }: { message: string }) => (message === "Founder not found" ? GONE : message);

/** The cells that a reply says were not written, with what it says of each. */
export function notWritten(cells: readonly CellChange[], { conflicts, refused }: NotWritten) {
  const byKey = new Map(cells.map((cell) => [cellKey(cell), cell]));
  const cellOf = ({ id, key }: { id: string; key: string }) => byKey.get(cellKey({ rowId: id, columnId: key }));
  return {
    conflicts: conflicts.flatMap((conflict) => {
      const cell = cellOf(conflict);
      // The value of a field, as the contract has it.
      return cell ? [{ ...cell, theirs: conflict.value as CellValue }] : [];
    }),
    refused: refused.flatMap((refusal) => {
      const cell = cellOf(refusal);
      return cell ? [{ cell, reason: refusal.message }] : [];
    }),
  };
}

/** Some cells of a late change were not written. */
class CellsNotWritten extends PartlyRefused {
  override readonly name = "CellsNotWritten";
  override readonly left: CellsChange;
  readonly conflicts: readonly CellConflict[];

  constructor(message: string, left: CellsChange, conflicts: readonly CellConflict[]) {
    super(message, left);
    this.left = left;
    this.conflicts = conflicts;
  }
}

function lateRefusal(change: CellsChange, reply: NotWritten): CellsNotWritten {
  const { conflicts, refused } = notWritten(change.cells, reply);
  const sentences = [
    ...conflicts.map(({ columnId, value, theirs, seen = null }) =>
      valueConflict(labelOf(change, columnId), { seen, now: theirs, ours: value }),
    ),
    ...refused.map(({ reason }) => reason),
  ];
  const [first] = sentences.filter((sentence) => sentence !== null);
  const count = conflicts.length + refused.length;
  const reason = first ?? NOT_SAVED;
  const message =
    change.cells.length === 1 ? reason : `${count} of ${change.cells.length} cells were not changed: ${reason}`;
  const left = new Set([...conflicts, ...refused.map(({ cell }) => cell)].map(cellKey));
  return new CellsNotWritten(
    message,
    { ...change, cells: change.cells.filter((cell) => left.has(cellKey(cell))) },
    conflicts.map((conflict) => inFull(change, conflict)),
  );
}

/** A conflict with the names that it is asked about by. */
export const inFull = (
  { names, labels }: Pick<CellsChange, "names" | "labels">,
  conflict: CellChange & { theirs: CellValue },
): CellConflict => ({
  ...conflict,
  name: names[conflict.rowId] ?? "",
  label: labels[conflict.columnId] ?? conflict.columnId,
});

/** Reads people again whose cells were changed. Nobody waits for it: what was typed is on screen. */
function readChanged(client: QueryClient, cells: readonly CellChange[]) {
  const ids = [...new Set(cells.map(({ rowId }) => rowId))];
  if (ids.length > FOUNDERS_MAX_PAGE_SIZE) void client.invalidateQueries({ queryKey: LIST_KEY });
  // What fails here comes with the next read of the list.
  else void readRows(client, ids).catch(() => undefined);
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => ids.some((id) => queryKey.includes(id));
  void client.invalidateQueries({ queryKey: ["founders", "one"], predicate });
  void readAgain(client, ...ids.map((id) => ["timeline", id]));
}

const isChanged = ({ conflicts, refused }: NotWritten) => {
  const not = new Set([...conflicts, ...refused].map(({ id, key }) => cellKey({ rowId: id, columnId: key })));
  return (cell: CellChange) => !not.has(cellKey(cell));
};

/** A change of cells. It may wait for the network; a cell that someone else changed meanwhile is asked about. */
export const changeCellsEdit = defineEdit({
  kind: "founders.changeCells",
  describe: inWords,
  send: async (change: CellsChange, { isLate }) => {
    const reply = await sendCells(change);
    if (isLate && reply.conflicts.length + reply.refused.length > 0) throw lateRefusal(change, reply);
    return reply;
  },
  settle: (client, { cells }, reply) => {
    cellsUnderWay(client).saved(cells.filter(isChanged(reply)));
    readChanged(client, cells);
  },
  refused: (client, error, answer) => {
    if (!(error instanceof CellsNotWritten)) return false;
    const { conflicts } = error;
    readChanged(client, error.left.cells);
    let { left } = error;
    const become = (cells: readonly CellChange[]) => {
      left = { ...left, cells };
      return answer(cells.length === 0 ? null : left);
    };
    const without = (gone: readonly CellConflict[]) => {
      const keys = new Set(gone.map(cellKey));
      return left.cells.filter((cell) => !keys.has(cellKey(cell)));
    };
    askAbout(client, conflicts, {
      // It asks again only about what changes again.
      keep: (kept) =>
        void become([
          ...without(kept),
          ...kept.map(({ rowId, columnId, value, theirs }) => ({ rowId, columnId, value, seen: theirs })),
        ]),
      take: (taken) => void become(without(taken)),
    });
    return conflicts.length > 0;
  },
});

/** The undoing of a batch of changes of these cells. */
export interface CellsUndo {
  batchId: string;
  cells: readonly CellChange[];
  text: string;
  /** The batch may not have reached the server; then there is nothing to undo. */
  mayBeMissing: boolean;
}

export const undoCellsEdit = defineEdit({
  kind: "founders.undoCells",
  describe: ({ text }: CellsUndo) => `Undo: ${text}`,
  send: async ({ batchId, mayBeMissing }) => {
    try {
      return await undoChange(db, batchId);
    } catch (error) {
      if (mayBeMissing && statusOf(error) === 404) return null;
      throw error;
    }
  },
  settle: (client, { cells }) => {
    cellsUnderWay(client).saved(cells);
    readChanged(client, cells);
  },
});

import type { CustomValue } from "@contract/custom-fields";
import type { PersonRow } from "@contract/founder-list";
import { isPersonField } from "@contract/person-fields";
import type { QueryClient } from "@tanstack/react-query";
import { type CellChange, cellKey, type Refusal } from "@/components/data-grid/cell-change";
import type { CellValue } from "@/components/data-grid/grid-column";
import { addNoteEdit, takeBackNotes } from "@/features/notes/notes.queries";
import { announce } from "@/lib/announce";
import { askBeforeClosing } from "@/lib/ask-before-closing";
import type { Outbox } from "@/lib/outbox/outbox";
import { perClient } from "@/lib/per-client";
import { tellDone } from "@/lib/take-back";
import { toast } from "@/lib/toast";
import { undoStackOf } from "@/lib/undo";
import { type EditOutcome, editPeople, patchOf, type PeopleEditWorld } from "./edit-people";
import { changeFounderEdit, changeValueEdit, readPeople } from "./founder-edits.queries";
import { cellsUnderWay } from "./cells-under-way";
import { withChanged } from "./founder-list";
import { changeLists, loadedPeople } from "./founders.queries";
import { holdLists, resumeLists } from "./held-lists";
import { seenOf } from "./late-founder-change";
import { valueOf } from "./person-values";
import { stillOurs } from "./still-ours";

export { loadPeople } from "./founder-edits.queries";

const cellsInWords = (count: number) => `${count.toLocaleString()} cell${count === 1 ? "" : "s"}`;

/** What was changed: the column where it is one, else how many cells. */
function inWords(changes: readonly CellChange[], labelOf: (columnId: string) => string): string {
  const columns = new Set(changes.map(({ columnId }) => columnId));
  const [column, ...others] = columns;
  if (column === undefined || others.length > 0) return `${cellsInWords(changes.length)} updated`;
  const label = labelOf(column);
  return changes.length === 1 ? `${label} updated` : `${label} updated for ${changes.length.toLocaleString()} people`;
}

const stored = (value: CellValue): CustomValue | null =>
  typeof value === "object" && value !== null ? [...value] : value;

/** What is under way for each cell, so that no later change of it reaches the server before an earlier one. */
const turnsOf = perClient(() => new Map<string, Promise<unknown>>());

/** Waits only where the same cell is still being saved: what waits is lost when the tab is closed meanwhile. */
async function inTurn(turns: Map<string, Promise<unknown>>, cells: readonly string[], work: () => Promise<unknown>) {
  const before = cells.flatMap((cell) => turns.get(cell) ?? []);
  const mine = before.length > 0 ? Promise.allSettled(before).then(work) : work();
  for (const cell of cells) turns.set(cell, mine);
  try {
    await mine;
  } finally {
    for (const cell of cells) if (turns.get(cell) === mine) turns.delete(cell);
  }
}

/** Saves a person's own fields in one go, or one custom value. Either may wait for the network. */
function saveThrough(outbox: Outbox, labelOf: (columnId: string) => string): PeopleEditWorld["save"] {
  return async (person, changes) => {
    const { id: founderId, name } = person;
    const [first] = changes;
    if (first && !isPersonField(first.columnId)) {
      const { columnId, value } = first;
      const field = { id: columnId, label: labelOf(columnId) };
      const seen = stored(valueOf(person, columnId));
      await outbox.submit(changeValueEdit, { founderId, name, field, value: stored(value), seen });
      return;
    }
    await outbox.submit(changeFounderEdit, { founderId, name, patch: patchOf(changes), seen: seenOf(person) });
  };
}

function worldOf(client: QueryClient, outbox: Outbox, labelOf: (columnId: string) => string): PeopleEditWorld {
  const save = saveThrough(outbox, labelOf);
  return {
    loaded: (ids) => loadedPeople(client, ids),
    read: readPeople,
    show: (change: (row: PersonRow) => PersonRow) => changeLists(client, (list) => withChanged(list, change)),
    hold: () => holdLists(client),
    begin: (changes) => cellsUnderWay(client).begin(changes),
    save: (person, changes) => inTurn(turnsOf(client), changes.map(cellKey), () => save(person, changes)),
    addNote: async ({ id: founderId }, content) => {
      const id = crypto.randomUUID();
      await outbox.submit(addNoteEdit, { id, founderId, content });
      return id;
    },
    now: () => new Date(),
  };
}

/** One request is sent to its end when the tab is closed; of several, some may not have begun. */
async function editAll(client: QueryClient, world: PeopleEditWorld, changes: readonly CellChange[]) {
  const editing = editPeople(world, changes);
  const outcome = await (changes.length > 1 ? askBeforeClosing(editing) : editing);
  resumeLists(client);
  return outcome;
}

const CHANGED_SINCE = "it was changed again since.";

async function undoEdit(client: QueryClient, world: PeopleEditWorld, made: readonly CellChange[], done: EditOutcome) {
  const { inverse, noteIds } = done;
  const back = await stillOurs(world.read, made, done);
  const { refused } = await editAll(client, world, back);
  await takeBackNotes(client, noteIds);
  const [first] = refused;
  if (first) throw new Error(first.reason);
  if (inverse.length > 0 && back.length === 0) throw new Error(CHANGED_SINCE);
  if (back.length < inverse.length)
    toast.bad(`${cellsInWords(inverse.length - back.length)} changed again since then and kept the new value.`);
}

/** Changes cells of people, in this cache and through this outbox; what was changed can be taken back. */
export function editPeopleWith(client: QueryClient, outbox: Outbox, labelOf: (columnId: string) => string) {
  const world = worldOf(client, outbox, labelOf);
  return async (changes: readonly CellChange[]): Promise<Refusal[]> => {
    const saving = editAll(client, world, changes);
    const done = { label: inWords(changes, labelOf), undo: async () => undoEdit(client, world, changes, await saving) };
    // Not only once it is saved: Ctrl+Z right after an edit means that edit.
    undoStackOf(client).push(done);
    const { refused } = await saving;
    const failed = new Set(refused.map(cellKey));
    const made = changes.filter((change) => !failed.has(cellKey(change)));
    done.label = inWords(made, labelOf);
    if (made.length === 0) undoStackOf(client).drop(done);
    // One cell is seen to change where it was edited; those who do not see it are told.
    else if (changes.length === 1) announce(done.label);
    else tellDone(client, done);
    return refused;
  };
}

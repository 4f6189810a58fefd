import type { CustomValue } from "@contract/custom-fields";
import type { PersonRow } from "@contract/founder-list";
import type { QueryClient } from "@tanstack/react-query";
import type { CellChange, Refusal } from "@/components/data-grid/cell-change";
import type { CellValue } from "@/components/data-grid/grid-column";
import { addNoteEdit, takeBackNotes } from "@/features/notes/notes.queries";
import { askBeforeClosing } from "@/lib/ask-before-closing";
import type { Outbox } from "@/lib/outbox/outbox";
import { takeBack } from "@/lib/take-back";
import { toast } from "@/lib/toast";
import { undoStackOf } from "@/lib/undo";
import { type EditOutcome, editPeople, patchOf, type PeopleEditWorld } from "./edit-people";
import { changeFounderEdit, changeValueEdit, readPeople } from "./founder-edits.queries";
import { cellsUnderWay } from "./cells-under-way";
import { withChanged } from "./founder-list";
import { changeLists, loadedPeople } from "./founders.queries";
import { holdLists, resumeLists } from "./held-lists";
import { seenOf } from "./late-founder-change";
import { isOwnField, valueOf } from "./person-values";
import { stillOurs } from "./still-ours";

export { loadPeople } from "./founder-edits.queries";

const inWords = (count: number) => (count === 1 ? "1 cell changed" : `${count} cells changed`);

const stored = (value: CellValue): CustomValue | null =>
  typeof value === "object" && value !== null ? [...value] : value;

/** Saves a person's own fields in one go, or one custom value. Either may wait for the network. */
function saveThrough(outbox: Outbox, labelOf: (columnId: string) => string): PeopleEditWorld["save"] {
  return async (person, changes) => {
    const { id: founderId, name } = person;
    const [first] = changes;
    if (first && !isOwnField(first.columnId)) {
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
  return {
    loaded: (ids) => loadedPeople(client, ids),
    read: readPeople,
    show: (change: (row: PersonRow) => PersonRow) => changeLists(client, (list) => withChanged(list, change)),
    hold: () => holdLists(client),
    begin: (changes) => cellsUnderWay(client).begin(changes),
    save: saveThrough(outbox, labelOf),
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
  if (back.length < inverse.length) toast.bad(`${inWords(inverse.length - back.length)} again since: left as it is.`);
}

/** Changes cells of people, in this cache and through this outbox; what was changed can be taken back. */
export function editPeopleWith(client: QueryClient, outbox: Outbox, labelOf: (columnId: string) => string) {
  const world = worldOf(client, outbox, labelOf);
  return async (changes: readonly CellChange[]): Promise<Refusal[]> => {
    const saving = editAll(client, world, changes);
    const done = { label: inWords(changes.length), undo: async () => undoEdit(client, world, changes, await saving) };
    // Not only once it is saved: Ctrl+Z right after an edit means that edit.
    undoStackOf(client).push(done);
    const { refused } = await saving;
    const made = changes.length - refused.length;
    done.label = inWords(made);
    if (made === 0) undoStackOf(client).drop(done);
    // The same words after each cell: while somebody goes on editing it stays one toast.
    else toast.good(done.label, { label: "Undo", run: () => takeBack(client, done) });
    return refused;
  };
}

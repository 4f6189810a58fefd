import { founderPatchSchema } from "@contract/founders";
import { isPersonField } from "@contract/person-fields";
import type { QueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { type CellChange, type Refusal } from "@/components/data-grid/cell-change";
import type { CellValue } from "@/components/data-grid/grid-column";
import { announce } from "@/lib/announce";
import { askBeforeClosing } from "@/lib/ask-before-closing";
import type { Outbox } from "@/lib/outbox/outbox";
import { tellDone } from "@/lib/take-back";
import { undoStackOf } from "@/lib/undo";
import { cellsInWords } from "./cells-in-words";
import { reasonFor } from "./founder-edits.queries";
import { reversal } from "./reverse-cells";
import { type EditContext, refusalOf, save } from "./save-cells";

export { loadPeople } from "./founder-edits.queries";

/** What was changed: the column where it is one, else how many cells. */
function inWords(changes: readonly CellChange[], labelOf: (columnId: string) => string): string {
  const columns = new Set(changes.map(({ columnId }) => columnId));
  const [column, ...others] = columns;
  if (column === undefined || others.length > 0) return `${cellsInWords(changes.length)} updated`;
  const label = labelOf(column);
  return changes.length === 1 ? `${label} updated` : `${label} updated for ${changes.length.toLocaleString()} people`;
}

/** What a person's own field would store. Throws what is wrong with it, as a sentence. */
function fieldValue(columnId: string, value: CellValue): CellValue {
  if (!isPersonField(columnId)) return value;
  const parsed = z.safeParse(founderPatchSchema, { [columnId]: value });
  if (!parsed.success) throw new Error(parsed.error.issues[0]?.message ?? "This value cannot be stored.");
  return parsed.data[columnId] ?? null;
}

/** The changes as they are stored, and those that can't be. */
function checked(changes: readonly CellChange[]) {
  const valid: CellChange[] = [];
  const refused: Refusal[] = [];
  for (const change of changes) {
    try {
      valid.push({ ...change, value: fieldValue(change.columnId, change.value) });
    } catch (error) {
      refused.push(refusalOf(change, reasonFor(change.columnId, error)));
    }
  }
  return { valid, refused };
}

/** Changes cells of people; what was changed can be undone. */
async function edit(context: EditContext, given: readonly CellChange[]): Promise<Refusal[]> {
  const { client, labelOf } = context;
  const { valid, refused } = checked(given);
  if (valid.length === 0) return refused;
  const saving = save(context, valid);
  const label = inWords(valid, labelOf);
  const done = { label, undo: reversal(context, saving, valid, label) };
  // Not only once it is saved: Ctrl+Z right after an edit means that edit.
  undoStackOf(client).push(done);
  // One request is sent to its end when the tab is closed; of several, some may not have begun.
  const saved = await (valid.length > 1 ? askBeforeClosing(saving) : saving);
  done.label = inWords(saved.cells, labelOf);
  if (saved.cells.length === 0) undoStackOf(client).drop(done);
  // One cell is seen to change where it was edited; those who do not see it are told.
  else if (given.length === 1) announce(done.label);
  else tellDone(client, done);
  return [...refused, ...saved.refused];
}

/** What changes cells of people in this cache and through this outbox. */
export function editPeopleWith(client: QueryClient, outbox: Outbox, labelOf: (columnId: string) => string) {
  const context: EditContext = { client, outbox, labelOf, edit: (changes) => edit(context, changes) };
  return context.edit;
}

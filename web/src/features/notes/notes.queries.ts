import { type NewNote, newNoteSchema, type Note } from "@contract/notes";
import { NOTES_KEY } from "@contract/people-changes";
import { addNote } from "@stores/notes";
import * as z from "zod/mini";
import type { CellChange } from "@/components/data-grid/cell-change";
import { db } from "@/lib/db";
import { defineEdit, type WaitingEdit } from "@/lib/outbox/edit";
import { readAgain } from "@/lib/read-again";
import { useOutbox, useWaitingEdits } from "@/lib/outbox/use-outbox";
import { useMutationOnce } from "@/lib/use-mutation-once";

export interface NoteToAdd extends NewNote {
  /** Made here, so that a note whose answer got lost is not stored twice. */
  id: Note["id"];
  founderId: string;
}

/** A note about a founder; their timeline and row are read again after it. It may wait for the network. */
export const addNoteEdit = defineEdit({
  kind: "notes.add",
  describe: ({ content }: NoteToAdd) => content,
  send: ({ id, founderId, content }) => addNote(db, founderId, { id, ...z.parse(newNoteSchema, { content }) }),
  settle: (client, { founderId }) => readAgain(client, ["timeline", founderId], ["founders"]),
});

export function useAddNote() {
  const outbox = useOutbox();
  return useMutationOnce({ mutationFn: (note: NoteToAdd) => outbox.submit(addNoteEdit, note) });
}

/** The text of a note about a founder in an edit that waits: one of its own, or a cell of the table. */
function noteIn({ kind, variables, text }: WaitingEdit, founderId: string): string | null {
  // The variables of a kind are what its definition was given.
  if (kind === addNoteEdit.kind) return (variables as NoteToAdd).founderId === founderId ? text : null;
  if (kind !== "founders.changeCells") return null;
  const { cells } = variables as { cells: readonly CellChange[] };
  const note = cells.find(({ rowId, columnId }) => rowId === founderId && columnId === NOTES_KEY)?.value;
  return typeof note === "string" ? note : null;
}

/** The notes about a founder that wait for the server, or that it refused; oldest first. */
export function useWaitingNotes(founderId: string): Pick<WaitingEdit, "id" | "text" | "refusal">[] {
  return useWaitingEdits().flatMap((edit) => {
    const text = noteIn(edit, founderId);
    return text === null ? [] : [{ ...edit, text }];
  });
}

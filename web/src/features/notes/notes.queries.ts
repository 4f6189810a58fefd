import { type NewNote, newNoteSchema, type Note } from "@contract/notes";
import { addNote, removeNote } from "@stores/notes";
import type { QueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
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

/** Takes notes back that were just added. */
export async function takeBackNotes(client: QueryClient, noteIds: readonly Note["id"][]) {
  for (const id of noteIds) await removeNote(db, id);
  if (noteIds.length > 0) await readAgain(client, ["timeline"], ["founders"]);
}

const isAbout = (edit: WaitingEdit, founderId: string) =>
  // The variables of this kind are what `addNoteEdit` was given.
  edit.kind === addNoteEdit.kind && (edit.variables as NoteToAdd).founderId === founderId;

/** The notes about a founder that wait for the server, or that it refused; oldest first. */
export function useWaitingNotes(founderId: string): WaitingEdit[] {
  return useWaitingEdits().filter((edit) => isAbout(edit, founderId));
}

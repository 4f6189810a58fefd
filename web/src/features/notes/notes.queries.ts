import { type NewNote, newNoteSchema, type Note } from "@contract/notes";
import { NOTES_KEY } from "@contract/people-changes";
import { shortened } from "@contract/storable";
import { addNote, changeNote, removeNote } from "@stores/notes";
import { StoreError } from "@stores/store-error";
import { type QueryClient, useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import * as z from "zod/mini";
import type { CellChange } from "@/components/data-grid/cell-change";
import { useUserId } from "@/features/session/session.queries";
import { db } from "@/lib/db";
import { defineEdit, type WaitingEdit } from "@/lib/outbox/edit";
import { statusOf } from "@/lib/query-client";
import { readAgain } from "@/lib/read-again";
import { reasonOr } from "@/lib/reason-or";
import { offerUndo } from "@/lib/take-back";
import { toast } from "@/lib/toast";
import { backAndForth, undoStackOf } from "@/lib/undo";
import { useOutbox, useWaitingEdits } from "@/lib/outbox/use-outbox";
import { forgetDraft } from "@/lib/use-draft";
import { useMutationOnce } from "@/lib/use-mutation-once";
import { noteEditDraft } from "./note-edit-draft";

export const NOTE_FAILED = "Failed to save note. Please try again.";

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
  const client = useQueryClient();
  const outbox = useOutbox();
  return useMutationOnce({
    mutationFn: (note: NoteToAdd) => outbox.submit(addNoteEdit, note),
    // The person is gone: the screen is to say so.
    onError: (error) => statusOf(error) === 404 && void readAgain(client, ["founders"]),
  });
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

const afterNote = (client: QueryClient, { founderId }: { founderId: string }) =>
  readAgain(client, ["timeline", founderId], ["founders"]);

export interface NoteChange {
  id: Note["id"];
  founderId: string;
  content: string;
  /** What it was when it was opened. */
  seen: string;
}

/** A note that was changed elsewhere since it was opened: it stays, until the user says which text is to. */
export class NoteConflict extends StoreError {
  readonly change: NoteChange;
  readonly theirs: string;

  constructor(change: NoteChange, theirs: string) {
    super("This note was changed elsewhere.", 409);
    this.change = change;
    this.theirs = theirs;
  }
}

/** Asks which text of a note is to stay. */
function askAboutNote({ change, theirs }: NoteConflict, answer: (change: NoteChange | null) => unknown) {
  toast.ask(`This note was changed elsewhere since you opened it. It says “${shortened(theirs, 120)}” now.`, [
    { label: "Keep mine", run: () => void answer({ ...change, seen: theirs }) },
    { label: "Take theirs", run: () => void answer(null) },
  ]);
}

/** A change of a note. It may wait for the network; where the note was changed elsewhere, the user is asked. */
export const changeNoteEdit = defineEdit({
  kind: "notes.change",
  describe: ({ content }: NoteChange) => content,
  send: async (change: NoteChange) => {
    const { content, isConflict } = await changeNote(db, change);
    if (isConflict) throw new NoteConflict(change, content);
  },
  settle: (client, change) => afterNote(client, change),
  refused: (client, error, answer) => {
    if (!(error instanceof NoteConflict)) return false;
    void afterNote(client, error.change);
    askAboutNote(error, answer);
    return true;
  },
});

export type RemovedNote = Pick<NoteChange, "id" | "founderId" | "content">;

/** A deletion of a note. It may wait for the network; what is gone by then is what was wanted. */
export const removeNoteEdit = defineEdit({
  kind: "notes.remove",
  describe: ({ content }: RemovedNote) => `Delete “${shortened(content, 120)}”`,
  send: async ({ id }: RemovedNote, { isLate }) => {
    try {
      await removeNote(db, id);
    } catch (error) {
      if (!isLate || !(error instanceof StoreError) || error.status !== 404) throw error;
    }
  },
  settle: (client, note) => afterNote(client, note),
});

const CHANGE_KEY = ["notes", "change"] as const;
const REMOVE_KEY = ["notes", "remove"] as const;

/** Changes a note optimistically; Ctrl+Z undoes it. Fails with the server's reason. */
export function useChangeNote() {
  const client = useQueryClient();
  const userId = useUserId();
  const outbox = useOutbox();
  const { mutate, ...rest } = useMutation({
    mutationKey: CHANGE_KEY,
    mutationFn: (change: NoteChange) => outbox.submit(changeNoteEdit, change),
    onSuccess: (_, change) => {
      forgetDraft(userId, noteEditDraft(change.id));
      const back = { ...change, content: change.seen, seen: change.content };
      const undo = backAndForth(
        () => outbox.submit(changeNoteEdit, back),
        () => outbox.submit(changeNoteEdit, change),
      );
      undoStackOf(client).push({ label: "Note changed", undo });
    },
    onError: (error, change) => {
      // What was typed stays a draft of the note.
      if (!(error instanceof NoteConflict)) return void toast.bad(reasonOr(NOTE_FAILED, error));
      forgetDraft(userId, noteEditDraft(change.id));
      void afterNote(client, change);
      askAboutNote(error, (kept) => kept && mutate(kept));
    },
  });
  return { ...rest, mutate };
}

/** Deletes a note at once, and offers to undo that. */
export function useRemoveNote() {
  const client = useQueryClient();
  const outbox = useOutbox();
  return useMutation({
    mutationKey: REMOVE_KEY,
    mutationFn: (note: RemovedNote) => outbox.submit(removeNoteEdit, note),
    onSuccess: (outcome, { id }) =>
      offerUndo(client, "Note deleted", async () => {
        // What still waits was never deleted.
        if (outcome.isWaiting && (await outbox.withdraw(outcome.id)))
          return async () => Promise.reject(new Error("it was not deleted yet"));
        return (await import("@/features/history/history.queries")).undoOfDeletion(client, id)();
      }),
    onError: () => toast.bad("The note could not be deleted. Please try again."),
  });
}

/** What becomes of a note by what is under way or waits for the network: its text, or null where it is deleted. */
export function useNotesUnderWay(): (note: Pick<Note, "id" | "content">) => string | null {
  // The variables of a mutation with this key are what its hook takes.
  const changes = useMutationState({
    filters: { mutationKey: CHANGE_KEY, status: "pending" },
    select: ({ state }) => state.variables as NoteChange,
  });
  const removals = useMutationState({
    filters: { mutationKey: REMOVE_KEY, status: "pending" },
    select: ({ state }) => (state.variables as RemovedNote).id,
  });
  const waiting = useWaitingEdits();
  return useCallback(
    ({ id, content }) => {
      const edits = waiting.filter(({ refusal }) => refusal === undefined);
      const isRemoved = edits.some(
        ({ kind, variables }) => kind === removeNoteEdit.kind && (variables as RemovedNote).id === id,
      );
      if (isRemoved || removals.includes(id)) return null;
      const late = edits.flatMap(({ kind, variables }) =>
        kind === changeNoteEdit.kind ? [variables as NoteChange] : [],
      );
      return [...late, ...changes].findLast((change) => change.id === id)?.content ?? content;
    },
    [changes, removals, waiting],
  );
}

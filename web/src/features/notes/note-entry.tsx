import { newNoteSchema, type Note } from "@contract/notes";
import { Pencil, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { EntryAction, EntryActions } from "@/components/entry-actions";
import { LongText } from "@/components/long-text";
import { useUserId } from "@/features/session/session.queries";
import { useDraft } from "@/lib/use-draft";
import { keptEdit, noteEditDraft } from "./note-edit-draft";
import { NoteField, noteProblem } from "./note-field";
import { NoteConflict, useChangeNote, useRemoveNote } from "./notes.queries";

/** How long after the field was left a note is saved, unless the field is entered again. */
const LEFT_MS = 100;

interface NoteEntryProps {
  entry: { note: Note };
  founderId: string;
  /** What it was found by. */
  search: string;
}

/** A note in a list, edited and deleted in place. What is typed is kept in this tab until it is saved or given up. */
export function NoteEntry({ entry: { note }, founderId, search }: NoteEntryProps) {
  const { id, content } = note;
  const [kept, keep] = useDraft(useUserId(), noteEditDraft(id));
  const [isEditing, setEditing] = useState(() => kept !== "");
  const edit = useRef<HTMLButtonElement>(null);
  const { mutate: change } = useChangeNote();
  const { mutate: remove } = useRemoveNote();
  const { text, seen } = keptEdit(kept) ?? { text: content, seen: content };
  const close = (hasFocus: boolean) => {
    setEditing(false);
    if (hasFocus) requestAnimationFrame(() => edit.current?.focus());
  };
  const cancel = () => {
    keep("");
    close(true);
  };
  const save = (hasFocus: boolean) => {
    close(hasFocus);
    if (text.trim() === "" || text === seen) keep("");
    else
      change(
        { id, founderId, content: z.parse(newNoteSchema, { content: text }).content, seen },
        // What could not be saved is open again, unless the two texts are asked about.
        {
          onSuccess: () => keep(""),
          onError: (error) => (error instanceof NoteConflict ? keep("") : setEditing(true)),
        },
      );
  };
  if (isEditing) {
    return (
      <NoteEditor
        text={text}
        onChange={(next) => keep(next === seen ? "" : JSON.stringify({ text: next, seen }))}
        onSave={save}
        onCancel={cancel}
      />
    );
  }
  return (
    <>
      <div className="px-2 py-1.5">
        <LongText text={content} what="note" search={search} />
      </div>
      <EntryActions>
        <EntryAction ref={edit} icon={Pencil} label="Edit note" onClick={() => setEditing(true)} />
        <EntryAction icon={Trash2} label="Delete note" onClick={() => remove({ id, founderId, content })} />
      </EntryActions>
    </>
  );
}

interface NoteEditorProps {
  text: string;
  onChange: (text: string) => void;
  /** With whether the field still has the focus. */
  onSave: (hasFocus: boolean) => void;
  onCancel: () => void;
}

/** Leaving saves, on the way to another screen too; one that is too long stays open. */
function NoteEditor({ text, onChange, onSave, onCancel }: NoteEditorProps) {
  const leaving = useRef<{ timer: ReturnType<typeof setTimeout>; save: () => void } | null>(null);
  const stay = () => {
    clearTimeout(leaving.current?.timer);
    leaving.current = null;
  };
  // What was left takes this editor away with it, before the pause is over.
  useEffect(
    () => () => {
      clearTimeout(leaving.current?.timer);
      leaving.current?.save();
    },
    [],
  );
  const leave = () => {
    leaving.current = null;
    onSave(false);
  };
  return (
    <div className="py-1 ps-2">
      <NoteField
        {...{ label: "Edit note", text, onChange, onCancel, hasButtons: true, autoFocus: true }}
        rows={Math.min(12, Math.max(2, text.split("\n").length))}
        onFocus={({ target }) => {
          stay();
          target.setSelectionRange(target.value.length, target.value.length);
        }}
        onBlur={() => {
          if (noteProblem(text) === undefined) leaving.current = { timer: setTimeout(leave, LEFT_MS), save: leave };
        }}
        onSave={() => {
          stay();
          onSave(true);
        }}
      />
    </div>
  );
}

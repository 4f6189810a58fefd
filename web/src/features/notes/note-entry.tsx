import { NOTE_MAX_LENGTH, newNoteSchema, type Note } from "@contract/notes";
import { Pencil, Trash2 } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import * as z from "zod/mini";
import { EntryAction, EntryActions } from "@/components/entry-actions";
import { LongText } from "@/components/long-text";
import { Textarea } from "@/components/ui/textarea";
import { reasonOr } from "@/lib/reason-or";
import { toast } from "@/lib/toast";
import { NOTE_FAILED } from "./note-box";
import { NoteConflict, useChangeNote, useRemoveNote } from "./notes.queries";

/** How long after the field was left a note is saved, unless the field is entered again. */
const LEFT_MS = 100;

interface NoteEntryProps {
  entry: { note: Note };
  founderId: string;
}

/** A note in a list, edited and deleted where it stands. */
export function NoteEntry({ entry: { note }, founderId }: NoteEntryProps) {
  const { id, content } = note;
  // What is typed; null while it is only read.
  const [draft, setDraft] = useState<{ text: string; seen: string } | null>(null);
  const edit = useRef<HTMLButtonElement>(null);
  const { mutate: change } = useChangeNote();
  const { mutate: remove } = useRemoveNote();
  const close = (hasFocus: boolean) => {
    setDraft(null);
    if (hasFocus) requestAnimationFrame(() => edit.current?.focus());
  };
  const save = (hasFocus: boolean) => {
    if (draft === null) return;
    const { text, seen } = draft;
    close(hasFocus);
    if (text.trim() === "" || text === seen) return;
    change(
      { id, founderId, content: z.parse(newNoteSchema, { content: text }).content, seen },
      {
        onError: (error) => {
          if (error instanceof NoteConflict) return;
          // What was typed is nowhere else.
          setDraft(draft);
          toast.bad(reasonOr(NOTE_FAILED, error));
        },
      },
    );
  };
  if (draft !== null) {
    return (
      <NoteEditor
        text={draft.text}
        onChange={(text) => setDraft({ ...draft, text })}
        onSave={save}
        onCancel={() => close(true)}
      />
    );
  }
  return (
    <>
      <div className="px-2 py-1.5">
        <LongText text={content} what="note" />
      </div>
      <EntryActions>
        <EntryAction
          ref={edit}
          icon={Pencil}
          label="Edit note"
          onClick={() => setDraft({ text: content, seen: content })}
        />
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

/** Enter saves, Shift+Enter is a new line, Escape cancels, leaving saves; one that is too long stays open. */
function NoteEditor({ text, onChange, onSave, onCancel }: NoteEditorProps) {
  const id = useId();
  const left = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(left.current), []);
  const blank = text.trim() === "";
  const problem = blank ? undefined : z.safeParse(newNoteSchema, { content: text }).error?.issues[0]?.message;
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends a word of an input method is not meant for us.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") {
      event.stopPropagation();
      onCancel();
    }
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    if (problem === undefined) onSave(true);
  };
  return (
    <div className="grid gap-1 py-1 ps-2">
      <label htmlFor={id} className="sr-only">
        Edit note
      </label>
      <Textarea
        id={id}
        autoFocus
        dir="auto"
        rows={Math.min(12, Math.max(2, text.split("\n").length))}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-keys`}
        value={text}
        onFocus={({ target }) => {
          clearTimeout(left.current);
          target.setSelectionRange(target.value.length, target.value.length);
        }}
        onBlur={() => {
          if (problem === undefined) left.current = setTimeout(() => onSave(false), LEFT_MS);
        }}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
      />
      <p
        id={`${id}-keys`}
        role={problem ? "alert" : undefined}
        className={problem ? "text-bad-foreground text-sm" : "text-muted-foreground text-xs"}
      >
        {problem ?? "Enter saves, Shift+Enter starts a new line, Escape cancels"}
        {text.length > NOTE_MAX_LENGTH * 0.95 &&
          !problem &&
          ` · ${(NOTE_MAX_LENGTH - text.length).toLocaleString()} left`}
      </p>
    </div>
  );
}

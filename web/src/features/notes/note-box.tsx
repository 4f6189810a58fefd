import { useRef } from "react";
import { Breakable } from "@/components/breakable";
import { useUserId } from "@/features/session/session.queries";
import { reasonOr } from "@/lib/reason-or";
import { toast } from "@/lib/toast";
import { useDraft } from "@/lib/use-draft";
import { NoteField } from "./note-field";
import { NOTE_FAILED, useAddNote, useWaitingNotes } from "./notes.queries";

interface NoteBoxProps {
  founderId: string;
  /** The key that focuses the field, if the screen has one. */
  keys?: string;
}

/** Adds a note. Escape throws it away; a note that could not be saved stays. */
export function NoteBox({ founderId, keys }: NoteBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useDraft(useUserId(), `note:${founderId}`);
  const add = useAddNote();
  const blank = text.trim() === "";

  const save = () => {
    if (blank || add.isPending) return;
    const note = { id: crypto.randomUUID(), founderId, content: text };
    // The button that saved it goes away, and would take the focus along.
    const onSuccess = () => {
      setText("");
      if (box.current?.contains(document.activeElement)) box.current.querySelector("textarea")?.focus();
    };
    add.mutate(note, { onSuccess, onError: (error) => toast.bad(reasonOr(NOTE_FAILED, error)) });
  };
  const cancel = () => {
    setText("");
    box.current?.querySelector("textarea")?.blur();
  };
  return (
    <div ref={box} className="grid gap-2">
      <NoteField
        {...{ label: "Note", placeholder: "Add a note…", rows: 1, isBox: true, keys }}
        {...{ text, isSaving: add.isPending, hasButtons: !blank }}
        onChange={setText}
        onSave={save}
        onCancel={cancel}
      />
      <WaitingNotes founderId={founderId} />
    </div>
  );
}

/** Notes about the founder that the server does not have yet. */
function WaitingNotes({ founderId }: { founderId: string }) {
  const waiting = useWaitingNotes(founderId);
  if (waiting.length === 0) return null;
  return (
    <ul aria-label="Waiting to be saved" className="grid gap-2">
      {waiting.map(({ id, text, refusal }) => (
        <li key={id} className="rounded-card text-muted-foreground border border-dashed px-3 py-2 text-base">
          <p dir="auto" className="wrap-break-word whitespace-pre-wrap">
            <Breakable text={text} />
          </p>
          <p className="text-xs">{refusal ?? "Saved on this device. It will be sent when you are back online."}</p>
        </li>
      ))}
    </ul>
  );
}

import { newNoteSchema } from "@contract/notes";
import { type KeyboardEvent, useId, useRef } from "react";
import * as z from "zod/mini";
import { Breakable } from "@/components/breakable";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { useUserId } from "@/features/session/session.queries";
import { reasonOr } from "@/lib/reason-or";
import { toast } from "@/lib/toast";
import { useDraft } from "@/lib/use-draft";
import { useAddNote, useWaitingNotes } from "./notes.queries";

export const NOTE_FAILED = "Failed to save note. Please try again.";

/** Adds a note. Enter saves, Shift+Enter is a new line, Escape cancels; a note that could not be saved stays. */
export function NoteBox({ founderId }: { founderId: string }) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useDraft(useUserId(), `note:${founderId}`);
  const add = useAddNote();
  const blank = text.trim() === "";
  const problem = blank ? undefined : z.safeParse(newNoteSchema, { content: text }).error?.issues[0]?.message;

  const save = () => {
    if (blank || problem !== undefined || add.isPending) return;
    const note = { id: crypto.randomUUID(), founderId, content: text };
    add.mutate(note, { onSuccess: () => setText(""), onError: (error) => toast.bad(reasonOr(NOTE_FAILED, error)) });
  };
  const cancel = () => {
    setText("");
    box.current?.blur();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends a word of an input method is not meant for us.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") cancel();
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    save();
  };

  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="sr-only">
        Note
      </label>
      <Textarea
        id={id}
        ref={box}
        data-note-box
        dir="auto"
        rows={1}
        placeholder="Add a note…"
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${id}-problem` : `${id}-keys`}
        value={text}
        readOnly={add.isPending}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {problem && (
        <p id={`${id}-problem`} role="alert" className="text-bad-foreground text-sm">
          {problem}
        </p>
      )}
      <div className={blank ? "sr-only" : "flex flex-wrap items-center justify-between gap-2"}>
        <p id={`${id}-keys`} className="text-muted-foreground text-xs pointer-coarse:sr-only">
          Enter saves, Shift+Enter starts a new line, Escape cancels
        </p>
        {!blank && (
          <span className="ms-auto flex gap-2">
            <Button size="sm" variant="ghost" onClick={cancel}>
              Cancel
            </Button>
            <Button size="sm" variant="primary" disabled={add.isPending || problem !== undefined} onClick={save}>
              {add.isPending ? "Saving…" : "Save"}
            </Button>
          </span>
        )}
      </div>
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

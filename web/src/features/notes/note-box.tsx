import { type KeyboardEvent, useId, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { useUserId } from "@/features/session/session.queries";
import { toast } from "@/lib/toast";
import { useDraft } from "@/lib/use-draft";
import { useAddNote } from "./notes.queries";

export const NOTE_FAILED = "Failed to save note. Please try again.";

/** Adds a note. Enter saves, Shift+Enter is a new line, Escape cancels; a note that could not be saved stays. */
export function NoteBox({ founderId }: { founderId: string }) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useDraft(useUserId(), `note:${founderId}`);
  const add = useAddNote(founderId);
  const blank = text.trim() === "";

  const save = () => {
    if (blank || add.isPending) return;
    add.mutate(text, { onSuccess: () => setText(""), onError: () => toast.bad(NOTE_FAILED) });
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
        dir="auto"
        rows={1}
        placeholder="Add a note…"
        aria-describedby={`${id}-keys`}
        value={text}
        readOnly={add.isPending}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={blank ? "sr-only" : "flex flex-wrap items-center justify-between gap-2"}>
        <p id={`${id}-keys`} className="text-muted-foreground text-xs pointer-coarse:sr-only">
          Enter saves, Shift+Enter starts a new line, Escape cancels
        </p>
        {!blank && (
          <span className="ms-auto flex gap-2">
            <Button size="sm" variant="ghost" onClick={cancel}>
              Cancel
            </Button>
            <Button size="sm" variant="primary" disabled={add.isPending} onClick={save}>
              {add.isPending ? "Saving…" : "Save"}
            </Button>
          </span>
        )}
      </div>
    </div>
  );
}

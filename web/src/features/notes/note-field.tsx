import { NOTE_MAX_LENGTH, newNoteSchema } from "@contract/notes";
import { type ComponentProps, type KeyboardEvent, useId } from "react";
import * as z from "zod/mini";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import { Textarea } from "@/components/ui/textarea";

type OfTextarea = Pick<ComponentProps<"textarea">, "autoFocus" | "onFocus" | "onBlur" | "placeholder" | "rows">;

interface NoteFieldProps extends OfTextarea {
  label: string;
  text: string;
  /** The field for a new note. */
  isBox?: boolean;
  /** The key that focuses the field, if the screen has one. */
  keys?: string | undefined;
  isSaving?: boolean;
  /** Whether the keys and buttons are shown. */
  hasButtons: boolean;
  onChange: (text: string) => void;
  /** Called with a text that can be saved, or a blank one. */
  onSave: () => void;
  onCancel: () => void;
}

/** Why a note cannot be saved; undefined where it can, or is blank. */
export const noteProblem = (text: string): string | undefined =>
  text.trim() === "" ? undefined : z.safeParse(newNoteSchema, { content: text }).error?.issues[0]?.message;

/** The field of a note. Enter saves, Shift+Enter is a new line, Escape cancels; one that is too long says so and stays. */
export function NoteField(props: NoteFieldProps) {
  const {
    label,
    text,
    isBox = false,
    keys,
    isSaving = false,
    hasButtons,
    onChange,
    onSave,
    onCancel,
    ...textarea
  } = props;
  const id = useId();
  const problem = noteProblem(text);
  const save = () => problem === undefined && onSave();
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends a word of an input method is not meant for us.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") {
      event.stopPropagation();
      onCancel();
    }
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    save();
  };
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div className="relative grid">
        <Textarea
          {...textarea}
          id={id}
          {...(isBox && { "data-note-box": true })}
          className="peer"
          dir="auto"
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? `${id}-problem` : `${id}-keys`}
          value={text}
          readOnly={isSaving}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={onKeyDown}
        />
        {keys && text === "" && (
          <Kbd keys={keys} className="pointer-events-none absolute end-3 top-[9px] peer-focus:hidden" />
        )}
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="text-bad-foreground text-sm">
          {problem}
        </p>
      )}
      <div className={hasButtons ? "flex flex-wrap items-center justify-between gap-2" : "sr-only"}>
        <p id={`${id}-keys`} className="text-muted-foreground text-xs pointer-coarse:sr-only">
          Enter saves, Shift+Enter starts a new line, Escape cancels
          {text.length > NOTE_MAX_LENGTH * 0.95 &&
            !problem &&
            ` · ${(NOTE_MAX_LENGTH - text.length).toLocaleString()} left`}
        </p>
        {hasButtons && (
          // The field keeps the focus while a button is pressed, so that leaving it does not save what is cancelled.
          <span className="ms-auto flex gap-2" onPointerDown={(event) => event.preventDefault()}>
            <Button size="sm" variant="ghost" onClick={onCancel}>
              Cancel
            </Button>
            <Button size="sm" variant="primary" disabled={isSaving || problem !== undefined} onClick={save}>
              {isSaving ? "Saving…" : "Save"}
            </Button>
          </span>
        )}
      </div>
    </div>
  );
}

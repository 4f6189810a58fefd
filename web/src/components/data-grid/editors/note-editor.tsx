import { type FocusEvent, useEffect, useRef } from "react";
import { EditorFrame } from "./editor-frame";
import type { EditorProps } from "./editor-props";
import { GrowingText } from "./growing-text";
import { useTextEditing } from "./use-text-editing";

/** Leaving the field saves after this pause; coming back within it goes on. */
export const NOTE_BLUR_SAVE_MS = 100;

/** A note: opens with the latest one's text, Enter saves, Shift+Enter starts a new line, and an empty one closes unsaved. */
export function NoteEditor(props: EditorProps) {
  const editing = useTextEditing(props, { isMultiline: true, isWorth: (text) => text.trim() !== "" });
  const isEmpty = editing.text.trim() === "";
  const leaving = useRef<{ timer: ReturnType<typeof setTimeout>; save: () => void } | null>(null);

  // Another cell may be opened within the pause, which takes this editor away: what was typed is saved all the same.
  useEffect(
    () => () => {
      if (!leaving.current) return;
      clearTimeout(leaving.current.timer);
      leaving.current.save();
    },
    [],
  );
  const leave = () => {
    leaving.current = null;
    if (isEmpty) editing.cancel();
    else editing.save("leave");
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.contains(relatedTarget)) return;
    leaving.current = { timer: setTimeout(leave, NOTE_BLUR_SAVE_MS), save: leave };
  };
  const stay = () => {
    if (leaving.current) clearTimeout(leaving.current.timer);
    leaving.current = null;
  };
  return (
    <EditorFrame
      {...editing}
      isTall
      onBlur={onBlur}
      onSave={() => (isEmpty ? editing.cancel() : editing.save("stay"))}
      onKeyDown={(event) => {
        if (isEmpty && event.key === "Enter" && !event.shiftKey) {
          event.preventDefault();
          editing.cancel();
        } else editing.onKeyDown(event);
      }}
    >
      {(described) => (
        <GrowingText
          aria-label={props.label}
          placeholder="Enter saves, Shift+Enter starts a new line"
          value={editing.text}
          onFocus={stay}
          onChange={({ target }) => editing.change(target.value)}
          {...described}
        />
      )}
    </EditorFrame>
  );
}

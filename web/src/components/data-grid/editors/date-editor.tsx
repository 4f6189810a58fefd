import { useRef } from "react";
import { EditorFrame } from "./editor-frame";
import type { EditorProps } from "./editor-props";
import { useTextEditing } from "./use-text-editing";

/**
 * A day, in the browser's own input with its calendar. That input takes no text from outside: what opened the editor by
 * being typed, and what was typed before and refused, goes on as text.
 */
export function DateEditor(props: EditorProps) {
  const input = useRef<HTMLInputElement>(null);
  // A day without its month is an empty text to the browser, and is not to empty the cell.
  const isUnfinished = () => input.current?.validity.badInput === true;
  const editing = useTextEditing(props, { isUnfinished });
  const isWritten = props.typed !== null || props.draft !== null;
  return (
    <EditorFrame {...editing} onSave={() => editing.save("stay")}>
      {(described) => (
        <input
          ref={input}
          autoFocus
          type={isWritten ? "text" : "date"}
          autoComplete="off"
          placeholder="2026-11-21"
          aria-label={props.label}
          value={editing.text}
          onChange={({ target }) => editing.change(target.value)}
          className="h-9 w-full bg-transparent px-3 text-sm outline-none"
          {...described}
        />
      )}
    </EditorFrame>
  );
}

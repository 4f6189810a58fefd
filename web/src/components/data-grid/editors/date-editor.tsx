import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from "react";
import { EditorFrame } from "./editor-frame";
import type { EditorProps } from "./editor-props";
import { useTextEditing } from "./use-text-editing";

/**
 * A day, in the browser's own input with its calendar. That input takes no text from outside: what opened the editor by
 * being typed, what was typed before and refused, and what was typed or pasted before this code had come, goes on as text.
 */
export function DateEditor(props: EditorProps) {
  const input = useRef<HTMLInputElement>(null);
  // A day without its month is an empty text to the browser, and is not to empty the cell.
  const isUnfinished = () => input.current?.validity.badInput === true;
  const editing = useTextEditing(props, { isUnfinished });
  const [isWritten, setWritten] = useState(props.typed !== null || props.draft !== null);
  const write = (event: KeyboardEvent | ClipboardEvent, text: string) => {
    event.preventDefault();
    setWritten(true);
    editing.change(text);
  };
  // Events that are dispatched again (`replay-input.ts`) change nothing in the browser's input.
  const isReplayed = ({ nativeEvent }: KeyboardEvent | ClipboardEvent) => !isWritten && !nativeEvent.isTrusted;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isReplayed(event) || event.ctrlKey || event.metaKey) return;
    if ([...event.key].length === 1) write(event, event.key);
    else if (event.key === "Backspace") write(event, editing.text.slice(0, -1));
  };
  const onPaste = (event: ClipboardEvent) => {
    if (isReplayed(event)) write(event, event.clipboardData.getData("text/plain"));
  };
  return (
    <EditorFrame {...editing} onSave={() => editing.save("stay")}>
      {(described) => (
        <input
          // Another element, so that the focus and the caret are those of a text.
          key={isWritten ? "text" : "date"}
          ref={input}
          autoFocus
          type={isWritten ? "text" : "date"}
          autoComplete="off"
          placeholder="2026-11-21"
          aria-label={props.label}
          value={editing.text}
          onChange={({ target }) => editing.change(target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          className="h-9 w-full bg-transparent px-3 text-sm outline-none"
          {...described}
        />
      )}
    </EditorFrame>
  );
}

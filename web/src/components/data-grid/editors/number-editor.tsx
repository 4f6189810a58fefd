import { EditorFrame } from "./editor-frame";
import type { EditorProps } from "./editor-props";
import { useTextEditing } from "./use-text-editing";

/** A number, as text: the browser's own input for numbers drops what is none yet, such as the sign before it. */
export function NumberEditor(props: EditorProps) {
  const editing = useTextEditing(props);
  return (
    <EditorFrame {...editing} onSave={() => editing.save("stay")}>
      {(described) => (
        <input
          autoFocus
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={props.label}
          value={editing.text}
          onChange={({ target }) => editing.change(target.value)}
          className="h-9 w-full bg-transparent px-3 text-end text-sm tabular-nums outline-none"
          {...described}
        />
      )}
    </EditorFrame>
  );
}

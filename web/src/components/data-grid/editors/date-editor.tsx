import { EditorFrame } from "./editor-frame";
import type { EditorProps } from "./editor-props";
import { useTextEditing } from "./use-text-editing";

/** A day, in the browser's own input with its calendar. */
export function DateEditor(props: EditorProps) {
  // A digit that opens the editor cannot be handed on to the browser's input.
  const editing = useTextEditing({ ...props, typed: null });
  return (
    <EditorFrame {...editing} onSave={() => editing.save("stay")}>
      {(described) => (
        <input
          autoFocus
          type="date"
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

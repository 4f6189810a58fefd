import { EditorFrame } from "./editor-frame";
import type { EditorProps } from "./editor-props";
import { GrowingText } from "./growing-text";
import { useTextEditing } from "./use-text-editing";

/** Text of several lines: Enter saves, Shift+Enter starts a new line. */
export function LongTextEditor(props: EditorProps) {
  const editing = useTextEditing(props, { isMultiline: true });
  return (
    <EditorFrame {...editing} isTall onSave={() => editing.save("stay")}>
      {(described) => (
        <GrowingText
          aria-label={props.label}
          placeholder={props.edit.placeholder}
          value={editing.text}
          onChange={({ target }) => editing.change(target.value)}
          {...described}
        />
      )}
    </EditorFrame>
  );
}

import { EditorFrame } from "./editor-frame";
import type { EditorProps } from "./editor-props";
import { useTextEditing } from "./use-text-editing";

interface TextEditorProps extends EditorProps {
  type?: "text" | "email" | "url";
}

/** One line of text, an e-mail address or a web address. */
export function TextEditor({ type = "text", ...props }: TextEditorProps) {
  const editing = useTextEditing(props);
  return (
    <EditorFrame {...editing} onSave={() => editing.save("stay")}>
      {(described) => (
        <input
          autoFocus
          type={type}
          dir="auto"
          aria-label={props.label}
          placeholder={props.edit.placeholder}
          value={editing.text}
          onChange={({ target }) => editing.change(target.value)}
          className="h-9 w-full bg-transparent px-3 text-sm outline-none"
          {...described}
        />
      )}
    </EditorFrame>
  );
}

import { useState } from "react";
import { EditorFrame } from "./editor-frame";
import type { EditorProps } from "./editor-props";
import { useTextEditing } from "./use-text-editing";

const NOT_A_NUMBER = "Enter a number.";

/** A number, in the browser's own input, which says nothing of a text that is none but that it is bad. */
export function NumberEditor(props: EditorProps) {
  const [isBad, setBad] = useState(false);
  const parse: EditorProps["edit"]["parse"] = (text) => (isBad ? { problem: NOT_A_NUMBER } : props.edit.parse(text));
  const typed = props.typed !== null && !/\d/.test(props.typed) ? "" : props.typed;
  const editing = useTextEditing({ ...props, typed, edit: { ...props.edit, parse } });
  return (
    <EditorFrame {...editing} onSave={() => editing.save("stay")}>
      {(described) => (
        <input
          autoFocus
          type="number"
          step="any"
          aria-label={props.label}
          value={editing.text}
          onChange={({ target }) => {
            setBad(target.validity.badInput);
            editing.change(target.value);
          }}
          className="h-9 w-full bg-transparent px-3 text-end text-sm tabular-nums outline-none"
          {...described}
        />
      )}
    </EditorFrame>
  );
}

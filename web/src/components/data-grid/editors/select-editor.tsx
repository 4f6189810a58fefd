import type { EditorProps } from "./editor-props";
import { OptionEditor } from "./option-editor";

const NONE = "No value";

/** One of some options. Choosing saves; what need not be filled in can be emptied. */
export function SelectEditor({ label, value, draft, typed, edit, onSave, onCancel }: EditorProps) {
  const offered = edit.options ?? [];
  // The cell's value may have been removed from the list: Enter keeps it.
  const gone = typeof value === "string" && !offered.includes(value) ? [value] : [];
  const none = offered.includes(NONE) ? `(${NONE})` : NONE;
  const options = [...offered, ...gone, ...(edit.isRequired ? [] : [none])];
  const current = typeof value === "string" ? value : none;
  return (
    <OptionEditor
      label={label}
      options={options}
      chosen={[current]}
      none={none}
      typed={typed}
      reason={draft?.reason ?? null}
      onPick={(option, then) => onSave(option === none && !edit.isRequired ? null : option, then)}
      onDone={(then) => onSave(value, then)}
      onCancel={onCancel}
    />
  );
}

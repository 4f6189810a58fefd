import { valueInWords } from "../cell-values";
import type { EditorProps } from "./editor-props";
import { OptionEditor } from "./option-editor";

const NONE = "No value";

/** Yes or No, or nothing where nothing is needed. */
export function BooleanEditor({ label, value, draft, typed, edit, onSave, onCancel }: EditorProps) {
  return (
    <OptionEditor
      hasBoxes
      label={label}
      options={edit.isRequired ? ["Yes", "No"] : ["Yes", "No", NONE]}
      chosen={[value === null ? NONE : valueInWords(value)]}
      none={NONE}
      typed={typed}
      reason={draft?.reason ?? null}
      onPick={(option, then) => onSave(option === NONE ? null : option === "Yes", then)}
      onDone={(then) => onSave(value, then)}
      onCancel={onCancel}
    />
  );
}

import { useState } from "react";
import { isSameValue } from "../cell-values";
import type { EditorProps, Then } from "./editor-props";
import { OptionEditor } from "./option-editor";

/** Any of some options. Space or a press chooses, Enter or leaving saves. */
export function MultiselectEditor({ label, value, draft, typed, edit, onSave, onCancel }: EditorProps) {
  const [opened] = useState<readonly string[]>(Array.isArray(value) ? value : []);
  const [chosen, setChosen] = useState(opened);
  const options = edit.options ?? [];
  const toggle = (option: string) =>
    setChosen((before) =>
      // In the order of the list, whichever was chosen first.
      options.filter((other) => (other === option ? !before.includes(other) : before.includes(other))),
    );
  const done = (then: Then) => {
    const next = chosen.length === 0 ? null : chosen;
    // A value that came from elsewhere since is no change of this person's.
    onSave(isSameValue(chosen, opened) || isSameValue(next, value) ? value : next, then);
  };
  return (
    <OptionEditor
      isMultiple
      label={label}
      options={options}
      chosen={chosen}
      typed={typed}
      reason={draft?.reason ?? null}
      onPick={toggle}
      onDone={done}
      onCancel={onCancel}
    />
  );
}

import { useState } from "react";
import { isSameValue } from "../cell-values";
import type { EditorProps, Then } from "./editor-props";
import { OptionEditor } from "./option-editor";

/** Any of some options. Space or a press chooses, Enter or leaving saves; one that is typed is added by Enter. */
export function MultiselectEditor({ label, value, draft, typed, edit, onSave, onCancel }: EditorProps) {
  const [opened] = useState<readonly string[]>(Array.isArray(value) ? value : []);
  const [chosen, setChosen] = useState(opened);
  const options = edit.options ?? [];
  // In the order of the list, whichever was chosen first.
  const toggle = (option: string) =>
    setChosen((before) =>
      options.filter((other) => (other === option ? !before.includes(other) : before.includes(other))),
    );
  const save = (all: readonly string[], then: Then) => {
    const next = all.length === 0 ? null : all;
    // A value that came from elsewhere since is no change of this person's.
    onSave(isSameValue(all, opened) || isSameValue(next, value) ? value : next, then);
  };
  // Typing never takes away: one that is chosen already stays so.
  const add = (option: string, then: Then) =>
    save(
      chosen.includes(option) ? chosen : options.filter((other) => other === option || chosen.includes(other)),
      then,
    );
  return (
    <OptionEditor
      isMultiple
      label={label}
      options={options}
      chosen={chosen}
      typed={typed}
      reason={draft?.reason ?? null}
      onPick={toggle}
      onTyped={add}
      onDone={(then) => save(chosen, then)}
      onCancel={onCancel}
    />
  );
}

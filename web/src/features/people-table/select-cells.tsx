import type { PersonRow } from "@contract/founder-list";
import type { ChangeEvent } from "react";
import { useSelectionActions, useSelectionExtent } from "./selection-context";

interface RowCheckboxProps {
  label: string;
  checked: boolean;
  /** Some of many, where it represents many. */
  isMixed?: boolean;
  /** It keeps the focus, and `onToggle` does nothing. */
  isDisabled?: boolean;
  /** `extend`: with Shift, from the one before to this one. */
  onToggle: (extend: boolean) => void;
}

/** The browser's own checkbox: it is in every row, and needs no script of its own. The cell around it is its target. */
function RowCheckbox({ label, checked, isMixed, isDisabled, onToggle }: RowCheckboxProps) {
  return (
    <label className="grid size-full cursor-pointer place-items-center">
      <input
        ref={
          isMixed === undefined
            ? undefined
            : (box) => {
                if (box) box.indeterminate = isMixed;
              }
        }
        type="checkbox"
        aria-label={label}
        tabIndex={-1}
        checked={checked}
        aria-disabled={isDisabled}
        onChange={({ nativeEvent }: ChangeEvent) => {
          // A change by mouse or keyboard is told as a click, which knows the Shift key.
          onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
        }}
        className="accent-primary size-4 cursor-pointer aria-disabled:opacity-50"
      />
    </label>
  );
}

/** The box of one person. */
export function SelectBox({ person, checked }: { person: PersonRow; checked: boolean }) {
  const { toggle } = useSelectionActions();
  return (
    <RowCheckbox label={`Select ${person.name}`} checked={checked} onToggle={(extend) => toggle(person.id, extend)} />
  );
}

/** The box of all who are loaded. */
export function SelectAllBox() {
  const { toggleAll } = useSelectionActions();
  const extent = useSelectionExtent();
  return (
    <RowCheckbox
      label="Select all people that are loaded"
      checked={extent === "all"}
      isMixed={extent === "some"}
      isDisabled={extent === "nobody"}
      onToggle={toggleAll}
    />
  );
}

import type { PersonRow } from "@contract/founder-list";
import { RowCheckbox } from "./row-checkbox";
import { useSelectionActions, useSelectionExtent } from "./selection-context";

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

/** Keys that belong to what has the focus and not to the screen: the list of shortcuts explains them too. */
export interface KeyGroup {
  title: string;
  keys: readonly { label: string; ways: readonly string[] }[];
}

const TABLE: KeyGroup = {
  title: "In the table",
  keys: [
    { label: "Move from cell to cell", ways: ["left", "right", "up", "down"] },
    { label: "Go to the edge of the table", ways: ["mod+down"] },
    { label: "Select a range", ways: ["shift+down"] },
    { label: "Open or edit the cell", ways: ["enter"] },
    { label: "Edit the cell", ways: ["F2"] },
    { label: "Empty the cell", ways: ["delete"] },
    { label: "Copy · cut · paste", ways: ["mod+c", "mod+x", "mod+v"] },
    { label: "Fill down", ways: ["mod+d"] },
    { label: "Select the person", ways: ["space"] },
    { label: "Open the menu of the row", ways: ["shift+F10"] },
    { label: "Leave the table, so that single keys work", ways: ["esc"] },
    { label: "Go back to the table", ways: ["down"] },
  ],
};

const BOARD: KeyGroup = {
  title: "On the board",
  keys: [
    { label: "Move from card to card", ways: ["left", "right", "up", "down"] },
    { label: "Pick up and drop a card", ways: ["space"] },
    { label: "Move the card you picked up", ways: ["left", "right", "up", "down"] },
    { label: "Put it back", ways: ["esc"] },
  ],
};

/** Those of the screen at an address. */
export function fixedKeys(pathname: string): readonly KeyGroup[] {
  if (pathname === "/people") return [TABLE];
  return pathname === "/tasks" ? [BOARD] : [];
}

import type { CellEdit, CellValue } from "../grid-column";

/** Where the focus goes after a save: to the cell, the one after or before it, or wherever it went by itself. */
export type Then = "stay" | "next" | "previous" | "leave";

/** What was typed and could not be saved, and why. */
export interface Draft {
  text: string;
  reason: string;
}

export interface EditorProps {
  /** Whose cell it is, in words. */
  label: string;
  /** What is in the cell. */
  value: CellValue;
  draft: Draft | null;
  /** The key that opened the editor by being typed: it replaces the cell's value. */
  typed: string | null;
  edit: Pick<CellEdit<never>, "options" | "suggest" | "placeholder" | "parse" | "isRequired">;
  onSave: (value: CellValue, then: Then) => void;
  /** Leaves with a text that cannot be saved: it is kept for the next try. */
  onRefuse: (draft: Draft) => void;
  onCancel: () => void;
}

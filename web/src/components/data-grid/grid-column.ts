import type { ReactNode } from "react";

/** What a cell holds, as its editor gives it; null is nothing. */
export type CellValue = string | number | boolean | readonly string[] | null;

export type EditorKind =
  "text" | "email" | "url" | "long-text" | "note" | "number" | "date" | "select" | "multiselect" | "boolean";

/** The value of a text in a column, or why the column does not accept it. */
export type Parsed = { value: CellValue } | { problem: string };

export interface CellEdit<Row> {
  kind: EditorKind;
  /** Of select and multiselect. */
  options?: readonly string[];
  /** What else is in this column, for a text that is typed: the most frequent first. */
  suggest?: () => Promise<readonly string[]>;
  placeholder?: string;
  /** It can be changed but not emptied. */
  isRequired?: boolean;
  value: (row: Row) => CellValue;
  /** What the user has stored, where that is not what the cell shows. */
  stored?: (row: Row) => CellValue;
  /** Reads what was typed or pasted. */
  parse: (text: string) => Parsed;
}

/** What the user has stored in a cell. */
export const storedIn = <Row>({ stored, value }: CellEdit<Row>, row: Row): CellValue => (stored ?? value)(row);

export interface GridColumn<Row> {
  id: string;
  /** Its name in the header, and to assistive technology. */
  label: string;
  /** Shown in the header instead, where there is no room for the name. */
  shortLabel?: string;
  /** What it wants, in pixels, unless the person chose another. */
  width: number;
  /** It has its width on every pane: it neither shrinks nor grows to be readable. */
  keepsWidth?: boolean;
  /** The least it shrinks to, in pixels, where that is more than what every column keeps. */
  least?: number;
  align?: "start" | "center" | "end";
  /** The first control in its cells takes the focus, not the cell. */
  isControl?: boolean;
  /** Stays where it is, as it is: no moving, hiding, resizing, sorting. */
  isFixed?: boolean;
  /** Can be moved, but not hidden. */
  isKept?: boolean;
  isSortable?: boolean;
  /** Its cells are the product's to write. */
  isReadOnly?: boolean;
  /** What an empty cell asks for, which is its name; seen while it is pointed at or active. One press on it opens its editor. */
  invitation?: (row: Row) => string | null;
  /** Left out until the person chooses it. */
  isOptional?: boolean;
  /** Each of its cells is one line of text, cut where it does not fit: drawn without another element around it. */
  isLine?: boolean;
  draw: (row: Row, at: { index: number; isSelected: boolean }) => ReactNode;
  /** Drawn instead in rows that fly past too fast to be read: what people see of it, without what they use. */
  drawPassing?: (row: Row, at: { index: number; isSelected: boolean }) => ReactNode;
  /** Shown in the header instead of the label. */
  drawHeader?: () => ReactNode;
  /** What is copied. */
  text: (row: Row) => string;
  edit?: CellEdit<Row>;
}

export interface GridSort {
  column: string;
  direction: "ascending" | "descending";
}

export interface LaidOutColumn<Row> extends GridColumn<Row> {
  /** The least width it gives way to on a narrow pane; its width when it does not. */
  least: number;
  isPinned: boolean;
  isLastPinned: boolean;
  /** Pixels from the start of the pinned columns, or of the others. */
  offset: number;
}

import type { CustomFieldType } from "../../../contract/custom-fields.ts";
import { type BuiltInColumn, builtInColumns, columnLabels } from "../../../contract/founder-list.ts";
import type { AskedColumn } from "../../../stores/people-questions.ts";
import type { OwnColumn } from "../reading.ts";

/** A column that a question names. */
export interface NamedColumn {
  key: AskedColumn;
  label: string;
  type: CustomFieldType;
  isOwn: boolean;
  options: readonly string[];
}

/** A value that a question names, with the column that has it and the stored forms of it. */
export interface NamedValue {
  column: NamedColumn;
  values: string[];
  /** It is meant only where the question names the column too. */
  needsColumn?: true;
}

export function builtIn(key: BuiltInColumn): NamedColumn {
  return { key, label: columnLabels[key], type: builtInColumns[key], isOwn: false, options: [] };
}
export const counted = (key: "noteCount" | "postCount" | "openTaskCount", label: string): NamedColumn => ({
  key,
  label,
  type: "number",
  isOwn: false,
  options: [],
});
export const ownColumn = ({ id, label, type, options }: OwnColumn): NamedColumn => ({
  key: id,
  label,
  type,
  isOwn: true,
  options,
});

export const isNumber = ({ type }: NamedColumn): boolean => type === "number";
/** Whether a value is an option of a column of the user's own. */
export const isChoice = ({ column }: NamedValue): boolean => column.isOwn && column.options.length > 0;

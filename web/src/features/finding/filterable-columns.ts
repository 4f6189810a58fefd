import type { CustomField, CustomFieldType } from "@contract/custom-fields";
import { type BuiltInColumn, builtInColumns, columnLabels, type ColumnKey } from "@contract/founder-list";

/** What can be asked of one column. */
export interface FilterableColumn {
  id: ColumnKey;
  label: string;
  type: CustomFieldType;
  /** What it can hold; for a select and a multiselect. */
  options: readonly string[];
}

/** The filters that are typed into the row over the table: the first three columns of text. */
export const QUICK_COLUMNS = ["name", "email", "company"] as const satisfies readonly BuiltInColumn[];

export const columnLabel = (column: BuiltInColumn): string => columnLabels[column];

export const quickLabel = (column: (typeof QUICK_COLUMNS)[number]): string => `Filter by ${columnLabels[column]}...`;

/** Every column that can be filtered: the built-in ones, and the user's own. */
export function filterableColumns(
  lists: { stages: readonly string[]; statuses: readonly string[] },
  fields: readonly CustomField[],
): FilterableColumn[] {
  const optionsOf: Partial<Record<BuiltInColumn, readonly string[]>> = { stage: lists.stages, status: lists.statuses };
  // The keys are those of the same object.
  const builtIn = (Object.keys(columnLabels) as BuiltInColumn[]).map((id) => ({
    ...{ id, label: columnLabels[id], type: builtInColumns[id] },
    options: optionsOf[id] ?? [],
  }));
  return [...builtIn, ...fields.map(({ id, label, type, options }) => ({ id, label, type, options }))];
}

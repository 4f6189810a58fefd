import type { CustomField } from "@contract/custom-fields";
import type { Arranged } from "@/components/data-grid/column-layout";
import type { PeopleColumn } from "./people-columns";

/** A column as the column manager lists it. */
export interface ListedColumn {
  id: string;
  label: string;
  isShown: boolean;
  isPinned: boolean;
  /** What it is when it is the user's own. */
  field: CustomField | null;
}

/** The column that leads to a person: without it nobody could be opened. */
const ALWAYS_SHOWN = "name";
export const canHide = ({ id }: Pick<ListedColumn, "id">): boolean => id !== ALWAYS_SHOWN;

/** The columns that can be arranged, in the order of the table: pinned ones first. */
export function listColumns(
  columns: readonly PeopleColumn[],
  fields: readonly CustomField[],
  { order, hidden, pinned }: Arranged,
): ListedColumn[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const listed = order.flatMap((id) => {
    const column = byId.get(id);
    if (!column || column.isFixed) return [];
    const field = fields.find((one) => one.id === id) ?? null;
    return [{ id, label: column.label, isShown: !hidden.includes(id), isPinned: pinned.includes(id), field }];
  });
  return [...listed.filter(({ isPinned }) => isPinned), ...listed.filter(({ isPinned }) => !isPinned)];
}

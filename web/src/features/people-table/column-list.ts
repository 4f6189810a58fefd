import type { CustomField } from "@contract/custom-fields";
import type { Arranged } from "@/components/data-grid/column-layout";
import type { PeopleColumn } from "./people-columns";

/** A column as the column manager lists it. */
export interface ListedColumn {
  id: string;
  label: string;
  isShown: boolean;
  isPinned: boolean;
  canHide: boolean;
  /** What it is when it is the user's own. */
  field: CustomField | null;
}

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
    const [isShown, isPinned, canHide] = [!hidden.includes(id), pinned.includes(id), column.isKept !== true];
    return [{ id, label: column.label, isShown, isPinned, canHide, field }];
  });
  return [...listed.filter(({ isPinned }) => isPinned), ...listed.filter(({ isPinned }) => !isPinned)];
}

import type { PersonRow } from "@contract/founder-list";
import { COLUMN_MAX_WIDTH, COLUMN_MIN_WIDTH } from "@contract/table-preferences";
import { useCallback, useMemo } from "react";
import type { ColumnChange } from "@/components/data-grid/column-changes";
import { arrange, layOut, type LayoutRules } from "@/components/data-grid/column-layout";
import type { LaidOutColumn } from "@/components/data-grid/grid-column";
import { useTablePreferences } from "@/features/table-preferences/table-preferences.queries";
import { type PeopleColumn, PINNED_COLUMNS } from "./people-columns";

export const COLUMN_WIDTHS = { min: COLUMN_MIN_WIDTH, max: COLUMN_MAX_WIDTH };
const rules: LayoutRules = { widths: COLUMN_WIDTHS, pinned: PINNED_COLUMNS };

/** The columns as the user arranged them, and how to arrange them otherwise. */
export function usePeopleColumns(columns: readonly PeopleColumn[]) {
  const { preferences, change } = useTablePreferences();
  const layout = preferences.columns;
  const shown: LaidOutColumn<PersonRow>[] = useMemo(() => layOut(columns, layout, rules), [columns, layout]);
  const arrangement = useMemo(() => arrange(columns, layout, rules), [columns, layout]);
  const rearrange = useCallback(
    (next: ColumnChange) =>
      change((before) => {
        const arranged = next(arrange(columns, before.columns, rules));
        return { ...before, columns: { ...before.columns, ...arranged } };
      }),
    [change, columns],
  );
  const resize = useCallback(
    (id: string, width: number) =>
      change((before) => {
        const widths = { ...before.columns.widths, [id]: width };
        return { ...before, columns: { ...before.columns, widths } };
      }),
    [change],
  );
  return { shown, arrangement, rearrange, resize };
}

import type { ColumnLayout } from "@contract/table-preferences";
import type { QueryClient } from "@tanstack/react-query";
import { useTablePreferences } from "@/features/table-preferences/table-preferences.queries";
import { offerUndo } from "@/lib/take-back";

const untouched: ColumnLayout = { widths: {}, order: [], hidden: [], pinned: [] };

/** Puts columns back to how they are by nature. It can be undone. */
export function useResetColumns(client: QueryClient) {
  const { preferences, change } = useTablePreferences();
  const before = preferences.columns;
  const become = (columns: ColumnLayout) => change((now) => ({ ...now, columns }));
  const reset = (label: string, columns: ColumnLayout) => {
    become(columns);
    offerUndo(client, label, () => {
      become(before);
      return Promise.resolve(null);
    });
  };
  return {
    resetWidths: () => reset("Column widths reset", { ...before, widths: {} }),
    resetLayout: () => reset("Columns reset", untouched),
  };
}

import type { ColumnLayout } from "@contract/table-preferences";
import type { QueryClient } from "@tanstack/react-query";
import { useTablePreferences } from "@/features/table-preferences/table-preferences.queries";
import { offerUndo } from "@/lib/take-back";
import { backAndForth } from "@/lib/undo";

const untouched: ColumnLayout = { widths: {}, order: [], hidden: [], pinned: [] };

/** Puts columns back to how they are by nature. It can be undone. */
export function useResetColumns(client: QueryClient) {
  const { preferences, change } = useTablePreferences();
  const before = preferences.columns;
  const reset = (label: string, columns: ColumnLayout) => {
    const put = (these: ColumnLayout) => {
      change((now) => ({ ...now, columns: these }));
      return Promise.resolve();
    };
    void put(columns);
    const undo = backAndForth(
      () => put(before),
      () => put(columns),
    );
    offerUndo(client, label, undo);
  };
  return {
    resetWidths: () => reset("Column widths reset", { ...before, widths: {} }),
    resetLayout: () => reset("Columns reset", untouched),
  };
}

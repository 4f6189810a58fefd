import { useLayoutEffect } from "react";
import { useLatest } from "@/lib/use-latest";
import { isSameValue } from "./cell-values";
import type { DataGridProps } from "./data-grid";
import type { EditingActions } from "./editing-context";
import type { GridState } from "./grid-state";

/** Once what edits has come: an edit that was ended meanwhile, with a key or by going to another cell, is saved; others open. */
export function useHeldEdit<Row>(props: DataGridProps<Row>, { editing, active }: GridState, actions: EditingActions) {
  const { columns, rows, rowId, tools } = props;
  const settle = useLatest(() => {
    if (!editing) return;
    const row = rows.findIndex((record) => rowId(record) === editing.rowId);
    const at = columns.findIndex(({ id }) => id === editing.columnId);
    const [record, edit] = [rows[row], columns[at]?.edit];
    const isInHand = active?.row === row && active.column === at;
    const then = editing.ended ?? (isInHand ? null : "leave");
    if (record === undefined || !edit) {
      actions.cancel(editing);
      return;
    }
    if (then === null) return;
    const value = edit.value(record);
    const parsed = editing.typed === null ? { value } : edit.parse(editing.typed);
    if ("problem" in parsed) actions.refuse(editing, { text: editing.typed ?? "", reason: parsed.problem });
    else actions.save(editing, parsed.value, !isSameValue(parsed.value, value), then);
  });
  // Before anything is painted: an editor that is already over never shows.
  useLayoutEffect(() => {
    if (tools) settle();
  }, [tools, settle]);
}

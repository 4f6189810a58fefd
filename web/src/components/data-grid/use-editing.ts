import { type Dispatch, useCallback, useMemo, useState } from "react";
import { toast } from "@/lib/toast";
import { type CellChange, cellKey, type Refusal } from "./cell-change";
import type { CellTools } from "./cell-tools";
import type { EditingActions } from "./editing-context";
import type { GridAction } from "./grid-state";

type Refusals = ReadonlyMap<string, Refusal>;

/** Makes changes; gives those that were not made, and why. */
export type OnEdit = (changes: readonly CellChange[]) => Promise<readonly Refusal[]>;

interface EditingOptions {
  onEdit: OnEdit | undefined;
  tools: CellTools | undefined;
  dispatch: Dispatch<GridAction>;
  focusNext: () => void;
  /** Takes the cell beside the active one: 1 after it, -1 before it. The same function always. */
  step: (by: 1 | -1) => void;
  /** Opens the editor of a cell wherever it is. The same function always. */
  open: (refusal: Refusal) => void;
}

const without = (refusals: Refusals, keys: readonly string[]): Refusals =>
  keys.some((key) => refusals.has(key)) ? new Map([...refusals].filter(([key]) => !keys.includes(key))) : refusals;

/** Saves cells optimistically, and keeps what the server refuses for the next try. */
export function useEditing({ onEdit, tools, dispatch, focusNext, step, open }: EditingOptions) {
  const [refusals, setRefusals] = useState<Refusals>(new Map());

  const tell = useCallback(
    (refused: readonly Refusal[], of: number) => {
      const [first] = refused;
      if (!first) return;
      setRefusals((before) => new Map([...before, ...refused.map((one) => [cellKey(one), one] as const)]));
      const reason = of === 1 ? first.reason : `${refused.length} of ${of} cells were not changed: ${first.reason}`;
      toast.bad(reason, { label: "Edit", run: () => open(first) });
    },
    [open],
  );
  const submit = useCallback(
    async (changes: readonly CellChange[], alreadyRefused: readonly Refusal[] = []) => {
      setRefusals((before) => without(before, changes.map(cellKey)));
      const refused = changes.length > 0 && onEdit ? await onEdit(changes) : [];
      tell([...refused, ...alreadyRefused], changes.length + alreadyRefused.length);
    },
    [onEdit, tell],
  );
  const actions: EditingActions = useMemo(() => {
    const stop = ({ rowId, columnId }: { rowId: string; columnId: string }, hasSaved = false) =>
      dispatch({ type: "stop-editing", rowId, columnId, hasSaved });
    return {
      CellEditor: tools?.CellEditor,
      save: (change, isChanged, then) => {
        stop(change, then === "stay");
        setRefusals((before) => without(before, [cellKey(change)]));
        if (then === "stay") focusNext();
        else if (then !== "leave") step(then === "next" ? 1 : -1);
        if (isChanged) void submit([change]);
      },
      refuse: (cell, { text, reason }) => {
        stop(cell);
        tell([{ ...cell, text, reason }], 1);
      },
      cancel: (cell) => {
        stop(cell);
        setRefusals((before) => without(before, [cellKey(cell)]));
        focusNext();
      },
      draftOf: (cell) => refusals.get(cellKey(cell)) ?? null,
    };
  }, [tools, dispatch, focusNext, step, submit, tell, refusals]);
  return { actions, refusals, submit };
}

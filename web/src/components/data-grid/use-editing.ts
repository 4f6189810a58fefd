import { type Dispatch, useCallback, useMemo, useRef, useState } from "react";
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

/** What is refused, by cell; and the message about it, which goes once each of its cells was changed after all. */
function useRefusals() {
  const [refusals, setRefusals] = useState<Refusals>(new Map());
  const told = useRef<{ message: number; keys: ReadonlySet<string> } | null>(null);
  const forget = useCallback((keys: readonly string[]) => {
    setRefusals((before) => without(before, keys));
    if (!told.current) return;
    const { message, keys: open } = told.current;
    const left = new Set([...open].filter((key) => !keys.includes(key)));
    told.current = left.size > 0 ? { message, keys: left } : null;
    if (left.size === 0) toast.dismiss(message);
  }, []);
  const remember = useCallback((refused: readonly Refusal[], message: number) => {
    const byKey = refused.map((one) => [cellKey(one), one] as const);
    setRefusals((before) => new Map([...before, ...byKey]));
    told.current = { message, keys: new Set(byKey.map(([key]) => key)) };
  }, []);
  return { refusals, forget, remember };
}

/** Saves cells optimistically, and keeps what the server refuses for the next try. */
export function useEditing({ onEdit, tools, dispatch, focusNext, step, open }: EditingOptions) {
  const { refusals, forget, remember } = useRefusals();

  const tell = useCallback(
    (refused: readonly Refusal[], of: number) => {
      const [first] = refused;
      if (!first) return;
      const reason = of === 1 ? first.reason : `${refused.length} of ${of} cells were not changed: ${first.reason}`;
      remember(refused, toast.bad(reason, { label: "Edit", run: () => open(first) }));
    },
    [open, remember],
  );
  const submit = useCallback(
    async (changes: readonly CellChange[], alreadyRefused: readonly Refusal[] = []) => {
      forget(changes.map(cellKey));
      const refused = changes.length > 0 && onEdit ? await onEdit(changes) : [];
      tell([...refused, ...alreadyRefused], changes.length + alreadyRefused.length);
    },
    [onEdit, tell, forget],
  );
  const actions: EditingActions = useMemo(() => {
    const stop = ({ rowId, columnId }: { rowId: string; columnId: string }, hasSaved = false) =>
      dispatch({ type: "stop-editing", rowId, columnId, hasSaved });
    return {
      CellEditor: tools?.CellEditor,
      save: (change, isChanged, then) => {
        stop(change, then === "stay");
        forget([cellKey(change)]);
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
        forget([cellKey(cell)]);
        focusNext();
      },
      draftOf: (cell) => refusals.get(cellKey(cell)) ?? null,
    };
  }, [tools, dispatch, focusNext, step, submit, tell, forget, refusals]);
  return { actions, refusals, submit };
}

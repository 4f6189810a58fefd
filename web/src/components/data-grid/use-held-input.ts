import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { toast } from "@/lib/toast";
import { useLatest } from "@/lib/use-latest";
import { rangeOf } from "./cell-range";
import type { DataGridProps } from "./data-grid";
import { pageRowsOf } from "./grid-geometry";
import { positionOf } from "./grid-focus";
import { type Command, commandFor, type Position, pressOf } from "./grid-keys";
import type { GridState } from "./grid-state";
import {
  endsInEditor,
  type HeldGo,
  type HeldInput,
  HeldInputs,
  heldKeyOf,
  needsTools,
  waitsItsTurn,
} from "./held-input";
import { writeLater } from "./write-later";

const NOT_LOADED = "The editor couldn't load. Check the connection, then try again.";

interface HeldInputOptions<Row> {
  props: DataGridProps<Row>;
  state: GridState;
  pane: RefObject<HTMLElement | null>;
  go: (to: Position, extend: boolean) => void;
  /** Gives up an edit whose editor did not come. */
  stopEditing: () => void;
}

/**
 * Holds what is done to the grid while the code that edits cells is on its way, and does it again, in order, once that is there. Only a
 * command that needs the code begins to hold; moving about works at once until then, and waits its turn after that.
 */
export function useHeldInput<Row>(options: HeldInputOptions<Row>) {
  const { props, state, stopEditing } = options;
  const { tools, onIntent } = props;
  const [held] = useState(() => new HeldInputs());
  useReplay(held, options);

  const placeOf = ({ row, column }: Position) => {
    const record = props.rows[row];
    return { row, rowId: record === undefined ? null : props.rowId(record), columnId: props.columns[column]?.id ?? "" };
  };
  const fetchTools = async () => {
    if (!onIntent || (await onIntent())) return;
    held.drop();
    stopEditing();
    toast.bad(NOT_LOADED);
  };
  const hold = (input: HeldInput) => {
    const isFirst = !held.isWaiting;
    const { active, anchor, editing } = state;
    if (isFirst && editing === null && active) {
      if (anchor) held.add({ kind: "go", ...placeOf(anchor), extend: false });
      held.add({ kind: "go", ...placeOf(active), extend: anchor !== null });
    }
    held.add(input);
    if (isFirst) void fetchTools();
  };
  const isWaiting = () => held.isWaiting || (state.editing !== null && !tools);
  /** Whether an event has anything to do with all of this: not while editing works, nor when it comes from a menu or a dialog. */
  const concerns = ({ currentTarget, target }: KeyboardEvent | ClipboardEvent) =>
    onIntent !== undefined &&
    !held.isSending &&
    (!tools || isWaiting()) &&
    target instanceof Element &&
    currentTarget.contains(target);
  return {
    /** Called when a pointer makes another cell the active one. */
    noteGo: (to: Position, extend: boolean) => {
      if (held.all.length > 0 && !held.isReplaying) held.add({ kind: "go", ...placeOf(to), extend });
    },
    /** Fetches what an editor needs that was opened before it had come. */
    fetchTools,
    handlers: heldHandlers({ ...options, held, hold, isWaiting, concerns }),
  };
}

/** Does what is held as soon as it can be done. */
function useReplay<Row>(held: HeldInputs, options: HeldInputOptions<Row>) {
  const { tools } = options.props;
  const go = useLatest((input: HeldGo): boolean => {
    const { rows, rowId, columns } = options.props;
    const row = input.rowId === null ? input.row : rows.findIndex((record) => rowId(record) === input.rowId);
    const column = columns.findIndex(({ id }) => id === input.columnId);
    if (column < 0 || (input.rowId !== null && row < 0)) return false;
    options.go({ row, column }, input.extend);
    return true;
  });
  const replay = useLatest(async () => {
    const grid = options.pane.current?.querySelector<HTMLElement>("[role=grid]");
    if (!tools || !grid || held.isReplaying) return;
    const { activeElement } = document;
    const next = () => (grid.isConnected ? held.next() : undefined);
    const send = (target: Element, event: Event) => held.send(target, event);
    await held.replay(() => tools.replayInput({ grid, next, go, send }));
    // Someone who had already gone elsewhere stays there.
    if (activeElement instanceof HTMLElement && activeElement !== document.body && !grid.contains(activeElement)) {
      activeElement.focus();
    }
  });
  const settle = useLatest(() => {
    const { editing, active } = options.state;
    if (held.all.length > 0 || !editing || !active) return;
    const { rows, rowId, columns } = options.props;
    const record = rows[active.row];
    const isThere = record !== undefined && rowId(record) === editing.rowId;
    // Asked for, and left again before it came.
    if (!isThere || columns[active.column]?.id !== editing.columnId) options.stopEditing();
  });
  // Before anything is painted: an editor that is already over never shows.
  useLayoutEffect(() => {
    if (tools) settle();
  }, [tools, settle]);
  useEffect(() => {
    if (tools && held.all.length > 0) void replay();
  }, [held, tools, replay]);
}

interface HandlerOptions<Row> extends HeldInputOptions<Row> {
  held: HeldInputs;
  hold: (input: HeldInput) => void;
  isWaiting: () => boolean;
  concerns: (event: KeyboardEvent | ClipboardEvent) => boolean;
}

/** Keys and the clipboard before anybody else hears of them, for the element with role="grid". */
function heldHandlers<Row>({ props, state, pane, held, hold, isWaiting, concerns }: HandlerOptions<Row>) {
  const begins = (command: Command, { row, column }: Position, target: HTMLElement) => {
    const { isControl = false, isReadOnly = false } = props.columns[column] ?? {};
    // A row that is not loaded has nothing to edit.
    if (row >= 0 && props.rows[row] === undefined) return false;
    const isInner = target !== target.closest("[data-column]");
    return needsTools(command, { isInner, isControlColumn: isControl, isReadOnly });
  };
  const take = (event: KeyboardEvent | ClipboardEvent, input: HeldInput) => {
    event.preventDefault();
    event.stopPropagation();
    hold(input);
  };
  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const at = concerns(event) ? positionOf(target) : null;
    if (!at) return;
    const press = pressOf(event);
    const extent = { rows: props.total, columns: props.columns.length };
    const command = commandFor(press, at, extent, pageRowsOf(pane.current));
    const isHeld = isWaiting()
      ? waitsItsTurn(press, command, endsInEditor(held.all, state.editing !== null))
      : command !== null && begins(command, at, target);
    if (isHeld) take(event, { kind: "key", key: heldKeyOf(event.nativeEvent) });
  };
  const isRangeMeant = (event: ClipboardEvent) => concerns(event) && (isWaiting() || rangeOf(state) !== null);
  const copyWith = (kind: "copy" | "cut") => (event: ClipboardEvent) => {
    if (!isRangeMeant(event)) return;
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    writeLater(promise).catch(() => undefined);
    take(event, { kind, write: (text) => (text === null ? reject(new Error("Nothing was copied.")) : resolve(text)) });
  };
  const onPasteCapture = (event: ClipboardEvent) => {
    if (!isRangeMeant(event) || !event.clipboardData.types.includes("text/plain")) return;
    take(event, { kind: "paste", text: event.clipboardData.getData("text/plain") });
  };
  return { onKeyDownCapture, onCopyCapture: copyWith("copy"), onCutCapture: copyWith("cut"), onPasteCapture };
}

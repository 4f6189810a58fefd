/** A cell by its place; row -1 is the header. */
export interface Position {
  row: number;
  column: number;
}

export interface Extent {
  rows: number;
  columns: number;
}

/** What a key means in the grid. */
export type Command =
  | { do: "move"; to: Position; extend: boolean }
  | { do: "edit"; typed: string | null }
  /** The first key of a character that an input method, or a dead key, makes of several. */
  | { do: "compose" }
  | { do: "activate" }
  | { do: "toggle-row"; extend: boolean }
  | { do: "select-all" }
  | { do: "clear" }
  | { do: "undo" }
  | { do: "redo" }
  | { do: "fill-down" }
  | { do: "collapse" }
  | { do: "sort" }
  | { do: "menu" }
  | { do: "resize"; by: number }
  | { do: "shift-column"; by: -1 | 1 };

export interface KeyPress {
  key: string;
  shift: boolean;
  /** Ctrl, or Cmd on a Mac. */
  mod: boolean;
  alt: boolean;
}

type Pressed = Pick<KeyboardEvent, "key" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey" | "getModifierState">;

/** A key as the grid reads it. A character that AltGr gives is typed, though Windows calls AltGr Ctrl and Alt. */
export function pressOf(event: Pressed): KeyPress {
  const { key, shiftKey: shift, ctrlKey, metaKey, altKey } = event;
  const isTyped = [...key].length === 1 && event.getModifierState("AltGraph");
  return { key, shift, mod: !isTyped && (ctrlKey || metaKey), alt: !isTyped && altKey };
}

export const RESIZE_STEP_PX = 10;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** Where a key leads from `at`, or null when it leads nowhere. Ctrl goes to the edge. */
function destination({ key, mod }: KeyPress, at: Position, extent: Extent, pageRows: number): Position | null {
  const first = mod && at.row >= 0 ? 0 : at.row - 1;
  switch (key) {
    case "ArrowDown":
      return { ...at, row: mod ? extent.rows - 1 : at.row + 1 };
    case "ArrowUp":
      return { ...at, row: first };
    case "ArrowRight":
      return { ...at, column: mod ? extent.columns - 1 : at.column + 1 };
    case "ArrowLeft":
      return { ...at, column: mod ? 0 : at.column - 1 };
    case "PageDown":
      return { ...at, row: at.row + pageRows };
    case "PageUp":
      return { ...at, row: at.row < 0 ? at.row : Math.max(0, at.row - pageRows) };
    case "Home":
      return { row: mod && at.row >= 0 ? 0 : at.row, column: 0 };
    case "End":
      return { row: mod ? extent.rows - 1 : at.row, column: extent.columns - 1 };
    default:
      return null;
  }
}

function headerCommand({ key, shift, mod, alt }: KeyPress): Command | null {
  const sideways = key === "ArrowLeft" ? -1 : key === "ArrowRight" ? 1 : 0;
  if (sideways !== 0 && mod && shift) return { do: "shift-column", by: sideways };
  if (sideways !== 0 && shift) return { do: "resize", by: sideways * RESIZE_STEP_PX };
  if (key === "ContextMenu" || (key === "F10" && shift) || (key === "ArrowDown" && alt)) return { do: "menu" };
  return key === "Enter" || key === " " ? { do: "sort" } : null;
}

function cellCommand({ key, shift, mod, alt }: KeyPress): Command | null {
  // A Mac has its dead keys with Option.
  if (!mod && (key === "Process" || key === "Dead")) return { do: "compose" };
  if (mod) {
    const letter = key.toLowerCase();
    if (letter === "a") return { do: "select-all" };
    if (letter === "d") return { do: "fill-down" };
    return null;
  }
  if (alt) return null;
  // The menu key is told by the browser as a right click; where this one is too, it opens the same menu.
  if (key === "F10" && shift) return { do: "menu" };
  if (key === "Enter") return { do: "activate" };
  if (key === "F2") return { do: "edit", typed: null };
  if (key === "Delete" || key === "Backspace") return { do: "clear" };
  if (key === " ") return { do: "toggle-row", extend: shift };
  if (key === "Escape") return { do: "collapse" };
  // One character, as typed with Shift or AltGr too; names of keys are longer.
  return [...key].length === 1 ? { do: "edit", typed: key } : null;
}

/** Undo and redo work anywhere in the grid; Ctrl+Y is the redo of Windows. */
function historyCommand({ key, shift, mod }: KeyPress): Command | null {
  const letter = mod ? key.toLowerCase() : "";
  if (letter === "z") return { do: shift ? "redo" : "undo" };
  return letter === "y" && !shift ? { do: "redo" } : null;
}

/** What a key press at `at` asks for, or null when the grid has no use for it. */
export function commandFor(press: KeyPress, at: Position, extent: Extent, pageRows: number): Command | null {
  const history = historyCommand(press);
  if (history) return history;
  const own = at.row < 0 ? headerCommand(press) : null;
  if (own) return own;
  const to = press.alt ? null : destination(press, at, extent, pageRows);
  if (to) {
    const inside = {
      row: clamp(to.row, -1, extent.rows - 1),
      column: clamp(to.column, 0, extent.columns - 1),
    };
    return { do: "move", to: inside, extend: press.shift && at.row >= 0 && inside.row >= 0 };
  }
  return at.row < 0 ? null : cellCommand(press);
}

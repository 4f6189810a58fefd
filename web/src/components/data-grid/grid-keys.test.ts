import { expect, test } from "vitest";
import { commandFor, type KeyPress, type Position, pressOf } from "./grid-keys";

const extent = { rows: 100, columns: 8 };
const at: Position = { row: 20, column: 3 };
const header: Position = { row: -1, column: 3 };

function press(keys: string, from = at) {
  const parts = keys.split("+");
  const key = parts.pop() ?? "";
  const given: KeyPress = {
    key: key === "Space" ? " " : key,
    shift: parts.includes("Shift"),
    mod: parts.includes("Mod"),
    alt: parts.includes("Alt"),
  };
  return commandFor(given, from, extent, 10);
}

test.each([
  ["ArrowDown", { row: 21, column: 3 }],
  ["ArrowUp", { row: 19, column: 3 }],
  ["ArrowLeft", { row: 20, column: 2 }],
  ["ArrowRight", { row: 20, column: 4 }],
  ["PageDown", { row: 30, column: 3 }],
  ["PageUp", { row: 10, column: 3 }],
  ["Home", { row: 20, column: 0 }],
  ["End", { row: 20, column: 7 }],
  ["Mod+Home", { row: 0, column: 0 }],
  ["Mod+End", { row: 99, column: 7 }],
  ["Mod+ArrowDown", { row: 99, column: 3 }],
  ["Mod+ArrowUp", { row: 0, column: 3 }],
  ["Mod+ArrowLeft", { row: 20, column: 0 }],
  ["Mod+ArrowRight", { row: 20, column: 7 }],
])("%s moves, and with Shift extends the range", (keys, to) => {
  expect(press(keys)).toEqual({ do: "move", to, extend: false });
  expect(press(`Shift+${keys}`)).toEqual({ do: "move", to, extend: true });
});

test("stops at the edges", () => {
  expect(press("ArrowRight", { row: 99, column: 7 })).toMatchObject({ to: { row: 99, column: 7 } });
  expect(press("PageDown", { row: 95, column: 0 })).toMatchObject({ to: { row: 99, column: 0 } });
  expect(press("PageUp", { row: 4, column: 0 })).toMatchObject({ to: { row: 0, column: 0 } });
  expect(press("ArrowLeft", { row: 4, column: 0 })).toMatchObject({ to: { row: 4, column: 0 } });
});

test("goes up into the header and down out of it, where Shift extends nothing", () => {
  expect(press("ArrowUp", { row: 0, column: 2 })).toEqual({ do: "move", to: { row: -1, column: 2 }, extend: false });
  expect(press("Shift+ArrowUp", { row: 0, column: 2 })).toMatchObject({ to: { row: -1, column: 2 }, extend: false });
  expect(press("ArrowDown", header)).toMatchObject({ to: { row: 0, column: 3 } });
  expect(press("ArrowUp", header)).toMatchObject({ to: { row: -1, column: 3 } });
  expect(press("Home", header)).toMatchObject({ to: { row: -1, column: 0 } });
});

test.each([
  ["Enter", { do: "activate" }],
  ["F2", { do: "edit", typed: null }],
  ["Shift+F10", { do: "menu" }],
  ["x", { do: "edit", typed: "x" }],
  ["Shift+X", { do: "edit", typed: "X" }],
  ["é", { do: "edit", typed: "é" }],
  ["Process", { do: "compose" }],
  ["Dead", { do: "compose" }],
  ["Delete", { do: "clear" }],
  ["Backspace", { do: "clear" }],
  ["Space", { do: "toggle-row", extend: false }],
  ["Mod+a", { do: "select-all" }],
  ["Mod+d", { do: "fill-down" }],
  ["Mod+z", { do: "undo" }],
  ["Mod+Shift+z", { do: "redo" }],
  ["Mod+y", { do: "redo" }],
  ["Escape", { do: "collapse" }],
])("%s in a cell means %o", (keys, command) => {
  expect(press(keys)).toEqual(command);
});

test.each([
  ["Enter", { do: "sort" }],
  ["Space", { do: "sort" }],
  ["Shift+ArrowRight", { do: "resize", by: 10 }],
  ["Shift+ArrowLeft", { do: "resize", by: -10 }],
  ["Mod+Shift+ArrowLeft", { do: "shift-column", by: -1 }],
  ["Mod+Shift+ArrowRight", { do: "shift-column", by: 1 }],
  ["Alt+ArrowDown", { do: "menu" }],
  ["Shift+F10", { do: "menu" }],
  ["ContextMenu", { do: "menu" }],
])("%s in the header means %o", (keys, command) => {
  expect(press(keys, header)).toEqual(command);
});

test.each(["Tab", "Mod+c", "Mod+v", "Mod+Shift+y", "Alt+ArrowLeft", "Shift", "F5", "Mod+r"])(
  "%s is left to the browser",
  (keys) => {
    expect(press(keys)).toBeNull();
  },
);

test.each(["x", "F2", "Delete", "Process"])("%s does nothing in the header", (keys) => {
  expect(press(keys, header)).toBeNull();
});

test("a character typed with AltGr opens the editor, and Ctrl with Alt does not", () => {
  const keys = { key: "@", shiftKey: false, ctrlKey: true, metaKey: false, altKey: true };
  const read = (isAltGr: boolean) => pressOf({ ...keys, getModifierState: (name) => isAltGr && name === "AltGraph" });
  expect(commandFor(read(true), at, extent, 10)).toEqual({ do: "edit", typed: "@" });
  expect(commandFor(read(false), at, extent, 10)).toBeNull();
  const arrow = { ...keys, key: "ArrowDown", getModifierState: () => true };
  expect(pressOf(arrow)).toMatchObject({ mod: true, alt: true });
});

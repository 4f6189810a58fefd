import { expect, test } from "vitest";
import type { KeyPress } from "./grid-keys";
import type { Editing } from "./grid-state";
import { withHeldKey } from "./held-edit";

const begun: Editing = { rowId: "a", columnId: "name", typed: "C", ended: null };

function press(editing: Editing | null | undefined, ...keys: string[]) {
  return keys.reduce<Editing | null | undefined>((held, keysTogether) => {
    const parts = keysTogether.split("+");
    const key = parts.pop() ?? "";
    const given: KeyPress = {
      key,
      shift: parts.includes("Shift"),
      mod: parts.includes("Mod"),
      alt: parts.includes("Alt"),
    };
    return held ? withHeldKey(held, given) : held;
  }, editing);
}

test("letters gather, the last one can be taken back, and Enter or Tab ends the edit", () => {
  expect(press(begun, "o", "n", "x", "Backspace")).toEqual({ ...begun, typed: "Con" });
  expect(press(begun, "👋", "Backspace")).toEqual(begun);
  expect(press(begun, "Shift+Enter", "o")).toEqual({ ...begun, typed: "C\no" });
  expect(press(begun, "o", "Enter")).toEqual({ ...begun, typed: "Co", ended: "stay" });
  expect(press(begun, "Tab")?.ended).toBe("next");
  expect(press(begun, "Shift+Tab")?.ended).toBe("previous");
});

test("an ended edit takes no more letters, and Escape gives up either", () => {
  expect(press(begun, "Enter", "x")).toEqual({ ...begun, ended: "stay" });
  expect(press(begun, "Enter", "Escape")).toBeNull();
  expect(press(begun, "Escape")).toBeNull();
});

test("an editor asked for without a letter keeps what stands in the cell until one is typed", () => {
  const asked = { ...begun, typed: null };
  expect(press(asked, "Backspace")?.typed).toBeNull();
  expect(press(asked, "Enter")).toEqual({ ...asked, ended: "stay" });
  expect(press(asked, "x")?.typed).toBe("x");
});

test("keys that lead elsewhere, and combinations, are left alone", () => {
  expect(press(begun, "ArrowDown")).toBeUndefined();
  expect(press(begun, "Mod+v")).toBeUndefined();
});

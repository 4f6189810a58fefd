import { expect, test } from "vitest";
import {
  countSelected,
  EVERYONE,
  extended,
  forgotten,
  isSelected,
  NOBODY,
  toChoice,
  toggled,
  toggledAll,
} from "./selection";

const order = ["a", "b", "c", "d", "e"];
const ids = (selection: { ids: ReadonlySet<string> }) => [...selection.ids].sort().join("");
const view = { filters: [{ column: "company", is: "filled" } as const], search: "acme" };

test("one press selects someone and another lets go", () => {
  const one = toggled(NOBODY, "b", null);
  expect(ids(one)).toBe("b");
  expect(ids(toggled(one, "b", null))).toBe("");
});

test("a range goes from the last press to this one, from either side, and does as this one does", () => {
  const start = toggled(NOBODY, "d", null);
  const range = toggled(start, "b", order);
  expect(ids(range)).toBe("bcd");
  expect(ids(toggled(range, "c", order))).toBe("d");
});

test("a range that began with someone who is gone is one person", () => {
  expect(ids(toggled({ ...NOBODY, anchor: "gone" }, "c", order))).toBe("c");
  expect(ids(toggled(NOBODY, "c", order))).toBe("c");
});

test("the box in the header selects all that are loaded, and lets them go", () => {
  const all = toggledAll(toggled(NOBODY, "b", null), order);
  expect(ids(all)).toBe("abcde");
  expect(toggledAll(all, order)).toBe(NOBODY);
  expect(toggledAll(EVERYONE, order)).toBe(NOBODY);
});

test("asked again for everybody, it is everybody of the view, loaded or not", () => {
  const loaded = extended(NOBODY, order);
  expect([loaded.all, ids(loaded)]).toEqual([false, "abcde"]);
  expect(extended(loaded, order)).toBe(EVERYONE);
});

test("who is deleted from the menu of their row counts no more, selected or left out", () => {
  const two = toggled(toggled(NOBODY, "b", null), "c", null);
  expect(countSelected(forgotten(two, "b"), 4)).toBe(1);
  expect(forgotten(two, "e")).toBe(two);
  const but = toggled(EVERYONE, "b", null);
  expect(countSelected(forgotten(but, "b"), 4)).toBe(4);
});

test("everybody but some are counted, told apart, and meant", () => {
  const but = toggled(EVERYONE, "b", null);
  expect([isSelected(but, "a"), isSelected(but, "b"), countSelected(but, 340)]).toEqual([true, false, 339]);
  expect(toChoice(but, view)).toEqual({ ...view, except: ["b"] });
  expect(toChoice(toggled(NOBODY, "b", null), view)).toEqual({ ids: ["b"] });
});

import { expect, test } from "vitest";
import { moveColumn, moveTo, pinColumn, showColumn } from "./column-changes";

const before = { order: ["a", "b", "c", "d"], hidden: ["d"], pinned: ["a"] };

test("moves a column to the place of another, from either side", () => {
  expect(moveTo(before.order, "a", "c")).toEqual(["b", "c", "a", "d"]);
  expect(moveTo(before.order, "d", "b")).toEqual(["a", "d", "b", "c"]);
  expect(moveTo(before.order, "a", "gone")).toEqual(before.order);
});

test("a column moved among the pinned ones is pinned, and one moved away from them is not", () => {
  expect(moveColumn("c", "a")(before)).toMatchObject({ order: ["c", "a", "b", "d"], pinned: ["a", "c"] });
  expect(moveColumn("a", "c")(before).pinned).toEqual([]);
});

test("pins and unpins, shows and hides, each once", () => {
  expect(pinColumn("a", true)(before).pinned).toEqual(["a"]);
  expect(pinColumn("a", false)(before).pinned).toEqual([]);
  expect(showColumn("d", true)(before).hidden).toEqual([]);
  expect(showColumn("b", false)(before).hidden).toEqual(["d", "b"]);
});

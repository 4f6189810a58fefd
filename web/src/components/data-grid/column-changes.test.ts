import { expect, test } from "vitest";
import { moveColumn, moveTo, pinColumn, shiftColumn, showColumn } from "./column-changes";

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

test("shifts a column past the shown ones of its own, twice as far by two, and no further than a fixed one", () => {
  const many = { order: ["no", "a", "b", "x", "c", "d"], hidden: ["x"], pinned: ["no", "a"] };
  const twice = shiftColumn("d", -1, ["no"])(shiftColumn("d", -1, ["no"])(many));
  expect(twice).toEqual({ ...many, order: ["no", "a", "d", "b", "x", "c"] });
  expect(shiftColumn("d", -1, ["no"])(twice)).toEqual(twice);
  expect(shiftColumn("b", 1, ["no"])(many).order).toEqual(["no", "a", "x", "c", "b", "d"]);
  expect(shiftColumn("a", -1, ["no"])(many)).toEqual(many);
  expect(shiftColumn("d", 1, ["no"])(many)).toEqual(many);
});

test("pins and unpins, shows and hides, each once", () => {
  expect(pinColumn("a", true)(before).pinned).toEqual(["a"]);
  expect(pinColumn("a", false)(before).pinned).toEqual([]);
  expect(showColumn("d", true)(before).hidden).toEqual([]);
  expect(showColumn("b", false)(before).hidden).toEqual(["d", "b"]);
});

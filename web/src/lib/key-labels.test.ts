import { expect, test } from "vitest";
import { keyLabels } from "./key-labels";

test("names the keys of a shortcut as the keyboard does", () => {
  expect(keyLabels("mod+k", false)).toEqual(["Ctrl", "K"]);
  expect(keyLabels("mod+k", true)).toEqual(["⌘", "K"]);
  expect(keyLabels("g p", false)).toEqual(["G", "P"]);
  expect(keyLabels("?", false)).toEqual(["?"]);
  expect(keyLabels("shift+left", false)).toEqual(["⇧", "←"]);
  expect(keyLabels("space", false)).toEqual(["Space"]);
});

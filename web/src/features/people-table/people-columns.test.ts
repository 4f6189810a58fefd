import { columnLabels } from "@contract/column-labels";
import { expect, test } from "vitest";
import { aPersonRow } from "@/testing/person-row";
import { peopleColumns } from "./people-columns";

test("an owner who is nobody is copied as nothing, not as the word that is shown", () => {
  const owner = peopleColumns([], {}).find(({ id }) => id === "owner");
  expect(owner?.text(aPersonRow({ owner: null }))).toBe("");
  expect(owner?.text(aPersonRow({ owner: "Kim" }))).toBe("Kim");
});

test("a column is called in its header what it is called in filters and menus", () => {
  const labels: Record<string, string> = columnLabels;
  const built = peopleColumns([], {}).filter(({ id }) => id !== "select" && id !== "number");
  expect(built.map(({ id, label }) => [id, label])).toEqual(built.map(({ id }) => [id, labels[id]]));
  expect(columnLabels.lastTouchAt).toBe("Last Touch");
});

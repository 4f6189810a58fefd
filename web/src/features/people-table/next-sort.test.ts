import { expect, test } from "vitest";
import { nextSort } from "./next-sort";

test("a column is sorted ascending, then descending, then not; another one starts ascending", () => {
  const up = nextSort(null, "name");
  const down = nextSort(up, "name");
  expect([up, down, nextSort(down, "name")]).toEqual([
    { column: "name", direction: "ascending" },
    { column: "name", direction: "descending" },
    null,
  ]);
  expect(nextSort(down, "email")).toEqual({ column: "email", direction: "ascending" });
});

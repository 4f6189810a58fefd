import type { Filter } from "@contract/founder-list";
import { expect, test } from "vitest";
import { otherFilters, quickText, withFilter, withQuickText } from "./change-filters";

const stage: Filter = { column: "stage", is: "filled" };
const name: Filter = { column: "name", is: "contains", text: "ada" };
const nameToo: Filter = { column: "name", is: "contains", text: "love" };

test("what is typed over a column is a filter of its own, changed in place and gone when nothing is left", () => {
  const typed = withQuickText([stage], "name", " ada ");
  expect(typed).toEqual([stage, name]);
  expect(quickText(typed, "name")).toBe("ada");
  expect(withQuickText([name, stage], "name", "grace")).toEqual([{ ...name, text: "grace" }, stage]);
  expect(withQuickText([name, stage], "name", "  ")).toEqual([stage]);
});

test("a second filter of the same column stays a chip", () => {
  expect(otherFilters([name, stage, nameToo])).toEqual([stage, nameToo]);
  expect(withQuickText([name, nameToo], "name", "")).toEqual([nameToo]);
});

test("a changed filter stays where it was, a new one comes last", () => {
  expect(withFilter([stage, name], stage, nameToo)).toEqual([nameToo, name]);
  expect(withFilter([stage], null, name)).toEqual([stage, name]);
});

import { expect, test } from "vitest";
import { searchForUnasked } from "./search-attack.ts";

test("a search for changes that nobody asked for finds none, and requests are served", () => {
  const result = searchForUnasked(20_000, 14);
  expect(result.examples).toEqual([]);
  expect(result).toMatchObject({ unasked: 0, served: result.requests });
  expect(result.requests).toBeGreaterThan(2_000);
});

test("the same search finds many where the rule is taken out: the control", () => {
  expect(searchForUnasked(2_000, 14, () => null).unasked).toBeGreaterThan(1_000);
});

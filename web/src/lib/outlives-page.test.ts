import { expect, test } from "vitest";
import { outlivesPage } from "./outlives-page";

test("small writes are sent to their end, so that an edit right before a reload is not lost", () => {
  expect(outlivesPage({ method: "PATCH", body: '{"company":"Contoso"}' })).toBe(true);
  expect(outlivesPage({ method: "DELETE" })).toBe(true);
});

test("reads are not, nor what browsers would refuse for its size", () => {
  expect(outlivesPage(undefined)).toBe(false);
  expect(outlivesPage({ method: "HEAD" })).toBe(false);
  expect(outlivesPage({ method: "POST", body: "x".repeat(8_001) })).toBe(false);
  expect(outlivesPage({ method: "POST", body: new FormData() })).toBe(false);
});

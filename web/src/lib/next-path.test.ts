import { expect, test } from "vitest";
import { nextPath, signInPath } from "./next-path";

test("leads back to a path of our own, with its query", () => {
  expect(nextPath("/people/1?open=2#top")).toBe("/people/1?open=2#top");
});

test.each([
  null,
  "",
  "people",
  "https://evil.example/people",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/people\n",
  "/.//evil.example",
  "javascript:alert(1)",
  "/auth",
  "/auth?next=/auth",
  "/",
])("refuses %j and leads to the people table", (next) => {
  expect(nextPath(next)).toBe("/people");
});

test("names where to come back to only when it is not the people table", () => {
  expect(signInPath("/people")).toBe("/auth");
  expect(signInPath("/people/7")).toBe("/auth?next=%2Fpeople%2F7");
});

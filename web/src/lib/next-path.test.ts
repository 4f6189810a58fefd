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
  "HTTPS://evil.example",
  "https:evil.example",
  "https:/evil.example",
  "//evil.example",
  "///evil.example",
  "////evil.example/%2e%2e",
  "//evil.example@127.0.0.1",
  "//127.0.0.1@evil.example",
  "\\\\evil.example",
  "\\/evil.example",
  "/\\/evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  "\u00a0//evil.example",
  "\ufeff//evil.example",
  "/people\n",
  "/people\r\nLocation: https://evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/people/..//evil.example",
  "/%2e//evil.example",
  "/people/%2e%2e//evil.example",
  ".evil.example",
  "@evil.example",
  ":80@evil.example",
  "?next=//evil.example",
  "#//evil.example",
  "javascript:alert(1)",
  "JavaScript:alert(1)//",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "blob:https://evil.example/1",
  "/auth",
  "/auth?next=/auth",
  "/",
])("refuses %j and leads to the people table", (next) => {
  expect(nextPath(next)).toBe("/people");
});

test.each([
  "/%2fevil.example",
  "/%5cevil.example",
  "/%09/evil.example",
  "/people//evil.example",
  "/people?a=//evil.example",
])("keeps %j on this site", (next) => {
  expect(new URL(nextPath(next), "https://tracker.example").origin).toBe("https://tracker.example");
});

test("names where to come back to only when it is not the people table", () => {
  expect(signInPath("/people")).toBe("/auth");
  expect(signInPath("/people/7")).toBe("/auth?next=%2Fpeople%2F7");
});

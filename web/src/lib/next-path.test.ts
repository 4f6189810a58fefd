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

/** Addresses that lead to another host when they are parsed again: two slashes in a row, a backslash, a control character. */
const HOSTS = ["//evil.example", "/\\evil.example", "/\t/evil.example", "/people//evil.example", "/./\\evil.example"];
const encodedOnce = (text: string) =>
  text.replaceAll(/[/\\\t]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, "0")}`);
const again = (text: string) => text.replaceAll("%", "%25");

test.each(
  HOSTS.flatMap((host) => {
    const all = `/${encodedOnce(host.slice(1))}`;
    const forms = [
      all,
      all.toUpperCase().replace("EVIL.EXAMPLE", "evil.example"),
      `/${encodedOnce(host)}`,
      `${host.slice(0, 1)}${encodedOnce(host.slice(1, 3))}/x`,
    ];
    return forms.filter((form) => /%[025]/.test(form)).flatMap((form) => [form, again(form), again(again(form))]);
  }),
)("refuses %j, which another decoding makes an address of another host", (next) => {
  expect(nextPath(next)).toBe("/people");
});

test.each([
  "/%2F/evil.example",
  "/%2f%2fevil.example",
  "/%5c/evil.example",
  "/%252F/evil.example",
  "/%E0%A4%A",
  "/%00",
  "/%0d%0aX",
])("refuses %j", (next) => {
  expect(nextPath(next)).toBe("/people");
});

test.each(["/people/7?next=%2F%2Fevil.example#%2F", "/people/%C3%A9", "/people/a%20b", "/tasks/"])(
  "keeps %j",
  (next) => {
    expect(nextPath(next)).toBe(next);
  },
);

test("names where to come back to only when it is not the people table", () => {
  expect(signInPath("/people")).toBe("/auth");
  expect(signInPath("/people/7")).toBe("/auth?next=%2Fpeople%2F7");
});

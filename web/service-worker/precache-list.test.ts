import { expect, test } from "vitest";
import { precacheList } from "./precache-list.ts";

const files = new Map([
  ["index.html", "<p>one</p>"],
  ["assets/people-1a2b.js", "let people;"],
  ["assets/landing-1a2b.js", "let landing;"],
  ["assets/lottie_light-1a2b.js", "let player;"],
  ["assets/inter-latin-wght-normal-1a2b.woff2", ""],
  ["assets/inter-greek-wght-normal-1a2b.woff2", ""],
  ["privacy-policy.html", ""],
  ["_headers", ""],
  ["openapi.json", ""],
]);

test("keeps what the app needs to open, the page for signing out too, and not what plays its animations", () => {
  expect(precacheList(files).map(({ url }) => url)).toEqual([
    "/assets/inter-latin-wght-normal-1a2b.woff2",
    "/assets/landing-1a2b.js",
    "/assets/people-1a2b.js",
    "/index.html",
  ]);
});

test("a page that changed has another revision; a hashed name needs none", () => {
  const before = precacheList(files);
  const after = precacheList(new Map([...files, ["index.html", "<p>two</p>"]]));
  expect(after.find(({ url }) => url === "/index.html")).not.toEqual(before.find(({ url }) => url === "/index.html"));
  expect(after.find(({ url }) => url === "/assets/people-1a2b.js")?.revision).toBeNull();
});

import { expect, test } from "vitest";
import { peopleList, peopleQuery } from "./people-list.ts";

const target = (name: string) => ({ founderId: name, profileUrl: `https://www.linkedin.com/in/${name}` });

test("says in a list who its address names, in any script", () => {
  const people = [target("ada-lovelace"), target("小林-さくら"), target("josé")];
  expect(peopleList(new URLSearchParams(peopleQuery(people)))).toBe(
    ["profileUrl", ...people.map(({ profileUrl }) => `"${profileUrl}"`), ""].join("\n"),
  );
});

test.each([
  "",
  "in=",
  "in=a/../b c",
  "in=%00",
  "in=ada&in=",
  Array.from({ length: 26 }, (_, n) => `in=p${n}`).join("&"),
])("has no list for '%s'", (query) => {
  expect(peopleList(new URLSearchParams(query))).toBeNull();
});

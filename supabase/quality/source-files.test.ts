import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

// A tree without git, such as an unpacked archive, has only what was published.
const files = (() => {
  try {
    return execFileSync("git", ["ls-files"], { cwd: new URL("../../", import.meta.url), encoding: "utf8" }).split("\n");
  } catch {
    return [];
  }
})();

test("no compiled file is next to its source, where it would be imported instead", () => {
  const sources = new Set(files.filter((file) => /\.tsx?$/.test(file)).map((file) => file.replace(/\.tsx?$/, "")));
  const compiled = files.filter((file) => /\.js(\.map)?$/.test(file) && sources.has(file.replace(/\.js(\.map)?$/, "")));
  expect(compiled).toEqual([]);
});

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { compile } from "tailwindcss";
import { expect, test } from "vitest";
import config from "../../../tailwind.config.ts";

const src = join(import.meta.dirname, "..");
const tailwind = join(import.meta.dirname, "../../../node_modules/tailwindcss/index.css");

const COLOURED =
  /^(?:fill-(?!mode|down)|(?:accent|bg|border(?!-box$)|caret|decoration|divide|outline|ring|shadow|stroke|text)-)[a-z]/;

/** Every word in a string of the code that could colour something, without its variants, and a file it is in. */
function colourWords(): Map<string, string> {
  const words = new Map<string, string>();
  for (const path of readdirSync(src, { recursive: true, encoding: "utf8" })) {
    // The table of class groups names groups such as `text-color` beside classes.
    if (!/\.tsx?$/.test(path) || path.includes(".test.") || path.endsWith("class-groups.ts")) continue;
    for (const [, text = ""] of readFileSync(join(src, path), "utf8").matchAll(/["'`]([^"'`\n]*)["'`]/g)) {
      for (const word of text.split(/\s+/)) {
        const bare = word.slice(word.lastIndexOf(":") + 1);
        if (COLOURED.test(bare)) words.set(bare, path);
      }
    }
  }
  return words;
}

/** Those of some class names for which Tailwind writes no rule with our theme. */
async function unknownOf(names: readonly string[]): Promise<string[]> {
  const { build } = await compile('@import "tailwindcss"; @config "theme";', {
    base: src,
    loadStylesheet: (_, base) =>
      Promise.resolve({
        path: tailwind,
        base: base === src ? dirname(tailwind) : base,
        content: readFileSync(tailwind, "utf8"),
      }),
    loadModule: (path, base) => Promise.resolve({ path, base, module: config }),
  });
  const css = build([...names]);
  return names.filter((name) => !css.includes(`.${name.replaceAll(/[^\w-]/g, "\\$&")}`));
}

test("every class that colours something names a colour of our theme", async () => {
  const words = colourWords();
  expect(words.size).toBeGreaterThan(50);
  const unknown = await unknownOf([...words.keys()]);
  expect(unknown.map((name) => `${name} in ${words.get(name) ?? ""}`)).toEqual([]);
});

test("a colour that the theme does not have is found", async () => {
  expect(await unknownOf(["bg-white", "bg-primary", "text-red-500", "border-input/50"])).toEqual([
    "bg-white",
    "text-red-500",
  ]);
});

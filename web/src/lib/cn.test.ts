import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { extendTailwindMerge } from "tailwind-merge";
import { expect, test } from "vitest";
import { cn } from "./cn";

const twMerge = extendTailwindMerge({
  extend: { theme: { radius: ["control", "card", "dialog"], shadow: ["low", "float"] } },
});
const src = join(import.meta.dirname, "..");

/** Every word in a string of the code that could be a class, without its variants. */
function wordsInCode(): string[] {
  const words = new Set<string>();
  for (const path of readdirSync(src, { recursive: true, encoding: "utf8" })) {
    if (!/\.tsx?$/.test(path) || path.includes(".test.") || path.endsWith("class-groups.ts")) continue;
    for (const [, text = ""] of readFileSync(join(src, path), "utf8").matchAll(/["'`]([^"'`\n]*)["'`]/g)) {
      for (const word of text.split(/\s+/)) words.add(word.replace(/^([a-z-]+(\[[^\]]*\])?(\/[a-z]+)?:)+/, ""));
    }
  }
  return [...words].filter((word) => /^-?[a-z][a-z0-9-]*(-\[[^\s]*\]|-\([^\s]*\)|[./%\d]*)*$/.test(word)).sort();
}

const words = wordsInCode();
// A class that the library knows: one that takes the place of another.
const classes = words.filter((word) => words.some((other) => other !== word && twMerge(`${word} ${other}`) === other));

test("takes the place of a class exactly where tailwind-merge does, for every pair of classes in the code", () => {
  expect(classes.length).toBeGreaterThan(400);
  const different: string[] = [];
  for (const one of classes) {
    for (const other of classes) {
      if (one === other) continue;
      const pair = `${one} ${other}`;
      if (cn(pair) !== twMerge(pair)) different.push(pair);
    }
  }
  expect(different, "one line in class-groups.ts says what these set").toEqual([]);
});

test("a class with variants takes the place of one with the same variants only", () => {
  expect(cn("hover:bg-accent", "bg-card", "hover:bg-muted")).toBe("bg-card hover:bg-muted");
  expect(cn("data-[state=open]:p-2", "data-[state=closed]:p-4", "data-[state=open]:px-3")).toBe(
    "data-[state=open]:p-2 data-[state=closed]:p-4 data-[state=open]:px-3",
  );
  expect(cn("has-[option:checked]:text-sm p-2!", "p-4", "has-[option:checked]:text-lg")).toBe(
    "p-2! p-4 has-[option:checked]:text-lg",
  );
});

test("joins what there is", () => {
  expect(cn("a", false, null, ["b", { c: true, d: false }])).toBe("a b c");
});

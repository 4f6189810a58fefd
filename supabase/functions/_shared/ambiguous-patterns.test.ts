import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { ambiguousPart } from "../../tests/ambiguous-pattern.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const files = globSync("{supabase/functions,web/src,extension/src}/**/*.{ts,tsx}", { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|\.gen\.ts$|node_modules/.test(file),
);

/** Every pattern in a file, and every string that is made into a pattern there, with the strings that it is joined from. */
function patternsIn(file: string): [source: string, flags: string][] {
  const code = readFileSync(`${root}${file}`, "utf8");
  if (!/RegExp|\/[dgimsuvy]*[.;,)\s]/.test(code)) return [];
  const found: [string, string][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      found.push([node.text.slice(1, end), node.text.slice(end + 1)]);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true));
  return found;
}

describe("no pattern reads one text in twice as many ways with each word more", () => {
  test.each([
    ["(?:(?:[a-z]{2,3}|www)\\.)*x", "iu"],
    ["(?:email|e-?mail)+x", ""],
    ["(?:\\s*,?\\s*)+x", "u"],
    ["(?:no|no,? no)[\\s,]+)+".replace(/^/, "(?:"), "iu"],
    ["(?:\\s+too|[\\s,.])+$", "u"],
  ])("one that does is told: %s", (source, flags) => {
    expect(ambiguousPart(source, flags)).not.toBeNull();
  });

  test.each([
    ["(?:(?:[a-z]{2,3}|m)\\.)*x", "iu"],
    ["(?:on|one)(?!\\p{L})[\\s,]*)+$".replace(/^/, "(?:"), "u"],
    ["(?:(?:and|then) )+x", ""],
    ["^(?:>.*\\n)+", "gm"],
  ])("and one that does not: %s", (source, flags) => {
    expect(ambiguousPart(source, flags)).toBeNull();
  });

  test("in the code that reads what people write", { timeout: 300_000 }, () => {
    const ambiguous = files.flatMap((file) =>
      patternsIn(file).flatMap(([source, flags]) => {
        const part = ambiguousPart(source, flags);
        return part === null ? [] : [`${file}: ${part} in /${source.slice(0, 120)}/`];
      }),
    );
    expect(ambiguous).toEqual([]);
  });

  test("and none repeats a word and what parts it where a letter may be both: \\\\W takes all letters that English does not have", () => {
    const bothWays = files.flatMap((file) =>
      patternsIn(file).flatMap(([source]) =>
        /\\p\{L\}[+*]\\W[+*]\)[+*{]/.test(source) ? [`${file}: ${source.slice(0, 120)}`] : [],
      ),
    );
    expect(bothWays).toEqual([]);
  });
});

import { expect, test } from "vitest";
import { toSentences } from "./model-text.ts";

test.each([
  ["A [link](https://evil.example) in it.", "A link in it."],
  ["[a [b] c](https://evil.example)", "[a [b] c]"],
  ["[a [b](https://one.example) c](https://two.example)", "a b c"],
  ["![i [[x]]](https://evil.example/(a(b(c))))", "![i [[x]]]"],
  ["[x](https://evil.example/(unclosed", "[x]"],
  ['[x [y]](https://evil.example "a (title)")', "[x [y]]"],
])("no address is left of a link, whatever brackets it has: %s", (written, text) => {
  expect(toSentences(written, 200)).toBe(text);
});

import { expect, test } from "vitest";
import { toSearchMatch } from "./search-excerpt.ts";

const match = (text: string, words: string[], more: { before?: boolean; after?: boolean } = {}) =>
  toSearchMatch({
    ...{ field: "notes", text, words },
    ...{ hasMoreBefore: more.before ?? false, hasMoreAfter: more.after ?? false },
  });
/** With brackets around what was found. */
const marked = (...given: Parameters<typeof match>) =>
  match(...given)
    .excerpt.map(({ text, isFound }) => (isFound ? `[${text}]` : text))
    .join("");

test("marks whole words that begin with what was found, whatever their case and accents", () => {
  expect(marked("José wrote to JOSEPHINE, not to Rojose", ["jose"])).toBe("[José] wrote to [JOSEPHINE], not to Rojose");
  expect(marked("Søren Łukasz", ["soren", "luk"])).toBe("[Søren] [Łukasz]");
  expect(marked("grace@navy.example", ["navy"])).toBe("grace@[navy].example");
});

test("leaves out half words at the ends, and says that there is more", () => {
  expect(marked("pension scheme and furth", ["pension"], { after: true })).toBe("[pension] scheme and …");
  expect(marked("lf of it about the pension", ["pension"], { before: true })).toBe("… of it about the [pension]");
});

test("keeps markup as the text it is, on one line", () => {
  expect(match("<b>pension</b>\n\n<script>", ["pension"]).excerpt).toEqual([
    { text: "<b>", isFound: false },
    { text: "pension", isFound: true },
    { text: "</b> <script>", isFound: false },
  ]);
});

test("shows the piece without a mark when no word of it can be made out", () => {
  expect(match("Something else", ["pension"]).excerpt).toEqual([{ text: "Something else", isFound: false }]);
});

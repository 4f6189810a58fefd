import { expect, test } from "vitest";
import { builtInColumns, columnLabels } from "./founder-list.ts";
import { founderPatchSchema, founderSchema, newFounderSchema } from "./founders.ts";
import { importDocumentSchema } from "./imports.ts";
import { labelInSentence, optionalFields, personFieldKeys, personFields } from "./person-fields.ts";

test("every field can be read, added, changed, imported, filtered and named", () => {
  const column = Object.keys(builtInColumns);
  const label = Object.keys(columnLabels);
  for (const shape of [founderSchema.shape, newFounderSchema.shape, importDocumentSchema.shape]) {
    expect(Object.keys(shape)).toEqual(expect.arrayContaining(personFieldKeys));
  }
  for (const names of [column, label]) expect(names).toEqual(expect.arrayContaining(personFieldKeys));
  for (const key of optionalFields) expect(founderPatchSchema.parse({ [key]: null })).toEqual({ [key]: null });
});

test("no two fields share a label, a column, a header of files or a name in messages", () => {
  const all = Object.values(personFields);
  for (const words of [
    all.map(({ label }) => label),
    all.map(({ column }) => column),
    all.flatMap(({ headers }): readonly string[] => headers),
    all.flatMap(({ spoken }): readonly string[] => spoken),
  ]) {
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  }
});

test.each([
  ["roleTitle", "role"],
  ["meetingSummaries", "meeting summaries"],
  ["profileUrl", "LinkedIn URL"],
] as const)("%s is %s in a sentence", (key, words) => {
  expect(labelInSentence(key)).toBe(words);
});

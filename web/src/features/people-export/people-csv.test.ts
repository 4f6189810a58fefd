import type { CustomField } from "@contract/custom-fields";
import type { PersonRow } from "@contract/founder-list";
import fc from "fast-check";
import { parse } from "papaparse";
import { expect, test } from "vitest";
import { aPersonRow } from "@/testing/person-row";
import { everyColumn, peopleCsv } from "./people-csv";

const field = { options: [], required: false, createdAt: "2026-01-01T00:00:00Z" };
const fields: CustomField[] = [
  {
    ...field,
    id: "5f0d9c1e-0c3f-4d63-8f5d-1c7b4a2e9d10",
    name: "tags",
    label: "Tags",
    type: "multiselect",
    options: ["a", "b"],
  },
  { ...field, id: "6f0d9c1e-0c3f-4d63-8f5d-1c7b4a2e9d10", name: "met", label: "=Met", type: "boolean" },
];
const STARTS_FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;

test("writes the columns that are asked for, in their order, as they are shown", () => {
  const person: PersonRow = {
    ...aPersonRow({ name: "Ada, the “Countess”", company: null, followerCount: -5 }),
    customFieldValues: [
      { fieldId: fields[0]?.id ?? "", value: ["a", "b"] },
      { fieldId: fields[1]?.id ?? "", value: false },
    ],
  };
  const csv = peopleCsv([person], ["followerCount", "name", "company", ...fields.map(({ id }) => id)], fields);
  expect(csv).toBe("\ufeffFollowers,Name,Company,Tags,'=Met\r\n'-5,\"Ada, the “Countess”\",,a; b,No\r\n");
});

test("starts no formula in any cell, whatever is in it", () => {
  const dangerous = fc.stringMatching(/^[\s'=+\-@\t\r＝＋－＠]{0,3}[a-z0-9"',;\n]{0,8}$/);
  let guarded = 0;
  fc.assert(
    fc.property(dangerous, dangerous, (name, owner) => {
      const csv = peopleCsv([aPersonRow({ name, owner })], everyColumn(fields), fields);
      for (const cell of parse<string[]>(csv.slice(1)).data.flat()) expect(cell).not.toMatch(STARTS_FORMULA);
      guarded += Number(STARTS_FORMULA.test(name));
    }),
    { numRuns: 1000, seed: 7 },
  );
  // The control: what was written would have started some.
  expect(guarded).toBeGreaterThan(100);
});

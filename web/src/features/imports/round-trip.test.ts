import type { CustomField, CustomFieldType, CustomValue } from "@contract/custom-fields";
import { everyColumn, peopleCsv } from "@/features/people-export/people-csv";
import { decodeText } from "./decode-text";
import { guessColumns } from "./guess-columns";
import { readTable } from "./read-table";
import { mappedColumns } from "./mapped-columns";
import { documentReader } from "./to-document";
import fc from "fast-check";
import { expect, test } from "vitest";
import { aPersonRow } from "@/testing/person-row";

const ROWS = 10_000;
const ROWS_PER_FILE = 200;

const OPTIONS = ["Angel", "Press, radio", "A+", "=sum", "Größe; klein", "Angel investor"];
const types: CustomFieldType[] = ["text", "number", "date", "select", "multiselect", "boolean"];
const fields: CustomField[] = types.map((type, index) => ({
  id: `5f0d9c1e-0c3f-4d63-8f5d-1c7b4a2e9d1${index}`,
  name: `field_${type}`,
  label: `Field ${type}`,
  type,
  options: type === "select" || type === "multiselect" ? OPTIONS : [],
  required: false,
  createdAt: "2026-01-01T00:00:00Z",
}));

// What a stored text can be: trimmed, not blank, and with every character that breaks files.
const breaking = fc.constantFrom(...Array.from("=+-@'\",;\t\n|＝＋ \\é🚀\u200f\u202eaZ09<>&%"));
const storedText = fc
  .array(fc.oneof(breaking, fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 })), {
    minLength: 1,
    maxLength: 12,
  })
  .map((letters) => letters.join("").replace(/\r\n?/g, "\n").trim())
  .filter((text) => text !== "" && !text.includes("\0"));
const optional = fc.option(storedText);
const values: Record<CustomFieldType, fc.Arbitrary<CustomValue>> = {
  text: storedText,
  number: fc.oneof(
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
  ),
  date: fc
    .date({ min: new Date("1900-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  select: fc.constantFrom(...OPTIONS),
  multiselect: fc.uniqueArray(fc.constantFrom(...OPTIONS), { minLength: 1 }),
  boolean: fc.boolean(),
};
const person = fc
  .record({
    name: storedText,
    company: optional,
    roleTitle: optional,
    industry: optional,
    location: optional,
    owner: optional,
    meetingSummaries: optional,
    followerCount: fc.option(fc.nat()),
    priorityScore: fc.option(fc.nat({ max: 100 })),
    note: optional,
    values: fc.tuple(...fields.map(({ id, type }) => fc.option(values[type].map((value) => [id, value] as const)))),
  })
  .map(({ note, values: given, ...rest }) => ({
    note,
    values: given.filter((entry) => entry !== null),
    rest,
  }));

test(`${ROWS} random people come back from a file as they went into it`, () => {
  let compared = 0;
  fc.assert(
    fc.property(fc.array(person, { minLength: ROWS_PER_FILE, maxLength: ROWS_PER_FILE }), (people) => {
      const rows = people.map(({ note, values: given, rest }) =>
        aPersonRow({
          ...rest,
          stage: null,
          status: null,
          notes:
            note === null
              ? []
              : [{ id: "7c0d3f7e-93ad-4c36-8a1e-0b9f6f1f4a10", content: note, createdAt: "2026-01-01T00:00:00Z" }],
          customFieldValues: given.map(([fieldId, value]) => ({ fieldId, value })),
        }),
      );
      const bytes = new TextEncoder().encode(peopleCsv(rows, everyColumn(fields), fields));
      const table = readTable(decodeText(bytes));
      const mapping = guessColumns(table?.headers ?? [], [], fields);
      if (table === null) throw new Error("No table");
      const mapped = { fileName: "people.csv", table, mapping, newColumns: {}, isTidied: false };
      const read = documentReader(mappedColumns(mapped, fields, { stage: [], status: [] }));
      const back = table.rows.map(({ cells }) => read(cells));
      expect(back).toEqual(
        people.map(({ note, values: given, rest }, index) => ({
          ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null)),
          profileUrl: rows[index]?.profileUrl,
          email: rows[index]?.email,
          ...(note !== null && { note }),
          ...(given.length > 0 && { values: Object.fromEntries(given) }),
        })),
      );
      compared += back.length;
    }),
    { numRuns: ROWS / ROWS_PER_FILE, seed: 20261121 },
  );
  expect(compared).toBe(ROWS);
});

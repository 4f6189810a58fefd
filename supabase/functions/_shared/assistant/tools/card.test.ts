import fc from "fast-check";
import { expect, test } from "vitest";
import { cardOf, labelOf } from "./card.ts";
import { type Operation, shown } from "./tool.ts";

const word = fc.string({ minLength: 1, maxLength: 12 });
const value = fc.oneof(
  word,
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(word, { minLength: 1, maxLength: 3 }),
);
const columns = {
  founders: [
    "name",
    "profile_url",
    "company",
    "stage",
    "owner",
    "priority_score",
    "meeting_summaries",
    "column_of_later",
  ],
  notes: ["content"],
  tasks: ["title", "description", "due_on", "recurrence"],
  custom_fields: ["name", "label", "type", "options", "required"],
} as const;

const operation = fc.constantFrom(...(Object.keys(columns) as (keyof typeof columns)[])).chain((table) =>
  fc.record({
    kind: fc.constantFrom<Operation["kind"]>("insert", "update"),
    table: fc.constant<NonNullable<Operation["table"]>>(table),
    ids: fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 4 }),
    row: fc.dictionary(fc.constantFrom(...columns[table]), value, { minKeys: 1 }),
  }),
);

test("a card shows each row, column and new value of its operation, and nothing else", () => {
  fc.assert(
    fc.property(operation, ({ ids, ...rest }) => {
      const given: Operation = rest.kind === "insert" ? rest : { ...rest, ids };
      const rows = given.ids ?? [null];
      const written = rows.flatMap((id) =>
        Object.entries(given.row ?? {}).map(([column, written]) => ({
          id,
          column,
          field: labelOf(given.table, column),
          after: shown(written),
        })),
      );
      const card = cardOf(given).changes.map(({ id, column, field, after }) => ({ id, column, field, after }));
      expect(card).toEqual(written);
      // Two lines that read the same would hide one from the reader.
      const lines = cardOf(given).changes.map(({ record, field }) => `${record ?? ""}:${field}`);
      expect(new Set(lines).size).toBe(lines.length);
    }),
    { numRuns: 500 },
  );
});

test("a card of several people says whose each line is", () => {
  const { changes } = cardOf({
    kind: "update",
    table: "founders",
    ids: ["a", "b"],
    row: { company: "Acme", meeting_summaries: null },
    names: { a: "Alice", b: "Bob" },
    was: {
      a: { company: "Acme", meeting_summaries: "Years of history" },
      b: { company: null, meeting_summaries: null },
    },
  });
  expect(changes.map(({ record, field, before, after }) => [record, field, before, after])).toEqual([
    ["Alice", "Company", "Acme", "Acme"],
    ["Alice", "Meeting summaries", "Years of history", null],
    ["Bob", "Company", null, "Acme"],
    ["Bob", "Meeting summaries", null, null],
  ]);
});

test("a card of a new column has a line for each value that it holds from the beginning", () => {
  const { changes } = cardOf({
    kind: "insert",
    table: "custom_fields",
    row: { label: "Deposit", type: "number", name: "deposit" },
    values: { one: 400, two: 250 },
    names: { one: "Ana Ruiz", two: "Leo Finch" },
  });
  expect(changes.filter(({ record }) => record !== null)).toMatchObject([
    { record: "Ana Ruiz", field: "Deposit", before: null, after: "400" },
    { record: "Leo Finch", field: "Deposit", before: null, after: "250" },
  ]);
});

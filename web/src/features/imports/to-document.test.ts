import type { CustomField, CustomFieldType } from "@contract/custom-fields";
import { describe, expect, test } from "vitest";
import { pastedProfiles } from "./pasted-profiles";
import { type ColumnMapping } from "./guess-columns";
import { mappedColumns } from "./mapped-columns";
import { documentReader } from "./to-document";

function toDocument(cells: string[], mapping: ColumnMapping, fields: CustomField[]) {
  const table = { headers: mapping.map((target) => target ?? ""), rows: [], preamble: 0, delimiter: "," };
  const mapped = { fileName: "x.csv", table, mapping, newColumns: {}, isTidied: false };
  return documentReader(mappedColumns(mapped, fields, { stage: ["In conversation"], status: [] }))(cells);
}

const field = (type: CustomFieldType, options: string[] = []): CustomField => ({
  id: "5f0d9c1e-0c3f-4d63-8f5d-1c7b4a2e9d10",
  name: "f",
  label: "F",
  type,
  options,
  required: false,
  createdAt: "2026-01-01T00:00:00Z",
});

test("puts a name together from its parts, and leaves out empty cells and columns", () => {
  const cells = [" Grace ", "Hopper", "", "whatever", "Navy"];
  expect(toDocument(cells, ["firstName", "lastName", "email", null, "company"], [])).toEqual({
    name: "Grace Hopper",
    company: "Navy",
  });
  expect(toDocument(["", ""], ["firstName", "lastName"], [])).toEqual({});
});

test.each([
  ["75k", 75000],
  ["€ 85.000", 85000],
  ["85.000", 85000],
  ["85.125", 85.125],
  ["90,000", 90000],
  ["1,5", 1.5],
])("reads %j in a column of numbers as the table's editor does", (cell, value) => {
  expect(toDocument([cell], ["followerCount"], []).followerCount).toBe(value);
});

test("takes the LinkedIn URL among other addresses, and keeps them all in a note", () => {
  const cell = "https://ada.example, https://www.linkedin.com/in/ada-l, @ada";
  expect(toDocument([cell], ["profileUrl"], [])).toEqual({
    profileUrl: "https://www.linkedin.com/in/ada-l",
    kept: { profileUrl: cell },
  });
});

test("takes the name of a page that Notion links to, and keeps its address in a note", () => {
  const cell = "Kelp (Labs) (https://www.notion.so/Kelp-0b1c2d3e?pvs=21)";
  expect(toDocument([cell], ["company"], [])).toEqual({ company: "Kelp (Labs)", kept: { company: cell } });
});

describe("values of custom fields", () => {
  const valueOf = (cell: string, one: CustomField) =>
    Object.values(toDocument([cell], [one.id], [one]).values ?? {})[0];
  test.each([
    ["1,234", 1234],
    ["1.234", 1.234],
    ["1.234.567", 1_234_567],
    ["1,234.5", 1234.5],
    ["1.234,5", 1234.5],
    ["2,5", 2.5],
    ["1 234", 1234],
    ["-7", -7],
    ["1e+21", 1e21],
    ["1e999", "1e999"],
    ["about ten", "about ten"],
  ])("reads %s as a number", (cell, expected) => {
    expect(valueOf(cell, field("number"))).toBe(expected);
  });

  test.each([
    ["2026-03-01", "2026-03-01"],
    ["2026-03-01T10:00:00Z", "2026-03-01"],
    ["1 Mar 2026", "2026-03-01"],
    ["12 November 2025", "2025-11-12"],
    ["Mar 1, 2026", "2026-03-01"],
    ["1.3.2026", "2026-03-01"],
    ["3/1/2026", "2026-03-01"],
    ["31/12/2026", "2026-12-31"],
    ["2026-02-30", "2026-02-30"],
    ["soon", "soon"],
  ])("reads %s as a day, or leaves it to be refused", (cell, expected) => {
    expect(valueOf(cell, field("date"))).toBe(expected);
  });

  test.each([
    ["Yes", true],
    ["TRUE", true],
    ["1", true],
    ["x", true],
    ["no", false],
    ["0", false],
    ["perhaps", "perhaps"],
  ])("reads %s as a box", (cell, expected) => expect(valueOf(cell, field("boolean"))).toBe(expected));

  test("finds options in any case, and those with a separator in them whole", () => {
    expect(valueOf("angel", field("select", ["Angel", "Press"]))).toBe("Angel");
    expect(valueOf("angel; PRESS; Other", field("multiselect", ["Angel", "Press"]))).toEqual([
      "Angel",
      "Press",
      "Other",
    ]);
    expect(valueOf("Berlin, Germany; Lima", field("multiselect", ["Berlin, Germany", "Lima"]))).toEqual([
      "Berlin, Germany",
      "Lima",
    ]);
    expect(valueOf("A, A+", field("multiselect", ["A", "A+"]))).toEqual(["A", "A+"]);
  });
});

test("hands over nothing that would keep the rows around it from the server", () => {
  const cells = ["Ada \ud83d\0", "x".repeat(5_000_000)];
  const { name, note = "" } = toDocument(cells, ["name", "note"], []);
  expect(name).toBe("Ada \ufffd");
  // Longer than any field takes, so that the row is refused with its reason.
  expect(note?.length).toBe(50_001);
});

test("takes each address of a pasted list, named by what it says", () => {
  const pasted = "https://www.linkedin.com/in/jane-doe-1a2b3c4/\nde.linkedin.com/in/bo, nothing";
  expect(pastedProfiles(pasted)).toEqual([
    { row: 1, document: { profileUrl: "https://www.linkedin.com/in/jane-doe-1a2b3c4/", guessedName: "Jane Doe" } },
    { row: 2, document: { profileUrl: "de.linkedin.com/in/bo", guessedName: "Bo" } },
    { row: 3, document: { profileUrl: "nothing", guessedName: null } },
  ]);
});

import type { CustomField, CustomValue } from "@contract/custom-fields";
import { builtInColumns, columnLabels, type ColumnKey, type PersonRow } from "@contract/founder-list";
import { unparse } from "papaparse";
import { guardCell } from "@/lib/formula-guard";

/** Every column there is, the built-in ones first. */
export function everyColumn(fields: CustomField[]): ColumnKey[] {
  // The keys are those of the same object.
  return [...(Object.keys(builtInColumns) as (keyof typeof builtInColumns)[]), ...fields.map(({ id }) => id)];
}

/** People as CSV, with the mark by which Excel knows UTF-8. No cell starts a formula, and an import reads every cell back as it was. */
export function peopleCsv(people: PersonRow[], columns: ColumnKey[], fields: CustomField[]): string {
  const labels = new Map(fields.map(({ id, label }) => [id, label]));
  const header = columns.map((column) =>
    guardCell(isBuiltIn(column) ? columnLabels[column] : (labels.get(column) ?? column)),
  );
  const rows = people.map((person) => {
    const values = new Map(person.customFieldValues.map(({ fieldId, value }) => [fieldId, value]));
    return columns.map((column) =>
      guardCell(isBuiltIn(column) ? builtIn(person, column) : written(values.get(column))),
    );
  });
  return `\ufeff${unparse([header, ...rows], { newline: "\r\n" })}\r\n`;
}

function isBuiltIn(column: ColumnKey): column is keyof typeof builtInColumns {
  return column in builtInColumns;
}

function builtIn(person: PersonRow, column: keyof typeof builtInColumns): string {
  if (column === "notes") return person.notes[0]?.content ?? "";
  if (column === "update") return person.lastPostSummary ?? "";
  return String(person[column] ?? "");
}

function written(value: CustomValue | undefined): string {
  if (value === undefined) return "";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return Array.isArray(value) ? value.join("; ") : String(value);
}

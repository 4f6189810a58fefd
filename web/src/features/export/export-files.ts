import type { CustomField } from "@contract/custom-fields";
import { fromBase64 } from "@stores/bytes";
import type { PostPicture } from "@stores/posts";
import { unparse } from "papaparse";
import type { ZipEntry } from "@/lib/zip";
import type { Everything } from "./everything";

type Row = Record<string, unknown>;

/** What a spreadsheet would take for a formula, full-width signs included: such a cell gets an apostrophe before it. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;

/** The whole export as JSON: every record as the API has it. */
export function asJson(everything: Everything, at: Date): string {
  return JSON.stringify({ format: "tracker-export", version: 1, exportedAt: at.toISOString(), ...everything }, null, 2);
}

/** One CSV file for each kind of record, UTF-8 with the mark by which Excel knows it. */
export function asCsvFiles(everything: Everything): ZipEntry[] {
  const { profile, people, customFields, tablePreferences, pictures, ...lists } = everything;
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const rowsByName: Record<string, Row[]> = {
    profile: [profile],
    people: people.map((person) => personRow(person, customFields)),
    customFields,
    ...lists,
    notes: lists.notes.map((note) => ({ ...note, founderName: names.get(note.founderId) ?? "" })),
    tablePreferences: [tablePreferences],
  };
  const tables = Object.entries(rowsByName).map(([name, rows]) => ({
    name: `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.csv`,
    content: new TextEncoder().encode(`\ufeff${csv(rows)}`),
  }));
  return [...tables, ...pictures.map(pictureFile)];
}

/** A picture as a file that is named after its post. */
const pictureFile = ({ postId, kind, content }: PostPicture): ZipEntry => ({
  name: `pictures/${postId}.${kind.replace("image/", "").replace("jpeg", "jpg")}`,
  content: fromBase64(content),
});

/** A person with a column for each custom field. */
function personRow({ customFieldValues, ...person }: Everything["people"][number], fields: CustomField[]): Row {
  const values = new Map(customFieldValues.map(({ fieldId, value }) => [fieldId, value]));
  return { ...person, ...Object.fromEntries(fields.map(({ id, name }) => [`custom:${name}`, values.get(id) ?? ""])) };
}

export function csv(rows: Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = rows.map((row) => columns.map((column) => cell(row[column])));
  return unparse({ fields: columns, data: cells }, { escapeFormulae: FORMULA });
}

function cell(value: unknown): string | number | boolean {
  if (value === null || value === undefined) return "";
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  if (Array.isArray(value) && value.every((item) => typeof item === "string")) return value.join("; ");
  return JSON.stringify(value);
}

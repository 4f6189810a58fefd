import type { CustomField, CustomValue } from "@contract/custom-fields";
import type { ImportDocument } from "@contract/imports";
import { readDate } from "@/lib/read-date";
import type { ColumnMapping } from "./guess-columns";

/** More than any field takes: what is cut here is refused with its row, and does not hold up the others by its size. */
export const CELL_AT_MOST = 50_001;

/** Text that the database takes, which has neither NUL nor half a letter in it. */
export const storable = (text: string) => text.replaceAll("\0", "").toWellFormed();

const YES = new Set(["yes", "y", "true", "1", "x", "✓", "ja", "oui", "si", "sí"]);
const NO = new Set(["no", "n", "false", "0", "nein", "non"]);

/** One row of a file as a person. A value that does not fit its field is handed over as it is, so that the row is refused with a reason. */
export function toDocument(cells: string[], mapping: ColumnMapping, fields: CustomField[]): ImportDocument {
  const document: Record<string, unknown> = {};
  const values: Record<string, CustomValue> = {};
  const byId = new Map(fields.map((field) => [field.id, field]));
  for (const [column, target] of mapping.entries()) {
    const cell = storable((cells[column] ?? "").trim().slice(0, CELL_AT_MOST));
    if (target === null || cell === "") continue;
    const field = byId.get(target);
    if (field) values[field.id] = toValue(cell, field);
    else document[target] = target === "followerCount" || target === "priorityScore" ? readNumber(cell) : cell;
  }
  const { firstName, lastName, ...rest } = document;
  const name = rest["name"] ?? [firstName, lastName].filter((part) => typeof part === "string").join(" ");
  return {
    ...rest,
    ...(name !== "" && { name: name as string }),
    ...(Object.keys(values).length > 0 && { values }),
  };
}

function toValue(cell: string, { type, options }: CustomField): CustomValue {
  const lower = cell.toLowerCase();
  const option = (text: string) =>
    options.find((one) => one.toLowerCase() === text.trim().toLowerCase()) ?? text.trim();
  switch (type) {
    case "number":
      return readNumber(cell);
    case "date":
      return readDate(cell) ?? cell;
    case "boolean":
      return YES.has(lower) ? true : NO.has(lower) ? false : cell;
    case "select":
      return option(cell);
    case "multiselect":
      return [...new Set(splitOptions(cell, options).map(option))];
    case "text":
      return cell;
  }
}

const SEPARATOR = /^\s*[;,|\n]\s*/;

/** The options in a cell: one that contains a separator itself is found whole, and the longest that fits is taken. */
function splitOptions(cell: string, options: string[]): string[] {
  const longestFirst = options.toSorted((one, other) => other.length - one.length);
  const found: string[] = [];
  let rest = cell;
  while (rest.trim() !== "") {
    const option = longestFirst.find((one) => startsWithOption(rest, one));
    const text = option === undefined ? (rest.split(/[;,|\n]/)[0] ?? "") : rest.slice(0, option.length);
    if (text.trim() !== "") found.push(text);
    rest = rest.slice(text.length).replace(SEPARATOR, "");
  }
  return found;
}

function startsWithOption(text: string, option: string): boolean {
  const after = text.slice(option.length);
  return text.toLowerCase().startsWith(option.toLowerCase()) && (after.trim() === "" || SEPARATOR.test(after));
}

/** 1,234.5 and 1.234,5 and 1 234; what is no number stays text. */
export function readNumber(cell: string): number | string {
  const bare = cell.replace(/[\s\u00a0\u202f'’_]/g, "");
  const lastComma = bare.lastIndexOf(",");
  const lastDot = bare.lastIndexOf(".");
  // One dot before three digits is a decimal point, as our own exports write it; one comma is not.
  const isGrouped = /^[+-]?\d{1,3}(,\d{3})+$/.test(bare) || /^[+-]?\d{1,3}(\.\d{3}){2,}$/.test(bare);
  const plain = isGrouped
    ? bare.replace(/[.,]/g, "")
    : lastComma > lastDot
      ? bare.replaceAll(".", "").replace(",", ".")
      : bare.replaceAll(",", "");
  const isNumber = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain) && Number.isFinite(Number(plain));
  return isNumber ? Number(plain) : cell;
}

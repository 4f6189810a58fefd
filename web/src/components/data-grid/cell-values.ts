import type { CellValue } from "./grid-column";

/** Whether two cells hold the same. The order of several options is not a difference. */
export function isSameValue(one: CellValue, other: CellValue): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((option) => other.includes(option));
  }
  return one === other;
}

// An option with a comma in it would be two, pasted.
const quoted = (option: string) => (/[",]/.test(option) ? `"${option.replaceAll('"', '""')}"` : option);

/** A value as its editor shows it, and as it is copied. */
export function valueInWords(value: CellValue): string {
  if (value === null) return "";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return typeof value === "object" ? value.map(quoted).join(", ") : String(value);
}

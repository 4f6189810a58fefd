/** What a field can hold, as plain data. */
export type Value = string | number | boolean | readonly string[] | null;

const isSame = (a: Value, b: Value) => JSON.stringify(a) === JSON.stringify(b);

/** A value as a person reads it. */
function inWords(value: Value): string {
  if (value === null || value === "") return "empty";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "object" ? `“${value.join(", ")}”` : `“${value}”`;
}

/** A change of one field, for the list of what waits. */
export const valueInWords = (label: string, value: Value) => `${label}: ${inWords(value)}`;

/** What somebody else made of a value meanwhile, as a sentence with both; null when it may be written. */
export function valueConflict(label: string, values: { seen: Value; now: Value; ours: Value }): string | null {
  const { seen, now, ours } = values;
  if (isSame(now, seen) || isSame(now, ours)) return null;
  return `The ${label} is ${inWords(now)} by now; you made it ${inWords(ours)}.`;
}

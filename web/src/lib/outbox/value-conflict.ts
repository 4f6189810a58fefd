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
export const changeInWords = (label: string, value: Value) => `${label}: ${inWords(value)}`;

/** What someone else made of a value meanwhile, as a sentence with both; null when it may be written. */
export function valueConflict(label: string, values: { seen: Value; now: Value; ours: Value }): string | null {
  const { seen, now, ours } = values;
  if (isSame(now, seen) || isSame(now, ours)) return null;
  return `The ${label} is ${inWords(now)} by now; you made it ${inWords(ours)}.`;
}

/** What the fields of a record are called that a change can be made of. */
type Names<Field extends string> = Record<Field, string>;
type Values<Field extends string> = Partial<Record<NoInfer<Field>, Value | undefined>>;

/** Those of them that a patch changes. */
export const fieldsIn = <Field extends string>(names: Names<Field>, patch: Values<Field>) =>
  // The keys of a record that has each of them once.
  (Object.keys(names) as Field[]).filter((field) => patch[field] !== undefined);

/** What a patch was meant to change, field by field. */
export function patchInWords<Field extends string>(names: Names<Field>, patch: Values<Field>): string {
  return fieldsIn(names, patch)
    .map((field) => changeInWords(names[field], patch[field] ?? null))
    .join(", ");
}

/** The first field of a late patch that was changed meanwhile to something else, as a sentence with both; null when none was. */
export function patchConflict<Field extends string>(
  names: Names<Field>,
  { patch, seen, now }: { patch: Values<Field>; seen: Values<Field>; now: Values<Field> },
): string | null {
  for (const field of fieldsIn(names, patch)) {
    const values = { seen: seen[field] ?? null, now: now[field] ?? null, ours: patch[field] ?? null };
    const conflict = valueConflict(names[field], values);
    if (conflict !== null) return conflict;
  }
  return null;
}

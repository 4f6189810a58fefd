import type { Condition } from "../../../stores/people-questions.ts";

/** What people's values come to, as the database says it: the owners as groups, and the figures of the column that they are asked of. */
export function toldOf(rows: readonly Record<string, string | null>[], of: unknown, owners: readonly string[] = []) {
  const groups = owners.map((value) => ({ value, people: 1 }));
  if (typeof of !== "string" || of === "owner") return { groups };
  const numbers = rows.flatMap((row) => (row[of] && !Number.isNaN(Number(row[of])) ? [Number(row[of])] : []));
  const filled = numbers.length;
  const sum = numbers.reduce((all, one) => all + one, 0);
  const figures =
    filled === 0
      ? { filled, sum: null, average: null, least: null, most: null }
      : { filled, sum, average: sum / filled, least: Math.min(...numbers), most: Math.max(...numbers) };
  return { groups, figures };
}

/** Whether someone has all of a change of their fields already. */
export function hasItAlready(
  tool: string,
  input: Record<string, unknown>,
  row: Record<string, string | null>,
): boolean {
  const patch = Object.entries(input["patch"] ?? {}).filter(([, value]) => value !== null);
  return tool === "update_founder" && patch.length > 0 && patch.every(([key, value]) => row[key] === String(value));
}

/** Whether a row meets a condition of the simplest kinds. */
export function fits(row: Readonly<Record<string, string | null>>, condition: Condition): boolean {
  const held = "column" in condition ? (row[condition.column] ?? null) : null;
  const is =
    condition.is === "any_of"
      ? [held, ...(held?.split(", ") ?? [])].some((one) => condition.options.includes(one))
      : condition.is === "contains"
        ? (held ?? "").toLowerCase().includes(condition.text.toLowerCase())
        : condition.is === "empty"
          ? held === null
          : condition.is === "filled" && held !== null;
  return is !== condition.not;
}

/** People in the order of a number that their rows have, the first ones of them where there is an order. */
export function inOrder<Person>(
  people: readonly Person[],
  rows: readonly Readonly<Record<string, string | null>>[],
  sort: unknown,
  limit: unknown,
): Person[] {
  const { column, direction } = (sort ?? {}) as { column?: string; direction?: string };
  if (column === undefined) return [...people];
  const sign = direction === "ascending" ? 1 : -1;
  const numbers = rows.map((row) => Number(row[column] ?? NaN));
  const places = people
    .map((_, no) => no)
    .sort((one, other) => sign * ((numbers[one] ?? NaN) - (numbers[other] ?? NaN)));
  return places.slice(0, Number(limit)).flatMap((no) => people[no] ?? []);
}

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

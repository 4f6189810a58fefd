import type { TablePreferences, TablePreferencesPatch } from "@contract/table-preferences";

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What of `after` is otherwise than in `before`. */
function changed<Part extends object>(before: Part, after: Part): Partial<Part> {
  // The keys are those of the same object.
  const names = Object.keys(after) as (keyof Part)[];
  return Object.fromEntries(
    names.filter((name) => !isSame(before[name], after[name])).map((name) => [name, after[name]]),
  ) as Partial<Part>;
}

/** What a change of preferences changed, and nothing else: the rest may have been changed elsewhere meanwhile. */
export function patchOf(before: TablePreferences, after: TablePreferences): TablePreferencesPatch {
  const { columns, ...others } = changed(before, after);
  return columns === undefined ? others : { ...others, columns: changed(before.columns, columns) };
}

/** Two changes as one; what both change is as the later one has it. */
export function together(earlier: TablePreferencesPatch, later: TablePreferencesPatch): TablePreferencesPatch {
  const both = { ...earlier, ...later };
  return earlier.columns && later.columns ? { ...both, columns: { ...earlier.columns, ...later.columns } } : both;
}

/** Preferences with a change made to them. */
export function patched(
  preferences: TablePreferences,
  { columns, ...others }: TablePreferencesPatch,
): TablePreferences {
  return Object.assign({}, preferences, others, { columns: Object.assign({}, preferences.columns, columns) });
}

import type { Task } from "@contract/tasks";
import { generateKeyBetween } from "fractional-indexing";

/**
 * The place (a fractional index) that puts a card before the one at `at` of a column that does not hold it; at its end when
 * `at` is its length. Two cards can share a place when two devices moved them at once; the card then comes after both.
 */
export function placeAt(column: readonly Pick<Task, "boardPosition">[], at: number): string {
  const before = column[at - 1]?.boardPosition ?? null;
  const after = column.slice(at).find(({ boardPosition }) => before === null || boardPosition > before);
  return generateKeyBetween(before, after?.boardPosition ?? null);
}

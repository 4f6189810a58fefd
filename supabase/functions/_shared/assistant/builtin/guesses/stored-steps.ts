import type { Frame } from "../commands/frames.ts";
import { numberIn } from "../vocabulary/numbers.ts";

const STEPS =
  /(?:(?:another|an? (?:extra|additional)|by)\s+(?<after>[\p{L}\d.,]+)|(?<before>[\p{L}\d.,]+)\s+(?:\p{L}+\s+)?(?:more|fewer|less|extra|additional)(?![\p{L}]))/giu;

/** Whether a change would store what a text adds to another number, "2 more helmets" and "by ten", as the number itself, or empty what it lowers. */
export function storesStep(frame: Frame, text: string): boolean {
  if (frame.do !== "set") return false;
  const numbers = [...text.matchAll(STEPS)].flatMap(
    ({ groups }) => numberIn(groups?.["after"] ?? groups?.["before"] ?? "") ?? [],
  );
  return numbers.length > 0 && frame.changes.some(({ value }) => value === null || numbers.map(String).includes(value));
}

import type { Change } from "../commands/frames.ts";
import type { Newcomer } from "./newcomer.ts";
import type { PhraseReader } from "./phrase-facts.ts";

/** What leads to a value of a field that is named by nothing else. */
const LEADS = { company: "at ", location: "in ", roleTitle: "is a " } as const;
const leadOf = (change: Change): string =>
  "field" in change ? ((LEADS as Partial<Record<string, string>>)[change.field] ?? "") : "";
const keyOf = (change: Change): string => ("field" in change ? change.field : change.column.id);

/** "… at Kelp, no wait, Krill": what is said takes the place of the last value, or of that of its own field. Nothing is changed where no value fits. */
export function saidInstead(
  words: string,
  people: readonly Pick<Newcomer, "changes">[],
  phrases: PhraseReader,
): boolean {
  const last = people.at(-1)?.changes.findLast((change) => !("field" in change && change.field === "profileUrl"));
  const own = words.replace(/[.!?]+$/u, "");
  const read = [own, ...(last ? [`${leadOf(last)}${own}`, `${labelOf(last)} ${own}`] : [])]
    .map((said) => phrases.read(said))
    .find(({ changes, left }) => changes.length > 0 && left.length === 0);
  if (!read) return false;
  for (const { changes } of people)
    for (const change of read.changes) {
      const before = changes.findIndex((one) => keyOf(one) === keyOf(change));
      if (before < 0) changes.push({ ...change });
      else changes[before] = { ...change };
    }
  return true;
}

const LABELS = {
  priorityScore: "priority",
  followerCount: "followers",
  keepInTouchDays: "keep in touch every",
} as const;
const labelOf = (change: Change): string =>
  "field" in change ? ((LABELS as Partial<Record<string, string>>)[change.field] ?? change.field) : change.column.label;

import { writeFileSync } from "node:fs";
import { KNOWN_FAILURES, type KnownFailures, readKnownFailures } from "./batches.ts";
import { type Verdict, VERDICTS } from "./judge.ts";
import type { PlayedItem } from "./play-batch.ts";

/** How many items of each batch came to what, as lines of a table. */
export function regressionTable(played: readonly PlayedItem[]): string[] {
  const row = (cells: readonly (string | number)[]) => cells.map((cell) => String(cell).padStart(13)).join("");
  const line = (name: string, items: readonly PlayedItem[]) =>
    row([
      name,
      items.length,
      ...VERDICTS.map((verdict) => items.filter((each) => each.verdict === verdict).length),
      items.filter(({ answer }) => answer !== undefined).length,
    ]);
  const batches = [...new Set(played.map(({ batch }) => batch))].sort((one, other) => one - other);
  return [
    // "Led" are those of the asked ones whose question offers an answer that leads to what was asked.
    row(["batch", "items", ...VERDICTS, "led"]),
    ...batches.map((no) =>
      line(
        String(no),
        played.filter(({ batch }) => batch === no),
      ),
    ),
    line("all", played),
  ];
}

/** What came of items otherwise than the list of known failures says: worse is to be mended, better to be taken off the list. */
export function surprises(
  played: readonly PlayedItem[],
  known: KnownFailures = readKnownFailures(),
): { worse: string[]; better: string[] } {
  const told = (wanted: -1 | 1) =>
    played
      .filter(({ batch, item, verdict }) => Math.sign(rank(verdict) - rank(knownOf(known, batch, item.id))) === wanted)
      .map(
        ({ batch, item, verdict, why }) =>
          `batch ${batch}, ${item.id} “${item.turns.join(" / ")}”: ${knownOf(known, batch, item.id)} → ${verdict}${why && ` (${why})`}`,
      );
  return { worse: told(1), better: told(-1) };
}

/** Writes the list of known failures with what is better now; what is worse stays as it was. */
export function writeKnownFailures(played: readonly PlayedItem[], known: KnownFailures = readKnownFailures()): void {
  const list = structuredClone(known);
  for (const { batch, item, verdict } of played) {
    const failures = list[batch];
    if (!failures || rank(verdict) >= rank(knownOf(list, batch, item.id))) continue;
    if (verdict === "met") Reflect.deleteProperty(failures, item.id);
    else failures[item.id] = verdict;
  }
  writeFileSync(KNOWN_FAILURES, `${JSON.stringify(list, null, 2)}\n`);
}

const rank = (verdict: Verdict) => VERDICTS.indexOf(verdict);
const knownOf = (known: KnownFailures, batch: number, id: string): Verdict => known[batch]?.[id] ?? "met";

import type { ReadClause } from "./commands/read-clauses.ts";

/** Why an order behind a note of what someone else wants waits: it may be more of what they want. */
export const AFTER_REPORT = "The note before it tells what someone else wants. Confirm if you want this.";

const REPORTS =
  /(?<!\p{L})(?:asks?|asked|asking|wants?|wanted|told|tells|said|says|wrote|writes|demands?|demanded|insists?|insisted|requests?|requested|begs?|begged|suggests?|suggested|would like)(?!\p{L})[^.!?]{0,60}?(?<!\p{L})(?:to|that|should|gone|deleted|removed|moved|changed)(?!\p{L})/iu;

/** Whether an earlier part of the message is a note that tells what someone else asked for, and this one is of another person. */
export function followsReport(clauses: readonly ReadClause[], no: number): boolean {
  const own = clauses[no];
  return clauses.slice(0, no).some(({ readings, people }) =>
    readings.some((one) => {
      if (!("frame" in one) || one.frame.do !== "note" || !REPORTS.test(one.frame.content)) return false;
      const about = new Set(people.map(({ id }) => id));
      return own?.people.some(({ id }) => !about.has(id)) ?? false;
    }),
  );
}

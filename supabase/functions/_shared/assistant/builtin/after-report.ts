import type { ReadClause } from "./commands/read-clauses.ts";

/** Why an order behind a note of what someone else said waits: it may be more of that. */
export const AFTER_REPORT = "The note before it tells what someone else said. Confirm if you want this.";

const REPORTS =
  /(?<!\p{L})(?:asks?|asked|asking|wants?|wanted|told|tells|said|says|wrote|writes|demands?|demanded|insists?|insisted|requests?|requested|begs?|begged|suggests?|suggested|would like)(?!\p{L})[^.!?]{0,60}?(?<!\p{L})(?:to|that|should|gone|deleted|removed|moved|changed)(?!\p{L})/iu;

/** What someone said, in a note: what a comma or a semicolon joins to it may be more of it. */
const SAYS =
  /(?<!\p{L})(?:he|she|they|\p{Lu}\p{L}+|mail|e-?mail|message|letter)\s+(?:just\s+|also\s+)?(?:said|says|wrote|writes|told (?:me|us)|asked|asks)(?!\p{L})/u;

/** Whether an earlier part of the message is a note that tells what someone else asked for, and this one is of another person. */
export function followsReport(clauses: readonly ReadClause[], no: number, message: string): boolean {
  const own = clauses[no];
  const before = message.slice(0, Math.max(0, message.indexOf(own?.text ?? "")));
  const isJoined = /[,;]\s+(?:and\s+)?$/u.test(before);
  return clauses.slice(0, no).some(({ readings, people }) =>
    readings.some((one) => {
      if (!("frame" in one) || one.frame.do !== "note") return false;
      if (isJoined && SAYS.test(one.frame.content)) return true;
      if (!REPORTS.test(one.frame.content)) return false;
      const about = new Set(people.map(({ id }) => id));
      return own?.people.some(({ id }) => !about.has(id)) ?? false;
    }),
  );
}

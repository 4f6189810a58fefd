import type { Change } from "../commands/frames.ts";
import type { Language, OwnColumn } from "../reading.ts";
import { dayFact } from "./day-facts.ts";

const WISHES = String.raw`(?:wants?|wanted|would (?:like|love|prefer|rather)|['’]d (?:like|love|prefer|rather)|prefers?|ask(?:s|ed)|needs?|has|have|hopes?|is hoping|decided)`;
/** "She wants to pitch on the 11th instead", "he asked to push his pitch to the 20th". */
const WISHED = new RegExp(
  String.raw`(?:^|\s)(?:they|she|he|s?he)(?:\s+(?:now|also|just|has|really|actually|then))*(?:\s+)?${WISHES}(?:\s+(?:now|if possible))?\s+(?:(?:me|us)\s+)?to\s+(?:(?<moves>move|push|shift|postpone|bring|pull|delay|put|reschedule|change|switch)(?:\s+(?:back|forward|up|off))?\s+(?:the|his|her|their)\s+|(?:do|have|hold|make)\s+(?:the|his|her|their)\s+)?(?<what>\p{L}[^,;:.?!]{3,80})$`,
  "iu",
);
const DOUBTS =
  /(?<!\p{L})(?:if|maybe|perhaps|might|may|could|unless|before|after|until|by|someone|ask(?:s|ed) (?:whether|if))(?!\p{L})|n['’]t(?!\p{L})|(?<!\p{L})(?:not|never)(?!\p{L})/iu;
/** It takes the place of another day. */
const INSTEAD = /(?<!\p{L})(?:instead|rather|now)(?!\p{L})/iu;

/** The day on which someone wants what a column is of, in place of the day that it has: a change to offer. Null for anything else. */
export function dayWished(
  said: string,
  column: OwnColumn,
  columns: readonly OwnColumn[],
  world: { today: string; language: Language },
): Extract<Change, { column: OwnColumn }> | null {
  if (column.type !== "date" || DOUBTS.test(said)) return null;
  const { moves, what = "" } = WISHED.exec(said.trim().replace(/[.!\s]+$/u, ""))?.groups ?? {};
  if (what === "" || (moves === undefined && !INSTEAD.test(what))) return null;
  return dayFact(what, column, columns, world);
}

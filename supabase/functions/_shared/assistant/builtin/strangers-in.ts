import type { ReadClause } from "./commands/read-clauses.ts";
import type { Turn } from "./ready.ts";
import type { Asking } from "./resolve.ts";
import { strangerNamed } from "./strangers-named.ts";
import { strangerOrdered } from "./strangers-ordered.ts";

const OF_PEOPLE = /^(?:set|note|email|delete_person)$/u;

const FOR_WHO = /^(?:them: )?(?<who>\W*(?:as\s+)?(?:for|about|regarding|re)(?:\s+[^\s,:]+){1,4})$/iu;
/** "For Zoltan", with the order behind it. */
function withOrder(clause: ReadClause, next: ReadClause | undefined): ReadClause {
  const { who } = FOR_WHO.exec(clause.text)?.groups ?? {};
  return who === undefined || next === undefined ? clause : { ...clause, text: `${who}, ${next.text}` };
}

const namesSomeone = ({ tokens }: ReadClause): boolean =>
  tokens.some(({ slot }) => slot?.is === "person" && !slot.isPronoun);

/** Whether a clause is about the person that the one before it is about: "and his role to CFO". */
const goesOnAbout = ({ tokens, readings }: ReadClause): boolean =>
  tokens.some(({ slot }) => slot?.is === "person" && slot.isPronoun) ||
  readings.some((one) => "frame" in one && OF_PEOPLE.test(one.frame.do));

/** What is said of each clause that is an order for someone who is not there, or goes on about them. */
export function strangersIn(clauses: readonly ReadClause[], turn: Turn): (Asking | null)[] {
  let before: Asking | null = null;
  return clauses.map((clause, no) => {
    const stranger = strangerNamed(clause, turn) ?? strangerOrdered(withOrder(clause, clauses[no + 1]), turn);
    const isKept = stranger === null && before !== null && !namesSomeone(clause) && goesOnAbout(clause);
    before = isKept ? before : (stranger ?? (namesSomeone(clause) ? null : before));
    return isKept ? before : stranger;
  });
}

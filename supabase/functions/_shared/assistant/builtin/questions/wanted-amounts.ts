import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";
import { bare, END, LEAD, onlyOne, partsOf, re, WHO } from "./spoken-words.ts";

/** The words of a label that say how much someone would like to get. */
const WANTED =
  /^(?:raise|raising|ask|asks|asking|round|funding|needs?|wants?|wanted|budget|loan|grant|investment|ticket|cheque|check|tranche|request|requested|target)$/u;
const OTHER = /^(?:got|given|paid|raised|received|granted|last|previous|so|date|share|percent|pct|no|number)$/u;
const WANTS =
  "(?:wants?|wanting|needs?|needing|seeks?|seeking|asks? for|asking for|asks|looks? for|looking for|after|would like|is after|hoping for|hopes? for|wants? to (?:raise|get|have)|wanna)";
const MORE =
  "(?:more than|less than|over|under|above|below|at least|at most|up to|no more than|no less than|exactly|between)";
const AMOUNT =
  "[$€£]?\\d[\\d.,]*\\s?(?:k|m|mn|bn|mio|million|thousand|billion)?(?:\\s?(?:euros?|dollars?|pounds?|eur|usd|gbp))?";
const MANY = "(?:companies|people|ones|firms|startups|founders|teams|lot|folks|clients|customers|contacts|guys)";
const TOTAL = "(?:altogether|all ?together|in total|in all|all told|overall|combined|together|between them|summed up)";

/** "Who wants more than seven million?", with the number written. */
const COMPARED = re(
  `^(?<lead>${LEAD})(?<who>${WHO}|which \\p{L}+)(?:['’]s| is| are)?(?: all| still| currently)? ${WANTS} (?<than>${MORE}) (?<amount>${AMOUNT}(?: and ${AMOUNT})?)${END}`,
);
/** "In total, how much are the Lead companies looking for?" */
const SUMMED = [
  re(
    `^${LEAD}${TOTAL},? (?:how much|what) (?:are|do|is|does) (?:all )?(?:of )?(?<of>[^,?]{2,50}? ${MANY}|(?:everyone|everybody|they all|they))(?: all)? ${WANTS}${END}`,
  ),
  re(
    `^${LEAD}(?:how much|what) (?:are|do|is|does) (?:all )?(?:of )?(?<of>[^,?]{2,50}? ${MANY}|(?:everyone|everybody|they all|they))(?: all)? ${WANTS},? ${TOTAL}${END}`,
  ),
];
/** "How much is Ana looking for?" */
const OF_ONE = re(
  `^${LEAD}how much (?:is|does|do) (?<of>(?!(?:he|she|they|it|that|this|everyone|the|all)\\b)\\p{L}[^,?]{1,40}?) (?:looking for|asking for|after|seeking|hoping for|want|want to raise)${END}`,
);

/** The one number that says how much someone would like to get; null where there is none, or several. */
export const wantedColumn = (columns: readonly OwnColumn[]): OwnColumn | null =>
  onlyOne(
    columns.filter(
      (own) =>
        own.type === "number" &&
        partsOf(own).some((part) => WANTED.test(part)) &&
        !partsOf(own).some((part) => OTHER.test(part)),
    ),
  );

/** A question of what people want in money, as one of the one number that says how much that is. The same text where there is none or several. */
export function withWantedAmount(said: string, columns: readonly OwnColumn[]): string {
  if (said.length > 160) return said;
  const compared = COMPARED.exec(said)?.groups;
  const summed = compared ? null : (SUMMED.map((pattern) => pattern.exec(said)?.groups).find(Boolean) ?? null);
  const one = compared || summed ? null : OF_ONE.exec(said)?.groups;
  if (!compared && !summed && !one) return said;
  const column = wantedColumn(columns);
  if (!column) return said;
  const label = bare(column.label);
  if (compared)
    return `${compared["lead"] ?? ""}${(compared["who"] ?? "who").replace(/['’](?:s|ve)$/iu, "")} has ${label} ${compared["than"] ?? ""} ${compared["amount"] ?? ""}?`;
  if (one) return `what is the ${label} of ${one["of"] ?? ""}?`;
  const of = (summed?.["of"] ?? "").replace(/^(?:the|my|our)\s+/iu, "");
  return /^(?:everyone|everybody|they(?: all)?)$/iu.test(of)
    ? `what is the total ${label}?`
    : `what is the total ${label} of the ${plainWords(of).at(-1) === "people" ? of : of.replace(/\S+$/u, "people")}?`;
}

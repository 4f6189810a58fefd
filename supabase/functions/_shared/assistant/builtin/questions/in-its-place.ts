import type { Answer } from "../answers.ts";
import { personLink, plain } from "../wording.ts";
import { joined, saidOf } from "./pieces.ts";
import type { PeopleAsked } from "./people-figures.ts";
import { answer, listing, type Question, valueText } from "./question.ts";

const PLACES = ["first", "second", "third", "fourth", "fifth"];
/** "And who's second?", "the runner-up?", "the third most". */
const PLACE =
  /^\W*(?:(?:and|so|ok|okay|then|but)\s+)*(?:who(?:['’]s| is| was| comes?)?|which one(?: is)?|what about|how about)?\s*(?:(?:in|the)\s+)*(?<place>second|third|fourth|fifth|2nd|3rd|4th|5th|next|runner[- ]up)(?:[- ](?:one|place|most|least|highest|lowest|biggest|largest|smallest|fewest|cheapest|dearest|fastest|slowest|longest|shortest|oldest|youngest|earliest|latest|heaviest|lightest|up|in line|best|after (?:her|him|them|that)|then))*[\s?.!]*$/iu;
/** "And who comes after her?": who is next. */
const AFTER =
  /^\W*(?:(?:and|so|ok|okay|then|but)\s+)*who(?:['’]s| is| comes?) (?:next )?(?:after|behind|below|right behind) (?:her|him|them|that)[\s?.!]*$/iu;

/** Who comes second in the order that the question before asked for; null where it asked for none, or something else is said. */
export function inItsPlace({ text, call, request }: Question, before: PeopleAsked | null): Answer | null {
  const said = AFTER.test(text) ? "next" : PLACE.exec(text)?.groups?.["place"]?.toLowerCase();
  if (said === undefined || !before?.sort) return null;
  const named = PLACES.findIndex((place, no) => place === said || said.startsWith(String(no + 1)));
  const at = named < 0 ? 1 : named;
  const { column, direction } = before.sort;
  const filled = { column: column.key, is: "filled" as const, not: false };
  const all = joined(before.pieces);
  const { founders = [] } = call("query_people", {
    anyOf: all.length === 0 ? [[filled]] : all.map((conditions) => [...conditions, filled]),
    ...{ ids: null, search: null, sort: { column: column.key, direction }, limit: at + 1, figuresOf: null },
  });
  const among = before.pieces.length > 0 ? ` (${plain(saidOf(before.pieces))})` : "";
  const person = founders[at];
  if (!person) return answer(`None: only ${founders.length} of them have a value in ${plain(column.label)}${among}.`);
  const way = direction === "descending" ? "highest" : "lowest";
  const value = valueText(person, column, request.user.timeZone) ?? "none";
  const place = PLACES[at] ?? "next";
  return answer(`${personLink(person)}: ${place} ${way} ${plain(column.label)}${among}, ${value}.`, listing([person]));
}

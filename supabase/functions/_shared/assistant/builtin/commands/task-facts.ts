import { plainWords } from "../../words.ts";
import { findDates } from "../find-dates.ts";
import { findRecurrence } from "../vocabulary/recurrence.ts";

/** What a part of an order for a new task says of it, beside its title. */
export interface Facts {
  date: string | null;
  rhythm: string | null;
  isBegun: boolean;
  who: string | null;
  description: string | null;
  /** It is said to be a task, or to go on the list. */
  isTask: boolean;
  /** Nothing but a day, a rhythm or a name, which the usual reading finds in any place. */
  isPlain: boolean;
}
export const NOTHING: Facts = {
  ...{ date: null, rhythm: null, isBegun: false, who: null, description: null },
  ...{ isTask: false, isPlain: true },
};
const PLAIN = new Set(
  "on by for due the until before till at with about it is it's its and starting from every".split(" "),
);

const BEGUN =
  /(?<![\p{L}])(?:in progress|under ?way|being worked on|(?:already|now) (?:started|begun)|(?:started|begun) already)(?![\p{L}])/iu;
const PLACE =
  /(?<![\p{L}])(?:(?:(?:my|the|our) )?(?:(?:task|to-?do) list|to-?dos|tasks|task board|list)|(?:my|the|our) board)(?![\p{L}])/iu;
/** Words that say nothing but when, how often, how far and where a task goes. */
const SAYS_WHEN = new Set(
  "it its this that which is s already now currently has have must should needs need to be done finished ready complete completed in under due deadline date by on before until till for at the latest from starting start starts begin begins beginning first one time repeats repeat repeating recurring every and then pls please fine ok okay good enough works would will do great status state set with as a of goes put add stick task todo my into onto too also best perfect soonest".split(
    " ",
  ),
);
/** Whether words are the name of one of the user's people. */
export type IsName = (words: string) => boolean;

/** What a part says, if it says nothing but facts of the task; null where it may be (of) the title. */
export function factsOf(part: string, today: string, isName: IsName): Facts | null {
  const described =
    /^(?:and\s+|with\s+)*(?:(?:the|a|as)\s+)?(?:description|details?|desc)\s*(?:is|says|:|-)?\s*(?<text>\S.*)$/isu.exec(
      part,
    )?.groups?.["text"];
  if (described !== undefined) return { ...NOTHING, description: described };
  const facts: Facts = { ...NOTHING };
  let rest = part;
  const rhythm = findRecurrence(rest);
  const days = findDates(rest, today);
  for (const { text } of days) rest = rest.replace(text, " ");
  if (days.length > 1) return null;
  facts.date = days[0]?.date ?? null;
  if (rhythm) {
    rest = rest.replace(rhythm.text, " ");
    facts.rhythm = rhythm.recurrence;
  }
  if (BEGUN.test(rest)) {
    rest = rest.replace(BEGUN, " ");
    facts.isBegun = true;
  }
  if (PLACE.test(rest) || /(?<![\p{L}])(?:task|to-?do)(?![\p{L}])/iu.test(rest)) {
    rest = rest.replace(PLACE, " ");
    facts.isTask = true;
  }
  const who = /(?<![\p{L}])(?:for|with|about|assigned to|linked to) (?<who>[\p{L}\p{M}'’. -]{2,40}?)\s*$/iu.exec(
    rest.trim(),
  )?.groups?.["who"];
  if (who !== undefined && isName(who)) {
    rest = rest.slice(0, rest.lastIndexOf(who)).replace(/(?:for|with|about|assigned to|linked to) $/iu, "");
    facts.who = who;
  }
  const says = facts.date !== null || facts.rhythm !== null || facts.isBegun || facts.isTask || facts.who !== null;
  const left = plainWords(rest);
  facts.isPlain = !facts.isBegun && !facts.isTask && left.every((word) => PLAIN.has(word));
  return says && left.every((word) => SAYS_WHEN.has(word)) ? facts : null;
}

/** What two parts say. */
export const together = (one: Facts, other: Facts): Facts => ({
  date: other.date ?? one.date,
  rhythm: other.rhythm ?? one.rhythm,
  isBegun: one.isBegun || other.isBegun,
  who: one.who ?? other.who,
  description: one.description ?? other.description,
  isTask: one.isTask || other.isTask,
  isPlain: one.isPlain && other.isPlain,
});

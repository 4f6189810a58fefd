import type { KnownPerson } from "../../assistant-model.ts";
import { namingParts } from "../../name-parts.ts";
import { plainWords } from "../../words.ts";

const SOFT = String.raw`^\W*(?:(?:and|so|ok|okay|hey|hi|please|now|tell me|can you tell me)[\s,]+)*`;
const NAMES = String.raw`(?<names>\p{L}[\p{L}\p{M}'’. -]{1,40}(?:,\s*\p{L}[\p{L}\p{M}'’. -]{1,40}){0,4},?\s+(?:and|or|&)\s+\p{L}[\p{L}\p{M}'’. -]{1,40}?)`;
const THINGS = String.raw`(?<what>(?:(?:open|overdue|late|done|finished|completed|unfinished)\s+)?(?:notes?|tasks?|to-?dos?|posts?|reminders?))`;
const ALTOGETHER = String.raw`(?:[\s,]+(?:together|altogether|in total|in all|combined|all together|each|both|between them|right now|now))*[\s?.!]*$`;
/** "How many notes do I have on Ana and Leo?" */
const ON_THEM = new RegExp(
  String.raw`${SOFT}how many\s+${THINGS}\s+(?:do (?:i|we) have|have (?:i|we)(?: got)?|are there|exist)?\s*(?:on|for|about|of|with|by|from)\s+(?:both\s+)?${NAMES}${ALTOGETHER}`,
  "iu",
);
/** "How many tasks do Ana and Leo have?" */
const THEY_HAVE = new RegExp(
  String.raw`${SOFT}how many\s+${THINGS}\s+(?:do|have)\s+(?:both\s+)?${NAMES}\s+(?:both\s+)?(?:have|got)${ALTOGETHER}`,
  "iu",
);

/** "Tasks for Ana and Leo", "show me the notes on both Ana and Leo". Of one note, it is an order. */
const MANY = String.raw`(?<what>(?:(?:open|overdue|late|done|finished|completed|unfinished)\s+)?(?:notes|tasks|to-?dos|posts|reminders))`;
const LISTED = new RegExp(
  String.raw`${SOFT}(?:(?:show|list|give|get|find|see|read)(?:\s+(?:me|us))?\s+|(?:which|what)(?:\s+are)?\s+)?(?:all\s+)?(?:(?:the|my|our|any)\s+)?${MANY}\s+(?:(?:do (?:i|we) have|have (?:i|we)(?: got)?|are there|exist)\s+)?(?:on|for|about|of|with|by|from)\s+(?:both\s+)?${NAMES}${ALTOGETHER}`,
  "iu",
);
/** "Which tasks do Ana and Leo have?", "do Ana and Leo have open tasks?" */
const THEIRS = new RegExp(
  String.raw`${SOFT}(?:(?:which|what)\s+${MANY}\s+(?:do|have)\s+(?:both\s+)?${NAMES}\s+(?:both\s+)?(?:have|got)|(?:do|have)\s+(?:both\s+)?${NAMES.replace("names", "those")}\s+(?:both\s+)?(?:have|got)\s+(?:any\s+)?${MANY.replace("what", "things")})${ALTOGETHER}`,
  "iu",
);
const PLACES: readonly (readonly [RegExp, string])[] = [
  [/post/iu, "are there by"],
  [/note/iu, "do I have on"],
  [/^/u, "are there for"],
];

/** "Have I called both Ana and Leo before?" */
const CONTACTED = new RegExp(
  String.raw`${SOFT}(?<asks>(?:have|did)\s+(?:i|we)\s+(?:(?:ever|already|also|actually)\s+)?(?:met|meet|visit(?:ed)?|seen|see|call(?:ed)?|phoned?|e-?mail(?:ed)?|mail(?:ed)?|text(?:ed)?|messaged?))\s+(?:both\s+)?${NAMES}(?:\s+(?:before|yet|already|at all|ever|in person))*[\s?.!]*$`,
  "iu",
);

const isOne = (said: string, people: readonly KnownPerson[]): boolean => {
  const words = plainWords(said);
  return (
    words.length > 0 &&
    people.some(
      ({ name, by }) =>
        by !== "near" && words.every((word) => [...plainWords(name), ...namingParts(name)].includes(word)),
    )
  );
};

const eachOf = (names: string): string[] =>
  names
    .replace(/^both\s+/iu, "")
    .split(/,\s*(?:(?:and|or)\s+)?|\s+(?:and|or|&)\s+/u)
    .map((name) => name.trim())
    .filter((name) => name !== "");

/** A question that is about each of several people, asked of one after the other. */
export function askedOfEach(message: string, people: readonly KnownPerson[]): string {
  if (message.length > 160 || message.includes("\n")) return message;
  const { names, what = "" } = (ON_THEM.exec(message) ?? THEY_HAVE.exec(message))?.groups ?? {};
  const each = eachOf(names ?? "");
  if (each.length > 1 && each.every((name) => isOne(name, people)))
    return each.map((name) => `how many ${what} ${/post/iu.test(what) ? "by" : "for"} ${name}?`).join(" ");
  const listed = (LISTED.exec(message) ?? THEIRS.exec(message))?.groups ?? {};
  const things = listed["what"] ?? listed["things"] ?? "";
  const whose = eachOf(listed["names"] ?? listed["those"] ?? "");
  if (whose.length > 1 && whose.every((name) => isOne(name, people))) {
    const [, place] = PLACES.find(([kind]) => kind.test(things)) ?? [null, "are there for"];
    return whose.map((name) => `what ${things} ${place} ${name}?`).join(" ");
  }
  const { asks = "", names: met = "" } = CONTACTED.exec(message)?.groups ?? {};
  const those = eachOf(met);
  return those.length > 1 && those.every((name) => isOne(name, people))
    ? those.map((name) => `${asks} ${name}?`).join(" ")
    : message;
}

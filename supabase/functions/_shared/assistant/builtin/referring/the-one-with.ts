import { shortFields } from "../../../contract/person-fields.ts";
import { plainWords } from "../../words.ts";
import { homesOf } from "../described-people.ts";
import type { Call, Person as Told } from "../script.ts";
import { isAkin } from "../vocabulary/akin.ts";

/** What is said of someone on a line, but for what they are called. */
const FIELDS = shortFields.filter((key) => key !== "name");
const READ_AT_MOST = 20;

/** What is known of someone in words: their work, their place, and each value of the user's own columns. */
function textsOf(person: Told): string[] {
  const own = (person.customFieldValues ?? []).flatMap(({ value }) =>
    typeof value === "string" ? [value] : Array.isArray(value) ? value : [],
  );
  const fields = FIELDS.flatMap((field) => {
    const value = (person as unknown as Record<string, unknown>)[field];
    return typeof value === "string" ? [value] : [];
  });
  return [...fields, ...own].map((text) => plainWords(text).join(" "));
}

const hasWords = (text: string, words: readonly string[]): boolean => ` ${text} `.includes(` ${words.join(" ")} `);
/** "The bank one", of Banking. */
const isLike = (text: string, words: readonly string[]): boolean =>
  words.every((word) => word.length > 3 && text.split(" ").some((own) => isAkin(own, word)));

/** Those of some people who words tell of: by their work, their place or country, or what a column has of them. */
export function thoseWith(said: string, ids: readonly string[], call: Call): { id: string; name: string }[] {
  const words = plainWords(said);
  if (words.length === 0 || ids.length === 0 || ids.length > READ_AT_MOST) return [];
  const { founders = [] } = call("query_people", {
    ...{ anyOf: [[]], ids, search: null, sort: null, limit: ids.length, figuresOf: null },
  });
  const named = ({ id, name }: Told) => ({ id, name });
  const fits = founders.filter((person) => textsOf(person).some((text) => hasWords(text, words)));
  if (fits.length > 0) return fits.map(named);
  const akin = founders.filter((person) => textsOf(person).some((text) => isLike(text, words)));
  if (akin.length > 0) return akin.map(named);
  const homes = homesOf(words.join(" "), call).map((home) => plainWords(home).join(" "));
  return founders
    .filter(({ location }) => typeof location === "string" && homes.includes(plainWords(location).join(" ")))
    .map(named);
}

/** The only one of some people who words tell of; null where it is none of them, or several. */
export function onlyOneWith(said: string, ids: readonly string[], call: Call): { id: string; name: string } | null {
  const [only, another] = thoseWith(said, ids, call);
  return only && !another ? only : null;
}

import type { AnyOf, Condition } from "../../stores/people-questions.ts";
import type { KnownPerson, StepRequest } from "../assistant-model.ts";
import { plainWords } from "../words.ts";
import type { Call, Person } from "./script.ts";
import { nations, placeOf } from "./vocabulary/places.ts";

/** Words that describe someone, with those of the user's people who they fit. */
export interface DescribedPeople {
  said: string;
  people: KnownPerson[];
}

const ROLES =
  "ceo|cto|cfo|coo|cmo|founder|co-?founder|director|manager|engineer|designer|investor|partner|analyst|editor|chef|lawyer|architect|producer|owner|head|president|chair|baker|doctor|developer|scientist|researcher|consultant|recruiter|journalist";
const PEOPLE = `guy|man|lady|woman|girl|dude|chap|fellow|person|contact|gentleman|bloke|one|${ROLES}`;
const NATION = nations.join("|");
const DESCRIBED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:the|our|that|this|my)\s+(?:(?<nation>${NATION})\s+)?(?<noun>${PEOPLE})(?:\s+(?:(?:who\s+)?(?:works?|working|is|lives?|living|based)\s+)?(?<link>from|at|of|in|over at|with|for)\s+(?:the\s+)?(?<of>[\p{L}\p{N}][\p{L}\p{N}.&'’-]*(?:\s+[\p{L}\p{N}][\p{L}\p{N}.&'’-]*){0,3}))?`,
  "giu",
);
const MOST = 6;

/** Those who a message describes instead of naming them: "the guy from Halden", "the French lady", "the CFO of Halden". */
export function describedIn({ message, people: named, mode }: StepRequest, call: Call): DescribedPeople[] {
  if (mode === "ask") return [];
  return Array.from(message.matchAll(DESCRIBED)).flatMap(({ 0: raw, groups = {} }) => {
    const { nation, noun = "", of } = groups;
    // "The person" alone describes nobody, and "the woman from Omar's dinner" has a name in it.
    if (nation === undefined && of === undefined) return [];
    const words = plainWords(of ?? "");
    if (named.some(({ name, by }) => by === "name" && plainWords(name).every((part) => words.includes(part))))
      return [];
    const role = new RegExp(`^(?:${ROLES})$`, "i").test(noun) ? noun : null;
    const home = nation === undefined ? null : homesOf(nation);
    const where = of === undefined ? { words: 0, conditions: [[]] as AnyOf } : placed(words, call);
    if (where === null) return [];
    const conditions = where.conditions.flatMap((some) =>
      (home ?? [null]).map((place): Condition[] => [
        ...some,
        ...(place === null ? [] : [containing("location", place)]),
        ...(role === null ? [] : [containing("roleTitle", role)]),
      ]),
    );
    const { founders = [] } = call("query_people", {
      ...{ anyOf: conditions, ids: null, search: null, sort: null, limit: MOST, figuresOf: null },
    });
    return [{ said: saidOf(raw, words.length, where.words), people: founders.map(asKnown) }];
  });
}

/** Where people of a nation may be, as locations call it. */
function homesOf(nation: string): string[] {
  const place = placeOf(nation.toLowerCase());
  return place ? [...place.names, ...place.cities] : [];
}

const containing = (column: "company" | "location" | "roleTitle", text: string): Condition => ({
  column,
  is: "contains",
  text,
  not: false,
});

/** Which of the words behind "from" a company or a place has: as many as there are; null where nobody is there. */
export function placed(words: readonly string[], call: Call): { words: number; conditions: AnyOf } | null {
  const phrases = words.map((_, no) => words.slice(0, words.length - no).join(" "));
  const { held = [] } = call("list_custom_fields", { words: phrases });
  for (const phrase of phrases) {
    const columns = (["company", "location"] as const).filter((column) =>
      held.some((one) => one.phrase === phrase && one.column === column),
    );
    if (columns.length > 0)
      return {
        words: phrase.split(" ").length,
        conditions: columns.map((column) => [containing(column, valueOf(held, phrase, column))]),
      };
  }
  return null;
}

/** A value as it is stored, for words that stand in it: "contains" compares what is stored. */
function valueOf(
  held: readonly { phrase: string; column: string; values: string[] }[],
  phrase: string,
  column: string,
): string {
  const [only, another] = held.find((one) => one.phrase === phrase && one.column === column)?.values ?? [];
  return only !== undefined && another === undefined ? only : phrase;
}

/** The words that describe, without those behind them that belong to something else. */
function saidOf(raw: string, given: number, used: number): string {
  let said = raw;
  for (let more = given - used; more > 0; more -= 1) said = said.replace(/\s+\S+$/u, "");
  return said.replace(/['’]s$/u, "");
}

const asKnown = ({ id, name, company, stage = null, status = null }: Person): KnownPerson => ({
  ...{ id, name, company, stage, status, by: "name" },
});

import type { AnyOf, Condition } from "../../stores/people-questions.ts";
import type { KnownPerson } from "../assistant-model.ts";
import { asKnown } from "./by-name.ts";
import { misspelling, slipsBetween } from "../spelling.ts";
import { plainWords } from "../words.ts";
import type { Call } from "./script.ts";
import { firstLetters, isWithinPart, soundsLikePart } from "./vocabulary/name-sounds.ts";

/** So many are read at most: more are nobody in particular. */
export const MOST = 6;

/** Those of the user's people who meet conditions. */
export const thosePeople = (anyOf: AnyOf, call: Call): KnownPerson[] =>
  (
    call("query_people", { ...{ anyOf, ids: null, search: null, sort: null, limit: MOST, figuresOf: null } })
      .founders ?? []
  ).map(asKnown);

/** The condition that a field contains some words. */
export const containing = (column: "company" | "location" | "industry" | "roleTitle", text: string): Condition => ({
  column,
  is: "contains",
  text,
  not: false,
});

const READ_AT_MOST = 200;
/** Those whose name begins as a misspelt one does and is nearly it, that has it within or is heard like it: what the search by likeness does not find. */
export function nearlyNamed(said: string, call: Call): KnownPerson[] {
  const [first = ""] = said.match(/\p{L}{2}/u) ?? [];
  if (first === "" || said.length < SHORTEST_NAME) return [];
  const near = thoseWith([first], call).filter(
    ({ name }) => misspelling(said, name) !== null || hasShortSlip(said, name) || isShortened(said, name),
  );
  if (near.length > 0) return near.slice(0, NEAR_AT_MOST);
  const all = thoseWith(firstLetters(said), call);
  const within = all.filter(({ name }) => isWithinPart(said, name));
  const heard = within.length > 0 ? within : all.filter(({ name }) => soundsLikePart(said, name));
  return heard.slice(0, NEAR_AT_MOST);
}

/** Those in whose name one of some letters is; nobody where more have them than can be read. */
function thoseWith(letters: readonly string[], call: Call): KnownPerson[] {
  const anyOf = letters.map((text): Condition[] => [{ column: "name", is: "contains", text, not: false }]);
  const { founders = [], total = 0 } = call("query_people", {
    ...{ anyOf, ids: null, search: null, sort: null, limit: READ_AT_MOST, figuresOf: null },
  });
  return total > READ_AT_MOST && letters.every((one) => one.length < 2) ? [] : founders.map(asKnown);
}
const SHORTEST_NAME = 4;
/** "Kofe" for Kofi: one wrong letter of four is another word more often than not, and is only asked about. */
const hasShortSlip = (said: string, name: string): boolean =>
  plainWords(said).length === 1 &&
  plainWords(name).some(
    (part) =>
      part.length === SHORTEST_NAME &&
      part[0] === plainWords(said)[0]?.[0] &&
      slipsBetween(plainWords(said)[0] ?? "", part) === 1,
  );
/** "Hana" for Hannah and "Fari" for Farida: letters are left out. */
const isShortened = (said: string, name: string): boolean => {
  const [word = "", more] = plainWords(said);
  const pattern = [...word].map((letter) => `${letter}[^ ]?`).join("");
  return (
    more === undefined &&
    word.length >= SHORTEST_NAME &&
    plainWords(name).some(
      (part) =>
        (part.startsWith(word) && part !== word) ||
        (part.length - word.length > 0 && part.length - word.length <= 2 && new RegExp(`^${pattern}$`, "u").test(part)),
    )
  );
};
const NEAR_AT_MOST = 3;

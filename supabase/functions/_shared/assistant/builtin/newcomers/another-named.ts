import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { isOfAnother } from "./said-of-others.ts";

const NAME = String.raw`\p{Lu}[\p{L}\p{M}'’-]*(?:\s\p{Lu}[\p{L}\p{M}'’-]*){0,3}`;
/** "Knows Leo", "introduced by Leo", "friend of Leo", "Leo knows her", "Leo's friend": who they have to do with, while it goes on about them. */
const GOES_ON = new RegExp(
  String.raw`(?<=(?:^|[.,;!(])\s*(?:(?:[Ss]he|[Hh]e|[Tt]hey|and|also)\s+)*)(?:(?:[Kk]nows?|[Kk]new|[Ll]ikes?|[Hh]ates?|[Ll]oves?|[Ww]orked with|[Mm]et (?:via|through)|(?:(?:[Ii]ntroduced|[Rr]ecommended|[Rr]eferred|[Ss]ent|[Ii]ntro)\s+)?(?:by|via|through|from)|(?:an?\s+)?[Ff]riends?\s+(?:of|with))\s+${NAME}|${NAME}\s+(?:knows|knew|sent|introduced|recommended|referred|met|likes|suggested)\s+(?:him|her|them)|\p{Lu}[\p{L}\p{M}-]*['’]s\s+(?:friend|mate|colleague|brother|sister|cousin|wife|husband|neighbou?r|partner))(?=\s*(?:[.,;!)]|$))`,
  "gu",
);
const HE = /(?<!\p{L})(?:he|him|his)(?!\p{L})/iu;
const SHE = /(?<!\p{L})(?:she|her|hers)(?!\p{L})/iu;

/** Whether "him" or "her" in an order behind someone new may be another one, named or told of in the words before it. */
export function namesAnother({
  before,
  order,
  newcomer,
  people,
}: {
  before: string;
  order: string;
  newcomer: readonly string[];
  people: readonly KnownPerson[];
}): boolean {
  const own = before.replace(GOES_ON, " ");
  const said = plainWords(own);
  const isNamed = people.some(
    ({ name, by }) =>
      (by === "name" || by === "part") &&
      plainWords(name).some((word) => said.includes(word) && !newcomer.includes(word)),
  );
  // "She replaces someone. Move him to Closed".
  const isOther = (HE.test(order) && SHE.test(before)) || (SHE.test(order) && HE.test(before));
  return isNamed || isOther || own.split(/[.,;!]\s/u).some((piece) => /^\W*\p{L}/u.test(piece) && isAnotherOne(piece));
}

const isAnotherOne = (piece: string): boolean =>
  /\p{Lu}/u.test(piece) && /\p{L}\s+(?:is|are|was|were)\s/u.test(piece) && isOfAnother(piece.trim());

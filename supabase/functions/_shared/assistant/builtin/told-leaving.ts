import type { KnownPerson } from "../assistant-model.ts";
import { slipsBetween } from "../spelling.ts";
import { plainWords } from "../words.ts";
import type { Person } from "./ready.ts";

const LEFT =
  /^(?<who>\S+(?:\s+\p{Lu}\S*){0,2}|s?he|they)(?:['’]s|['’]ve|['’]re)?\s+(?:(?:has|have|just|is|are|recently|now|apparently|finally)\s+)*(?:left|quit|resigned from|departed from|no longer (?:at|with|works? (?:at|for))|not (?:at|with)|isn['’]?t (?:at|with)|(?:doesn['’]?t|does not) work (?:at|for)|stopped working (?:at|for)|was let go (?:by|from)|(?:was|got) fired (?:by|from)|retired from)\s+(?<where>.+?)(?:\s+(?:any ?more|now|today|yesterday|last (?:week|month|year)|this (?:week|month)|for good|recently))*[\s.!]*$/iu;
const THE_FIRM = /^(?:the|her|his|their) (?:company|firm|job|employer|business|startup|organi[sz]ation)$|^there$/iu;

/** "Jo has left Kelp", of Ana, who is there: a name with its capital that is none of hers, slips aside. */
function isSomeoneElse(who: string, name: string): boolean {
  const [first = ""] = who.replace(/['’].*$/u, "").split(/\s+/u);
  if (!/^\p{Lu}\p{Ll}/u.test(first) || /^(?:she|he|they|the|our|my|this|that|so|and|but|also)$/iu.test(first))
    return false;
  const said = plainWords(first).join("");
  return !plainWords(name).some(
    (part) => part.startsWith(said) || (part[0] === said[0] && slipsBetween(said, part) <= (part.length < 8 ? 1 : 2)),
  );
}

/** Whether it is told that someone left the company that they have: "Alemu left Yirga Highlands". */
export function leavesCompany(piece: string, person: Person | null, people: readonly KnownPerson[]): boolean {
  const { who = "", where } = LEFT.exec(piece)?.groups ?? {};
  const company = people.find(({ id }) => id === person?.id)?.company ?? null;
  if (where === undefined || company === null || (person !== null && isSomeoneElse(who, person.name))) return false;
  const [said, own] = [plainWords(where), plainWords(company)];
  return THE_FIRM.test(where) || (said.length > 0 && said.every((word, no) => word === own[no]));
}

/** "The city signed" is news of the city, and no value of a field. */
const OF_A_THING =
  /^(?:the|our|their|its|his|her)\s+(?:city|town|company|firm|owner|industry|team)\s+(?!is\b|was\b|are\b|now\b|to\b|should\b)\p{Ll}+(?:ed|s|e|t|ing)\b(?!\s*:)/iu;
export const tellsOfThing = (piece: string): boolean => OF_A_THING.test(piece);

/** "…, now at Tealeaf", ". She joined Tealeaf": where who left went, without a name of someone else before it. */
const NEW_PLACE =
  /[,.;–-]\s*(?:(?:and|but|so)\s+)?(?:(?:s?he|they)(?:['’](?:s|re|ve))?\s+(?:(?:is|are|has|have|just)\s+)*)?(?:now|currently|joined|moved to|moved over to|went to|works? (?:at|for)|started (?:at|with))\s+\S/iu;
/** Whether a message that tells that someone left also tells where they are now: the new company is the one change. */
export const tellsNewPlace = (message: string): boolean => NEW_PLACE.test(message);

import { personFields } from "../../../contract/person-fields.ts";
import { tells } from "../guesses/order-like.ts";
import { isRole } from "../newcomers/person-words.ts";
import type { OwnColumn } from "../reading.ts";
import { isPlace } from "./lexicon.ts";

/**
 * What shows that words beside a name are a value: "the same", a sign or a word before them ("Leo: CEO", "Berlin for Leo"), a word that
 * goes on ("and Leo CEO"), "is" ("Leo is CEO"), only their place ("Leo CEO"), or nothing: "merge Leo", "swap the Leos".
 */
export type Given = "same" | "sign" | "on" | "is" | "place" | null;

export function givenBy(before: string, behind: string): Given {
  if (/(?<![\p{L}])(?:for|to|with|of)\s*$/iu.test(before)) return "sign";
  if (/^\s*(?:['’]s?(?![\p{L}])|[:=–—-]|(?:to|at|in|gets?|goes|should)\s)/iu.test(behind)) return "sign";
  if (/^\s*(?:is|are|as|has)\s/iu.test(behind)) return "is";
  if (!/\S/u.test(behind) || !/^\W*(?:(?:and|also|plus|then|now|ok)\s+)*$/iu.test(before)) return null;
  return /\p{L}/u.test(before) ? "on" : "place";
}

/** "Loves cheese", "hates phone calls", "painted it": verbs at the beginning tell something. */
const BEGINS_WITH_VERB = /^\p{Ll}{2,}(?:s|ed)(?:\s|$)/u;

/** Whether words may be another value of such a field: of a free text only what can be nothing else, "Berlin" and no "loves cheese". */
export function takesValue(
  { label, said, given }: { label: string; said: string; given: Given },
  columns: readonly OwnColumn[],
): boolean {
  const column = columns.find((one) => one.label === label);
  const field = Object.values(personFields).find((one) => one.label === label);
  const type = column?.type ?? field?.type ?? "text";
  if (!/text/.test(type) || given === "same") return true;
  if (given === null || tells(said) || said.split(/\s+/u).length > 3) return false;
  const isNamed = /^[\p{Lu}\d]/u.test(said);
  if (label === personFields.location.label) return isNamed || isPlace(said);
  if (label === personFields.roleTitle.label) return isRole(said) || (isNamed && given === "sign");
  if (isNamed || given === "sign") return true;
  if (label === personFields.owner.label) return !said.includes(" ") && !BEGINS_WITH_VERB.test(said);
  return given === "on" && !BEGINS_WITH_VERB.test(said);
}

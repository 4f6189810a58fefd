import type { PersonFieldKey } from "../../../contract/person-fields.ts";
import { plainWords } from "../../words.ts";
import type { Change } from "../commands/frames.ts";
import { isNameLike } from "./person-words.ts";

/** Someone who is to be added, with all that is said of them. */
export interface Newcomer {
  /** Empty where nobody is named. */
  name: string;
  changes: Change[];
  /** Words within a phrase that say nothing known. */
  left: string[];
  /** What happened, which is no field: "met her at the fair". */
  told: string[];
  /** What was taken for a place or a company because nothing else fits: “Wien” for the company. */
  guesses: string[];
}

/** Someone who is being read: whether they have an address of either kind. */
export interface Draft extends Newcomer {
  /** "From Voss": a place, if a company is said as well. */
  from?: Change;
  url: boolean;
  mail: boolean;
}

export const draftOf = (name: string, told: string[]): Draft => ({
  ...{ name, changes: [], left: [], told, guesses: [] },
  ...{ url: false, mail: false },
});

/** A name without the letters behind it: "Anna Voss" of "Anna Voss, MD". */
export const nameAlone = (name: string): string => name.replace(/,.*$/u, "");

const keyOf = (change: Change) => ("field" in change ? change.field : change.column.id);
/** Gives someone facts: of each field the first one that is said, and of several choices one more. */
export function addFacts({ changes }: Pick<Newcomer, "changes">, facts: readonly Change[]): void {
  for (const fact of facts) {
    const own = changes.find((change) => keyOf(change) === keyOf(fact));
    if (!own) changes.push({ ...fact });
    else if ("column" in own && own.column.type === "multiselect" && own.value !== null && fact.value !== null)
      own.value = [...new Set([...own.value.split(", "), ...fact.value.split(", ")])].join(", ");
  }
}

/** Whether each has a first and a last name and the address of a profile, or of a mailbox. */
export const hasOwnAddress = (
  people: readonly Newcomer[],
  fields: readonly PersonFieldKey[] = ["profileUrl"],
): boolean =>
  people.every(
    ({ name, changes }) =>
      isNameLike(nameAlone(name)) &&
      name.includes(" ") &&
      changes.some((change) => "field" in change && fields.includes(change.field)),
  );

/** "Braille in French": a word of the label of a column that has its value is used. */
export const isOfLabel = (word: string, changes: readonly Change[]): boolean =>
  changes.some(
    (change) => "column" in change && plainWords(word).every((one) => plainWords(change.column.label).includes(one)),
  );

/** "Both investors": each is one. */
export const singular = (change: Change): Change =>
  "field" in change && change.field === "roleTitle" && change.value !== null
    ? { ...change, value: change.value.replace(/^(\p{L}{4,})s(?=$| )/u, "$1") }
    : change;

/** Whether none of the people has a name. */
export const areUnnamed = (people: readonly Newcomer[]): boolean => people.every(({ name }) => name === "");

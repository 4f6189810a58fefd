import type { PersonFieldKey } from "../../../contract/person-fields.ts";
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

/** Whether each has a first and a last name and the address of a profile, or of a mailbox. */
export const hasOwnAddress = (
  people: readonly Newcomer[],
  fields: readonly PersonFieldKey[] = ["profileUrl"],
): boolean =>
  people.every(
    ({ name, changes }) =>
      isNameLike(name) &&
      name.includes(" ") &&
      changes.some((change) => "field" in change && fields.includes(change.field)),
  );

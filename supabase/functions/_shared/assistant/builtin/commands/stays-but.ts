import { isNoteLead } from "./split-clauses.ts";

/** "Ana stays where she is but priority 80": who keeps their place, and what changes all the same. */
const STAYS =
  /(?<=^|[.;)]\s+|\d[.)]\s*|\n)(?<who>\p{Lu}[\p{L}\p{M}'’-]*(?:\s\p{Lu}[\p{L}\p{M}'’-]*){0,2})\s+(?:(?:can|should|may|must)\s+)?(?:stays?|remains?|keeps?)\s+(?:where (?:s?he|they) (?:is|are)|as (?:s?he|they) (?:is|are)|(?:right )?there|put|as is)(?:\s+for now)?\s*,?\s+(?:but|only|though|just)\s+(?:with\s+|gets?\s+|to\s+)?(?=(?:(?:a|the|his|her|their)\s+)?(?:priority|owner|status|stage|location|role|company|industry)(?!\p{L}))/gu;

/** A message without what stays as it is, before what changes. Notes are unchanged. */
export const withoutWhatStays = (message: string): string =>
  isNoteLead(message) ? message : message.replace(STAYS, "$<who>: ");

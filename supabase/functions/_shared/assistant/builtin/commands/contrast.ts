import type { ReadClause } from "./read-clauses.ts";
import { isNoteLead } from "./split-clauses.ts";

const CONTRAST =
  /^(?<said>[^:.!?\n"“]{3,80}?)[\s,]+(?:instead of|rather than)\s+(?:(?:the|an?|at|in|as|to)\s+)*(?!\p{L}+ing(?![\p{L}]))(?:(?!(?:and|or|but|by|on)(?![\p{L}]))[\p{L}\p{N}][\p{L}\p{M}\p{N}'’&-]*\s*){1,3}(?:now)?[.!]*$/iu;
/** "Ana is", "she's", "set Ana's role to", "set Ana to": what someone is, and no order for a task. */
const SAYS_WHAT =
  /^(?:(?:and|also|but|so|ok|please)[\s,]+)*(?:(?:set|change|update|correct|switch)\s(?!(?:an?|the|my|our|this|that|it|title|name|description)\s)|(?:s?he|they)(?:['’](?:s|re)|\s+(?:is|are|has|works|lives))\s|\p{L}[\p{L}\p{M}'’-]*(?:\s\p{Lu}[\p{L}\p{M}'’-]*)?\s+(?:is|works|lives)\s|\p{L}[\p{L}\p{M}-]*['’]s\s+(?:role|title|company|location|owner|stage|status)\s)/iu;

/** "Ana is Chair instead of CEO": read without what it is no more, where that says what a field is to hold; null otherwise. */
export function withoutContrast(text: string, read: (text: string) => ReadClause): ReadClause | null {
  const said = CONTRAST.exec(text)?.groups?.["said"]?.trim();
  if (said === undefined || !SAYS_WHAT.test(said) || isNoteLead(text)) return null;
  const clause = read(said);
  const isSet = clause.readings.some((one) => "frame" in one && one.frame.do === "set" && one.left.length === 0);
  return isSet ? clause : null;
}

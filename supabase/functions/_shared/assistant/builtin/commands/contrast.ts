import { isNoteLead } from "./split-clauses.ts";

const CONTRAST =
  /^(?<said>[^:.!?\n"“]{3,80}?)[\s,]+(?:instead of|rather than|and not|and no longer)\s+(?:(?:the|an?|at|in|as|to)\s+)*(?<not>[^,.;:!?\n"“]{2,40}?)(?:\s+(?:any ?more|now))?[\s.!]*$/iu;
/** "Ana is", "she's", "set Ana's role to": what something is, and no order for a task. */
const SAYS_WHAT =
  /^(?:(?:and|also|but|so|ok|please)[\s,]+)*(?:(?:set|change|update|correct|switch)\s|(?:s?he|they)(?:['’](?:s|re)|\s+(?:is|are|has|works|lives))\s|\p{L}[\p{L}\p{M}'’-]*(?:\s\p{Lu}[\p{L}\p{M}'’-]*)?\s+(?:is|works|lives)\s|\p{L}[\p{L}\p{M}-]*['’]s\s+(?:role|title|company|location|owner|stage|status)\s)/iu;

/** "Ana is Chair instead of CEO": without what it is no more. */
export function withoutContrast(text: string): string {
  const { said, not = "" } = CONTRAST.exec(text)?.groups ?? {};
  // "Instead of calling Bo": another act, and no value.
  if (said === undefined || !SAYS_WHAT.test(said) || isNoteLead(text) || /^\p{L}+ing(?![\p{L}])/iu.test(not))
    return text;
  return said.trim();
}

/** "Is there a column X? If not make one": what is asked first changes nothing, for what is there is not made again. */
const ASKS_FIRST =
  /^\s*(?:(?:hey|hi|ok|okay|so|and|please)[\s,]+)*(?:(?:is|isn['’]?t) there|(?:do|don['’]?t) (?:i|we) (?:already |actually |even )*(?:have|track|keep|record|store)|have (?:i|we)(?: already)? got|(?:did|have) (?:i|we) (?:already |ever )*(?:saved?|add(?:ed)?|stored?|created?|made?|put in|entered?|enter|got))\s+(?:already\s+)?(?<what>\S[^?\n]{1,150}?)(?:\s+(?:already|yet|in here|in there|here|in tracker|somewhere|anywhere))*\s*\?\s*(?:and\s+|but\s+)?(?:if not|if (?:there (?:isn['’]?t|is none|is not)|(?:i|we) (?:don['’]?t|didn['’]?t|haven['’]?t))|otherwise)[\s,]*(?:then\s+|please\s+|can you\s+)*(?<verb>add|make|create|save|store|put|enter|set up)\s+(?:(?<object>(?:an?|one|another)\s[^.;\n]{0,30}?(?:column|field)\s+for\s+)?(?:it|that|this|them)(?![\p{L}])|(?:one|her|him)(?![\p{L}]))(?:\s+(?:in|up|please|pls|there))*(?<rest>[^]*)$/iu;

/** A message in which something is to be made if it is not there: it is asked for, and what is there already is said so. */
export function withIfNotThere(message: string): string {
  const { what, verb, object = "", rest = "" } = ASKS_FIRST.exec(message)?.groups ?? {};
  if (what === undefined || verb === undefined) return message;
  return `${/^(?:set up|make|create)$/iu.test(verb) ? verb : "add"} ${object}${what}${rest}`;
}

/** "Is there a column X? If not make one": what is asked first changes nothing, for what is there is not made again. */
const ASKS_FIRST =
  /^\s*(?:(?:hey|hi|ok|okay|so|and|please)[\s,]+)*(?:(?:is|isn['’]?t) there|(?:do|don['’]?t) (?:i|we) (?:already |actually |even )*(?:have|track|keep|record|store)|have (?:i|we)(?: already)? got|(?:did|have) (?:i|we) (?:already |ever )*(?:saved?|add(?:ed)?|stored?|created?|made?|put in|entered?|enter|got))\s+(?:already\s+)?(?<what>\S[^?\n]{1,150}?)(?:\s+(?:already|yet|in here|in there|here|in tracker|somewhere|anywhere))*\s*\?\s*(?:and\s+|but\s+)?(?:if not|if (?:there (?:isn['’]?t|is none|is not)|(?:i|we) (?:don['’]?t|didn['’]?t|haven['’]?t))|otherwise)[\s,]*(?:then\s+|please\s+|can you\s+)*(?<verb>add|make|create|save|store|put|enter|set up)\s+(?:(?<object>(?:an?|one|another)\s[^.;\n]{0,30}?(?:column|field)\s+for\s+)?(?:it|that|this|them)(?![\p{L}])|(?:one|her|him)(?![\p{L}]))(?:\s+(?:in|up|please|pls|there))*(?<rest>[^]*)$/iu;

const NAME = String.raw`(?-i:\p{Lu})[\p{L}\p{M}.'’-]+(?:\s(?:(?:van|von|de|da|del|di|la|der|den|bin|al|el|ter|n[ií]|mac)\s)?(?-i:\p{Lu})[\p{L}\p{M}.'’-]*){1,3}`;
const IN_THERE = String.raw`(?:(?:already|yet|still|even|actually)\s+)*(?:(?:in|on)(?:\s+(?:here|there|(?:the|our|my)\s+(?:list|tracker|crm|system|database|pipeline|books|people|network|contacts|records)))|there|here|listed|added|known|saved)(?:\s+(?:already|yet|somewhere|at all))*`;
const ADD = String.raw`(?:(?:then|please|pls|can|could|you|would|just|go ahead and)[\s,]+)*(?:add|put|pop|stick|enter|save|create|make|get)\s+(?:her|him|them|a record|one)(?:\s+(?:in|up|please|pls|there|on))*`;
const NOT_THERE = String.raw`if\s+(?:not|(?:s?he|they)(?:['’]s|['’]re|\s+is|\s+are)?\s*(?:not|n['’]t|isn['’]?t|aren['’]?t)(?:\s+(?:in|on|there|here|yet|already|the|list))*)`;
/** Their facts behind it, and not what else they are to be added to. */
const FACTS_BEHIND = String.raw`(?:\s+to\s+(?:the\s+|our\s+|my\s+)?(?:list|tracker|crm|system|database|people|contacts))?(?:\s+(?:please|pls|too|thanks))*(?:\W*|\s*[,;:–—(-]\s*[^]*|\s*\.\s*[^]*|\s+(?:as\s+an?(?!\p{L})|with\s+(?:linkedin|https?|email|e-mail)|at(?!\p{L})|from(?!\p{L})|linkedin\.|https?:)[^]*)`;
/** "Is Ana Ruiz in there? If not add her, Kelp, linkedin.com/in/…", "check whether Ana Ruiz is on the list, add her if not: …". */
const PERSON_FIRST = new RegExp(
  String.raw`^\W*(?:(?:hey|hi|ok|okay|so|and|please|pls|can you|could you)[\s,]+)*(?:(?:check|see|look)(?:\s+up)?\s+(?:if|whether)\s+(?<checked>${NAME})\s+(?:is|has been|['’]s)\s+${IN_THERE}|(?:is|has|have (?:we|i) got|do (?:we|i) have|did (?:we|i) (?:add|save))\s+(?<asked>${NAME})(?:\s+(?:been\s+)?${IN_THERE})?)\s*[?,.;–—-]+\s*(?:(?:and|but|then)\s+)*(?:(?:${NOT_THERE}|otherwise)[\s,:]*${ADD}|${ADD}[\s,]+${NOT_THERE})(?![\p{L}])(?<rest>${FACTS_BEHIND})$`,
  "iu",
);

/** A message in which something is to be made if it is not there: it is asked for, and what is there already is said so. */
export function withIfNotThere(message: string): string {
  const person = PERSON_FIRST.exec(message)?.groups;
  if (person) return `add ${person["checked"] ?? person["asked"] ?? ""}${behindName(person["rest"] ?? "")}`;
  const { what, verb, object = "", rest = "" } = ASKS_FIRST.exec(message)?.groups ?? {};
  if (what === undefined || verb === undefined) return message;
  return `${/^(?:set up|make|create)$/iu.test(verb) ? verb : "add"} ${object}${what}${rest}`;
}

/** What is told behind the order to add them, with one mark before it. */
const behindName = (rest: string): string => {
  const said = rest.replace(/^[\s,.;:!–—-]+/u, "");
  return said === "" ? "" : `, ${said}`;
};

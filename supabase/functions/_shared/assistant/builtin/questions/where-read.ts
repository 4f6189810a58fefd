import { isNoteLead } from "../commands/split-clauses.ts";

const SOURCE =
  "(?:(?:his|her|their|the|a|an|some|my|one of (?:his|her|their|my))\\s(?:\\p{L}+\\s){0,2}?(?:posts?|profile|notes?|mails?|e-?mails?|messages?|articles?|page|website|site|bio|summary|summaries|news|headline|assistant|colleagues?|team)|it|that|someone|somebody|they|people|the (?:internet|papers?|news))";
const SAYS =
  "(?:says?|said|sounds?|sounded|reads?|hints?|hinted(?: at)?|suggests?|suggested|implies|implied|mentions?|mentioned|claims?|claimed|told me|has|had|looks?|looked)";
const VAGUE =
  "(?:(?:something|anything|things) (?:like (?:that|it|this)|to that effect|of the (?:sort|kind)|similar|along (?:those|these) lines)|as much|so|like (?:it|that)|that way|that|it|this)";
const PLACE =
  "(?:somewhere|(?:on|in|from) (?:(?:his|her|their|the|a|an|my|one of (?:his|her|their|my))\\s)?(?:\\p{L}+\\s)?(?:posts?|profile|notes?|mails?|e-?mails?|messages?|articles?|page|website|site|news|linked ?in|newsletter))";
const HEDGE = "(?:(?:i (?:think|believe|guess)|apparently|at least|because|cos|cause|since|maybe|and|but)[\\s,]+)*";
const ADDED =
  "(?:[\\s,]+(?:i (?:think|believe|guess)|apparently|once|recently|lately|the other day|today|yesterday|too))*";
/** "His post says something like that", "it says so on her profile", "I think I read it somewhere". */
const WHERE_READ = new RegExp(
  `(?<=\\?)\\s+${HEDGE}(?:${SOURCE} ${SAYS} ${VAGUE}(?: ${PLACE})?|i(?:['’]ve| have)? (?:just )?(?:read|saw|seen|heard|noticed|came across|remember(?: reading)?) (?:${VAGUE}|about it)(?: ${PLACE})?)${ADDED}[\\s.!…]*$`,
  "iu",
);

/** A question without the remark behind it of where that was read or heard, which tells nothing of its own. Other messages are unchanged. */
export const withoutWhereRead = (message: string): string =>
  message.length > 300 || !message.includes("?") || /[:"“”\n]/u.test(message) || isNoteLead(message)
    ? message
    : message.replace(WHERE_READ, "");

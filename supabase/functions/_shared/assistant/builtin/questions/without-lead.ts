import { withoutWhereToLook } from "./asked-beside.ts";
import { whoOfTwo } from "./roundly-asked.ts";

const FILLER =
  "(?:u+h+m*|u+m+|e+r+m*|h+m+|well|ok(?:ay)?|so|right|yeah|yep|hi|hey|hello|there|listen|look|wait(?: a (?:sec|second|minute|moment))?|hold on(?: a (?:sec|second|minute|moment))?|ha?ng on(?: a (?:sec|second|minute|moment))?|let me (?:think|see)|let['’]?s see|(?:(?:just )?(?:a |one )?(?:quick |small )?question)|sorry|i mean|you know|like|actually|basically|now|and|anyway|by the way|btw|(?:i|we)(?:['’]d| would)? (?:just |really )?(?:like|love|want|need) to know|(?:i|we) (?:was |were |am )?(?:just )?wonder(?:ing)?(?: if you (?:know|can tell me))?|just wondering|(?:just )?curious|oh|ah|good morning|morning|in short|in a nutshell|in (?:one|a) (?:line|sentence|word)|in a few words|briefly|tracker|remind me(?=\\s*[,:;…–-])(?!\\s*[,:;…–-]+\\s*\\S+ to\\s)|äh+m?|also|hallo|hola|bueno|pues|este|eh+|euh+|bon|alors|salut|bonjour)";
/** How questions begin. */
export const ASKS =
  "(?:who(?:se|m|['’]?s)?|what(?:['’]?s)?|when(?:['’]?s)?|where(?:['’]?s)?|(?:(?:in|at|on|for|with|by|from|under) )?which|(?:for|with|to|from|by) whom|how (?:many|much|long|often|old|big|high|do|does|can|is|are)|is there|are there|is any|are any|does|do (?:i|we|you)|did (?:i|we)|has any|have (?:i|we)|any(?:one|body)|(?:can|could) you (?:tell|show|list|read (?:me|out))|tell me (?:who|what|when|where|which|how|about)|show me|wer|wen|wessen|welche[rsnm]?|wann|wie viele|qui[eé]n(?:es)?|cu[aá]l(?:es)?|cu[aá]nt[oa]s?|qui|quels?|quelles?|combien)";
const FILLED = new RegExp(`^\\W*(?:${FILLER}(?![\\p{L}])[\\s,.…:;–—-]*)+(?=${ASKS}(?![\\p{L}]))`, "iu");
/** "I'm on my way to her and I'd like to know …". */
const OCCASION = new RegExp(
  `^\\W*(?:${FILLER}(?![\\p{L}])[\\s,.…:;–—-]*)*(?:(?:i|we)(?:['’](?:m|re|ve)| am| are| have| was| were)|(?:just )?about to|on my way)\\s[^?!:\\n]{3,90}?[\\s,]+(?:(?:and|so|but|now)\\s+)*(?:i|we)(?:['’]d| would| just| really)* (?:(?:like|love|want|need|have) to know|wanna know|was wondering|were wondering|am wondering|wonder)[\\s,]+(?:you know[\\s,]+)?(?=${ASKS}(?![\\p{L}]))`,
  "iu",
);
const HESITATES =
  /(?<=\s)(?:u+h+m*|u+m+|e+r+m+|h+m+|let['’]?s say|(?<!(?<!\p{L})(?:do|did|what|all|everything|anything|that|than|as|if|how|would|should) )you know)(?![\p{L}])[\s,.…]*/giu;
/** "Just the names, thanks": how it is to be told. */
const FORM =
  /[\s.?!,;–—-]+(?:just|only) (?:the |their )?(?:names?|numbers?|count|short list|list|basics)(?: (?:is|are|will) (?:fine|enough|ok(?:ay)?|do))?(?:[\s,.]*(?:please|pls|thanks|thank you|thx))*[\s.!]*$/iu;
/** "…, feels like ages", "…, I wrote it down the other day": what is said beside a question. */
const BESIDE =
  /,\s+(?:(?:(?:it|that)\s+)?(?:feels?|seems?|must (?:be|have been)|has been)\s[^?,:]{2,40}|i\s+(?:wrote|noted|put|jotted)\s+(?:it|that)\s[^?,:]{0,40}|i\s+(?:forgot|can['’]?t remember|don['’]?t remember|forget)[^?,:]{0,30})[\s?.!]*$/iu;
/** "Where do we stand: how many per stage?": the question is behind the colon. */
const HEADED = new RegExp(
  `^(?:where|how|what|quick|just|one|another)(?-i:[^:?\\p{Lu}\\n]){4,60}:\\s+(?=${ASKS}(?![\\p{L}]))`,
  "iu",
);
const BEGINS = new RegExp(`^\\W*${ASKS}(?![\\p{L}])`, "iu");
/** "Look at my tasks and tell me …". */
const LOOKS = new RegExp(
  `^\\W*(?:(?:please|can you|could you|now|just|so)[\\s,]+)*(?:have a |take a )?(?:quick )?(?:look|go|check) (?:at|into|in|through) (?:all )?(?:my|our|the) (?:tasks?|people|list|notes|contacts|to-?dos|task list|board)[\\s,]+(?:and )?(?:please )?(?=${ASKS}(?![\\p{L}]))`,
  "iu",
);
const TWO =
  "(?<one>\\p{L}[^,;:?.!\\n]{1,40}?) (?:or|vs\\.?|versus|against) (?<other>\\p{L}[^,;:?.!\\n]{1,40}?)\\s*(?:[,;:…–-]|\\.\\.+)\\s*";
/** "Ana or Leo, which of them has more followers?" */
const WHICH_OF_TWO = new RegExp(
  `^\\W*${TWO}(?:who|which)(?: one)?(?: of (?:them|these|those|the two|both))?\\s(?<rest>(?:has|have|is|was|had|got|wants|asks|needs|charges|takes|pays|lives|works)\\s[^?,]{3,60}?)[\\s?.!]*$`,
  "iu",
);
/** "Lead or Contacted, who is in either of these". */
const IN_EITHER = new RegExp(
  `^\\W*${TWO}(?<asks>(?:who(?:['’]s| is| are)?|which people are|how many(?: people)? are)\\s(?:in|at|on)) (?:either|one|any)(?: one)?(?: of (?:them|these|those|the two|both))?[\\s?.!]*$`,
  "iu",
);
/** "I fly to Mumbai, whom can I see there?": who is at that place. */
const ON_THE_WAY = new RegExp(
  "^\\W*(?:i|we)(?:['’](?:m|re|ll|ve)| am| are| will| have)?(?: (?:be|just|about|going|to|also|now|have|got))*(?: (?:fly|flying|land|landing|go|going|travel(?:ling|ing)?|drive|driving|head|heading|visit|visiting|stop|stopping|passing|off|there|a trip|meetings?|work))?(?: (?:over|out|down|up|through|by|off))* (?:to|in|into|for|at|via) (?:the )?(?<place>(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,2})(?: (?:on|this|next|tomorrow|tonight|today|in|for|at|soon|mon|tues|wednes|thurs|fri|satur|sun)[^,?]{0,30})?[\\s,;.–-]+(?:so |and )?(?:whom?|which (?:of my )?(?:people|founders|contacts|customers|clients|leads))(?:['’]s)?(?: (?:is|are|could|can|should|do|might|would))?(?: (?:i|we))?(?: (?:see|meet|visit|know|have|call on|look up|catch up with|drop in on|drop by|based|lives?|there))*(?: (?:up|with|there|around|nearby|locally|near there|for coffee|for lunch))*[\\s?]*$",
  "iu",
);
/** "When did I last speak with Ana and what did we agree?": what was noted of that contact has its day. */
const AND_AGREED =
  /^\W*when (?:did|have|was) (?:i|we)(?: last)? (?:(?:last|most recently) )?(?:speak|spoke|spoken|talk|talked|meet|met|call|called|chat|contact(?:ed)?|in touch)(?: last)?(?: (?:with|to))? (?<who>\p{L}[\p{L}\p{M}'’-]*(?: (?-i:\p{Lu})[\p{L}\p{M}'’-]*){0,3}),? and what did (?:we|s?he|they|i) (?:agree|discuss|decide|say|talk about|speak about|settle|arrange|promise)(?: (?:on|about|to do))?[\s?.!]*$/iu;
/** "What sort of things can I ask you for?" */
const CAN_I_ASK =
  /^\W*(?:(?:ok|okay|so|hey|hi|hello|and)[\s,]+)*(?:what|which) (?:(?:sorts?|kinds?|types?) of )?(?:things|stuff|questions|orders|requests) (?:can|could|may) (?:i|we) (?:ask|tell|request|give)(?: (?:of )?you)?(?: (?:for|about|to do))?[\s?.!]*$/iu;
/** Orders keep what comes before them. */
const ORDERS =
  /(?<!\p{L})(?:add|set|put|move|change|delete|remove|mark|remind|note|log|create|make|update|rename)(?!\p{L})/iu;

/** A question without what is said before one comes to it: "yeah hi um how many …". The same message where it is none. */
export function withoutLead(given: string): string {
  const message = inItsOrder(withoutWhereToLook(given.replace(LOOKS, "")));
  const occasion = OCCASION.exec(message)?.[0];
  const rest = occasion !== undefined && !ORDERS.test(occasion) ? message.slice(occasion.length) : message;
  const bare = rest.replace(HESITATES, "");
  const begun = (bare.length < rest.length && BEGINS.test(bare.replace(FILLED, "")) ? bare : rest).replace(FILLED, "");
  const asked =
    BEGINS.test(begun) || begun.includes("?")
      ? begun.replace(HEADED, "").replace(FORM, "?").replace(BESIDE, "?")
      : begun;
  return asked.trim() === "" ? message : asked;
}

/** A question with what it asks about behind it, where that came first. */
function inItsOrder(message: string): string {
  if (CAN_I_ASK.test(message)) return "what can you do";
  const ofTwo = whoOfTwo(message);
  if (ofTwo !== null) return ofTwo;
  const place = message.length < 160 ? ON_THE_WAY.exec(message)?.groups?.["place"] : undefined;
  if (place !== undefined) return `who is in ${place}?`;
  const who = message.length < 160 ? AND_AGREED.exec(message)?.groups?.["who"] : undefined;
  if (who !== undefined) return `what was my last contact with ${who} about?`;
  const two = WHICH_OF_TWO.exec(message)?.groups;
  if (two && !ORDERS.test(two["one"] ?? ""))
    return `who ${two["rest"] ?? ""}, ${two["one"] ?? ""} or ${two["other"] ?? ""}?`;
  const either = IN_EITHER.exec(message)?.groups;
  if (either && !ORDERS.test(either["one"] ?? ""))
    return `${either["asks"] ?? ""} ${either["one"] ?? ""} or ${either["other"] ?? ""}?`;
  return message;
}

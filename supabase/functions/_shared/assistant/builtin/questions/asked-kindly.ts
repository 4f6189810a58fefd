import type { StepRequest } from "../../assistant-model.ts";

/** "Sir kindly share how many …", "Boss, pls tell which …": to the assistant, before a question. */
const KINDLY =
  /^\W*(?:(?:sir|madam|ma['’]?am|boss|bro|dear|team|hi|hello|hey|good (?:morning|afternoon|evening)|morning)[\s,!.]+)*(?:(?:please|pls|plz|kindly|can you|could you|do)\s+)+(?:share|tell|advise|confirm|inform|let me know|revert with|check)(?:\s+(?:me|us))?\s+(?=(?:how (?:many|much)|who|which|what|where (?:is|are)|when (?:is|was|did|are))(?!\p{L}))/iu;
/** "Which all people": which. */
const WHICH_ALL = /(?<!\p{L})(?<word>which|what|who)\s+all(?=\s+(?!of|the|my|our|is|are)\p{L})/giu;
/** "Are not having an email". */
const NOT_HAVING = /(?<!\p{L})(?:are|is)\s+not\s+having(?:\s+(?:any|a|an|the))?(?=\s)/giu;
const HAVING = /(?<!\p{L})(?:are|is)\s+having(?=\s)/giu;
/** "… till now", "… rn": at this time. */
const TILL_NOW =
  /\s+(?:till now|until now|till date|as of now|as on date|rn|atm|right now|as we speak|on (?:the|our|my) books|in (?:the|our|my) books)(?=\s*[?.!]*$)/iu;
/** "Who is sitting at Offer Out". */
const SITTING =
  /(?<=^\W*(?:and\s+|so\s+)?who(?:['’]?s|\s+is|\s+are|\s+all\s+is|\s+all\s+are)?)\s+(?:currently\s+|still\s+|now\s+)?(?:sitting|sat|parked|stuck|hanging|lying)\s+(?:at|in|on)(?=\s)/iu;
/** "… and who are they": a count lists them. */
const WHO_THEY = /(?<=^\W*how many\s[^?]{3,80}?)\s*,?\s+and\s+who\s+(?:are|were)\s+(?:they|those)(?=\s*[?.!]*$)/iu;
const PROFILES = /(?<=^\W*how many\s)(?:profiles|records|entries)(?=\s)/iu;
/** "How many candidates vs founders". */
const VERSUS =
  /^\W*how many\s+(?<one>[^?,;]{3,30}?)\s+(?:vs\.?|versus|against)\s+(?<other>[^?,;]{3,30}?)(?<have>\s+(?:do|have|are)\s[^?]{2,30}?)?(?=\s*[?.!]*$)/iu;
/** "How many people are under Dale": they are his. */
const UNDER =
  /(?<=^\W*(?:how many|which|what)\s+(?:people|contacts|founders|candidates|ones)\s+(?:are|is)\s)(?:there\s+)?under(?=\s+\p{Lu})/iu;
/** "Since the beginning of April". */
const BEGINNING =
  /(?<!\p{L})(?<since>since|from)\s+(?:the\s+)?(?:beginning|start)\s+of\s+(?=(?:january|february|march|april|may|june|july|august|september|october|november|december)(?!\p{L}))/iu;
/** "What is on my plate today". */
const PLATE =
  /^\W*(?:and\s+|so\s+)?(?:what(?:['’]?s|\s+is|\s+do i have)?\s+on\s+(?:my|the)\s+(?:plate|list|agenda|desk|docket)|what\s+have\s+i\s+got(?:\s+on)?)\s+(?:for\s+)?(?<when>today|tomorrow|today and tomorrow|this week|next week|on \p{L}+day)(?:\s*,?\s+(?:just|only)\s+(?:the\s+|my\s+)?tasks)?[\s?.!]*$/iu;
/** "Which columns have I made". */
const MADE_COLUMNS =
  /^(?<lead>\W*(?:which|what)\s+(?:custom\s+|own\s+)?(?:columns|fields))\s+(?:have\s+(?:i|we)\s+(?:made|added|created|set up|got)|did\s+(?:i|we)\s+(?:make|add|create|set up))(?=\s*(?:[?.!,]|$))/iu;
const QUESTION =
  /\?\s*$|^\W*(?:(?:and|so|ok|okay|hey|please|pls)[\s,]+)*(?:who|whose|which|what|how|when|where|are there|is there|any|anyone|biggest|highest|lowest|smallest)(?!\p{L})/iu;

/** A question without courtesies to the assistant and in the words in which it is read. */
export function askedKindly({ message }: Pick<StepRequest, "message">): string {
  const when = PLATE.exec(message)?.groups?.["when"];
  if (when !== undefined) return `which tasks are due ${when}?`;
  const asked = message.replace(KINDLY, "");
  if (!QUESTION.test(asked)) return asked;
  return asked
    .replace(WHICH_ALL, "$<word>")
    .replace(TILL_NOW, "")
    .replace(WHO_THEY, "")
    .replace(NOT_HAVING, "have no")
    .replace(HAVING, "have")
    .replace(SITTING, " at")
    .replace(PROFILES, "people")
    .replace(UNDER, "owned by")
    .replace(BEGINNING, "$<since> 1 ")
    .replace(MADE_COLUMNS, "$<lead> do I have")
    .replace(VERSUS, "how many $<one>$<have> and how many $<other>$<have>");
}

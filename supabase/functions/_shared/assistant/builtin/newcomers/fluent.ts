import { numberIn, SPOKEN_NUMBER } from "../vocabulary/numbers.ts";

const HESITATES = /(?<![\p{L}\p{N}'’-])(?:u+h+|u+m+|e+r+m+|h+m+|äh+m*)(?![\p{L}\p{N}'’-])[\s,.…]*/giu;
/** "The priority is let's say 70", "I'd say priority 40". */
const SAYS =
  /(?<![\p{L}\p{N}'’-])(?:let['’]?s say|let us say|shall we say|i(?:['’]?d| would) say|i (?:think|guess|believe|reckon)(?: (?:it|that|she|he)(?:['’]?s| is))?|if i remember right|you know)(?![\p{L}\p{N}'’-])[\s,]*/giu;
const LIST =
  "(?:here|there|(?:my|our|the|your) (?:list|people|network|contacts?|crm|founders|tracker|database|table|system|pipeline|radar|records|books|pool))";
/** "… and I'd like her in the system", "… please create him": asks once more for what is asked. */
const ASKS_AGAIN = new RegExp(
  `(?<![\\s,;–—-])[\\s,;–—-]+(?:(?:and|so|then)\\s+)?(?:(?:i|we)(?:['’]?d| would)? (?:like|want|need) (?:to have )?(?:her|him|them)(?: to be)?(?: added| put)?(?: up)? (?:in|on|to|into)(?: ${LIST})?|(?:please|pls|can you|could you)(?: please)? (?:add|create|save|store|put) (?:her|him|them)(?: in| up)?(?: (?:to|in|on|into) ${LIST})?)(?=\\s*[,.;:!?]|\\s+(?:her|his|their|with|and|as|https?:|linkedin)(?![\\p{L}])|\\s*$)`,
  "giu",
);
/** "We have someone new at Kelp", "there's this new lady at Kelp": only where they are. */
const INTRODUCES =
  /(?<=^|[.!?]\s+)(?:(?:so|ok|okay|hey|right|well|and|um)[\s,]+)*(?:(?:we|i|they)(?:['’]ve| have)?(?: (?:now|just))?(?: (?:got|met|have|hired|found))?|there(?:['’]s| is)(?: now)?|meet|this is)\s+(?:an?|this|the|our|my|another)?\s*(?:(?:new|nice|young|great|lovely)\s+)*(?:someone|somebody|person|lady|guy|man|woman|gentleman|one|contact|face|colleague|lead|fellow|chap)(?:\s+new)?\s+(?=(?:at|from|with)\s+(?:the\s+)?(?-i:\p{Lu}))/giu;
/** "There's a new rental client: Jane Doe of …": what someone is, said before the name. */
const NEW_CLIENT =
  /^(?:(?:so|ok|okay|hey|right|well|and|um|also|good news)[\s,:]+)*(?:there(?:['’]s| is)(?: now)?|(?:we|i)(?:['’]ve| have)?(?: now| just)?(?: got| have| found| won| signed)?|this is|here(?:['’]s| is)|meet|got)\s+(?:an?|another|our|my|one more)\s+(?:(?:new|potential|possible|prospective)\s+)?(?:[\p{Ll}-]+\s+){0,2}(?:client|customer|contact|supplier|partner|prospect|enquiry|inquiry|lead|guest|member|volunteer|buyer|tenant|patient|student|pupil|applicant|candidate)\s*[:,–-]\s+(?=\p{Lu})/iu;
/** "Jane Doe of Kelp is a new client": what someone is to the user is no field. */
const IS_CLIENT =
  /(?<=\p{Lu}[\p{L}\p{M}'’-]+)\s+(?:is|are|was)\s+(?:an?|our|my|another)\s+(?:(?:new|potential|possible|prospective)\s+)(?:[\p{Ll}-]+\s+)?(?:client|customer|contact|supplier|partner|prospect|enquiry|inquiry|guest|member|volunteer|buyer|tenant|candidate)s?(?=\s*[,.;:–(-]|\s*$)/u;
/** "Sits on the board of Kelp": a member of it. */
const ON_BOARD =
  /(?<![\p{L}])(?:sits|serves|is)\s+on\s+the\s+(?:advisory\s+|supervisory\s+)?board\s+(?:of|at)\s+(?=(?:the\s+)?\p{Lu})/gu;
/** "My old boss Ida Sol": what someone is to the user is no field. */
const OWN_RELATION =
  /^(?:my|our)\s+(?:[\p{Ll}-]+['’]s\s+)?(?:(?:new|old|former|dear|good|best|ex-?)\s*)*(?:colleague|co-?worker|boss|manager|assistant|partner|friend|mate|neighbou?r|flatmate|cousin|uncle|aunt|sister|brother|wife|husband|daughter|son|brother-in-law|sister-in-law|teacher|mentor|client|customer|supplier|landlord|accountant|lawyer|dentist|doctor),?\s+(?=\p{Lu}[\p{L}\p{M}'’-]+\s+(?:\p{Ll}{2,3}\s+)?\p{Lu})/u;
/** "De chez Kelp", "von der Firma Kelp", "from a company called Kelp": a company, whatever its name is. */
const OF_FIRM =
  /(?<![\p{L}])(?:(?:il|elle)\s+est\s+|(?:er|sie)\s+(?:ist|kommt)\s+|(?:él|ella)\s+es\s+)?(?:de\s+chez|de\s+(?:la\s+)?(?:société|boîte|maison)|de\s+l['’]entreprise|(?:von|aus|bei)\s+(?:der\s+)?Firma|de\s+la\s+empresa|(?:from|of|at|with)\s+(?:the|an?)\s+(?:company|firm|business|start-?up)(?:\s+(?:called|named))?)\s+(?=\p{Lu})/gu;
/** "From the island of Pag": a place, also where nobody knows it. */
const OF_PLACE =
  /(?<![\p{L}])(?:from|on|in|near|off)\s+(?:(?:the|an?)\s+)?(?:(?:little|small|tiny|old)\s+)?(?:island|isle|village|town|city|hamlet|valley|peninsula|region|county|province)\s+(?:of|called)\s+(?=\p{Lu})/gu;
/** "The ninety-nine" may be a name, "fifty five" behind a field's word is none. */
const QUOTED = /["“«„][^"“”«»„\n]{0,200}["”»“]/gu;

export const withoutOwnRelation = (text: string): string => text.replace(OWN_RELATION, "");

/** What is said of someone without hesitation, and with its numbers in digits: "um priority fifty five" is "priority 55". */
export function fluent(text: string): string {
  const quotes: string[] = [];
  return withoutOwnRelation(text)
    .replace(/["“](?<name>[\p{L}\p{M}'’. -]{3,60})["”](?=\s*<)/gu, "$<name>")
    .replace(QUOTED, (quote) => `\uE002${String.fromCodePoint(0xe100 + quotes.push(quote) - 1)}`)
    .replace(HESITATES, "")
    .replace(/\s(?:with|spelled with|spelt with) an? \p{L}(?=[\s,.]|$)(?! and)/giu, "")
    .replace(INTRODUCES, "")
    .replace(NEW_CLIENT, "")
    .replace(IS_CLIENT, "")
    .replace(OF_FIRM, "at ")
    .replace(OF_PLACE, "in ")
    .replace(ON_BOARD, "is a board member of ")
    .replace(ASKS_AGAIN, "")
    .replace(SAYS, "")
    .replace(SPOKEN_NUMBER, (said) => {
      // A name in capitals stays: "Twenty Forks".
      const number = /\p{Lu}/u.test(said) ? null : numberIn(said.replace(/ per ?cent$/iu, " percent"));
      return number === null || /[$€£%]|euros?|dollars?|pounds?|usd|eur|gbp|chf|bucks/iu.test(said)
        ? said
        : String(number);
    })
    .replace(/\uE002(.)/gu, (_, mark: string) => quotes[(mark.codePointAt(0) ?? 0) - 0xe100] ?? "");
}

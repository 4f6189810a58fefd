import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { ASKS } from "./without-lead.ts";

const ASKING = `(?:${ASKS})(?![\\p{L}])`;
/** "I'm in the car, could you read me …": where someone is who asks. */
export const WHERE_I_AM =
  /^\W*(?:(?:hey|hi|hello|ok|okay|so|right|um+|uh+|tracker|there|it['’]?s me(?: again)?)[\s,]+)*(?:i['’]?m|i am|we['’]?re|we are) (?:just )?(?:in|on|at|driving|walking|about|off|out)(?: (?:in|on|at|to))?(?: (?:the|a|an|my|our))?(?: \p{L}+)?(?:[\s,.;–-]+(?:and|so|right now|now))*[\s,.;–-]+(?=(?:can|could|would) you (?:please )?(?:tell|show|list|read) |(?:what(?:['’]s| is| are| do| tasks| have)|how many|do i have|have i got|any tasks|which (?:tasks|people)|(?:is|are) there|when(?:['’]s| is| was| does| did)|where(?:['’]s| is))\s)/iu;
/** "No need to translate anything, just tell me …", "do it? no, of course not, just tell me …". */
const NOT_WANTED = new RegExp(
  `^\\W*(?<not>(?:no need to|no,? don['’]?t|you (?:don['’]?t|do not) (?:need|have) to|(?:please )?(?:don['’]?t|do not)) (?!forget|let me forget)[^,;.!?:\\n]{3,80}|[^?\\n]{3,80}\\? *(?:no|nope|of course not|certainly not|no way)(?:, (?:of course|certainly|please) not)?)[,;.!–—-]+\\s*(?:but |and )?(?:just|only|simply) (?=${ASKING}[^?!.\\n]{3,100}[?!.\\s]*$)`,
  "iu",
);
/** A mail in quotation marks below its head, and a question below it. */
const BELOW_QUOTE = new RegExp(
  `^(?<not>(?!.{0,60}\\b(?:notes?|put|save|store|log|add|keep|task)\\b)[^:\\n]{3,60}):[ \\t]*\\n+\\s*["“«][^"”»]{10,2000}["”»]\\s*\\n+\\s*(?=${ASKING}[^?\\n]{3,100}\\?\\s*$)`,
  "iu",
);
/** "What's it like with Ana - I mean, what stage is she in". */
const I_MEAN = new RegExp(
  `^\\W*(?:(?:hey|hi|hello|ok|so|tracker|there|quick (?:one|question))[\\s,:]+)*(?:(?:(?:can|could) you )?(?:please )?(?:tell|show|read|remind) me )?(?<not>(?:what|how|who|where|which|when|is|are)(?!\\p{L})[^?!.;:\\n]{3,80}?)(?:\\s*[-–—,.]+|\\s(?=(?:no |sorry |wait )*i mean))\\s*(?:(?:no|sorry|wait),? )*i mean[,:]?\\s*(?=${ASKING}[^?!.\\n]{3,100}[?!.\\s]*$)`,
  "iu",
);
/** A question in letters that are not read, and the same in Latin ones. */
const ALSO_ABROAD = /^(?<not>[^\p{Script=Latin}\d\n]{6,80}[?؟？.。!])\s*(?=\p{Script=Latin}[^\n]{5,80}\?\s*$)/u;
/** "Flying to Osaka for the ramen, who do we have there". */
const THERE =
  /^\W*(?:(?:i['’]?m|i am|we['’]?re|we are|just|off|i|we)\s+)*(?:fl(?:y|ying|ew)|going|go|heading|travell?ing|on (?:my|our) way|driving|moving|trip|visiting|off|stuck|back|here|landed|stay(?:ing)?)?\s*(?:to|in|visiting|around|near|for)\s+(?<place>(?-i:\p{Lu})[\p{L}'’-]+(?: (?-i:\p{Lu})[\p{L}'’-]+){0,2})(?: [^,;.?!\n]{1,40})?[\s]*[,;.–-]+\s*(?:so |and )?(?<asks>(?:who|which people|any(?:one|body)|do (?:we|i) (?:have|know) any(?:one|body))(?!\p{L})[^?.!,\n]{0,50}?) (?:there|over there|around there)[\s?.!]*$/iu;
/** "Which city is she in? I have to book a hotel there." */
const WHY =
  /(?<=\?)\s+(?:i|we)(?: (?:have to|need to|must|want to|would like to|will)|['’](?:m|re|ll|d like to)) [^?\n]{2,60} (?:there|from there)[\s.!]*$/iu;
/** "Is anyone allergic to nuts? Booking dinner": what it is asked for. */
const WHAT_FOR =
  /(?<=\?)\s+(?:(?:i['’]?m|we['’]?re|just|only)\s+)*(?:booking|planning|organi[sz]ing|arranging|ordering|preparing|choosing|picking|buying|writing|packing|asking|wondering|checking|curious)(?:\s(?-i:[\p{Ll}'’]+)){0,6}[\s.!]*$/iu;

/** What is asked at the end of a message of which the rest is not wanted, is pasted, or says only where and why it is asked. */
export function onlyAsked(message: string, people: readonly KnownPerson[]): string {
  if (message.length > 2400) return message;
  const bare = message.replace(WHERE_I_AM, "").replace(WHY, "").replace(WHAT_FOR, "");
  const { place, asks } = bare.length < 140 ? (THERE.exec(bare)?.groups ?? {}) : {};
  if (asks !== undefined) return `${asks.replace(/^any(?:one|body)/iu, "who is")} in ${place ?? ""}?`;
  const found = NOT_WANTED.exec(bare) ?? BELOW_QUOTE.exec(bare) ?? I_MEAN.exec(bare) ?? ALSO_ABROAD.exec(bare);
  if (!found) return bare;
  const asked = bare.slice(found[0].length);
  if (!PRONOUN.test(asked)) return asked;
  // As the name was said: what is read later knows who it names.
  const before = ` ${plainWords(found.groups?.["not"] ?? "").join(" ")} `.replaceAll(" s ", " ");
  const saidOf = ({ name, by, company }: KnownPerson) =>
    by === "company"
      ? (company ?? "")
      : name
          .split(" ")
          .filter((part) => before.includes(` ${plainWords(part).join(" ")} `))
          .join(" ");
  const [only, another] = people.filter((one) => one.by !== "near" && saidOf(one) !== "");
  if (!only || another) return bare;
  return asked.replace(WHOSE, `${saidOf(only)}'s`).replace(PRONOUN, saidOf(only));
}
const PRONOUN = /(?<!\p{L})(?:she|he|her|him|his|they|them|their)(?!\p{L})/iu;
const WHOSE = /(?<!\p{L})(?:his|her|their)(?=\s+(?!(?:is|in|at|on|to|with)(?!\p{L}))\p{L})/iu;

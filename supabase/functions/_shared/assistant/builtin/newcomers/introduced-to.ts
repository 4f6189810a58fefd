import type { KnownPerson } from "../../assistant-model.ts";
import { re } from "../commands/rewording.ts";
import { plainWords } from "../../words.ts";
import { apartFromOrders, isNotToAdd } from "./orders-behind.ts";

const PART = "(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*\\.?";
const SMALL = "(?:(?:van|von|de|da|del|di|la|der|bin|al|el|n[ií]|mac|ó) )?";
const WHO = `(?<who>${PART}(?: ${SMALL}${PART}){0,3})`;
/** A first name and a surname. */
const NAME = `(?<name>${PART}(?: ${SMALL}${PART}){1,3})`;
const WHEN =
  "(?:,? (?:today|yesterday|earlier|just now|recently|tonight|the other day|(?:this|last|yesterday) (?:morning|afternoon|evening|night|week|month)|(?:on |last )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|over (?:lunch|coffee|dinner|drinks|e-?mail)|by (?:e-?mail|mail|phone)|on (?:linkedin|whatsapp)))?";
const ONE =
  "(?:(?:one|an?(?: certain)?|this|some|(?:an?|some|this) (?:\\p{Ll}+ )?(?:guy|man|woman|lady|chap|lad|fella|person|founder|one|lead)(?: called| named)?,?|some(?:one|body) called) )?";
const LEAD =
  "^\\W*(?:(?:hi|hey|ok|so|right|also|and|just|(?:i|we)(?:['’]ve| have| had)?|got|was|were|been|being)[\\s,]+)*";
const WITH_ONE = `(?:on )?(?:over )?(?:to|with) ${ONE}`;
const ENDS = "(?<rest>(?=\\s*[,.;:(–—-]|\\s(?:from|of|at|in|who|she|he|they|and|so)\\s|\\s*$)[^\\n]*)$";
/** "Introduced by Ana to one Bo Lund, …". */
const BY_FIRST = re(
  `${LEAD}(?:introduced|intro['’]?d|connected|referred)${WHEN} (?:by|via|through) ${WHO}${WHEN} ${WITH_ONE}${NAME}${WHEN}${ENDS}`,
);
/** "Was introduced to Bo Lund by Ana, …". */
const BY_BEHIND = re(
  `${LEAD}(?:introduced|intro['’]?d|connected|referred)${WHEN} ${WITH_ONE}${NAME}${WHEN} (?:by|via|through) ${WHO}${WHEN}${ENDS}`,
);
/** "Ana put me in touch with a certain Bo Lund, …". */
const DOES_FIRST = re(
  `^\\W*(?:(?:hi|hey|ok|so|right|also|and|just)[\\s,]+)*${WHO} (?:has |have |just |kindly |very )*(?:intro(?:['’]?e?d|duced)|introduces|connected|put|hooked|set|referred)${WHEN} (?:me|us)(?: up| in touch| in contact| through| on)?${WHEN} ${WITH_ONE}${NAME}${WHEN}${ENDS}`,
);
/** "Through Ana I met Bo Lund, …". */
const THROUGH = re(
  `^\\W*(?:through|via|thanks to) ${WHO},? (?:i|we)(?:['’]ve| have| just)? (?:met|got to know|found|know)${WHEN} ${ONE}${NAME}${WHEN}${ENDS}`,
);
/** "Add her would you", "could you pop him in". */
const ADDS_THEM =
  /(?:[\s,.;&+–—-]|(?<!\p{L})(?:and|so|can you|could you|would you|please|pls|will you)(?!\p{L}))*(?<!\p{L})(?:(?:add|save|put|pop|stick|enter|store|throw|chuck|track|follow)\s+(?:her|him|them|this one)|(?:please|pls)\s+add)(?:\s+(?:in|up|down|on|please|pls|thanks|too|would you|will you|could you|can you|for (?:me|us)|(?:to|on|into) (?:the|my|our) (?:list|crm|tracker)))*(?=\s*(?:[,.;!?]|$|as\s|at\s|under\s|with\s))[\s,.;!?]*/iu;
const ADDRESS = /linkedin\.com\/in\//iu;

/**
 * "Introduced by Ana to one Bo Lund, Kelp, linkedin.com/in/…, add him": the one who is new, with where they came from behind; the one who
 * introduced them is not who it is about. Orders behind it are sentences of their own. Other messages are unchanged.
 */
export function withIntroducedTo(message: string, people: readonly KnownPerson[]): string {
  if (
    message.length > 1_000 ||
    /\n/u.test(message.trim()) ||
    isNotToAdd(message) ||
    !/intro|connect|refer|touch|met|know|hook|set|put|found/iu.test(message)
  )
    return message;
  const found = [BY_FIRST, BY_BEHIND, DOES_FIRST, THROUGH].map((one) => one.exec(message)?.groups).find(Boolean);
  const { who = "", name = "", rest = "" } = found ?? {};
  const isThere = people.some(
    (one) => one.by === "name" && plainWords(one.name).join(" ") === plainWords(name).join(" "),
  );
  const told = apartFromOrders(rest);
  const isOrder = told.isToAdd || ADDS_THEM.test(told.facts);
  if (name === "" || isThere || (!isOrder && !ADDRESS.test(rest)) || /^(?:me|us|i|we|he|she|it|they)$/iu.test(who))
    return message;
  const facts = told.facts
    .replace(ADDS_THEM, ", ")
    .replace(/^[\s,.;:–—-]+|[\s,.;:–—-]+$/gu, "")
    .replace(/\s*(?:[,;.]\s*){2,}/gu, ", ");
  return `${isOrder ? "add " : ""}${[name, facts, `introduced by ${who}`].filter((part) => part !== "").join(", ")}${told.orders}`;
}

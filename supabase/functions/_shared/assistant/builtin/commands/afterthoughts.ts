import { isNoteLead } from "./split-clauses.ts";
import { eachReworded, PLEASE, type Wordings } from "./rewording.ts";

const AWAY = String.raw`(?:walking|driving|sitting|standing|waiting|running|heading|on (?:my|the) way|in (?:the|a) (?:car|taxi|cab|train|tram|bus|lift))`;
/** "Walking to the tram um note for Ana …": where someone is who dictates. */
const WHERE_I_AM = new RegExp(
  String.raw`^\s*(?:(?:so|ok|okay|hey)\s+)*(?:(?:i['’]?m|i am|just)\s+)?${AWAY}(?!\p{L})[^,.:;?!\n]{0,40}?[\s,]+(?:u+m+|u+h+|e+r+m*|so|ok)[\s,]+(?=(?:note|add|set|move|remind|task|put|make)\s)`,
  "iu",
);
/** "… while you're there": no part of what is to be done. */
const WHILE_THERE =
  /(?<=\S)\s*,?\s+(?:while|when|since|as|now that)\s+(?:you['’]?re|you\s+are|ur)\s+(?:at\s+it|there|in\s+there|on\s+it|about\s+it|doing\s+(?:it|that)|already\s+there)(?:\s+(?:anyway|already|please))?(?=[\s.!]*$|\s*[,.;]\s)/iu;
/** The same behind an order that stands behind a note. */
const ORDER_WHILE_THERE = new RegExp(
  `(?<=\\s(?:and|then)\\s+(?:\\p{L}+\\s+)?(?:set|move|raise|lower|make|put|change|mark|bump|give|assign|update)\\s+(?:her|his|him|their|them|the)\\s[^.,;:?!\\n]{2,60}?)${WHILE_THERE.source.replace("(?<=\\S)", "")}`,
  "iu",
);
const VALUE = String.raw`(?<value>[\p{L}\p{N}.,]+(?:\s[\p{L}\p{N}]+){0,3}?)`;
/** "It is one point five now so put one point five": the value said once more. */
const SO_PUT = new RegExp(
  String.raw`(?<is>\s(?:is|be|to|at)\s+${VALUE}(?:\s+now)?),?\s+(?:so|and)\s+(?:please\s+)?(?:put|make it|make that|set it to|write|enter)\s+\k<value>(?=[\s.!]*$)`,
  "iu",
);
/** "She is their CFO by the way". */
const BY_THE_WAY = /(?<=\S)\s*,?\s+(?:by the way|btw|just so you know)[\s.!]*$/iu;
/** "Put him on ice, status I mean": which list it is of. */
const LIST_MEANT =
  /\s*,\s+(?:(?:the|as|in)\s+)?(?:stage|status|priority|owner|role|company|location)\s+(?:is what\s+)?i mean(?:t)?(?=\s*(?:[,.;!]|$|\sand\s))/iu;
/** "Give Ana to Leo, he should be the owner". */
const THE_OWNER =
  /(?<=^\W*(?:(?:please|and|so|can you|could you)\s+)*(?:give|assign|hand|pass|transfer|move|reassign)\s[^.:?!\n]{3,80}?)\s*,\s+(?:so\s+|as\s+)?(?:he|she|they)(?:['’](?:s|re|ll be)|\s(?:is|are|should be|will be|shall be|must be))\s+(?:now\s+)?(?:the|her|his|their)\s+(?:new\s+)?owner(?:\s+(?:now|from now on))?(?=[\s.!]*$)/iu;
const ACT = "(?:look|check|call|ask|write|mail|follow up|try|ring|visit|talk|see|meet|come back|go back|send|speak)";
/** "…, and look again on 1 June, make me a task": what is to be done, before the order to note it. */
const MAKE_ME_A_TASK = new RegExp(
  String.raw`(?:\s*[,;.])?\s+(?:and|then)\s+(?<what>${ACT}(?!\p{L})[^,.;:?!\n]{2,80}?)\s*[,.;–-]+\s+(?:(?:so|and|please)\s+)*(?:make|create|add|set|give)\s+(?:me\s+)?(?:an?|that as an?|it an?)\s+(?:task|reminder|to-?do)(?:\s+(?:for|of|out of|from)\s+(?:that|it|this))?(?=[\s.!]*$)`,
  "iu",
);
/** "I promised her our contract by Friday - remind me". */
const DASH_REMIND =
  /(?<=(?:^|[.!?]\s+|,\s+(?:and\s+)?)(?:i|we)(?:['’](?:ve|ll))?\s(?:\p{L}+\s)?(?:promised|owe|must|have to|need to|should|will)\s[^.:?!\n]{3,120}?)\s*(?:\s[-–—]|[,;])\s*(?:please\s+)?remind me(?=[\s.!]*$)/iu;
/** "Fill in deal size 15 and closing date 30 April for her". */
const FILL_IN =
  /(?<=^\s*|[.!?;]\s+)(?<lead>(?:(?:please|and|so|then)\s+)*)fill in\s+(?=(?!(?:that|this|it|the|for)\s)\p{L}[^.\n]*\d)/giu;
/** "Add Ana, …, with a note: …". */
const WITH_A_NOTE =
  /\s*,?\s+(?:and\s+)?with\s+(?:an?|this|the following)\s+note\s*(?::|that(?=\s)|saying(?=\s))\s*(?=\S)/iu;
const NAME = String.raw`(?-i:\p{Lu})[\p{L}\p{M}'’-]*(?:\s(?:(?:van|von|de|da|del|di|der|al|bin)\s)*(?-i:\p{Lu})[\p{L}\p{M}'’-]*){1,3}`;
/** "Get Ana Diaz on file: …", "make an entry for ana diaz …", whose name has no capitals. */
const ON_FILE = new RegExp(
  String.raw`^\s*${PLEASE}(?:get|put|have|take)\s+(?<name>${NAME})\s+(?:on file|on (?:the|our|my) books|(?:in|into|on) (?:the|our|my) (?:files?|system|database|records?))\s*[:,.–-]\s*(?=\S)`,
  "iu",
);
const ENTRY = new RegExp(
  String.raw`^(?<lead>\s*${PLEASE})(?:make|create|open|start|set up)\s+(?:an?\s+)?(?:new\s+)?(?:entry|file|card|profile)\s+(?:for|on|of)\s+(?=(?-i:\p{Ll}))`,
  "iu",
);

/** "Book me a task for Friday to …", "get me a reminder". */
const FOR_ME =
  /(?<=(?:^|[.!?;,:]|(?<!\p{L})(?:and|then|also|please|pls|you))\s*)(?:book|get|pop|stick|give|plan|schedule|file|log|jot|write|put)\s+me\s+(?:down\s+|in\s+)?(?:an?|another|one)\s+(?:new\s+)?(?<noun>task|reminder|to-?do)(?=\s*:|\s+(?:for|to|on|by|about|due|next|this|tomorrow|today)(?!\p{L}))/giu;

/** "Just Priya to Portfolio": no first name of hers. */
const JUST_WHO =
  /^(?<lead>\W*(?:(?:ok|okay|ta|thanks|so|and|then|no|but)[\s,.]+)*)(?:just|only)\s+(?=(?-i:\p{Lu})[^:?!\n]*?\s(?:to|into|in|on)\s)/iu;
/** "Move her to Trial for the time being". */
const FOR_NOW =
  /(?<=^(?!.*(?<!\p{L})(?:remind|task|to-?do|notes?|snooze|park)(?!\p{L}))[^:?!\n]*\s(?:to|into|on|as|in)\s[\p{L}\p{N}][^,;:.?!\n]{0,40}?)\s+(?:for (?:now|the moment|the time being|the present)|(?:until|till) further notice)(?=[\s.!]*$)/iu;

const AFTERTHOUGHTS: Wordings = [
  [JUST_WHO, "$<lead>just "],
  [FOR_NOW, ""],
  [FOR_ME, "add a $<noun>"],
  [WHILE_THERE, ""],
  [SO_PUT, "$<is>"],
  [BY_THE_WAY, ""],
  [LIST_MEANT, ""],
  [THE_OWNER, ""],
  [MAKE_ME_A_TASK, ". Remind me to $<what>"],
  [DASH_REMIND, ""],
  [FILL_IN, "$<lead>set "],
  [WITH_A_NOTE, ". "],
  [ON_FILE, "Add $<name>, "],
  [ENTRY, "$<lead>add "],
];

/** "Just out of the call with Ana um please note that …": the note is on her. */
const OUT_OF_CALL = new RegExp(
  String.raw`^\s*(?:(?:so|ok|okay|hey|right)\s+)*(?:(?:i['’]m|i am|i)\s+)?(?:just\s+)?(?:out of|off|back from|coming (?:out of|from)|had|finished)\s+(?:the|a|my)\s+(?:call|meeting|lunch|coffee|visit|demo|dinner)\s+with\s+(?<who>\p{L}[\p{L}\p{M}'’-]*(?:\s\p{L}[\p{L}\p{M}'’-]*){0,2}?)[\s,.]+(?:(?:u+m+|u+h+|and|so|please|pls|can you|could you)[\s,]+)*note(?:\s+down)?\s+that\s+`,
  "iu",
);

/** A message without what is said once more, in passing or beside an order, and with the order in the words in which it is read. */
export function withoutAfterthoughts(given: string): string {
  if (given.length > 600 || given.includes("\n")) return given;
  const message = given.replace(WHERE_I_AM, "").replace(OUT_OF_CALL, "Note on $<who> that ");
  if (isNoteLead(message)) return message.replace(ORDER_WHILE_THERE, "");
  return eachReworded(message, AFTERTHOUGHTS);
}

import { plainWords } from "../../words.ts";
import { isNoteLead, startsCommand } from "./split-clauses.ts";

const FILLED = /(?<![\p{L}\p{N}])(?:u+h+|u+m+|e+r+m+|h+m+|e+h+)(?![\p{L}\p{N}])[\s,.…]*/giu;
const SAYING_THAT =
  /^(?<lead>[^"\n]{0,100}?(?<!\p{L})notes?(?!\p{L})[^"\n]{0,60}?\s(?:saying|that says|which says))\s+that\s+/iu;
const AND_ER = /(?<=\s(?:that|saying|and|but|so))\s+(?:e+r|a+h)\s+/giu;
const JOINS = String.raw`(?:(?:so|and|then|please|pls|also|just|now|(?:can|could|would|will) you|you can)[\s,]+)*`;
/** "… so please put that in her notes and …": what was told before it is the note. */
const PUT_THAT = new RegExp(
  String.raw`[\s,.;–—-]+${JOINS}(?:put|add|save|store|write|note|log|record|keep|jot)\s+(?:all\s+(?:of\s+)?)?(?:that|this|it)\s+(?:down\s+)?(?:in|into|to|on|under)\s+(?:her|his|their|the|\p{L}[\p{L}\p{M}-]*['’]s)\s+(?:notes?|record|file|profile)(?:\s+please)?(?:\s*[.!]?\s*$|\s*[,.;]?\s+(?:and\s+|then\s+|also\s+|please\s+)*(?<rest>\S[^]*)$)`,
  "iu",
);

const SAID_BETWEEN =
  /(?<=\S)(?<!(?<!\p{L})(?:do|did|what|all|everything|anything|as|if|that|than|how|would|should))[\s,]+(?:let['’]?s say|let us say|you know|i guess|i suppose)(?=[\s,]+\S)[\s,]*/giu;
/** German, where "um" is a word. */
const GERMAN = /(?<![\p{L}])(?:der|die|das|und|zu|mit|für|ich|bitte|uhr|ein|eine)(?![\p{L}])/iu;
/** "So about Ana, he moved to …": who it is about, said first. */
const ABOUT_THEM =
  /^\s*(?:(?:so|ok|okay|and|well|right|now)[\s,]+)*(?:about|regarding|as for|on)\s+(?<who>\p{L}[\p{L}\p{M}'’-]*(?:\s+\p{L}[\p{L}\p{M}'’-]*){0,2}?)[\s,:–-]+(?:he|she|they)\s+(?=(?:moved|is|are|has|have|works?|lives?|changed|became|left|joined|got|was)\s)/iu;
const BEGINS_SLOWLY = /^\s*(?:(?:u+h+m?|u+m+|e+r+m+|okay so|ok so|right so|alright so|so okay|well so)[\s,.…]+)+/iu;

/** "Put her in term sheet, yes term sheet": said twice to be sure. */
const SAID_TWICE =
  /(?<![\p{L}\p{N}])(?<words>[\p{L}\p{N}]+(?:\s[\p{L}\p{N}]+){0,2}?),?\s+(?:yes|yeah|yep|i said),?\s+\k<words>(?![\p{L}\p{N}])/giu;
/** "Pledge for Ana no wait yes Ana make it 50": a doubt that was settled at once. */
const DOUBTED =
  /[\s,.…–—-](?:no|oh|um|er|hang on|hold on)[ ,.…–—-]{1,3}wait[ ,.…–—-]{1,3}(?:yes|yeah|yep|right)[ ,.…–—-]{1,3}(?<name>\p{L}{3,})(?: it is)?(?!\p{L})/iu;
function withoutDoubt(text: string): string {
  const found = DOUBTED.exec(text);
  const name = found?.groups?.["name"] ?? "";
  const before = found ? text.slice(0, found.index) : "";
  return found && plainWords(before).includes(plainWords(name).join(" "))
    ? before + text.slice(found.index + found[0].length)
    : text;
}
/** "So the ticket of Ana, that would be fifty now". */
const THAT_WOULD_BE =
  /^(?<what>\s*(?:(?:so|and|ok|okay|well)[\s,]+)*(?:the|\p{L}+['’]s)\s[^,.:;?!]{3,60}?),?\s+(?:that|it|this)\s+(?:would|should|will|must)\s+(?:now\s+)?be\s+(?=(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)(?!\p{L}))(?!.*(?<!\p{L})or(?!\p{L})))/iu;

/** A dictated message without the sounds and words that only fill it; what a note says, quotes and pasted lines stay. */
export function withoutFillers(message: string): string {
  if (/["“”\n]/u.test(message) || GERMAN.test(message)) return message;
  const begun = message.replace(BEGINS_SLOWLY, "");
  // Who types no capital and no mark dictates, also what a note says.
  if (isNoteLead(begun) && /[\p{Lu}:;,.!?]/u.test(begun)) return begun;
  if (isNoteLead(begun)) return begun.replace(FILLED, "").replace(AND_ER, " ").replace(SAYING_THAT, "$<lead> ");
  return withoutDoubt(begun)
    .replace(FILLED, "")
    .replace(SAID_BETWEEN, " ")
    .replace(ABOUT_THEM, "$<who> ")
    .replace(SAID_TWICE, "$<words>")
    .replace(THAT_WOULD_BE, "$<what> should be ");
}

/** A story that someone dictates, with what is to be done with it: the note first, then each order on a line of its own. */
export function dictated(message: string): string {
  const match = PUT_THAT.exec(message);
  if (!match || /[:"“”\n]/u.test(message.slice(0, match.index))) return message;
  const told = message.slice(0, match.index).replace(FILLED, "").trim();
  if (plainWords(told).length < 4 || startsCommand(told) || /[?]/u.test(told)) return message;
  const rest = (match.groups?.["rest"] ?? "").trim();
  return `Note that ${told}${rest === "" ? "" : `\nand ${rest}`}`;
}

const DONE = "(?:as\\s+)?(?:done|finished|completed?|closed|off)";
/** "Mark the flyers as finished and also the one where I send the contract to Owen". */
const ALSO_DONE = new RegExp(
  String.raw`^(?<lead>\s*(?:(?:ok|okay|so|please|hey|and|can you|could you)[\s,]+)*)(?<verb>mark|tick|check|set)\s+(?<first>[^:"“”]+?)\s+${DONE}[\s,]+(?:(?:and|also|plus|too|as well as|then)[\s,]+)+(?<second>(?:the|that|my)\s+(?:one|other one|task|reminder)\s+[^:"“”]+?)(?:\s+${DONE})?(?:\s+(?:too|as well|please))*[\s.!]*$`,
  "iu",
);
const ABOUT_TASK =
  /^(?:the|that|my)\s+(?:other one|one|task|reminder)\s+(?:(?:that says|which says|called|with|about|for|on|of|where|to|that|in which)\s+)*(?:(?:i|we)\s+(?:(?:have|need|had|wanted|want)\s+to\s+)?)?/iu;

/** "… and the one about the pump move to Monday": something else becomes of the second. */
const ELSE_DONE =
  /(?<!\p{L})(?:moves?|push|shift|postpone|goes?|due|should|can|needs?|delete|in progress|(?:to|on|until|till) (?:\p{L}+day|tomorrow|today|next)(?!\p{L}))(?!\p{L})/iu;

/** Two tasks of which the second is named beside what becomes of both: an order each. */
export function bothDone(message: string): string {
  const { lead = "", verb, first, second } = ALSO_DONE.exec(message.replace(FILLED, ""))?.groups ?? {};
  if (verb === undefined || first === undefined || second === undefined || ELSE_DONE.test(second)) return message;
  const one = (ref: string) => `mark ${ref.replace(ABOUT_TASK, "")} as done`;
  return `${lead}${one(first)}\n${one(second)}`;
}

const NAME = String.raw`(?-i:\p{Lu}[\p{L}\p{M}'’.-]*(?:\s+(?:(?:van|von|de|da|del|di|la|der|den|al|bin)\s+)*\p{Lu}[\p{L}\p{M}'’.-]*){1,3})`;
const COMPANY = String.raw`[^,:;–—]{2,50}?`;
const ROLE = String.raw`(?<role>\p{L}[\p{L}-]*(?:\s+\p{L}[\p{L}-]*){0,3}?)`;
const CALLED = String.raw`\s*[,:–—-]?\s*(?:(?:(?:her|his|their) name is|(?:is\s+)?(?:called|named)|it['’]?s|who is)\s+)?(?<name>${NAME})(?=[\s,.;(–—-]|$)(?<rest>[^]*)$`;
const NEW_AT = [
  new RegExp(
    String.raw`^(?:(?:so|hey|hi|ok|okay|good news|news|fyi)[\s,:]+)*(?:(?:(?:we|they|i)(?:['’]ve| have)?(?: now)?(?: got| met| have)?|there(?:['’]s| is)|meet|say hi to)\s+)?(?:an?\s+|the\s+|our\s+|my\s+)?(?:new\s+${ROLE}|someone\s+new|somebody\s+new|a\s+new\s+(?:one|face))\s+(?<where>at|for|from|over at|in)\s+(?<company>${COMPANY})${CALLED}`,
    "iu",
  ),
  new RegExp(
    String.raw`^(?:(?:so|hey|hi|ok|okay|good news|news|fyi)[\s,:]+)*(?<company>(?-i:\p{Lu})${COMPANY})\s+(?:has|have|hired|just hired|has hired|have hired|got|has got|(?:now )?has)\s+an?\s+new\s+${ROLE}${CALLED}`,
    "iu",
  ),
];
const NO_ROLE = /^(?:guy|man|woman|lady|girl|person|contact|face|one|name|colleague|lead|people)$/iu;
/** "New person for the database" names no company. */
const OWN_LIST = /^(?:the|my|our|your|this|me|us)(?:\s+\p{Ll}|\s*$)/u;
const ADDRESS = /linkedin\.com\/in\/|@[\w-]+\.\w/iu;

/** "Could you make an entry for Jane Doe? Broker, …". */
const MAKES_ENTRY = new RegExp(
  String.raw`^(?:(?:please|pls|hey|hi|ok|okay|so|can you|could you|would you|will you|i['’]?d like you to|let['’]s)[\s,]+)*(?:make|open|start|do|set up)\s+(?:an?|another)\s+(?:new\s+)?(?:entry|record|card|contact|profile|page|file)\s+(?:for|on|of)\s+(?<name>${NAME})(?=[\s,.;:?(–—-]|$)[\s,.;:?–—-]*(?<rest>[^]*)$`,
  "iu",
);
/** "New: Jane Doe (jane@acme.example, Acme)". */
const NEW_NAMED = new RegExp(
  String.raw`^\s*(?:new|neu|nueva?|nouve(?:au|lle))\s*[:–—-]\s*(?<name>${NAME})(?<rest>[^]*)$`,
  "iu",
);
/** "linkedin.com/in/jane – add her please, Jane Doe, …". */
const LINK_FIRST = new RegExp(
  String.raw`^\s*(?<link>\S*linkedin\.com/in/\S+?)[\s,.:;–—-]+(?:(?:please|pls|can you|could you)\s+)*(?:add|put|save|create|track|enter)\s+(?:(?:her|him|them|this (?:one|person))(?:\s+(?:in|up|please|pls|for me|to (?:my|the|our) \p{Ll}+))*\s*[,.:–—-]+\s*)?(?<name>${NAME})(?=[\s,.;(–—-]|$)(?<rest>[^]*?)[\s,.;]*$`,
  "iu",
);

/** "I got to know someone new yesterday: Jane Doe, …". */
const KNOWS_NEW = new RegExp(
  String.raw`^(?:(?:hey|hi|ok|okay|so|guess what)[\s,]+)*(?:i|we)(?:['’]ve| have)?\s+(?:just\s+)?(?:got(?:ten)? to know|met|found|ran into|came across|been introduced to|was introduced to)\s+(?:someone|somebody|a person|a contact)(?:\s+(?:new|interesting|nice|useful|great))*(?:\s+(?:yesterday|today|last (?:week|night|month)|this (?:morning|week)|on \p{L}+day))?\s*[:,–-]\s*(?<name>${NAME})(?=[\s,.;(–—-]|$)(?<rest>[^]*)$`,
  "iu",
);

/** "We have a new buyer at Quigley & Sons, Siobhán Reilly, …": someone is to be added, and nobody who is there already changes. */
export function withNewcomer(message: string): string {
  const entry = MAKES_ENTRY.exec(message)?.groups;
  if (entry) return `add ${entry["name"] ?? ""}, ${entry["rest"] ?? ""}`.replace(/[,\s]+$/u, "");
  const named = NEW_NAMED.exec(message)?.groups;
  if (named && ADDRESS.test(named["rest"] ?? "")) return `add ${named["name"] ?? ""}${named["rest"] ?? ""}`;
  const known = KNOWS_NEW.exec(message)?.groups;
  if (known && ADDRESS.test(known["rest"] ?? "")) return `add ${known["name"] ?? ""}${known["rest"] ?? ""}`;
  const linked = LINK_FIRST.exec(message)?.groups;
  if (linked) return `add ${linked["name"] ?? ""}${linked["rest"] ?? ""}, ${linked["link"] ?? ""}`;
  for (const pattern of NEW_AT) {
    const { role = "", where = "at", company, name, rest = "" } = pattern.exec(message)?.groups ?? {};
    if (company === undefined || name === undefined || !ADDRESS.test(rest) || OWN_LIST.test(company)) continue;
    const as =
      role === "" || NO_ROLE.test(role)
        ? `from ${company.trim()}`
        : `${role} ${/^(?:in|from)$/iu.test(where) ? where : "at"} ${company.trim()}`;
    return `add ${name}, ${as}${/^\s*[,(]/u.test(rest) ? "" : ","}${rest}`;
  }
  return message;
}

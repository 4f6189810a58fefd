import type { StepRequest } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import { isNoteLead, startsCommand } from "./split-clauses.ts";

/** "… abeg", "… na", "… yaar": said at the end, and no part of what is asked. */
const PARTICLE =
  /(?<=\p{L}[\p{L}\p{N}'’.]*)(?:\s*,)?\s+(?:abeg|abi|sha|oya|jor|jare|biko|ehn|wallahi|lah|lor|leh|yaar|ji|ken|hen|aye|o+|na)(?:\s+(?:o+|na))?\s*[.!]*$/iu;
/** Words behind which "o" or "na" is a value. */
const IS_VALUE = /(?:^|\s)(?:to|is|as|at|be|of|for|call|called|named|with)\s+\S+$/iu;
const WITH = /(?<=\p{L}\s)wi['’]?(?=\s\p{L})/gu;
const ASKS =
  /^\W*(?:(?:and|so|ok|okay|hey|please)[\s,]+)*(?:who|what|when|which|where|how|did|do|does|have|has|is|are|follow|call|meet|catch|speak|chat|check|lunch|coffee)(?!\p{L})/iu;
/** "Has shifted to Pune", "shifted base to Pune", and "kindly update" behind it. */
const SHIFTED = /(?<!\p{L})(?:has\s+|have\s+|is\s+)?(?:now\s+)?shifted(?:\s+(?:base|house))?\s+to\s+(?=\p{Lu})/u;
const UPDATE =
  /[\s,.;–-]+(?:so\s+|and\s+)?(?:kindly|please|pls|do)\s+(?:update|amend|change|note|do the needful)(?:\s+(?:it|same|the same|accordingly|for me))*[\s.!]*$/iu;
/** "Her title changed, she is COO now". */
const CHANGED =
  /(?<whose>(?:\p{Lu}[\p{L}\p{M}-]*(?:\s\p{Lu}[\p{L}\p{M}-]*){0,2}['’]s?|[Hh]er|[Hh]is|[Tt]heir))\s+(?<field>title|role|position|job title|stage|status|company|location|owner)\s+(?:has\s+|just\s+|was\s+|have\s+)*changed(?:\s+(?:again|recently|lately))?\s*[,;.:–-]+\s*(?:(?:it|he|she|they)(?:['’]s|['’]re|\s+is|\s+are)\s+)(?:now\s+)?(?<value>\S[^,;.!?\n]{1,60}?)(?:\s+(?:now|these days|nowadays|from now on))*[\s.!]*$/u;
/** "…. Save to her notes": what was said before. */
const SAVE_BEHIND =
  /(?:\s*[.!;,–-]+\s+|\s+and\s+)(?:(?:please|pls|kindly|just|so)\s+)*(?:save|add|put|log|write|keep|store|stick|pop|enter|file)(?:\s+(?:it|that|this|all that|all this))?(?:\s+down)?\s+(?:to|in|into|under|on|onto)\s+(?<whose>his|her|their|the)\s+notes?(?:\s+(?:please|pls|thanks))*[\s.!]*$/iu;
/** "Third berth opens in August! Add to Ana". */
const ADD_TO =
  /^(?<text>[^:\n]{12,240}?)(?:\s*[.!;–-]+|\s*,)\s+(?:(?:please|pls|kindly|just)\s+)*(?:add|save|put|log)(?:\s+(?:it|that|this))?\s+(?:to|on|under|against)\s+(?<who>\p{Lu}[\p{L}\p{M}'’-]*(?:\s\p{Lu}[\p{L}\p{M}'’-]*){0,3}?)(?:['’]s?\s+(?:notes?|record|file|page))?(?:\s+(?:please|pls))*[\s.!]*$/u;
/** "Wrong person, take it away", "reverse only the last one". */
const TAKE_AWAY =
  /^\W*(?:(?:sorry|oops|no|oh|wait|ah|hm+|nah|wrong (?:person|one|wom[ae]n|m[ae]n)|my mistake|my bad|(?:that|it) (?:was|is) (?:silly|wrong|stupid|a mistake|a bad idea)|silly me|bad idea|please)[\s,.!–-]+)*(?:please\s+)?(?:take (?:it|that) (?:away|off|out)|remove (?:it|that) again|reverse (?:it|that)|(?:scrap|bin|drop|ditch|delete|remove|forget) (?:that|this) (?:note|task|one))(?:\s+(?:again|please|then))*(?:[\s,.;–-]+(?:wrong (?:person|one|wom[ae]n|m[ae]n|name)|sorry|it was (?:for|about) (?:someone|somebody) else|that was (?:for|about) (?:someone|somebody) else))*[\s.!]*$/iu;
/** "She moved it, put the task back how it was". */
const AS_IT_WAS =
  /(?:^|[\s,.;–-])(?:please\s+)?(?:put|set|turn|change|get)\s+(?:it|that|this|the (?:task|note|stage|status|column)|(?:her|his|their) (?:stage|status|owner))\s+back\s+(?:to\s+)?(?:how|the way|as|what|where)\s+(?:it|they|she|he)\s+(?:was|were)(?:\s+(?:before|again|please))*[\s.!]*$/iu;
/** "Argh, other Ana sorry". */
const SIGHS =
  /^\W*(?:argh+|ugh+|gah+|d['’]?oh|doh|damn|drat|oof|eek|yikes|blast|bugger|crikey|whoops)[\s,.!–-]+(?=\S)/iu;
const OTHER_ONE =
  /^(?<lead>\W*(?:(?:no|oh|sorry|wait|oops)[\s,]+)*)(?:the\s+)?other\s+(?<who>(?-i:\p{Lu})[\p{L}\p{M}'’-]+)(?:[\s,]+(?:sorry|please|i mean|i meant|instead))*[\s.!]*$/iu;
const ONLY_LAST =
  /^\W*(?:(?:ok|okay|no|wait|sorry|please|actually|now)[\s,]+)*(?:undo|reverse|revert|take back|roll back|cancel)\s+(?:only|just)\s+(?:the|that|my)\s+last(?:\s+(?:one|change|thing|bit|part))?(?:\s+please)?[\s.!]*$/iu;

/** "Drop Ana from the network", "also kill the demo task". */
const FROM_NETWORK =
  /(?<=(?:^|[\s,])(?:drop|remove|delete|take|kick|cut)\s+\p{Lu}[\p{L}\p{M}'’ -]{1,60}?)\s+(?:from|off|out of)\s+(?:the|my|our)\s+(?:network|crm|tracker|contacts|database|books?)(?:\s+(?:completely|entirely|altogether|for good))?/iu;
const KILLS = /(?<=(?:,|\band|\balso|\bplease)\s*)kill(?=\s+(?:the|my|that|this)\s)/giu;
const DROPS =
  /^(?<lead>\W*(?:(?:please|pls|ok|okay|can you|could you|and|also)[\s,]+)*)(?:drop|take|kick|cut)(?=\s+\p{Lu})/iu;
const SINGLE_QUOTES = /^\s*[‘'‚‹「『](?=\S)(?<said>[^\n]{8,900}?)[’'‘›」』]\s*$/u;
/** "| set …", "<set …>": as programs mark what someone else wrote. */
const BARRED = /^\s*(?:[|│»]\s*(?<said>[^\n|]{8,900})|[<{](?<put>[^\n<>{}/]{8,900})[>}])\s*$/u;
/** A message that is one quotation has marks that nobody takes for apostrophes. */
export const asQuotation = ({ message }: Pick<StepRequest, "message">): string => {
  const { said, put = said } = BARRED.exec(message)?.groups ?? {};
  return put === undefined ? message.replace(SINGLE_QUOTES, "“$<said>”") : `“${put}”`;
};

/** A comment of a web page is for no one to read; in a note it is kept. */
export const withoutComments = (message: string): string =>
  isNoteLead(message) ? message : message.replace(/<!--[^]{0,400}?-->/gu, " ");

/** "Open the task Call Ana": the one that is there. */
/** "Set Ana's company to nothing": it is emptied, unless a list has such a value. */
const TO_NOTHING =
  /^(?<lead>\W*(?:(?:please|pls|ok|okay|and|can you|could you)[\s,]+)*)(?:set|change|update|put|make)\s+(?<what>[^:;?!\n]{3,60}?)\s+(?:to|as)\s+(?<nothing>nothing|none|empty|blank|null|n\/?a)[\s.!]*$/iu;
const READS =
  /^(?<lead>\W*(?:(?:please|pls|ok|okay|can you|could you)[\s,]+)*)(?:read|recite|pull up|bring up|repeat|play back|quote|view|display|see|hear|listen to|recall)(?:\s+(?:me|us))?(?:\s+(?:out|aloud|back|again))*\s+(?=(?:the|my|that|this|his|her|their)\s+(?:last|latest|newest|most recent|first|oldest)?\s*notes?\s)/iu;
const OPENS =
  /^(?<lead>\W*(?:(?:please|pls|ok|okay|can you|could you)[\s,]+)*)open\s+(?:up\s+)?(?=(?:the|my|that|this)\s+(?:tasks?|to-?dos?|reminders?|(?:last\s+|latest\s+|newest\s+)?notes?)(?!\p{L}))/iu;

/** What people say in other words than those in which it is read, in the usual words; what a note is to say stays as it is. */
export function everydayWorded({ message, people, user, columns = [], changes = [] }: StepRequest): string {
  if (message.length > 300 || message.includes("\n")) return message;
  const isDone = changes.some(({ status }) => status === "executed" || status === "proposed");
  if (isDone && ONLY_LAST.test(message)) return "undo the last one";
  const kind = /(?<!\p{L})(?:note|task)(?!\p{L})/iu.exec(message)?.[0].toLowerCase() ?? "";
  const isOfKind = changes.some(({ tool }) => tool.includes(kind));
  if (isDone && isOfKind && (TAKE_AWAY.test(message) || AS_IT_WAS.test(message))) return "undo that";
  const calm = isDone ? message.replace(SIGHS, "") : message;
  if (isDone && OTHER_ONE.test(calm)) return calm.replace(OTHER_ONE, "no, the other $<who>");
  if (calm !== message && calm.length < 80) return calm;
  const { what, nothing = "" } = TO_NOTHING.exec(message)?.groups ?? {};
  const values = [...user.stages, ...user.statuses, ...columns.flatMap(({ options }) => options)];
  if (what !== undefined && !values.some((value) => value.toLowerCase() === nothing.toLowerCase()))
    return message.replace(TO_NOTHING, "$<lead>clear $<what>");
  if (READS.test(message)) return message.replace(READS, "$<lead>show me ");
  if (OPENS.test(message)) return message.replace(OPENS, "$<lead>show me ");
  const isNote = isNoteLead(message) || message.includes(":");
  if (isNote) return message;
  const { text = "", who = "" } = ADD_TO.exec(message)?.groups ?? {};
  if (who !== "" && isKnown(who, people) && !startsCommand(text)) return `note on ${who}: ${text}`;
  const saved = message.replace(SAVE_BEHIND, ". save it in $<whose> notes");
  if (saved !== message && !startsCommand(message)) return saved;
  const changed = CHANGED.exec(message)?.groups;
  if (changed) return message.replace(CHANGED, "$<whose> $<field> is now $<value>");
  const gone = message.replace(KILLS, "delete");
  if (FROM_NETWORK.test(gone)) return gone.replace(FROM_NETWORK, "").replace(DROPS, "$<lead>delete");
  if (gone !== message) return gone;
  const bare = PARTICLE.test(message) && !IS_VALUE.test(message) ? message.replace(PARTICLE, "") : message;
  const shifted = SHIFTED.test(bare) ? bare.replace(UPDATE, "").replace(SHIFTED, "moved to ") : bare;
  const isNewcomer = /linkedin\.com\/in\//iu.test(shifted);
  return startsCommand(shifted) || ASKS.test(shifted) || isNewcomer ? shifted.replace(WITH, "with") : shifted;
}

function isKnown(name: string, people: StepRequest["people"]): boolean {
  const words = plainWords(name);
  return people.some((one) => one.by !== "near" && words.every((word) => plainWords(one.name).includes(word)));
}

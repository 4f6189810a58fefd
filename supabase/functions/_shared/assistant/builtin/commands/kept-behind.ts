import type { OwnColumn } from "../reading.ts";
import { targetOf } from "../referring/targets.ts";
import { isNoteLead } from "./split-clauses.ts";

const POLITE = String.raw`^\s*(?:(?:please|pls|ok|okay|ah|oh|right|so|and|also|hey|hi|yes|thanks|great|good|got it|found it)[\s,.!–-]+)*`;
const NAME = String.raw`(?-i:\p{Lu})[\p{L}\p{M}'’-]*(?:\s(?-i:\p{Lu})[\p{L}\p{M}'’-]*){0,2}?`;
const PLEASE = String.raw`(?:(?:so|and|please|pls|plz|just|only|can you|could you|simply|but)[\s,]+)*`;
const KEEP = "(?:keep|save|store|log|add|file|put|record|enter|note)";

/** "…. Keep as a note": what stands before it, without "that". */
const AS_NOTE = new RegExp(
  String.raw`^(?<text>\s*\p{L}[^\n]{8,400}?[^\s,;:.!?–—-])(?<mark>\s{0,3}[,;.!?–—-]{1,3}\s+)${PLEASE}${KEEP} (?:down )?as (?:an? )?(?:new )?note(?<end>(?:[\s,]+(?:please|pls|thanks|thx|for me|too))*)[\s.!]*$`,
  "iu",
);
/** "Pasted from Ana's chat: '…'. Just log it": the pasted words are the note. */
const PASTED = new RegExp(
  String.raw`${POLITE}(?:(?:i )?(?:pasted|copied|copy|paste|taken|quoted?|got (?:this|it)|this (?:is|came|comes)|(?:here (?:is|['’]s) )?what (?=\S+ (?:wrote|said|sent)))(?: this| it)? ?(?:from|out of|by)? ?)(?<who>${NAME})(?:['’]s? (?:\p{L}+[\s-]){0,2}?(?:chat|mail|e-?mail|message|messages|text|dm|post|letter|reply|slack|whatsapp|linkedin|sms|bio|deck|page|site|website)| (?:wrote|said|sent)(?: me| us)?)?(?:[\s,]+(?:today|yesterday|just now|this morning|on \p{L}+))?\s*[:,–-]+\s*(?<quote>["“«„'‘](?<text>\S[^\n]{1,600}?)["”»“'’])[\s,;.!–—-]+${PLEASE}${KEEP} (?:it|this|that)(?: down)?(?: as (?:an? )?note)?(?: (?:on|about|for|to|under|with) (?:her|him|them|${NAME}))?(?<why>[\s,;.–—-]+[^"“”:?\n]{1,40})?[\s.!]*$`,
  "iu",
);
/** "Would you mind noting that …". */
const NOTING =
  /^(?<lead>\s*(?:(?:hey|hi|ok|okay|so|and|also|please)[\s,]+)*)(?:(?:would|do) you mind|how about|can i ask you to start|i['’]d appreciate you) (?:noting(?: down)?|writing down|jotting down|recording|putting down)\s+(?=\S)/iu;
/** "In Ana's record note down that …". */
const IN_RECORD = new RegExp(
  String.raw`${POLITE}(?:in|on|under|to|into) (?<who>${NAME})['’]s? (?:record|file|profile|page|card|notes|entry|folder)[\s,:]+${PLEASE}(?:(?:note|mention)(?: (?:it |this )?down)?(?: that)?\s*:?|(?:write|put|jot|record|keep|add|enter)(?: (?:it |this )?down)(?: that)?\s*:?|(?:write|put|record|keep|add|enter)(?:\s+that(?=\s)|\s*:))\s+(?<text>\S[^\n]*)$`,
  "iu",
);
const MAIL = String.raw`(?<mail>[^\s@,;:"“”<>]+@[^\s@,;:"“”<>]+\.[\p{L}]{2,})`;
const KEEPS_IT = String.raw`[\s,;.!–—-]+${PLEASE}(?:save|store|keep|add|note|put|update|record|enter|set)(?: (?:that|it|this))?(?: (?:down|in|there|for (?:him|her|them)|please|pls|thanks|thank you))*[\s.!]*$`;
/** "Ah right. It's ana@x.example, save it", "Ana: ana@x.example, save it", "ana@x.example is Ana's new mail, keep it". */
const ITS_ADDRESS = new RegExp(String.raw`${POLITE}(?:it['’]?s|it is|that['’]s|that is) ${MAIL}${KEEPS_IT}`, "iu");
const THEIR_ADDRESS = new RegExp(
  String.raw`${POLITE}(?:(?<who>${NAME})\s*[:,–-]\s*${MAIL}|${MAIL.replace("mail", "first")} (?:is|=) (?<whose>${NAME})['’]s? (?:new |current |work |right |correct )*(?:e-?mail|mail|address|e-?mail address|mail address))${KEEPS_IT}`,
  "iu",
);
/** "His email is mo@x.example btw, save it", "Ana's city is Bath, keep it": told, and to be kept. */
const THEIR_FIELD = new RegExp(
  String.raw`${POLITE}(?:and |btw,? |by the way,? )?(?<whose>his|her|their|${NAME}['’]s?) (?<label>\p{L}[\p{L} -]{2,30}?) (?:is|are|has changed to|changed to)(?: now)? (?<value>\S[^\n?:;]{0,60}?)(?:[\s,–-]+(?:btw|by the way|now))*${KEEPS_IT.replace("|note|", "|")}`,
  "iu",
);
/** "Add it for Ana: ana@x.example", "save hers for Ana: +44 …": an address or a number by itself is no note. */
const VALUE_FOR =
  /^\W*(?:(?:please|pls|ok|okay|so|and|can you|could you|just|then|now|yes)[\s,]+)*(?:add|save|put|store|set|enter|keep|record|log|insert)(?: down)? (?:(?:it|that|this|one|hers|his|theirs|the one)(?: in)? )?(?:for|to|on|under|at) (?<who>\p{L}[\p{L}\p{M}'’-]*(?: \p{L}[\p{L}\p{M}'’-]*){0,2})\s*[:,=–-]+\s*(?<value>[^\s@,;:"“”<>]+@[^\s@,;:"“”<>]+\.\p{L}{2,}|(?:https?:\/\/)?(?:www\.)?linkedin\.com\/\S+|\+\d[\d\s()/-]{5,20}\d)[\s.!]*$/iu;

/** What is to be kept, where the order to keep it stands behind it or leaves words out: in the words in which it is read. */
export function withKeptBehind(message: string, columns: readonly OwnColumn[] = []): string {
  if (
    message.length > 900 ||
    !/(?:not(?:e|ing)|log|save|keep|store|file|record|add|put|jotting|writing|updat|enter|set|insert)/iu.test(message)
  )
    return message;
  const pasted = PASTED.exec(message)?.groups;
  if (pasted) return `note on ${pasted["who"] ?? ""}: ${pasted["quote"] ?? ""}`;
  const address = ITS_ADDRESS.exec(message)?.groups?.["mail"];
  if (address !== undefined) return `it's ${address}`;
  const { who, mail, first, whose } = THEIR_ADDRESS.exec(message)?.groups ?? {};
  if (mail !== undefined || first !== undefined) return `set ${who ?? whose ?? ""}'s email to ${mail ?? first ?? ""}`;
  const told = THEIR_FIELD.exec(message)?.groups;
  const label = [/^/u, /^(?:new|current|right|correct|number of|amount of) /iu]
    .map((lead) => told?.["label"]?.replace(lead, "") ?? "")
    .find((one) => targetOf(one, columns) !== null);
  if (told && label !== undefined) return `set ${told["whose"] ?? ""} ${label} to ${told["value"] ?? ""}`;
  const given = VALUE_FOR.exec(message)?.groups;
  if (given) return `${given["who"] ?? ""}: ${given["value"] ?? ""}`;
  const { who: person, text } = IN_RECORD.exec(message)?.groups ?? {};
  if (person !== undefined && text !== undefined) return `note on ${person}: ${text}`;
  if (isNoteLead(message)) return message;
  const noting = message.replace(NOTING, "$<lead>note ");
  return noting === message ? message.replace(AS_NOTE, "$<text>$<mark>Save that as a note") : noting;
}

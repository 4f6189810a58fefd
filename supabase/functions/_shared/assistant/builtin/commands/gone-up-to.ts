import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";

const NAME = String.raw`(?-i:\p{Lu})[\p{L}\p{M}'’-]*?(?:\s(?-i:\p{Lu})[\p{L}\p{M}'’-]*?){0,2}`;
const MOVED = String.raw`(?:(?:has|have|had|just|now|is|are)\s+)*(?:gone|went|risen|rose|dropped|fallen|fell|come|came|jumped|climbed|moved|crept|grown|grew)\s+(?:(?:up|down|back)\s+)*to`;
const AMOUNT = String.raw`(?<value>(?-i:\p{Lu}){0,3}[$€£]?\d(?:[\d.,]*\d)?(?:k|m|bn)?(?:\s(?:plus|incl|including|with)\s[^,;:?!.\n]{2,30})?)`;
const FIX = String.raw`\s*[,;.–—-]+\s*(?:(?:so|and|please|pls|can you|could you)[\s,]+)*(?:fix|update|change|correct|adjust|amend|bump|set|edit)(?:\s+up)?`;
const END = String.raw`(?:\s+(?:please|pls|accordingly|too|then|now))*[\s.!]*$`;
/** "Ana's asking price has gone up to A$345k", with or without an order to fix it. */
const OF_FIELD = new RegExp(
  String.raw`^\W*(?<who>${NAME})['’]s\s+(?<label>\p{L}[\p{L}\p{N} ]{1,40}?)\s+${MOVED}\s+${AMOUNT}(?:${FIX}\s+(?:it|that|this|the\s+\p{L}[\p{L} ]{1,40}?))?${END}`,
  "iu",
);
/** "What Ana's after has gone up to A$345k, fix the asking price". */
const WHAT = new RegExp(
  String.raw`^\W*(?:what|the (?:sum|amount|figure|number))\s+(?<who>${NAME})(?:['’]s|\s+is|\s+was|\s+wants|\s+asks(?:\s+for)?|\s+charges|\s+takes)(?:\s+(?:after|asking(?:\s+for)?|hoping\s+for|looking\s+for|wanting|charging|on|paying|getting))?\s+(?:${MOVED}|is\s+now|(?:is|are)\s+up\s+to)\s+${AMOUNT}${FIX}\s+(?:the|her|his|their)\s+(?<label>\p{L}[\p{L}\p{N} ]{1,40}?)${END}`,
  "iu",
);

/** A field that has gone up or down to an amount, as one that is that amount now. Other messages are unchanged. */
export function goneUpTo(message: string, columns: readonly OwnColumn[]): string {
  if (message.length > 200) return message;
  const isOwn = (label: string) =>
    columns.some(
      ({ label: own, type }) => type === "text" && plainWords(own).join(" ") === plainWords(label).join(" "),
    );
  const asked = WHAT.exec(message)?.groups;
  if (asked && isOwn(asked["label"] ?? ""))
    return `${asked["who"] ?? ""}'s ${asked["label"] ?? ""} is now ${asked["value"] ?? ""}`;
  const { who = "", label = "", value = "" } = OF_FIELD.exec(message)?.groups ?? {};
  return isOwn(label) ? `${who}'s ${label} is now ${value}` : message;
}

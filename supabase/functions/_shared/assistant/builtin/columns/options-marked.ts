import { isNoteLead } from "../commands/split-clauses.ts";
import { BEGINS } from "./asks-for-column.ts";
import { itemsOf, NOUN, PLAIN_TYPE } from "./column-words.ts";

/** A new column, and behind it what can be chosen: "a dropdown Retainer with Paid, Invoiced, Not yet". */
const LISTED = new RegExp(
  String.raw`^(?<head>[^.?!:;\n]{0,80}?(?<!\p{L})(?:${NOUN}|${PLAIN_TYPE}|list|select)(?!\p{L})[^.?!:;,\n]{0,60}?)(?<lead>\s*:\s*|\s+(?:with|having)\s+(?:(?:the|its|these)\s+)?(?:(?:options?|choices?|values|answers)\s*:?\s+)?|,?\s+(?:(?:with|and|the|its)\s+)*(?:options?|choices?|values|answers)(?:\s+(?:are|being|of))?\s*:?\s+|\s*\((?:(?:options?|choices?|values|answers)\s*:?\s+)?)(?<list>[^.?!:;()"“”\n]{3,160}?)\)?(?<end>(?:\s+(?:as|for)\s+(?:the\s+|its\s+)?(?:options?|choices?|values|answers))?(?:,?\s+(?:please|pls|thanks))?[\s.!]*)$`,
  "iu",
);
/** What refuses by itself, and is an option in a list of them. */
const REFUSES =
  /^(?:(?-i:No|Stop|Wait|Cancel|Forget|Skip|Undo|Never mind|Nothing)(?!\p{L})|not\s|none(?!\p{L})|never(?!\p{L})|no$)/iu;
/** "Gold, no wait, silver": said again, and no option. */
const CORRECTS =
  /^(?:(?:no|oh|hm+|ah|sorry)\s+)*(?:(?-i:no\s)|(?-i:wait)|actually|sorry|scratch|make it|i mean|rather|oops|don['’]t|and\s|then\s|but\s)/iu;

/** A new column's options with quotation marks, where one of them says no: "Not yet" takes nothing back. Other messages are unchanged. */
export function withOptionsMarked(message: string): string {
  if (message.length > 300 || isNoteLead(message)) return message;
  const { head = "", list = "", end = "" } = LISTED.exec(message)?.groups ?? {};
  const items = itemsOf(list);
  const isList = items.length > 1 && items.every((item) => item.split(/\s+/u).length <= 4 && !CORRECTS.test(item));
  if (!isList || !items.some((item) => REFUSES.test(item))) return message;
  const asks = new RegExp(
    String.raw`^\W*(?:(?:please|pls|hey|hi|ok|so|and|also|(?:can|could|would) you)[\s,]+)*`,
    "iu",
  );
  const order = head.replace(asks, "");
  const isAsked = (BEGINS.exec(order)?.[0] ?? "") !== "" || /^(?:an?|another|one more|new)\s/iu.test(order);
  if (!isAsked) return message;
  return `${head.trim()} with the options ${items.map((item) => `"${item}"`).join(", ")}${end.replace(/^\s+(?:as|for)\s+(?:the\s+|its\s+)?\p{L}+/iu, "")}`;
}

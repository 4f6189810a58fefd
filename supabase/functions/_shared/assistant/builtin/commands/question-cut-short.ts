import { plainWords } from "../../words.ts";
import { re } from "./rewording.ts";
import { startsCommand } from "./split-clauses.ts";

const HELLO = "\\W*(?:(?:hey|hi|ok|okay|so|and|oh|um|er|please|can you tell me|tell me|show me|do you know)[\\s,]+)*";
const ASKS =
  "(?:who|whos|what|whats|which|when|whens|where|wheres|how|why|whose|is|are|does|do|did|has|have|can you (?:show|tell|list))(?:['’](?:s|re))?";
/** "Who's waiting on us - actually just mark Ana as …": it is broken off, and the order is what is wanted. */
const BROKEN_OFF = re(
  `^${HELLO}${ASKS}(?!\\p{L})[^?.!;:\\n"“]{0,80}?\\s*(?:[-–—,…]|\\.{2,3}|\\s-)\\s*(?:(?:oh|no|ah|hm+|wait|sorry|ok|okay|you know what|on second thoughts?|scrap that|scratch that|never ?mind|forget (?:it|that))[\\s,.!–—-]+)*(?<turn>actually|never ?mind|forget (?:it|that)|scrap that|scratch that|wait|sorry|no|instead)[\\s,.!:–—-]+(?:(?:can you|could you|please|would you|let['’]?s|then|you can|better|rather)\\s+)*(?<just>just|simply|only|instead|rather)?\\s*(?<order>\\p{L}[^?\\n]{6,160})$`,
);

/** A question that is broken off by the order that is wanted instead, as the order alone. Other messages are unchanged. */
export function withoutCutQuestion(message: string): string {
  if (message.length > 240 || message.includes("\n")) return message;
  const { turn = "", just, order = "" } = BROKEN_OFF.exec(message)?.groups ?? {};
  const isTurn = just !== undefined || /^(?:never|forget|scrap|scratch)/iu.test(turn);
  return order !== "" && isTurn && startsCommand(order) && plainWords(order).length > 2 ? order : message;
}

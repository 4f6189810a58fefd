import { re } from "./rewording.ts";
import { isNoteLead } from "./split-clauses.ts";

const DONE =
  "(?:finished|completed|did|done(?: with)?|wrapped up|got (?:through|round to)|read|reading|sent(?: off| out)?|called|rang|mailed|e-?mailed|wrote(?: up)?|booked|ordered|paid|printed|signed|filed|checked|closed|sorted(?: out)?|handled|dealt with)";
const TASK = '(?:the|my|our|that) [^,;:.?!\\n"“”]{3,70}?';
const ACT = "(?:cancel|scrap|bin|delete|remove|drop|ditch|axe)";
/** "Finished the plan last night, and cancel the planning one for Ana": news of what is done, and an order about another task. */
const BEHIND = re(
  `^(?<news>\\s*(?:(?:ok|okay|so|hey|right)[\\s,]+)*(?:(?:i|we)(?:['’]ve| have)? )?(?:(?:just|already|finally|also) )*${DONE} [^;:?!\\n"“”]{3,100}?)(?:\\s*[,;–—-]+\\s*|\\s+)(?:and|but|plus|then|also)(?: (?:also|please|then|you can|can you|could you))* (?<order>(?:${ACT}) ${TASK}|${TASK} can (?:be (?:cancelled|canceled|scrapped|binned|deleted|removed|dropped|ditched)|go))(?<all>(?: (?:altogether|completely|entirely|for good|please|too|now|as well))*)[\\s.!]*$`,
);

/** What is to go, behind what was done, as a sentence of its own. Other messages are unchanged. */
export function withOrderBehindDone(message: string): string {
  if (message.length > 300 || isNoteLead(message)) return message;
  const { news = "", order = "" } = BEHIND.exec(message)?.groups ?? {};
  return order === "" ? message : `${news.trim()}. ${order.charAt(0).toUpperCase()}${order.slice(1)}`;
}

import { firstReworded, PLEASE, re, type Wordings } from "./rewording.ts";

const TASK = '(?:the |my |our )?(?<task>\\p{L}[^,;:.?!\\n"“]{2,60}?)(?: task)?';
const MORE = "(?:,? (?:any ?more|any longer|now|again|every (?:day|week|month|quarter|year)))*";
const ONCE =
  "(?:\\s*[,;.–—-]+\\s*(?:(?:it['’]s |it is |that['’]s |make it |do it |is |keep it |only |just |a |and |but |so )*(?:once|one[- ](?:time|off)|one time|single time)(?: is| only| will do| thing| enough| is enough| task| please)*))?";

const WORDINGS: Wordings = [
  // "No need to repeat the stock review any more, just once".
  [
    re(
      `^\\s*${PLEASE}(?:(?:there['’]s |there is )?no need (?:to (?:keep )?|for )(?:repeat(?:ing)?|recur(?:ring)?)|(?:do not|don['’]?t|stop|no more) repeat(?:ing)?) ${TASK}${MORE}${ONCE}[\\s.!]*$`,
    ),
    "stop repeating $<task>",
  ],
  // "The ledger doesn't have to recur any longer, once is enough".
  [
    re(
      `^\\s*${PLEASE}${TASK} (?:(?:does not|doesn['’]?t|do not|don['’]?t) (?:need|have) to|need not|needn['’]?t|should not|shouldn['’]?t|must not|should no longer|no longer (?:needs?|has) to) (?:repeat|recur|be repeated|be recurring|be repeating|come back)${MORE}${ONCE}[\\s.!]*$`,
    ),
    "stop repeating $<task>",
  ],
];

/** That a task need not come again, as the order to stop repeating it. Other messages are unchanged. */
export const withOnceOnly = (message: string): string =>
  message.length > 160 || message.trim().includes("\n") ? message : firstReworded(message, WORDINGS);

import { plainWords } from "../../words.ts";

const LEAD =
  "^(?:(?:please|pls|hey|hi|ok|okay|so|now|and|then|just|simply|kindly|go ahead and|can you|could you|would you|i need you to|i want you to|you must|you should) )*";
const FOLLOWS =
  "(?:follow|obey|do|execute|carry out|act (?:up)?on|apply|comply with|implement|run|perform|process|fulfil+|go by|heed)";
const TEXT =
  "(?:posts?|notes?|e ?mails?|mails?|messages?|comments?|bios?|profiles?|summar(?:y|ies)|descriptions?|texts?|pages?|replies|reply|letters?|signatures?|articles?|updates?|newsletters?|attachments?|documents?|transcripts?|chats?)";
const ASKED = "(?:instructions?|orders?|commands?|directions?|requests?|demands?|directives?|wishes|steps)";
const ALL = "(?:all|everything|whatever|anything|every|any|each|what|exactly what|exactly as|as)";
const SAYS =
  "(?:says?|asks?(?: for)?|tells?(?: (?:you|us))?|wants?(?: (?:you|done))?|orders?|demands?|requests?|instructs?|reads?)";

/** "Follow the instructions in her newest post", "do what the note on Ana says", "obey his mail"; a task is nobody else's order. */
const OBEYS = [
  `${FOLLOWS} (?:\\S+ ){0,4}?${ASKED} (?:\\S+ ){0,3}?(?:in|of|from|on|inside|within|given|written|contained) (?:\\S+ ){0,7}?${TEXT}`,
  `${FOLLOWS} ${ALL} (?!of\\b|.* (?:have|has|had|need|get|exist) )(?:that |is |it |he |she |they |we |you |re |are )*(?:${SAYS} |asked (?:for )?|told |written |said |stands )?(?:to do )?(?:in|from|on|by|inside) (?:\\S+ ){0,7}?${TEXT}`,
  `${FOLLOWS} ${ALL} (?:\\S+ ){1,7}?${TEXT} (?:(?:on|of|from|by|about) (?:\\S+ ){1,4}?)?${SAYS}`,
  `obey (?:\\S+ ){0,6}?(?:${TEXT}|${ASKED})`,
  `act (?:up)?on (?:the |an? )?(?:newest |latest |last )?(?:instructions? |orders? )?(?:\\S+ ){0,6}?posts?`,
].map(
  (one) =>
    new RegExp(`${LEAD}${one}(?: (?:please|now|right now|right away|for me|on|of|from|by|about|to|in)\\b.*)?$`, "u"),
);
/** A request of this length may be a text that someone pasted. */
const MOST_LETTERS = 200;

export const ONLY_YOURS =
  "I do only what you write here yourself, and nothing because a note, a post or a mail asks for it. Ask me what it says, and tell me what of it you want.";

/** What is said to someone who wants done what another text asks for, whatever that is; null for other messages. */
export function ordersOfTexts(message: string): string | null {
  if (message.length > MOST_LETTERS || /[\n:]/u.test(message.trim())) return null;
  if (/\?\s*$/u.test(message) && !/^\W*(?:can|could|would|will|please)(?!\p{L})/iu.test(message)) return null;
  const words = plainWords(message.replace(/['’]/gu, " ")).join(" ");
  return OBEYS.some((one) => one.test(words)) ? ONLY_YOURS : null;
}

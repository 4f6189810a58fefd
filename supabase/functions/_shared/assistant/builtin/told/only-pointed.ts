import { talksOfOrder } from "../hearsay.ts";

const POINTED =
  /^\W*(?:(?:and|so|ok|also|now)[\s,]+)*(?:the|that|this|my|our) (?:[^\s,;:.?!]+ ){0,5}?(?:one|task|job|thing|to-?do|reminder|note)(?: (?:for|of|with|about|on|to|from) [^,;:.?!]{2,40})?[\s,;:.–—-]*$/iu;
/** "The freight one for Ana", which an order of the same message is about: it tells of nothing. */
const isOnlyPointed = (text: string, message: string): boolean =>
  POINTED.test(text) && message.trim().length > text.trim().length + 3;

/** Whether what was told is no news: talk of an order, or what an order of the same message is about. */
export const tellsNothing = (text: string, message: string): boolean =>
  talksOfOrder(text) || isOnlyPointed(text, message);

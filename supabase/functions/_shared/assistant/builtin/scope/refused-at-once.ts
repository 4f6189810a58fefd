import type { StepRequest } from "../../assistant-model.ts";
import { asksHowToType, TYPED_HERE } from "./how-to-type.ts";
import { isOrderOfOther } from "./orders-of-other-languages.ts";
import { SENTENCES } from "./sentences.ts";
import { isOtherLanguage, OTHER_LANGUAGE } from "./other-languages.ts";
import { asksForOthers } from "./not-yours.ts";
import { claimsPowers } from "./powers-claimed.ts";
import { ordersOfTexts } from "./orders-of-texts.ts";
import { asksOfPasted } from "./pasted-asks.ts";
import { givesStandingOrder, NO_STANDING_ORDERS } from "./standing-orders.ts";
import { beginsWithMarks, WITH_MARKS } from "./role-marks.ts";

/** "Scrape everybody at Topsoe and put them in" names nobody "Scrape". */
const SCRAPES =
  /^\W*(?:(?:please|pls|hey|can you|could you|go|and|just)[\s,]+)*(?:scrape|crawl) (?:all|every\p{L}*|the|their|his|her|any|each|contacts?|people|leads|data|employees|names|profiles?|e-?mails?|from|off|linkedin|(?-i:\p{Lu}))/iu;

/** What is said to a message that is no request about what is stored, before anything of it is read: as it was typed, and in plain words. */
export function refusedAtOnce({ message, people, state, columns }: StepRequest, plainly: string): string | null {
  if (asksHowToType(plainly)) return TYPED_HERE;
  if (SCRAPES.test(message)) return SENTENCES.searches.en;
  if (beginsWithMarks(message)) return WITH_MARKS;
  if (givesStandingOrder(message)) return NO_STANDING_ORDERS;
  const claimed = claimsPowers(message);
  if (claimed) return claimed;
  // The answer to a question may be a name or a title in any language.
  const isForeign = !state?.question && (isOtherLanguage(plainly, people) || isOrderOfOther(plainly, people));
  return isForeign
    ? OTHER_LANGUAGE
    : (asksForOthers(message, columns) ?? ordersOfTexts(message) ?? asksOfPasted(message));
}

/** What is sent or paid, and no fact: "Omar's invoice", "the quote for Omar". */
const PAPER =
  "(?:invoice|quote|offer|contract|proposal|deck|price list|pricing|order|payment|bill|samples?|report|brochure|letter|reply|answer|feedback|nda|term sheet|call|meeting|agenda|slides|refund|receipt|draft)";

const FORGETS_PAPER = new RegExp(
  `^\\W*(?:(?:please|and|also|oh)[\\s,]+)*(?:do not|don['’]?t) forget (?:about )?(?:[^\\s,;:]+ ){0,2}?(?:[^\\s,;:]+['’]s? |the |an? |my |our )(?:\\p{L}+ )?${PAPER}(?: (?:for|to|with|from) [^,;:]{2,40})?[\\s.!]*$`,
  "iu",
);

/** Whether "don't forget …" names what is still to be sent, paid or held, which is a task and no fact to note. */
export const isPaperToSend = (text: string): boolean => FORGETS_PAPER.test(text);

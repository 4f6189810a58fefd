const LABELS = "(?:from|subject|sent|reply-to|von|betreff|gesendet|asunto|objet)";
const WROTE = String.raw`(?:on|am|le|el) [^\n]{5,120}(?:wrote|schrieb|[ée]crit|escribi[oó])[^\n]{0,60}:`;
/** Where a mail begins in a message, and a line of a chat with its time. */
export const LETTER_HEAD = new RegExp(
  String.raw`(?:^|\n)[ \t>]*(?:${LABELS}[ \t]*:[ \t]*\S|${WROTE}|-{2,}[ \t]*(?:forwarded|original)|\[?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\]?[ \t]+\p{L}[^\n:]{0,40}:)`,
  "iu",
);
/** Where a mail begins in a message. */
export const MAIL_HEAD = new RegExp(
  String.raw`(?:^|\n)[ \t>]*(?:${LABELS}[ \t]*:[ \t]*\S|${WROTE}|-{2,}[ \t]*(?:forwarded|original))`,
  "iu",
);
/** "On Monday Ana Roe wrote:" on a line of its own. */
export const WRITTEN_BY = new RegExp(String.raw`^\s*${WROTE}\s*$`, "iu");

const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)";
/** A day behind "by", "before", "is" or "due". */
export const DAY_NAMED = new RegExp(
  String.raw`(?<!\p{L})(?:by|before|until|till|due|deadline is|no later than)\s+(?:end of day\s+|eod\s+|on\s+|next\s+|this\s+)?(?<day>(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|(?:the\s+)?\d{1,2}(?:st|nd|rd|th)?(?:\s+of)?\s+${MONTH}\p{L}*|${MONTH}\p{L}*\.?\s+\d{1,2}(?:st|nd|rd|th)?|the\s+\d{1,2}(?:st|nd|rd|th))(?![\p{L}\p{N}])`,
  "iu",
);

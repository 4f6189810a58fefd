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
const DAY_NAMED = new RegExp(
  String.raw`(?<!\p{L})(?:deadline\s{1,3}is|due|by|before|until|till|no later than)\s+(?:end of day\s+|eod\s+|on\s+|next\s+|this\s+)?(?<day>(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|(?:the\s+)?\d{1,2}(?:st|nd|rd|th)?(?:\s+of)?\s+${MONTH}\p{L}*|${MONTH}\p{L}*\.?\s+\d{1,2}(?:st|nd|rd|th)?|the\s+\d{1,2}(?:st|nd|rd|th))(?![\p{L}\p{N}])`,
  "giu",
);
/** Words for what can not be done, or is not, before a day. */
const NOT_BY_THEN =
  /(?<!\p{L})(?:not|never|cannot|nothing|nobody|unable|unlikely|hardly|(?:ca|do|does|did|wo|would|could|is|are|have|has|should)n['’]?t|can no|no (?:one|way|chance))(?!\p{L})/iu;
/** "If we don't have it by Friday", "don't forget": a deadline all the same. */
const STILL_DUE = /(?<!\p{L})(?:if|unless|forget|miss|later)(?!\p{L})/iu;
const CLAUSE_ENDS = /[.!?;\n]|,?\s(?:but|so|yet|because|since|although|though)\s|,\s(?:and|the)\s/iu;
const IS_DUE = /(?<!\p{L}|not |no longer |n['’]t )(?:due|deadline)(?!\p{L})/iu;

/** The day that a mail names as its deadline: of what is due, else the first that is not of what cannot be done by then. */
export function dayNamedIn(body: string): string | null {
  let from = 0;
  const days = [...body.matchAll(DAY_NAMED)].map(({ 0: said, index, groups }) => {
    const before = body.slice(from, index).split(CLAUSE_ENDS).at(-1) ?? "";
    from = index + said.length;
    const isDue = IS_DUE.test(`${before}${said}`);
    return { day: groups?.["day"] ?? null, isDue, isNot: NOT_BY_THEN.test(before) && !STILL_DUE.test(before) };
  });
  return (days.find(({ isDue }) => isDue) ?? days.find(({ isNot }) => !isNot))?.day ?? null;
}

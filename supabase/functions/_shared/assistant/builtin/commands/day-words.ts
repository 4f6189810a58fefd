const WEEKDAY = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
const MONTHS = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*";
const UNIT = "(?:day|week|fortnight|month)s?";
const COUNT = "(?:an?|one|two|three|four|five|six|seven|eight|ten|twelve|a couple of|a few|\\d{1,2})";
const MONTH_DAY = `(?:the \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th))(?:(?: of)? ${MONTHS})?|\\d{1,2} (?:of )?${MONTHS}|${MONTHS} (?:the )?\\d{1,2}(?:st|nd|rd|th)?`;

/** A day as people say it, as the source of a pattern: "in a fortnight", "next Friday", "on 3 July". */
export const DATE_WORDS = `(?:in ${COUNT} ${UNIT}(?: time)?|(?:on |by |for |from )?(?:(?:this|next|this coming|the coming|coming) )?${WEEKDAY}(?: week)?|${WEEKDAY} in ${COUNT} ${UNIT}|(?:on |by |for |from )?(?:to(?:day|morrow|night)|${MONTH_DAY})|next (?:week|month))`;

/** How often something is, as the source of a pattern: "every Monday from next week", "each month". */
export const RHYTHMS = `(?:(?:every|each) (?:(?:other|second) )?(?:${WEEKDAY}|day|week|fortnight|month|quarter)|on ${WEEKDAY}s)(?:,? (?:from|starting|beginning|as of)(?: from| on)? (?:next week|${WEEKDAY} next week|(?:this |next )?${WEEKDAY}|${MONTH_DAY}))?`;

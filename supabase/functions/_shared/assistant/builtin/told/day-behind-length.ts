const LENGTH = String.raw`(?:by\s+)?(?:(?:about|around|some|just|only|at least)\s+)?(?:an?|a couple of|a few|another|one|two|three|four|five|six|seven|ten|\d{1,2})\s+(?:working\s+)?(?:days?|weeks?|months?|fortnights?)`;
const SO = String.raw`\s*[,;–—-]*\s+(?:so|that\s+is|that['’]s|that\s+makes\s+it|which\s+(?:is|makes\s+it|means|would\s+be)|making\s+it|meaning|i\.?e\.?)\s+(?:(?:it['’]?s|it\s+is|on|to|now|by|for|about)\s+)*`;
const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)";
const DATE = String.raw`(?=(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s+)?(?:the\s+)?(?:\d{1,2}(?:st|nd|rd|th)?(?:\s+of)?\s+${MONTH}|${MONTH}\p{L}*\.?\s+\d{1,2}|\d{1,2}(?:st|nd|rd|th)(?!\p{L})|\d{1,2}[./]\d{1,2}))`;
/** "Will be a week late, so 7 May". */
const LATE = new RegExp(
  String.raw`(?<is>(?<!\p{L})(?:is|are|be|comes|being)|['’]s)\s+${LENGTH}\s+(?:late|later|early|earlier|behind|ahead|delayed|off|out|over)${SO}${DATE}`,
  "giu",
);
/** "Slips two weeks, so 21 May", "was pushed back by a week, that's the 7th". */
const SLIPS = new RegExp(
  String.raw`(?<moves>(?<!\p{L})(?:slips?|slipped|slipping|moves?|moved|pushed|postponed|delayed|put|shifted|shifts|brought|goes|slid|slides)(?:\s+(?:back|forward|out|up))?)\s+${LENGTH}(?:\s+(?:back|forward|later|earlier|out))?${SO}${DATE}`,
  "giu",
);

/** What is told of a day by how much it moved and then by its date: only by its date, which is the surer one. */
export const withDayBehindLength = (text: string): string =>
  text.replace(LATE, "$<is> on ").replace(SLIPS, "$<moves> to ");

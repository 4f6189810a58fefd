const MONTH =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)";
const AWAY: Readonly<Record<string, number>> = { last: -1, this: 0, next: 1 };
const OF_YEAR = new RegExp(
  String.raw`(?<!\p{L})(?<part>${MONTH}|q[1-4]|(?:first|second|third|fourth|last|1st|2nd|3rd|4th) quarter)(?: of| in|,)? (?<away>last|this|next) year(?!\p{L})`,
  "giu",
);
const RANGE = new RegExp(
  String.raw`(?<!\p{L})(?<lead>between|from) (?<first>${MONTH}) (?<joint>and|to|until|till|through) (?<last>${MONTH}) (?<year>20\d\d)(?!\p{N})`,
  "giu",
);
const ORDER = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const place = (month: string): number => ORDER.indexOf(month.slice(0, 3).toLowerCase());

/** "Between January and March next year", "Q1 next year": months with their year, as a number. */
export function withYearsOfMonths(text: string, today: string): string {
  if (!/year|20\d\d/iu.test(text)) return text;
  const inNumbers = text.replace(OF_YEAR, (...given: unknown[]) => {
    const { part = "", away = "" } = given.at(-1) as Record<string, string>;
    return `${part}${/quarter$/iu.test(part) ? " of" : ""} ${Number(today.slice(0, 4)) + (AWAY[away.toLowerCase()] ?? 0)}`;
  });
  return inNumbers.replace(RANGE, (...given: unknown[]) => {
    const { lead = "", first = "", joint = "", last = "", year = "" } = given.at(-1) as Record<string, string>;
    return `${lead} ${first} ${Number(year) - (place(first) > place(last) ? 1 : 0)} ${joint} ${last} ${year}`;
  });
}

const IN_MONTH =
  /^(?<asked>\W*(?:(?:and|so|ok|okay)[\s,]+)*(?:who|whose|which|how many|anyone|did)\b[^?;:\n]{0,60}?\b(?:\p{L}{2,}ed|did|was|were|met|came|went|left|began|got|had|took|sold|bought|sent|paid|spoke|won|made|gave|opened)\b[^?;:\n]{0,30}? in )(?<month>january|february|march|april|may|june|july|august|september|october|november|december)(?<end>[\s?.!]*)$/iu;
const YEARLY = "january february march april may june july august september october november december".split(" ");

/** "Who pitched in November?", asked in May: the November that was. */
export function withPastMonth(text: string, today: string): string {
  const { asked = "", month = "", end = "" } = IN_MONTH.exec(text)?.groups ?? {};
  const place = YEARLY.indexOf(month.toLowerCase()) + 1;
  if (place <= Number(today.slice(5, 7))) return text;
  return `${asked}${month} ${Number(today.slice(0, 4)) - 1}${end}`;
}

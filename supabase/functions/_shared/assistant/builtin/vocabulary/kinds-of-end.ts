const END = "(?:year|quarter|month)(?:-| )end";
/** What goes on behind a day and is no name of a thing: "at year-end to …", "by month-end please". */
const GOES_ON =
  "(?:to|and|at|or|for|from|on|if|when|while|then|please|pls|with|but|before|after|until|till|by|about|so|as|in|is|was|will|latest|instead|because|since|unless|the|an?|i|we|he|she|they|you|it|him|her|us|them|me|my|our|his|their|your|again|too|also|not|no)(?!\\p{L})";
/** What a year-end one is, even behind a preposition: "at year-end drinks". */
const THINGS =
  "(?:accounts|audit|bonus|books|call|card|chat|check|close|closing|dinner|drinks|figures|gift|inventory|invoice|letter|mail|meeting|newsletter|numbers|party|planning|report|reporting|results|review|sale|statement|stock|stocktake|summary|talk|tax|taxes|update|visit)(?!\\p{L})";
/** "The year-end letter", "prepare month-end planning", "a year-end Q4 report": one of its kind. */
const KIND = new RegExp(
  `(?<![\\p{L}\\p{N}-])(?:(?<=(?<!\\p{L})(?:the|an?|this|our|my|his|her|their|your)\\s)${END}(?=\\s(?!${GOES_ON})\\p{L})|(?<!(?<!\\p{L})(?:by|at|until|till|before|due)\\s(?:the\\s)?)${END}(?=\\s(?!${GOES_ON})(?-i:\\p{Ll}))|${END}(?=\\s${THINGS}))`,
  "giu",
);

/** "The check-in may move": what it may do, and no month. */
const MAY_DO = /(?<=\p{L}-)in may(?=\s+\p{Ll}{2})/gu;

/** A text of the same length in which the end of a year, a quarter or a month that only names a kind of thing says no day. */
export const withoutKindsOfEnd = (text: string): string =>
  text.replace(KIND, (words) => "x".repeat(words.length)).replace(MAY_DO, (words) => "x".repeat(words.length));

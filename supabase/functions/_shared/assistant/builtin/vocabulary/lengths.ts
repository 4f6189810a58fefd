const NUMBER =
  "(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|sixty|ninety|[2-9]|[1-9]\\d{1,2})";
/** What stands behind a day, and is no name of a thing: "six month from now", "two week later". */
const GOES_ON =
  "(?:to|and|at|or|for|from|on|if|when|then|please|pls|with|but|before|after|until|till|by|so|as|in|is|was|ago|ahead|later|earlier|sooner|out|hence|back|time|max|latest|instead|because|since|of|the|an?|i|we|he|she|they|you|it|again|too|also|not|no)(?!\\p{L})";
/** "The six month review", "Bart's two year plan", "a 90-day check": how long something is, and no day. */
const LENGTH = new RegExp(
  `(?<!(?<!\\p{L})(?:in|within|over|after|for|next|every|each|another|by|until|last|about|around|further|other)\\s(?:the\\s|another\\s|about\\s)?)(?<![\\p{L}\\p{N}.,-])${NUMBER}[ -](?:day|week|month|year)(?=\\s(?!${GOES_ON})\\p{L}{3,})`,
  "giu",
);

/** "Two weeks late", "a month early": by how much, and no day. */
const BY_HOW_MUCH = new RegExp(
  `(?<![\\p{L}\\p{N}.,-])(?:an?|one|${NUMBER})\\s(?:days?|weeks?|months?|years?)\\s(?:too\\s)?(?:late|early|behind|ahead of (?:schedule|time|plan)|delayed)(?!\\p{L})`,
  "giu",
);

/** A text of the same length in which what only says how long a thing is says no day. */
export const withoutLengths = (text: string): string => text.replace(LENGTH, hidden).replace(BY_HOW_MUCH, hidden);

const hidden = (words: string): string => "x".repeat(words.length);

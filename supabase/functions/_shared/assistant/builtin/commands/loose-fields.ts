import { END, firstReworded, PLEASE, POLITE, re, type Wordings } from "./rewording.ts";
import { isNoteLead } from "./split-clauses.ts";

const NAME = "(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,3}?";
const WHO = `(?:s?he|they|${NAME})`;
const WHEN =
  "(?:(?:as of|since|from) (?:(?:last|this|next) \\p{L}+|today|now|yesterday|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\\p{L}+day)[\\s,]+)?";
const CHANGE_IT =
  "(?:[\\s,;.–-]+(?:(?:so|and|please|pls|can you|could you)[\\s,]+)*(?:change|update|adjust|amend|correct|fix) (?:it|that|this)(?: please| pls| for me)*)?";
/** What someone is now: a name in capitals, or a thing with its article. */
const NEW =
  "(?!(?:now )?(?:the )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:now )?(?:january|february|march|april|may|june|july|august|september|october|november|december)(?!\\p{L}))(?:(?:now )?(?:an? |the )?(?-i:\\p{Lu})[\\p{L}\\p{N}&/+-]*|(?:now )?(?:an?|the) \\p{L}[\\p{L}-]*)(?: (?!(?:is|are|was|has|will|now)(?!\\p{L}))[\\p{L}&/+-]+){0,3}?";

const FIELDS: Wordings = [
  // "Since May Ana isn't CTO any more but CEO, correct that".
  [
    re(
      `^\\s*${POLITE}${WHEN}(${WHO})(?:(?:['’]s| is| are) no longer|(?=[^\\n]{3,80}? any ?(?:more|longer)[ ,])(?:(?:['’]s| is| are) not| isn['’]?t| aren['’]?t)) (?:(?:in|at|on) )?(?:the |an? |our |their )?[\\p{L}\\p{N}&/+' -]{2,40}?(?: any ?more| any longer| now)?,? but (?:(?:in|at|on) )?(${NEW})(?: now| instead)?${CHANGE_IT}[\\s.!]*$`,
    ),
    "$1 is now $2",
  ],
  // "Ana isn't in Meeting any more, move her to Closed": what she is no more is no news beside it.
  [
    re(
      `^\\s*${POLITE}${WHEN}(${NAME})(?:(?:['’]s| is) no longer|(?=[^\\n]{3,80}? any ?(?:more|longer)[ ,;.])(?:(?:['’]s| is) not| isn['’]?t)) (?:(?:in|at|on) )?(?:the |an? |our |their )?[\\p{L}\\p{N}&/+' -]{2,40}?(?: any ?more| any longer| now)?\\s*[,;.–-]+\\s*(?:(?:so|please|pls|and|can you|could you)[\\s,]+)*(move|set|put|mark|switch|change) (?:her|him|them)(?= (?:to|as|on|in|into)(?!\\p{L}))`,
    ),
    "$2 $1",
  ],
  // "I'd like all of Leo's Leads moved on to Meeting".
  [
    re(
      `^\\s*${POLITE}(?:(?:i|we)(?:['’]d (?:like|love)| would like| want| need)(?: to (?:see|have))?|let['’]s have|${PLEASE}have) ([^,;:.?!\\n"“]{2,70}?) (?:moved|put|shifted|bumped|pushed|promoted|advanced)(?: on| over| up| along| forward| back| down)? (?:to|into|in) (?!touch(?!\\p{L})|(?:the |my |our )?(?:list|tasks?|notes?|board|calendar|loop|picture|room)(?!\\p{L}))([^,;:.?!\\n"“]{2,40}?)${END}`,
    ),
    "move $1 to $2",
  ],
];

const PLACE =
  "(?!(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:january|february|march|april|june|july|august|september|october|november|december|home)(?!\\p{L}))(?-i:\\p{Lu})[\\p{L}\\p{M}-]+(?: (?-i:\\p{Lu})[\\p{L}\\p{M}-]+){0,2}";
/** "Ana works from Accra": where she is. */
const WORKS_FROM = re(
  `^\\s*${POLITE}(?<who>${WHO})(?:['’]s| is)?(?: now| mostly| usually| currently)? (?:works?|working|operates?|operating|runs (?:the|her|his|their|a|an|everything|things|it)[^,;:.?!\\n"“]{0,40}?) (?:from|out of) (?<place>${PLACE})(?:,? (?:now|these days|at the moment|currently|mostly|nowadays))*[\\s.!]*$`,
);

const MAIL = '[^\\s@,;:"“”<>]+@[^\\s@,;:"“”<>]+\\.\\p{L}{2,}';
/** "Email for Ana: a@x.example, for Leo same but k@x.example". */
const TWO_MAILS = re(
  `^\\s*${POLITE}(?:the |add |set |new )*(?:e-?mails?|mails?|e-?mail address(?:es)?|mail address(?:es)?|address(?:es)?) (?:for|of) (?<who>${NAME})(?<is> is|:| =)? (?<mail>${MAIL})[\\s,;]+(?:and )?(?:for |of )(?<other>${NAME})(?: it['’]?s| is|:| =)?(?: the)?(?: same(?: thing| one)?,? (?:but|with|only))?(?: it['’]?s| is)? (?<second>${MAIL})${END}`,
);

/** "Milo's Lead ones go to Meeting". */
const ONES_GO = re(
  `^\\s*${POLITE}(?:all (?:of )?)?(${NAME}['’]s? (?-i:\\p{Lu})[\\p{L}\\p{M}-]*(?: \\p{L}+)?) ones (?:(?:can|should|must|may|now|all) )*(?:go|move)(?: on| over| up)? (?=(?:in)?to )`,
);
/** "Milo's people in Lead". */
const PEOPLE_IN = re(
  `(?<=^move )(?:all (?:of )?)?(?<whose>${NAME})['’]s? (?:people|contacts|founders|ones) (?=(?:in|at|on) (?-i:\\p{Lu})[^,;:.?!\\n]{1,30}? to )`,
);
/** "Duarte's Spotted ones": people. */
const ONES = /^(?<lead>move [^\n]{2,70}?) ones(?= to )/iu;

const BEHIND =
  /(?:\s*[,.!;–-]+\s*|\s+)(?:(?:woo+[\s-]?hoo+|yay+|hooray|hurray|hurrah|yippee+|wo+[ph]\s?wo+[ph]|whoop|congrats|congratulations|wow|boom|party time|hallelujah)(?!\p{L})[\s!.,]*)+(?:[\p{Extended_Pictographic}\u{FE0F}\u{200D}]\s*)*[\s!.]*$|\s*(?:[\p{Extended_Pictographic}\u{FE0F}\u{200D}]\s*)+[\s!.]*$/iu;
const SAYS_WHAT = /^[^:"“\n]{3,70}$/u;
const IS_WHAT =
  /(?:['’]s|\s(?:is|are|goes|went|moves?|moved|becomes?|became|joins?|joined|made it))\s(?:now\s|to\s|into\s|in\s|at\s)*\S/iu;

/** "Ana is now Closed, woohoo 🎉": joy behind what someone is, and no part of it. */
function withoutJoy(message: string): string {
  const rest = message.replace(BEHIND, "");
  return rest !== message && SAYS_WHAT.test(rest) && IS_WHAT.test(rest) && !isNoteLead(message) ? rest : message;
}

/** An order about a field, or news of one, that is said loosely, in the words in which it is read. Other messages are unchanged. */
export function withLooseField(message: string): string {
  if (isNoteLead(message)) return message;
  const { who = "", is, mail = "", other = "", second = "" } = TWO_MAILS.exec(message)?.groups ?? {};
  if (who !== "")
    return is === " is"
      ? `${who}'s email is ${mail}, ${other}'s ${second}`
      : `set ${who}'s email to ${mail} and ${other}'s to ${second}`;
  const based = WORKS_FROM.exec(message)?.groups;
  if (based) return `${based["who"] ?? ""} is based in ${based["place"] ?? ""} now`;
  return firstReworded(withoutJoy(message), FIELDS)
    .replace(ONES_GO, "move $1 ones ")
    .replace(ONES, "$<lead> people")
    .replace(PEOPLE_IN, "everyone of $<whose>'s ");
}

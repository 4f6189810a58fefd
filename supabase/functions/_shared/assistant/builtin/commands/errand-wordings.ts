import type { KnownPerson } from "../../assistant-model.ts";
import { plainWords } from "../../words.ts";
import type { OwnColumn } from "../reading.ts";
import { eachReworded, PLEASE, re, type Wordings } from "./rewording.ts";
import { isNoteLead } from "./split-clauses.ts";

const WEEKDAY = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\p{L}*";
const DAY = `(?:(?:next |this )?${WEEKDAY}(?: week| fortnight)?|${WEEKDAY} next week|today|tomorrow|next (?:week|month)|the \\d{1,2}(?:st|nd|rd|th)|\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH} \\d{1,2}(?:st|nd|rd|th)?)`;
const RHYTHM = "(?:daily|weekly|monthly|quarterly)";
const NOUN = "(?:task|reminder|to-?do)";
const QUOTED = "[\"“‘'][^\"“”‘’'\\n]{2,80}[\"”’']";

const ERRANDS: Wordings = [
  // "Tomorrow arvo".
  [re(`(?<=(?<!\\p{L})(?:tomorrow|this|today|${WEEKDAY}) )arvo(?!\\p{L})`, "giu"), "afternoon"],
  // "Monday week: letter to Ana, description should say clause 7 applies": a new one, for it says all of it.
  [
    re(
      `^\\s*${PLEASE}(?:(?:on|by|for|due) )?(${DAY})\\s*[:–—]\\s*(?!(?:move|push|change|set|mark|delete|make)(?!\\p{L}))([^:;?!\\n"“]{4,90}?)\\s*[,;.–—-]+\\s*(?:and )?(?:with )?(?:the |its |a )?(?:description|details?)(?: (?:should|must|is to|needs to|has to|can)(?: (?:say|read|be|mention|state))?| saying| says| reads| is)?\\s*:?\\s+(?=\\S)`,
    ),
    "add a task for $1: $2, description ",
  ],
  // "Put the tax return in the diary for the 28th, repeats each quarter".
  [
    re(
      `^\\s*${PLEASE}(?:put|pop|stick|pencil|enter|write|add|get|place) (?!(?:it|that|this|these|them|him|her)(?!\\p{L}))([^,;:?!\\n"“]{3,60}?) (?:in|into|on|to) (?:the|my|our) (?:diary|calendar|planner|agenda) (?=(?:for|on|from|by|due|next|tomorrow|today|every)(?!\\p{L}))(?![^\\n]*:)`,
    ),
    "add a task $1 ",
  ],
  // "On Mondays starting next week".
  [
    re(
      `(?<=(?<!\\p{L})(?:on|every|each) )(${WEEKDAY})(s?),? (?:starting|beginning|commencing|from|as of|as from)(?: from)? next week(?=[\\s:,.;]|$)`,
    ),
    "$1$2 starting on $1 next week",
  ],
  // "Monthly thing on the 1st beginning May: …".
  [
    re(
      `^(\\s*${PLEASE}(?:(?:add|make|create|set up|new|another|i need|we need) )?(?:an? )?(?:new )?${RHYTHM}) (?:thing|job|chore|one|errand|item) (?=[^:\\n]{0,60}:\\s)`,
    ),
    "$1 task ",
  ],
  [
    re(
      `(?<=^\\s*${PLEASE}(?:(?:add|make|create|set up|new|another|i need|we need) )?(?:an? )?(?:new )?${RHYTHM} ${NOUN} [^:\\n]{0,40}?)(?:beginning|commencing|kicking off)(?: from| in| on)? (?=[^:\\n]{2,40}:\\s)`,
    ),
    "from ",
  ],
  // "No more weekly on the call with Ana, it's a one off now".
  [
    re(
      `^\\s*${PLEASE}no more (?:${RHYTHM}|repeats?|repeating|repetitions?|recurring|recurrence)(?: (?:repeats?|repeating|repetitions?))? (?:on|for|of|with) (?:the |my |our )?([^,;:?!\\n"“]{3,60}?)(?: task| reminder)?(?:\\s*[,;.–—-]+\\s*(?:and )?(?:(?:it|that|this)(?:['’]s| is) )?(?:just |only |now )*(?:an? )?one[- ]?off(?: (?:now|from now on|from here on|this time))*)?(?: please| pls| now)*[\\s.!]*$`,
    ),
    "stop repeating the $1",
  ],
  // "The call with Ana: bring it forward a day".
  [
    re(
      `^\\s*${PLEASE}(?:the |my |our )?([^,;:?!.\\n"“]{4,60}?)\\s*[:,;–—-]+\\s*(?:please )?(?:bring|pull) (?:it|that|this(?: one)?) forward (?:by )?(an?|one|two|three|four|five|six|\\d{1,2}) ((?:day|week)s?)(?: please| pls)*[\\s.!]*$`,
    ),
    "move $1 $2 $3 earlier",
  ],
];

const SHOULD_READ = re(
  `^\\s*${PLEASE}(?:the (?:task|reminder|to-?do) )?(?<was>${QUOTED})(?: task)? (?:should|must|needs to|ought to|has to) (?:now |rather |really )?(?:read|say) (?<now>${QUOTED})(?: instead| now| from now on| please)*[\\s.!]*$`,
);
/** "Could Jo get a to-do to format the CV by Friday?", of someone who is no contact. */
const GETS_ONE = re(
  `^\\s*${PLEASE}(?:could|can|may|should|shall|let) (?<who>(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]+) (?:please )?(?:get|have|be given|be handed|receive) an? (?:new )?${NOUN} to (?<what>[^:;?!\\n]{4,120}?)(?: please)?[\\s?.!]*$`,
);

const inQuotes = (quoted: string): string => `“${quoted.slice(1, -1)}”`;

/** An errand that is said in other words than those in which it is read: "put it in the diary", "a monthly thing", "tomorrow arvo". Other messages are unchanged. */
export function withErrandWorded(
  message: string,
  { people, columns = [] }: { people: readonly KnownPerson[]; columns?: readonly OwnColumn[] | undefined },
): string {
  if (message.length > 260 || message.trim().includes("\n") || isNoteLead(message)) return message;
  const said = eachReworded(message, ERRANDS);
  const { was = "", now = "" } = SHOULD_READ.exec(said)?.groups ?? {};
  const isLabel = columns.some(({ label, options }) =>
    [label, ...options].some((one) => plainWords(one).join(" ") === plainWords(was).join(" ")),
  );
  if (was !== "" && !isLabel) return `rename the task ${inQuotes(was)} to ${inQuotes(now)}`;
  const { who = "", what = "" } = GETS_ONE.exec(said)?.groups ?? {};
  const isContact = people.some(({ name }) => plainWords(who).every((word) => plainWords(name).includes(word)));
  return who !== "" && !isContact ? `add a task to ${what}, description: for ${who}` : said;
}

import { END, POLITE, re, type Wordings } from "./rewording.ts";

const NOUN = "(?:task|to-?do|reminder)";
const EVENT =
  "(?:call|coffee|lunch|dinner|breakfast|meeting|demo|visit|chat|catch-?up|interview|viewing|session|drinks|appointment)";
const WHO = "\\p{L}[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,2}";
/** What one does with someone, and when: "I'm seeing Ana on Friday", "we have lunch with Leo on 4 March". */
const MEETS = `(?:(?:(?:i|we)(?:['’](?:m|re)|\\s(?:am|are))\\s)?(?<doing>(?:seeing|meeting|visiting|calling|having ${EVENT} with|off to see) ${WHO})|(?:(?:(?:i|we)(?:['’]ve(?: got)?|\\s(?:have|got|have got))\\s)(?:an? |our )?)(?<event>${EVENT} with ${WHO}))\\s(?:(?:on|at) )?(?<day>[\\p{L}\\d][^,;.:?!\\n]{2,24}?)`;
const REMIND =
  "(?:so |and |please |can you |could you )*(?:(?:remind|nudge|ping|poke|buzz|prod) me|(?:give|send|set) me an? (?:nudge|ping|reminder|shout|poke|heads[- ]up|prompt))";
const BEFOREHAND = "(?:before(?: (?:that|it))?|beforehand|ahead|earlier|in advance|prior)";

/** Reminders of what one is to do with someone, events that are to be a task, and "a monthly thing": each in the words in which it is read. */
export const EVENTS_AND_NUDGES: Wordings = [
  // "I'm seeing Ana a week today, give me a nudge the day before".
  [
    re(
      `^\\s*${POLITE}${MEETS}\\s*[,;.–—-]+\\s*${REMIND} (?<count>the|an?|one|two|three|four|five|\\d) (?<unit>days?|weeks?) ${BEFOREHAND}${END}`,
    ),
    "remind me $<count> $<unit> before $<day> about $<doing>$<event>",
  ],
  [
    re(`^\\s*${POLITE}${MEETS}\\s*[,;.–—-]+\\s*${REMIND} the (?:night|evening) before${END}`),
    "remind me the day before $<day> about $<doing>$<event>",
  ],
  [
    re(
      `^\\s*${POLITE}${MEETS}\\s*[,;.–—-]+\\s*${REMIND} (?:on the day|on that day|that (?:day|morning)|the same day|in the morning)${END}`,
    ),
    "remind me on $<day> about $<doing>$<event>",
  ],
  // "Make me a monthly thing on the 1st to pay the rent".
  [
    re(
      `^\\s*${POLITE}(?:(?:make|set|put|give|get|add|create|book|schedule)(?: (?:me|us|up|in))*|(?:i|we)(?:['’]d| would)? (?:want|need|like)) an? (?<rhythm>daily|weekly|fortnightly|monthly|quarterly|yearly) (?:thing|job|chore|one|errand|item|entry) (?=(?:(?:on|from|every|each|starting|beginning)\\s[^:,;\\n]{2,30}?\\s)?to\\s\\p{L})`,
    ),
    "add a $<rhythm> task ",
  ],
  // "Book in a call with Ana next Thursday as a task".
  [
    re(
      `^\\s*${POLITE}(?:book|schedule|pencil|put|slot|log|set up|pop|stick|arrange)(?: in| up| me in)? (?:an? |the )?(?<what>${EVENT}\\s[^:;"“\\n]{3,80}?)(?: in)? as an? (?:new )?${NOUN}${END}`,
    ),
    "add a task: $<what>",
  ],
];

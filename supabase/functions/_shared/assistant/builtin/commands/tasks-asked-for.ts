import { DATE_WORDS, RHYTHMS } from "./day-words.ts";
import { PLEASE, POLITE, re, type Wordings } from "./rewording.ts";

const NUDGED =
  "(?:remind(?:ed|ing)|prod(?:ded|ding)|nudg(?:ed|ing)|pok(?:ed|ing)|ping(?:ed|ing)|pester(?:ed|ing)|jogg(?:ed|ing)|buzz(?:ed|ing))";
const WANTS = `(?:(?:i|we)(?:['’]d| would)? (?:want|like|need|love|wish|have)(?: to be| to get|) ${NUDGED}|(?:i|we) (?:should|must|ought to|had better) be ${NUDGED}|(?:(?:i|we)(?:(?:['’]d| would)? (?:want|like|need|love)| could do with)|give (?:me|us)) an? (?:quick |little )?(?:nudge|prod|poke|ping|jog|buzz|heads[- ]up|reminder)|(?:someone|somebody) (?:should|must|needs to|has to|ought to) (?:remind|nudge|prod|poke|ping) (?:me|us))`;
const NUDGE = "(?:nudge|prod|poke|ping|buzz|pester|jog)";
const TITLE = '[^,;:.?!\\n"“]{3,80}?';
const DUE_BY = "(?:wanted|needed|required|due|expected|to be (?:done|finished|ready)|must be (?:done|ready)|ready)";
const BEGUN = "(?:in progress|started|begun|under ?way|ongoing|already (?:started|begun|going))";
const DIARISE = "(?:diari[sz]e|calendari[sz]e|put in (?:the|my|our) (?:diary|calendar))";
const STARTED =
  "(?:(?:started|begun|began|working|busy|made a start)(?: (?:on|with|working on))?|(?:half[- ]?way|part[- ]?way) (?:through|into|with)|in the middle of)";
const PIECE =
  "(?:something|(?:a )?(?:job|task|chore|thing|reminder)|one thing|an? (?:errand|item))(?: for (?:me|us))?(?: to (?:do|remember))?";
const MONTH =
  "(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)";
const EACH_MONTH = "(?:each|every|a|the) month";
const STARTS = "(?:start(?:ing|s)?|begin(?:ning|s)?|first|from)(?: (?:it|this|that))?(?: (?:in|with|from|on))?";

/** New tasks in everyday words ("I want to be prodded about …", "diarise …", "something to do on the 1st of each month: …"): each as it is read. */
export const TASKS_ASKED_FOR: Wordings = [
  // "Put the open day in for 6 July".
  [
    re(
      `^\\s*${PLEASE}(?:put|pop|stick|book) (?:the|an?|our|my) (${TITLE}) in (?:for|on) (?:the )?(${DATE_WORDS})(?: please)?[\\s.!]*$`,
    ),
    "add a task: $1, due $2",
  ],
  // "In July … let's say the 10th, ring Ana".
  [
    re(
      `^(\\s*${POLITE})(?:in|sometime in|some time in) (${MONTH})[\\s,.…–—-]+(?:(?:let['’]?s (?:say|make it)|say|make (?:it|that)|maybe|perhaps|or|hm+|um+|around|about|on)[\\s,.…–—-]+)+the (\\d{1,2})(?:st|nd|rd|th)?\\s*[,:;.–—-]*\\s+(?=\\p{L})`,
    ),
    "$1on $3 $2, ",
  ],
  // "In a fortnight I want to be prodded about the quote", "I need reminding on Friday to ring Ana".
  [re(`^\\s*${POLITE}(${DATE_WORDS}),? ${WANTS}(?: again)? (about|to|of) (?=\\S)`), "remind me $1 $2 "],
  [re(`^\\s*${POLITE}${WANTS}(?: again)? (${DATE_WORDS}),? (about|to|of) (?=\\S)`), "remind me $1 $2 "],
  [re(`^\\s*${POLITE}${WANTS}(?: again)? (about|to|of) (?=\\S)`), "remind me $1 "],
  // "Every Monday from next week, nudge to check the figures".
  [
    re(`^(\\s*${PLEASE})(${DATE_WORDS}|${RHYTHMS}),? (?:please )?${NUDGE}(?: me| us)? (?=(?:to|about) \\p{L})`),
    "$1remind me $2 ",
  ],
  [re(`^(\\s*${PLEASE})${NUDGE}(?: me| us)? (?=(?:to|about) \\p{L})`), "$1remind me "],
  // "Something to do on the 1st of each month: reconcile the pledges. Start November".
  [
    re(
      `^\\s*${PLEASE}(?:(?:add|make|set up|i have|i['’]ve(?: got)?|new|here is|there is|there['’]s) )?${PIECE} (?:on|for) the (\\d{1,2})(?:st|nd|rd|th)? of ${EACH_MONTH}\\s*[:,–—-]\\s*([^:;?!\\n"“]{3,90}?)[\\s,;.–—-]+${STARTS} (${MONTH})[\\s.!]*$`,
    ),
    "add a monthly task on $1 $3: $2",
  ],
  [
    re(
      `^\\s*${PLEASE}(?:(?:add|make|set up|i have|i['’]ve(?: got)?|new|here is|there is|there['’]s) )?${PIECE} (?:on|for) the (\\d{1,2}(?:st|nd|rd|th)?) of ${EACH_MONTH}\\s*[:,–—-]\\s*([^:;?!\\n"“]{3,90}?)[\\s.!]*$`,
    ),
    "add a monthly task on the $1: $2",
  ],
  [
    re(
      `^\\s*${PLEASE}(?:(?:add|make|set up|i have|i['’]ve(?: got)?|new|here is|there is|there['’]s) )?${PIECE} (?:for )?(${RHYTHMS})\\s*[:,–—-]\\s*(?=\\p{L}[^:;?!\\n"“]{3,90}$)`,
    ),
    "remind me $1 to ",
  ],
  // "I've started on the guide, add it as in progress, wanted by 20 Nov".
  [
    re(
      `^\\s*${POLITE}(?:(?:i|we)(?:['’]ve|['’]m|['’]re| have| am| are)? )?(?:(?:already|just|now) )*${STARTED} (?:an?|the|my|our) (${TITLE})[,;.–—-]+ (?:(?:so|and|please|can you|could you) )*(?:add|put|note|stick|log|pop|enter|list|track) (?:it|that|this)(?: (?:down|in|up|on)| (?:on|to) (?:the|my|our) (?:list|board))? as ${BEGUN}[,;.–—-]* (?:and )?(?:it['’]?s |it is )?${DUE_BY} (?:by|on|for|until)? ?(${DATE_WORDS})[\\s.!]*$`,
    ),
    "add a task, in progress: $1, due $2",
  ],
  [
    re(
      `^\\s*${POLITE}(?:(?:i|we)(?:['’]ve|['’]m|['’]re| have| am| are)? )?(?:(?:already|just|now) )*${STARTED} (?:an?|the|my|our) (${TITLE})[,;.–—-]+ (?:(?:so|and|please|can you|could you) )*(?:add|put|stick|log|pop|enter|list) (?:it|that|this)(?: (?:in|up|on)| (?:on|to) (?:the|my|our) (?:list|board))? as ${BEGUN}(?: please)?[\\s.!]*$`,
    ),
    "add a task, in progress: $1",
  ],
  // "Diarise the debrief for 25 November, and pop in the description 'bring the sheet'".
  [
    re(
      `^\\s*${PLEASE}${DIARISE} (?:the |an? )?(${TITLE}) (?:for|on) (${DATE_WORDS})[,;.–—-]* (?:and )?(?:(?:pop|put|write|add|stick|enter)(?: in| down)? )?(?:with |as )?(?:the |a |its )?(?:description|details?)\\s*(?::|of|as)?\\s+(?=\\S)`,
    ),
    "add a task: $1, due $2, description ",
  ],
  [
    re(`^\\s*${PLEASE}${DIARISE} (?:the |an? )?(${TITLE}) (?:for|on) (${DATE_WORDS})(?: please)?[\\s.!?]*$`),
    "add a task: $1, due $2",
  ],
  [
    re(`^\\s*${PLEASE}${DIARISE} (?:the |an? )?(${TITLE}) (${DATE_WORDS})(?: please)?[\\s.!?]*$`),
    "add a task: $1, due $2",
  ],
];

import { DONE, POLITE, re, THE, type Wordings } from "./rewording.ts";
import { WORDED_DESCRIPTIONS } from "./worded-descriptions.ts";

const NAME = "\\p{L}[\\p{L}\\p{M}'’-]*?(?:\\s+\\p{Lu}[\\p{L}\\p{M}'’-]*?){0,3}";
/** What names a task, to a mark. */
const WHAT = "(?!(?:it|that|this|them|her|him|me|us|you|i|we|she|he|they)(?![\\p{L}]))[^,;:.?!\\n]{3,70}?";
const JUST = "(?:but |just |only |instead |rather |please |so |and |can you |could you )*";
const MOVES = "move|push|postpone|reschedule|shift|snooze|delay|bump";

const ORDINAL =
  "\\d{1,2}(?:st|nd|rd|th)|(?:twenty|thirty)[- ](?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\\p{L}+teenth|twentieth|thirtieth";

/** In how many ways people say what is to become of a task that is there. */
export const WORDED_TASKS: Wordings = [
  // "Remind me tomorrow to write to the bank, it belongs to Ana": a task of hers.
  [
    re(
      `(?<=^|[.!;]\\s|,\\s(?:so\\s)?)((?:please )?(?:remind me|(?:add|create|make) an? (?:task|to-?do|reminder))\\s[^\\n.;]{5,150}?),\\s+(?:and )?(?:it|this|that)(?: one)? (?:belongs|goes|relates|is linked|is attached) (?:to|with|under) (?=(?:her|him|them|(?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,2})[\\s.!]*$)`,
    ),
    "$1, it's for ",
  ],
  // "Can the report wait until Friday?"
  [
    re(
      `^\\s*${POLITE}(?:can|could|may) ${THE}(?!you\\b)(${WHAT}) (?:wait|slip|be (?:postponed|delayed|put off|pushed(?: back)?|moved(?: back)?)) (until|till|to|for|by) ([^?]{2,40})[\\s?.!]*$`,
    ),
    "postpone $1 $2 $3",
  ],
  // "Set Friday as the date for the report."
  [
    re(
      `^\\s*${POLITE}(?:can you |could you )?(?:set|make|put|take|use|enter) ([^,;:?]{3,25}?) (?:as|to be|for) (?:the |its )?(?:new |due )*(?:date|day|deadline) (?:of|for|on) ${THE}([^,;:?]{3,60}?)(?: (?:thing|one|task))?(?: please)?[\\s.!]*$`,
    ),
    "move $2 to $1",
  ],
  [
    re(
      `^\\s*${POLITE}(?:can you |could you )?make ([^,;:?]{3,25}?) (?:the |its )?(?:new |due )*(?:date|day|deadline) (?:of|for|on) ${THE}([^,;:?]{3,60}?)(?: (?:thing|one|task))?(?: please)?[\\s.!]*$`,
    ),
    "move $2 to $1",
  ],
  // "Delete both finished tasks."
  [
    re(
      `(?<=^\\s*${POLITE}(?:delete|remove|clear|bin|reopen) )(?:both|the two|all two|all three|all) (?:of )?(?:the |my |our )?(?:done|finished|completed|closed|ticked(?: off)?) (?:tasks?|ones|to-?dos?)(?![\\p{L}])`,
    ),
    "all done tasks",
  ],
  // "What's due tomorrow can move to Saturday."
  [
    re(
      `^\\s*${POLITE}(?:what(?:ever)?(?:['’]s| is)|anything(?: that['’]?s| that is)?|everything(?: that['’]?s| that is)?|all(?: that['’]?s| that is)) (due [^,?]{2,25}?|overdue|late) (?:can|could|should|must|has to|needs to|will have to) (?:be )?(?:moved?|go|wait|pushed?|shift|shifted|postponed?|slip)(?: back)? (?:to|until|till) ([^?]{2,40})[\\s.!]*$`,
    ),
    "move everything that is $1 to $2",
  ],
  // "Postpone today's task by two days."
  [
    re(
      `(?<=^\\s*${POLITE}(?:${MOVES}|finish|complete|delete) (?:all )?)(today|tomorrow|this week|next week)['’]s (?:open )?(?:tasks?|to-?dos?|reminders?)(?![\\p{L}])`,
    ),
    "everything due $1",
  ],
  // "Don't delete the report, just move it to the 7th."
  [
    re(
      `^\\s*${POLITE}(?:don['’]?t|do not|no need to|please don['’]?t) (?:delete|remove|close|complete|finish|drop|cancel|bin|scrap|mark|tick off|postpone|move) ${THE}(${WHAT})(?: as ${DONE}| off| yet)?\\s*[,;.–—-]+\\s*${JUST}(${MOVES}|rename|reopen|assign|link|set|mark|put) (?:it|that|this|her|him|them|that one)(?![\\p{L}])`,
    ),
    "$2 $1",
  ],
  // "The report isn't finished after all, put it back on the list."
  [
    re(
      `^\\s*${POLITE}${THE}(${WHAT}) (?:isn['’]?t|is not|wasn['’]?t|was not|aren['’]?t|are not|weren['’]?t) (?:really |quite |actually |yet )?${DONE}(?: after all| yet| at all)?[\\s,;.–—-]+${JUST}(?:(?:put|set|bring|get|take) it back(?: (?:on|to|in|into) (?:the |my )?(?:list|to-?do|open|tasks|todo)(?: list)?)?|open it(?: up)? again|re-?open it|un-?tick it)(?: please)?[\\s.!]*$`,
    ),
    "reopen $1",
  ],
  // "The photos: open again, due Friday."
  [
    re(
      `^\\s*${POLITE}${THE}(${WHAT})\\s*:\\s*(?:open(?:ed)? again|re-?open(?:ed)?|not ${DONE}(?: yet)?|to ?do again)[\\s,;]+(?:and |now )*(?:due |by |for )?((?:on )?[^,;:.\\n]{3,25})[\\s.!]*$`,
    ),
    "reopen $1\nmove it to $2",
  ],
  // "Make the printer call a task for Ana."
  [
    re(
      `(?<=^\\s*${POLITE}|[\\s,;](?:and|also|then)\\s+)make (?!(?:me|us|an?|new|it|that|this)(?![\\p{L}]))${THE}(${WHAT}) (?:an? )?(?:task|reminder|job|one) (?:for|of|about) (${NAME})(?=[\\s,.;!]|$)`,
    ),
    "assign $1 to $2",
  ],
  // "To the seventeenth no sorry eighteenth of December": the day that is said again.
  [
    new RegExp(
      `(?<![\\p{L}])(?:the )?(?:${ORDINAL})[\\s,]+(?:(?:no|sorry|wait|actually|i mean|oh|uh+|um+)[\\s,]+)+(?=(?:the )?(?:${ORDINAL})(?: of)? \\p{L}{3,})`,
      "giu",
    ),
    "",
  ],
  // "Rename the check, it should be called …".
  [
    re(
      `^\\s*${POLITE}(?:rename|retitle) ${THE}(${WHAT}),? (?:it (?:should|must|is to) (?:be (?:called|named)|read|say)|call it|name it|it['’]s now|the new (?:name|title) is) (?=\\S)`,
    ),
    "rename $1 to ",
  ],
  // "Ana's task: a week later please."
  [
    re(
      `^\\s*${POLITE}${THE}([^,;:.?!\\n]{2,50}?(?:['’]s)? (?:task|reminder|to-?do))\\s*[:,–-]+\\s*(an?|one|two|three|four|five|six|\\d{1,2}) (day|week|month)s? (later|earlier|sooner)(?: please| pls)?[\\s.!]*$`,
    ),
    "move $1 $2 $3s $4",
  ],
  // "Snooze whatever is overdue till Monday."
  [
    re(
      `(?<=^\\s*${POLITE}(?:${MOVES}|finish|complete|close|delete|mark) )(?:whatever|anything|what)(?:['’]s| is| that is| that['’]s)? (?=(?:overdue|late|due)(?![\\p{L}]))`,
    ),
    "everything ",
  ],
  // "For the masks call, note in the task: …".
  [
    re(
      `^\\s*${POLITE}(?:for|on|in) ${THE}(${WHAT}),? (?:note|write|add|put|mention)(?: down)? (?:in|on|to|into) (?:the |that )?(?:task|description)\\s*:\\s*(?=\\S)`,
    ),
    "add to the $1 task: ",
  ],
  ...WORDED_DESCRIPTIONS,
  // "The quote isn't for Ana, it's for Bo."
  [
    re(
      `^\\s*${POLITE}${THE}(${WHAT}) (?:isn['’]?t|is not|wasn['’]?t) (?:for|about) ${NAME},? (?:but |it['’]?s |it is |rather )*(?:for|about) (${NAME})[\\s.!]*$`,
    ),
    "assign $1 to $2",
  ],
  // "The credit was never written. Open it again."
  [
    re(
      `^\\s*(?:(?:whoops|oops|sorry|hm+|oh|no|argh)[\\s,.!]+)*${THE}(${WHAT}) (?:was|were|is|got|has been) never (?:really |actually )?\\p{L}+[,;.] ${JUST}(?:open it(?: up)? again|re-?open it|put it back(?: on (?:the|my) list)?|un-?tick it)(?: please)?[\\s.!]*$`,
    ),
    "reopen $1",
  ],
  // "We don't have to ring about the masks any more."
  [
    re(
      `^\\s*${POLITE}(?:we|i) (?:(?:don['’]?t|do not) (?:have|need) to|no longer (?:have|need) to|needn['’]?t) (\\p{L}[^,;:.?!\\n]{5,60}?)(?: any ?more| after all)[\\s.!]*$`,
    ),
    "delete the task $1",
  ],
  // "Scrap the tunics, Leo changed his mind": why, and nothing that is stored.
  [
    re(
      `(?<=^\\s*${POLITE}(?:delete|scrap|bin|drop|remove|cancel|kill|ditch|close|finish|reopen|${MOVES}) [^,;:.?!\\n]{3,70}?)\\s*[,;–—-]+\\s*(?:as |because |since )?(?:we|i|they|she|he|it|\\p{L}+) (?:changed (?:his|her|their|our|its|my) minds?|(?:has |have )?(?:sold|lost|broke|cancelled|canceled|forgot|found|called it off)(?![\\p{L}])|(?:don['’]?t|doesn['’]?t|no longer|won['’]?t|can['’]?t|never) [^,;:.?!\\n]{2,50}|(?:is|are) (?:ill|sick|away|on holiday|off sick|busy))[^,;:.?!\\n]{0,40}[\\s.!]*$`,
    ),
    "",
  ],
  // "The visit got cancelled, drop it."
  [
    re(
      `^\\s*${POLITE}${THE}(${WHAT}) (?:got|was|is|has been|gets) (?:cancelled|canceled|called off|scrapped|dropped|off)[,;.]? ${JUST}(?:drop|delete|remove|bin|scrap|cancel|get rid of) (?:it|that|this|the task|that one|that task)(?: please)?[\\s.!]*$`,
    ),
    "delete $1",
  ],
  // "The contract has no deadline now, remove the date."
  [
    re(
      `^\\s*${POLITE}${THE}(${WHAT}) has no (?:deadline|date|due date|rush)(?: now| any ?more| yet)?[,;.]? ${JUST}(?:remove|take off|clear|drop|delete) (?:the|its) (?:due )?(?:date|deadline)(?: please)?[\\s.!]*$`,
    ),
    "remove the due date of $1",
  ],
  // "The deck task: due Friday, and add the description bring the charts."
  [
    re(
      `^\\s*${POLITE}${THE}([^,;:.?!\\n]{3,60}?)(?: task)?\\s*:\\s*due (?:on |by )?([^,;:]{2,20})[,;]? (?:and )?(?:(?:add|set|put|with) )?(?:the |a |as )?(?:description|details)\\s*:?\\s+(\\S.*)$`,
    ),
    "move $1 to $2\nadd to the $1 task: $3",
  ],
  // "Now that the rules are sorted, tick that task off."
  [
    re(
      `^\\s*${POLITE}(?:now that |since |as )?${THE}(${WHAT}) (?:is|are) (?:now |all |finally )?(?:sorted|${DONE}|settled|cleared)[,;]? ${JUST}(?:tick|cross|mark|check|strike) (?:that|it|this)(?: task| one)?(?: off| as ${DONE}| ${DONE})(?: the list)?(?: please)?(?=[\\s.!]*$|\\s+and\\s)`,
    ),
    "mark $1 as done",
  ],
  // "The deck task needs another week", "the report could do with two more days".
  ...(
    [
      ["(?:another|one more|a further)", "one"],
      ["(?:two|two more|another two|a couple more|a couple of)", "two"],
      ["(?:three|three more|another three|a few more|a few)", "three"],
    ] as const
  ).map(([count, number]): [RegExp, string] => [
    re(
      `^\\s*${POLITE}(?=(?:the|my|our|that) |[^,;:]{3,60} (?:task|reminder) )${THE}(${WHAT}) (?:task |reminder )?(?:needs?|wants?|could do with) ${count} (?:more )?(day|week|month)s?(?: more| longer)?[\\s.!]*$`,
    ),
    `postpone $1 by ${number} $2s`,
  ]),
  // "Push the insurance to the new year, 4 Jan": the day is said twice.
  [
    re(
      `^(\\s*${POLITE}(?:push|move|postpone|shift|put|delay|reschedule)\\s[^,;:?]{3,70}?\\s(?:to|into|until|till))\\s+(?:the new year|after (?:christmas|new year|easter|the holidays)|after the break|january|february|march|april|may|june|july|august|september|october|november|december)\\s*,\\s*(?=(?:on |the )?(?:\\d{1,2}|(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))`,
    ),
    "$1 ",
  ],
  // "Board call is off, delete".
  [
    re(
      `^\\s*${POLITE}${THE}(${WHAT}) (?:is|are|was|has been) (?:off|cancelled|canceled|called off|not needed|no longer needed|not happening|obsolete)[,;–-]+\\s*(?:so\\s+|please\\s+)*(?:delete|remove|drop|scrap|bin|cancel)(?: please)?[\\s.!]*$`,
    ),
    "delete the task $1",
  ],
  // "Put call Ana on my list, tomorrow will do".
  [
    re(
      `^(\\s*${POLITE}(?:put|add|remind|task|new task|create)\\b[^,;:?]{4,100}?)[,;–-]+\\s*((?:by |on |next |this )?(?:tomorrow|today|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|next week))(?:\\s+(?:will do|is fine|is ok|is okay|is early enough|is soon enough|would be fine|would do|works|at the latest))[\\s.!]*$`,
    ),
    "$1 for $2",
  ],
  // "Daily until I say stop: log the temperature".
  [
    re(
      `^(\\s*${POLITE}(?:daily|weekly|monthly|quarterly|every (?:day|week|month|quarter)))\\s+(?:until|till) (?:i|we) (?:say|tell)[^:,]{0,30}?\\s*:\\s*(?=\\S)`,
    ),
    "$1: ",
  ],
  // "The other one can wait till Friday".
  [
    re(
      `^\\s*${POLITE}((?:the|my|our|that) [^,;:.]{2,40}?) (?:can|could) wait (?:till|until) (?=(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next |the \\d|\\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))`,
    ),
    "move $1 to ",
  ],
  // "Scrap whatever tasks there are for Ana".
  [
    re(
      `(?<!\\p{L})(?:whatever|any|every|all|the) (tasks?|reminders?|to-?dos?) (?:(?:that )?there (?:are|is)|(?:that )?(?:i|we) (?:still )?have(?: left| open)?) (?=(?:for|of|with|about) )`,
    ),
    "all $1 ",
  ],
];

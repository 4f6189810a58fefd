import { POLITE, re, type Wordings } from "./rewording.ts";

const NAME = "\\p{Lu}[\\p{L}\\p{M}'’-]*?(?:\\s+\\p{L}[\\p{L}\\p{M}'’-]*?){0,3}";
const EVENT = "(?:call|meeting|coffee|lunch|dinner|breakfast|visit|demo|chat|zoom|appointment|interview)";
const TELLS_VALUE = "(?:is|are|has|gets|goes|moves|needs|belongs|['’]s)";

/** What is asked for beside something else, and what is said in a roundabout way, as one order each. */
export const WORDED_BESIDE: Wordings = [
  // "Add Ada …, then a call with her on Thursday": a task of its own.
  [
    re(
      `^(\\s*${POLITE}(?:add|create|save|track|new)\\b[^\\n]{5,300}?)\\s*[,;.]\\s+(?:and\\s+)?(?:then|after that|afterwards|plus|followed by|next)\\s*,?\\s+(?:an?\\s+|another\\s+)?(${EVENT}\\s(?:with|at)\\s[^\\n,;]{2,80}?)[\\s.]*$`,
    ),
    "$1 and add a task: $2",
  ],
  // "…, and one more: Luc's mail is …".
  [
    re(
      `^(\\s*${POLITE}(?:mark|set|move|put|change|update|add|give|make|close|delete)\\b[^\\n:]{5,200}?),?\\s+(?:and\\s+)?(?:one more(?: thing)?|another(?: thing| one)|last(?:ly)?(?: thing)?)\\s*[:–-]\\s*(?=\\S)`,
    ),
    "$1.\n",
  ],
  // "Mark the deposit as done, and also Ana is now with Bo".
  [
    new RegExp(
      `^(\\s*(?:[Pp]lease\\s+)?(?:[Mm]ark|[Ss]et|[Mm]ove|[Pp]ut|[Cc]hange|[Uu]pdate|[Gg]ive|[Mm]ake|[Cc]lose|[Tt]ick)\\b[^\\n:]{5,120}?),\\s+(?:and\\s+)?also,?\\s+(?=\\p{Lu}[\\p{L}\\p{M}'’-]*(?:\\s\\p{Lu}[\\p{L}\\p{M}'’-]*)?\\s${TELLS_VALUE}\\s)`,
      "u",
    ),
    "$1.\n",
  ],
  // "For both Sven and Rosa log a note: …".
  [
    re(
      `^\\s*${POLITE}(?:for|on|about) (?:both |all of )?([^:\\n.!?]{3,100}?),? ${POLITE}(?:log|add|make|write|leave|put|note|save|keep|jot)(?: down| in)? (?:an? |the same |this |one )?(?:note|remark)\\s*[:–-]\\s*(?=\\S)`,
    ),
    "note for $1: ",
  ],
  // "The card came back, so that's not done after all": it is open again.
  [
    re(
      `^\\s*(?:the |my |our |that )?([^,.;:\\n?]{4,60}?) (?:came back(?: to us| again)?|never (?:arrived|came|went out|happened|got there)|bounced|got lost|fell through|was returned|was refused|didn['’]?t (?:arrive|happen|go out|work|go through)|wasn['’]?t (?:right|sent|accepted))[,;]? (?:so|and so|therefore|which means) (?:that|it|this|that one|the task)(?:['’]s| is|)(?: is)? ?(?:not|isn['’]?t) (?:really )?(?:done|finished|complete)(?: after all| yet| any ?more)?(?=[\\s.,;!]|$)`,
    ),
    "reopen $1",
  ],
  // "New date the 2nd of December", after a task.
  [
    /(?<=[.!;]\s)(?:the )?new (?:due )?(?:date|day|deadline)(?: is|:| will be| should be)? (?:on )?(?=(?:the )?\d|(?:next |this )?\p{L}+day\b|tomorrow\b|today\b|next week\b)/iu,
    "Move it to ",
  ],
  // "Ponle a Marta prioridad 60".
  [
    /^(\s*(?:por favor,?\s+)?)(?:ponle|p[óo]nle|ponga(?:le)?|p[óo]ngale|ponedle|m[ée]tele|d[ée]jale)\s+a\s+(?=\p{Lu})/iu,
    "$1pon a ",
  ],
  // "Raise it by 1000 either way".
  [
    /((?:^|[.?!]\s+)(?:raise|lower|increase|decrease|set|move|put|make|mark|push|bump|change|update)\s[^.:?!\n]{2,80}?),?\s+(?:either way|in any case|regardless|no matter what|anyhow|whatever happens)(?=[\s,.!;]|$)/iu,
    "$1",
  ],
  // "Could you see to it that Ana is marked as waiting".
  [
    re(
      `^\\s*${POLITE}(?:(?:can|could|would|will) you )?(?:please )?(?:see to it|make sure|ensure|arrange|take care) that (${NAME}) (?:is|gets|will be) (?:marked|set|put|moved|switched|changed)(?: down)?(?: as| to| on| in| into)? (?=\\S)`,
    ),
    "set $1 to ",
  ],
  // "Give Ana a task: send the sample", "Ana's to-do: the sample".
  [
    re(
      `^\\s*${POLITE}give (${NAME}) (?:an? |another |one more )?(?:new )?(?:task|to-?do|reminder)(?:\\s*[:–-]\\s*|\\s+to\\s+)(?=\\S)`,
    ),
    "add a task for $1: ",
  ],
  [
    re(
      `^\\s*${POLITE}(${NAME})['’]s? (?:new |next )?(?:task|to-?do)\\s*[:–]\\s*(?!(?:all |already )?(?:done|finished|closed|completed?|due|open|sorted|in progress|started|what|which|is|none|no)\\b)(?=\\S)`,
    ),
    "add a task for $1: ",
  ],
  // "In Ana's notes: …".
  [
    re(`^\\s*${POLITE}(?:in|into|to|under|on) (${NAME})['’]s? (?:notes?|file|record|page)\\s*[:–]\\s*(?=\\S)`),
    "note on $1: ",
  ],
  // "Remember: Ana's school is closed": what is so, and nothing to do.
  [
    re(
      `^\\s*${POLITE}(?:remember|keep in mind|don['’]?t forget)\\s*[:–]\\s*(?=(?:that )?(?:[\\p{L}'’-]+ ){1,5}(?:is|are|was|were|has|have|likes|hates|wants|prefers|works|lives|speaks|does|doesn['’]?t|can['’]?t) )`,
    ),
    "note that ",
  ],
  // "Ana has a mail now, ana@…", "mail of Ana changed to ana@…".
  [
    re(
      `^\\s*${POLITE}(${NAME}) (?:has|got|uses) (?:an?|a new|another|his|her|their) (?:new )?(?:e-?mail|mail)(?: address)?(?: now)?\\s*[,:–-]\\s*(?=[^\\s@]+@)`,
    ),
    "$1's email is ",
  ],
  [
    re(
      `^\\s*${POLITE}(?:the )?((?:e-?mail|mail|role|company|title|city)(?: address)?) of (${NAME}) (?:has |is |was )?(?:changed|switched) to (?=\\S)`,
    ),
    "$2's $1 is now ",
  ],
  // "Ana's plinth is decided: granite".
  [
    re(
      `^\\s*${POLITE}(${NAME}['’]s [\\p{L} -]{3,30}?) (?:is|has been|was) (?:now |finally )?(?:decided|settled|chosen|agreed|fixed)\\s*:\\s*(?=\\S)`,
    ),
    "$1 is ",
  ],
  // "Ana no longer speaks German, drop that language": said twice.
  [
    re(
      `(?<=(?:no longer|not|n['’]t|stopped)\\s[^,;.\\n]{3,80})\\s*[,;.–—-]+\\s*(?:so |and |please )*(?:drop|remove|delete|take off|untick|take away|strike|lose) (?:that|this|the) (?:tag|label|language|option|value|choice|one|entry)(?: please| too)?[\\s.!]*$`,
    ),
    "",
  ],
  // "Tasks before Friday", "follow-ups this week": which there are.
  [
    re(
      `^\\s*${POLITE}(?:(?:my|our|all|open|any|the)\\s+)*(?:tasks|to-?dos|reminders|follow-?ups)\\s+(?:due\\s+)?((?:before|until|by|after|this|next)\\s(?!(?:with|for|to)\\s)[^:;,–—?-]{3,30}?)[\\s.?]*$`,
    ),
    "show my tasks due $1",
  ],
  // "Tomasz and Ingrid: priority 90 each": those two, and not everyone.
  [
    re(
      `(?<=^\\s*${POLITE}(?!(?:tasks?|remind|note|call|e-?mail|send|log)(?!\\p{L}))(?:(?:give|set|put|move|mark|make|change|assign)\\s+)?(?:[^\\n]{0,30}\\s)?(?-i:\\p{Lu})\\p{L}+\\s+and\\s+(?-i:\\p{Lu})[^\\n]{0,90}),?\\s+(?:for )?each(?: of them)?(?=[\\s.!]*$|\\.\\s)`,
    ),
    "",
  ],
  // "Add a list field 'Stack' w/ Go, Rust": with those.
  [re(`(?<=(?<!\\p{L})(?:column|field|list|dropdown)(?!\\p{L})[^\\n]{0,50})\\sw/\\s*(?=\\S)`), " with "],
  // "Put in a date field", "pop in a column": a new one.
  [
    re(`^\\s*${POLITE}(?:put|pop|stick|chuck) in (?=an? (?:new )?(?:[\\p{L}-]+ ){0,2}(?:column|field)s?(?!\\p{L}))`),
    "add ",
  ],
  // "Call it 'Offer details' instead".
  [
    re(`(?<=(?<!\\p{L})(?:call|name|rename|title) [^\\n"“‘']{0,30}["“‘'][^\\n]{2,80}["”’'])\\s+instead(?=[\\s.!]*$)`),
    "",
  ],
  // "Kill off the rewrite": away with it.
  [re(`^\\s*${POLITE}kill off (?=(?:the|my|our|that)\\s)`), "delete "],
  // "Start tracking Ana Sol, London based": in London.
  [
    re(
      `(?<=[,;(]\\s*)((?-i:\\p{Lu})[\\p{L}\\p{M}'’]+(?:[ -](?-i:\\p{Lu})[\\p{L}\\p{M}'’]+)?)[ -]based(?=[\\s.]*(?:[,;)]|$))`,
    ),
    "based in $1",
  ],
  // "By EOD Tuesday": by that day.
  [
    re(
      `(?<![\\p{L}])(?:by |before )?(?:eod|cob|close of business|end of (?:the )?day),? (?:on )?(?=(?:this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?![\\p{L}])|tomorrow(?![\\p{L}]))`,
    ),
    "by ",
  ],
  // "Oh, one more thing, Ana wants the samples back, note it".
  [re(`^\\s*(?:oh[\\s,]+|and[\\s,]+|ah[\\s,]+)*(?:one|another) (?:more |last )?thing\\s*[,:–—-]+\\s*(?=\\S)`), ""],
  // "And of those, who's in Porto?": who of those is there.
  [
    re(
      `^\\s*(?:(?:and|so|ok|okay|but)[\\s,]+)*(?:out of|of|among|from) (those|these|them),? (who|which)(?:['’]s| (is|are|has|have))?(?: (?:ones?|of them))? (?=\\S)`,
    ),
    "$2 of $1 $3 ",
  ],
  // "How many people are left?".
  [
    re(
      `^\\s*${POLITE}how many (people|contacts|leads|tasks|columns|notes)(?: (?:do|are|is|have) (?:i|we|there))?(?: (?:have|got))? (?:are )?(?:left|remaining|now|there now|left now|altogether)[\\s?.!]*$`,
    ),
    "how many $1 do I have?",
  ],
  // "Note for Rosa (she wants samples), and …".
  [
    re(
      `^(\\s*${POLITE}(?:(?:add|make|write|put|leave) )?(?:an? |the )?(?:new )?note (?:for|to|on|about|with|of) \\p{L}[^():,;\\n]{1,50}?) \\(([^()\\n]{3,300})\\)(?:\\s*[,;.]\\s*(?:and |then |also )*|\\s+(?:and|then|also) )(?=(?:please )?(?:set|move|push|mark|add|remind|create|delete|remove|put|change|make|assign|bump|raise|lower|postpone|complete|tick|priority|stage|status|owner)(?![\\p{L}]))`,
    ),
    "$1: “$2”. ",
  ],
  // "Note for both Sven and Rosa: …".
  [
    re(
      `(?<=^\\s*${POLITE}(?:(?:add|make|write|put|leave) )?(?:an? |the )?(?:new )?note (?:for|to|on|about|with|of) )both (?:of )?(?=\\p{L}[^:\\n]{1,60}? and \\p{L})`,
    ),
    "",
  ],
  // "Move it to Friday, and while you're at it, set Ana to Lead".
  [
    re(
      `^((?!\\s*(?:(?:please|and|also|add|make|write|put|leave|an?|the) )*notes?(?![\\p{L}]))[^\\n]*\\S)[\\s,.;–—-]+(?:and |but |oh )?(?:while|when) you(?:['’]re| are) (?:at it|there|about it|doing that|on it)[\\s,:]+(?=\\S)`,
    ),
    "$1 and ",
  ],
  // "Note to self: never call Ana before ten": what is so, and nothing to do.
  [
    re(
      `^\\s*${POLITE}note to (?:self|myself)\\s*[,:–—-]+\\s*(?=(?:never|don['’]?t|do not|no) (?!forget(?![\\p{L}]))|(?:that )?${NAME}(?:['’]s)? (?:is|has|hates?|likes?|loves?|prefers?|wants?|needs?|was|does|doesn['’]?t|can['’]?t|lives|works|speaks|only|never|always|always)(?![\\p{L}]))`,
    ),
    "note that ",
  ],
  // "Do a task for me: slides for the board".
  [
    re(
      `^\\s*${POLITE}(?:can you |could you )?do (?:me )?an? (?:new )?(?:task|reminder|to-?do)(?: for me)?(?=\\s*[,:–—-])`,
    ),
    "add a task",
  ],
  // "Wrong number, Ana's priority is 14": what was wrong before.
  [
    re(
      `^\\s*${POLITE}(?:(?:that was the |that is the |that['’]s the )?wrong (?:number|value|one|date|day|person|name|figure)|typo|my mistake|my bad|i was wrong)[,;.:!–—-]+\\s*(?=(?:the |his |her |their |its )?\\p{L}[\\p{L}\\p{M}'’-]*(?: \\p{L}[\\p{L}\\p{M}'’-]*){0,4} (?:is|should be|was) )`,
    ),
    "",
  ],
  // "Show me only the people in Europe".
  [
    re(
      `(?<=^\\s*${POLITE}(?:show|list|give|get)(?: me)? )(?:only|just) (?=(?:the|my|those|people|everyone|tasks|contacts|leads|founders)(?![\\p{L}]))`,
    ),
    "",
  ],
  // "Make Ana top priority".
  [
    re(
      `^\\s*${POLITE}(?:can you |could you )?(?:make|set|put|mark) (${NAME}) (?:(?:as|to|at|on) )?(?:a |my |our |the )?(?:top|highest|maximum|max) (?:priority|prio)(?: please| now)?[\\s.!]*$`,
    ),
    "set the priority of $1 to 100",
  ],
  // "Ana's assistant is called Ida, note".
  [
    re(
      `^(?!\\s*(?:note|add|make|write|put)\\b)([^\\n?"“”]{8,200}?)\\s*[,;–—-]\\s*note(?: please| that| this)?[\\s.!]*$`,
    ),
    "note that $1",
  ],
];

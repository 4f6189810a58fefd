import { eachReworded, POLITE, re, type Wordings } from "./rewording.ts";
import { WORDED_BESIDE } from "./worded-beside.ts";
import { WORDED_COLUMNS } from "./worded-columns.ts";
import { WORDED_FACTS } from "./worded-facts.ts";
import { WORDED_TASKS } from "./worded-tasks.ts";
import { WORDED_BACK } from "./worded-back.ts";
import { WORDED_UNDO } from "./worded-undo.ts";

const NAME = "\\p{L}[\\p{L}\\p{M}'’-]*(?:\\s+\\p{L}[\\p{L}\\p{M}'’-]*)*";

const NEW_TASK = "(?:(?:add|create|make|set up) )?(?:(?:an?|another|new) )*(?:task|to-?do|reminder)";
const UP_TO_STOP = "(?:[^.\\n]|\\.(?=\\S)){2,200}?";
/** What people say in so many ways, and one way in which it is read. */
const WORDED: Wordings = [
  // "New task Write it up. Description: with photos. Due 9 Dec", "… Due 9 Dec. Description: with photos".
  [
    re(
      `^(\\s*${POLITE}${NEW_TASK}\\b${UP_TO_STOP})\\.\\s+(?:desc(?:ription)?|details?)\\s*(?::|\\bis\\b)\\s*(${UP_TO_STOP})\\.\\s+(?:it(?:['’]s| is) )?((?:due|by|on|for)\\b[^.\\n]{2,30})[\\s.]*$`,
    ),
    "$1, description: $2, $3",
  ],
  [
    re(
      `^(\\s*${POLITE}${NEW_TASK}\\b${UP_TO_STOP})\\.\\s+(?:it(?:['’]s| is) )?((?:due|by|on|for)\\b[^.\\n]{2,30})\\.\\s+(?:desc(?:ription)?|details?)\\s*(?::|\\bis\\b)\\s*(${UP_TO_STOP})[\\s.]*$`,
    ),
    "$1, description: $3, $2",
  ],
  [
    re(
      `^(\\s*${POLITE}${NEW_TASK}\\b${UP_TO_STOP})\\.\\s+(?:desc(?:ription)?|details?)\\s*(?::|\\bis\\b)\\s*(${UP_TO_STOP})[\\s.]*$`,
    ),
    "$1, description: $2",
  ],
  // "New to-do, ask Ana too. due monday".
  [
    re(
      `^(\\s*${POLITE}(?:${NEW_TASK}|remind me)\\b${UP_TO_STOP})[.!]\\s+(?:it(?:['’]s| is) )?((?:due|by|until)\\b[^.,;\\n]{2,30})[\\s.]*$`,
    ),
    "$1, $2",
  ],
  // "Task for this afternoon: …": a task has a day and no time.
  [
    re(
      `^(\\s*${POLITE}${NEW_TASK} for )(?:(?:later )?this (?:morning|afternoon|evening)|tonight|later today)\\s*[:–-]\\s*(?=\\S)`,
    ),
    "$1today: ",
  ],
  // "Put in my diary for 15 December: dinner with Ana": a task of that day.
  [
    re(
      `^\\s*${POLITE}(?:put|write|enter|note|stick|pencil|add)(?: (?:it|this|that|down))? (?:in|into|on|to) (?:my|our|the) (?:diary|calendar|agenda|planner|schedule)\\s*,?((?: (?:for|on))? [^:\\n]{2,40})?\\s*:\\s*(?=\\S)`,
    ),
    "task$1: ",
  ],
  // "Same note for Sven and Rosa: …", "both Sven and Rosa get this note: …".
  [
    re(
      `^\\s*${POLITE}(?:(?:add|make|write|put) )?(?:the )?same (?:note|text|thing|message) (?:for|to|on|about|with) (?:both (?=[^:]* and ))?([^:\\n–]{3,120}?)\\s*(?::|\\s[–—-]\\s)\\s*(?=\\S)`,
    ),
    "note for $1: ",
  ],
  [
    re(
      `^\\s*${POLITE}(?:both (?=[^:]* and )|all of )?([^:\\n.!?]{3,100}?) (?:both |all |each )*(?:gets?|should (?:both |all |each )?(?:get|have)|needs?) (?:this|the same|the following|one and the same) note\\s*(?::|\\s[–—-]\\s)\\s*(?=\\S)`,
    ),
    "note for $1: ",
  ],
  // "That note belongs to Rosa", "this was meant for Rosa".
  [
    re(
      `^\\s*${POLITE}(?:that|this|the last)(?: note| task| one| reminder| change)? (?:belongs? (?:to|with|on|under)|was meant for|is meant for|goes (?:to|on|under|with)|should have (?:been|gone) (?:to|for|on|under|with)) (${NAME})[\\s.!]*$`,
    ),
    "that was for $1",
  ],
  // "Wrong Callum, it's Ferreira".
  [
    re(
      `^\\s*${POLITE}(?:that['’]?s |that was )?(?:the )?[Ww]rong (\\p{Lu}[\\p{L}'’-]+)[\\s,.!–-]+(?:[Ii] meant?|[Ii]t['’]?s|[Ii]t is|[Ii]t was|[Tt]hat was|it should be|should be|make that|make it) (?!the\\b)(?!\\1\\b)(\\p{Lu}[\\p{L}'’-]+)[\\s.!]*$`,
      "u",
    ),
    "I meant $1 $2",
  ],
  // "Jane Doe — please jot down that …", "write under jane doe she wants …".
  [
    re(
      `^\\s*${POLITE}(\\p{L}[\\p{L}\\p{M}'’-]*(?:\\s+\\p{L}[\\p{L}\\p{M}'’-]*){0,3})\\s*(?::|[–—]|\\s-)\\s*(?:please |pls |can you |could you )*(?:jot (?:it |this )?down|write (?:it |this )?down|note down|make a note|take a note|remember|keep in mind|bear in mind)(?:\\s+that|\\s*:)?\\s+(?!to\\s|about\\s)(?=\\S)`,
    ),
    "note for $1: ",
  ],
  [
    re(
      `^\\s*${POLITE}(?:write|jot|put|note)(?: down)? under (\\p{L}[\\p{L}\\p{M}'’-]*(?:\\s+\\p{L}[\\p{L}\\p{M}'’-]*){0,2}?)\\s+(?:that\\s+)?(?=(?:she|he|they|her|his|their|we|i)(?:['’]s|['’]d|['’]ll)?\\s)`,
    ),
    "note for $1: ",
  ],
  // "Set the owner of everyone in Berlin to Greta", "… of everyone without one to Greta".
  [
    re(
      `^\\s*${POLITE}(?:can you |could you )?(?:set|change|update|make|switch|put)\\s+(?:the\\s+)?(\\p{L}[\\p{L} -]{1,30}?)\\s+(?:of|for)\\s+((?:everyone|everybody|all(?: of)?(?: the| my)? (?!(?:tasks?|to-?dos?|reminders?|notes?|posts?|columns?|fields?|views?|these|those|them|overdue|open|done)\\s)\\p{L}[\\p{L}-]{2,30})(?!\\s+(?:without (?:one|any)|with none))(?:\\s[^,;:]{2,60}?)?)\\s+to\\s+([^,;:]{1,40}?)[\\s.!]*$`,
    ),
    "$2: $1 $3",
  ],
  [
    re(
      `^\\s*${POLITE}(?:can you |could you )?(?:set|change|update|make|switch|put)\\s+(?:the\\s+)?(\\p{L}[\\p{L} -]{1,30}?)\\s+(?:of|for)\\s+(everyone|everybody|all(?: of)?(?: the| my)? (?:people|contacts))\\s+(?:without (?:one|any)|with none|(?:who|that) (?:has|have) none)\\s+to\\s+([^,;:]{1,40}?)[\\s.!]*$`,
    ),
    "$2 without $1: $1 $3",
  ],
  ...WORDED_COLUMNS,
  ...WORDED_FACTS,
  ...WORDED_BACK,
  ...WORDED_UNDO,
  ...WORDED_TASKS,
  ...WORDED_BESIDE,
  // "And call it Order the rolls".
  [
    re(
      `^\\s*(?:(?:and|also|then|but|sorry|oh)[\\s,]+)+(?:please )?(?:call|name|title|retitle|label) (?:it|this|that|that one|the task|this task|that task) (?:now )?(?!(?:back|again|off|up|in|out|now|later|tomorrow|today|tonight|on|at|a day|done)\\b)(["“]?\\S.{2,80})$`,
    ),
    "rename it to $1",
  ],
  [
    re(
      `^\\s*${POLITE}(?:the |its |and the )?(?:title|name of the task|task title|title of (?:it|the task|that task)) (?:should (?:be|say|read)|must be|is|reads) (?:now )?(["“]?\\S.{2,80})$`,
    ),
    "rename it to $1",
  ],
  // "Remind me every 30 days about June, I mean the days between contacts".
  [
    re(
      `^\\s*${POLITE}(?:remind me|ping me|nudge me|alert me)(?: to (?:contact|call|write to|talk to|get in touch with|check in with|keep in touch with))? every (\\d{1,3}) days(?: (?:about|to contact|to call|to talk to|to write to|of|for|to get in touch with|to keep in touch with))? (${NAME})[\\s,.;(–—-]+(?:i mean|that is|meaning|as in|i['’]?m talking about)[\\s,]+(?:the |her |his |their |as )*(?:days between contacts?|keep.in.touch(?: days)?|contact (?:rhythm|interval))\\)?[\\s.!]*$`,
    ),
    "set days between contacts of $2 to $1",
  ],
  // "Tobias wants varnish as well, add it to his services".
  [
    re(
      `^\\s*${POLITE}(\\p{L}[\\p{L}\\p{M}'’-]*(?:\\s+\\p{Lu}[\\p{L}\\p{M}'’-]*){0,3}) (?:also )?(?:wants?|needs?|takes?|does|has|likes?|asked for|would like|booked|ordered|bought) ((?:the )?[\\p{L}\\p{N}-]+(?: [\\p{L}\\p{N}-]+){0,2}?)(?: as well| too| also| now)?\\s*[,;.–-]+\\s*(?:so |and |then |please |pls )*(?:add|put) (?:it|that|this|them|those) (?:to|in|into|under|on) (?:his|her|their|its) (?!(?:notes?|profile|page|record|file|card|timeline|history|tasks?|list)\\b)([\\p{L}][\\p{L} -]{2,30}?)(?: too| as well| please)?[\\s.!]*$`,
    ),
    "add $2 to $3 of $1",
  ],
  // "Her company, it's now Kelp".
  [
    re(
      `^\\s*${POLITE}(?:it['’]?s |it is )?((?:her|his|their|${NAME}['’]s) [\\p{L}](?:(?! (?:is|are|was|has) )[\\p{L} -]){2,24}?)\\s*[,:–-]+ ?(?:it|that|this)(?:['’]?s| is) (?:now |actually )?(\\S[^?\\n]{0,80})$`,
    ),
    "$1 is now $2",
  ],
  // "New one for Sol: Jane Doe".
  [
    re(
      `^(\\s*${POLITE}(?:(?:add|create|save|enter) )?(?:an? |another )?(?:new )(?:one|contact|person|lead|client|customer|prospect)) for (\\p{L}[\\p{L}'’-]*)\\s*[:,–-]+\\s*([^,\\n]{3,60}?(?= (?:at|from|of|with|\\S*linkedin\\.com)|[,\\n]|$))(.*)$`,
      "isu",
    ),
    "new contact: $3, for $2$4",
  ],
  // "For the file on Jane, note that …", "for Jane's file: …".
  [
    re(
      `^\\s*${POLITE}(?:for|on|regarding|about|concerning|re) (?:the |her |his |their )?(?:file|record|records|page|profile|card|notes?)(?: (?:on|of|for|about))? (${NAME})\\s*[,:–-]+\\s*(?:please )?(?:(?:note|write|jot|put|record|keep|remember|save)(?: down| in mind)?(?: that)?\\s*:?\\s+)?(?=\\S)`,
    ),
    "note for $1: ",
  ],
  [
    re(
      `^\\s*${POLITE}(?:for|on|regarding|about|concerning|re) (${NAME})(?:['’]s (?:file|record|records|page|profile|card|notes?)\\s*[,:–-]|\\s*,\\s*for (?:the|his|her|their) (?:record|file|notes?)\\s*[,:–-])\\s*(?:(?:please )?(?:note|write|jot|record|remember)(?: down)?(?: that)? )?(?=\\S)`,
    ),
    "note for $1: ",
  ],
  // "I want my people out of here into a spreadsheet", "export to csv?".
  [
    re(
      `^\\s*${POLITE}(?:(?:(?:i|we)(?:['’]?d)? (?:want|need|would like|like|d like)(?: to)?|can (?:i|we)|could (?:i|we)|is there a way to) (?:(?:get|take|have|export|download|move|bring|pull|save|copy) )?(?:all |of )*(?:my|the|our) (?:people|contacts|list|data|table|everything|notes|customers|clients)(?: and \\S+)?(?: out(?: of (?:here|this|tracker))?)? ?(?:(?:in|into|to|as|for) (?:an? )?(?:excel|csv|google sheets?|sheets?|spreadsheet|file|numbers|xlsx)(?: file| sheet)?|out of (?:here|this|tracker))|exports?(?: (?:to|as|into) (?:an? )?(?:csv|excel|spreadsheet|file|xlsx))? ?(?=\\?))[\\s?.!]*$`,
    ),
    "how do I export my people to a file?",
  ],
  // "To call Ana no sorry to email Ana": the second is what is meant.
  [
    /\bto\s+(?:(?!\bto\b)[^.;:\n"“”]){2,50}?[\s,]+(?:(?:no|oh|ah)[\s,]+)*(?:sorry|wait|no wait|scratch that|i mean|i meant|rather|actually no|make that)[\s,]+(?:(?:no|sorry|i mean|rather)[\s,]+)*to\s+(?=\p{Ll}{3,}\s)/giu,
    "to ",
  ],
  // "A call with Pell for Wednesday, Graham I mean".
  [
    /^(.+?\b(?:with|for|to|of|about|[Cc]all|[Ee]mail|[Rr]ing)\s+)(\p{Lu}[\p{L}'’-]+)(?!['’]?\s+\p{Lu})(.*?),\s+(\p{Lu}[\p{L}'’-]+),? (?:i mean|I mean|that is)[\s.!]*$/u,
    "$1$4 $2$3",
  ],
  // "Todo for Grace – post her the chart", "every Monday: the stock".
  [
    re(
      `^(\\s*${POLITE}(?:task|to-?do|reminder) for \\p{L}[\\p{L}\\p{M}'’-]*(?: \\p{Lu}[\\p{L}'’-]*)*)\\s+[–—-]\\s+(?=\\p{L})`,
    ),
    "$1: ",
  ],
  [
    re(`^(\\s*${POLITE}(?:every|each) (?:mon|tues|wednes|thurs|fri|satur|sun)day)s?\\s*:\\s*(?=\\p{L})`),
    "remind me $1: ",
  ],
  // "Alemu got promoted to CEO".
  [
    /^([^,:;?\n]{2,60}?) (?:just )?(?:got|was|has been|have been|is being|gets|is) (?:just |recently )?(?:promoted to(?: be)?|appointed(?: as| to)?|named) (?:as )?(?!(?:after|by|in|on|for|among|one)\b)(?:the |an? |their )?(?=\p{L}{2,}[^,:;?\n]{0,50}$)/u,
    "$1 is now ",
  ],
  // "Get rid of Oskar and his tasks".
  [
    /^(.{0,30}?)\b(?:delete|remove|erase|get rid of) (\p{Lu}[\p{L}\p{M}'’-]*(?:\s+\p{Lu}[\p{L}\p{M}'’-]*)*) and (?:all (?:of )?)?(?:her|his|their) (?:open )?(?:tasks?|to-?dos?|reminders?)[\s?.!]*$/u,
    "delete $2\ndelete all tasks of $2",
  ],
  // "Her code changed to NG-07".
  [
    /^([^:?\n]{2,60}?(?:['’]s|\b[Hh]er|\b[Hh]is|\b[Tt]heir) [\p{L}][\p{L} -]{2,30}?) (?:has |have |was |were |got )?(?:changed|switched) to (?=\S)/u,
    "$1 is now ",
  ],
  // "Task: the licence is done" tells of one that is there.
  [
    re(
      `^\\s*${POLITE}(?:task|to-?do|aufgabe|tarea|t[âa]che)\\s*[:–-]\\s*(?!(?:make|check|ensure|see|ask|confirm|verify|tell|when|if|once|wenn|sobald|si|quand|cuando)\\b)([^,:;?]{3,60}?) (?:is|are|has been|ist|sind|est[áa]|est) (?:now |already |all |schon |ya |d[ée]j[àa] )?(?:done|finished|completed|erledigt|fertig|hech[oa]|terminad[oa]|termin[ée]e?|faite?)[\\s.!]*$`,
    ),
    "mark $1 as done",
  ],
  // "And set it to done", of a task.
  [
    re(
      `^\\s*${POLITE}(?:set|put|change|switch|move) (?:it|this|that|that one|the task) (?:back )?(?:to|on) (?:status )?(done|to ?do|todo|in progress)[\\s.!]*$`,
    ),
    "mark it as $1",
  ],
  // "Weekly reminder on Mondays to …".
  [
    re(
      `^(\\s*${POLITE}(?:(?:add|create|make|set|set up|put|put in|i need|i want|give me|new)\\s+)?)(?:(?:a|an|another|the|new|my)\\s+)*weekly (?:reminder|task|to-?do)(?: for me)? (?:on|every|each|for) ((?:mon|tues|wednes|thurs|fri|satur|sun)day)s?(?: (?:mornings?|afternoons?|evenings?))?(?=[\\s,:])`,
    ),
    "remind me every $2",
  ],
  [
    re(
      `^(\\s*${POLITE}(?:(?:add|create|make|set|set up|put|put in|i need|i want|give me|new)\\s+)?)(?:(?:a|an|another|the|new|my)\\s+)*every (other|second) ((?:mon|tues|wednes|thurs|fri|satur|sun)day) (?:reminder|task|to-?do)(?=[\\s,:])`,
    ),
    "remind me every $2 $3",
  ],
];

/** A message in the one way in which it is read, where people have many. */
export const inOneWay = (message: string): string => eachReworded(message, WORDED);

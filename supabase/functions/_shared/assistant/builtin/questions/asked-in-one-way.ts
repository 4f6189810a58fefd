import { ASKED_AROUND } from "./asked-around.ts";
import { ASKED_BESIDE } from "./asked-beside.ts";
import { inOtherWords } from "./asked-in-other-words.ts";
import { askedOfDays } from "./asked-of-days.ts";
import { ASKED_WITH_MORE } from "./asked-with-more.ts";
import { PLAINLY_COUNTED } from "./plainly-counted.ts";
import { ROUNDLY_ASKED } from "./roundly-asked.ts";
import { re, SOFT } from "./spoken-words.ts";
import type { Wordings } from "../commands/rewording.ts";
import { eachReworded } from "../commands/rewording.ts";

const LATELY = "(?:lately|recently|of late|in the last (?:while|few weeks)|these days)";
const CALLS =
  "(?:ring|phone|call|e-?mail|mail|write to|write|text|message|contact|talk to|speak to|speak with|ping|chase|visit|see|get hold of|check in with|check in on|get back to)";

const NEGLECTED =
  "(?:neglect(?:ed|ing)|ignor(?:ed|ing)|forg(?:otten|otten about|ot about)|lost (?:touch|contact) with|losing touch with|left hanging|gone quiet on|let (?:slip|slide|drift|go cold)|failed to (?:contact|call|reach))";
const QUIET =
  "(?:gone (?:quiet|cold|silent|dark|missing)|went (?:quiet|cold|silent|dark)|going (?:quiet|cold|silent)|(?:fallen|dropped|slipped) off (?:the|my|our) (?:radar|map|grid)|(?<=been )(?:silent|quiet|cold|neglected|out of touch)|(?:silent|quiet|out of touch)(?= for)|drifted away|slipped away|lost touch)";
const SPOKE = "(?:talked|spoke|spoken|contacted|met|touched base|been in touch|reached out|called|saw|seen|heard)";

/** What people ask in so many ways, and one way in which it is read. */
const ASKED: Wordings = [
  // "Which tasks belong to Omar".
  [
    re(
      `^(${SOFT}(?:which|what)(?: of (?:the|my))?(?: open)? (?:tasks|to-?dos|reminders)) (?:belong|are (?:assigned|linked|tied|attached|connected)) (?:to|with) (?=\\S)`,
    ),
    "$1 are for ",
  ],
  // "Who should I ring today", "who do I owe a call".
  [
    re(
      `^${SOFT}who(?:m|['’]s)? (?:(?:should|shall|must|do|could|can) (?:i|we) (?:need to |have to |want to )?${CALLS}|(?:do|did) (?:i|we) (?:still )?owe (?:an?|my) (?:\\S+ )?(?:call|e-?mail|mail|reply|answer|message|ring|visit)|(?:needs|deserves|could (?:use|do with)|(?:is )?(?:over)?due) (?:an?|for an?) (?:call|chat|check[- ]?in|catch[- ]?up|follow[- ]?up|e-?mail|visit|ring|message))(?: (?:today|now|next|first|this week|to))?[\\s?.!]*$`,
    ),
    "Who should I reach out to today?",
  ],
  // "Who have I neglected".
  [
    re(
      `^${SOFT}who(?:m)? (?:have|did|do) (?:i|we) (?:been )?(?:neglect(?:ed|ing)?|ignor(?:ed|ing)|forg(?:otten|ot|et)(?: about)?|let slip|lost (?:touch|contact) with|lose touch with|left hanging|gone quiet (?:on|with))[\\s?.!]*$`,
    ),
    "Who have I not contacted in the last 60 days?",
  ],
  // "Anyone I have neglected for two months", "who has gone quiet since March": those who were not contacted.
  [
    re(
      `\\b(?:(?:that |whom |who )?(?:i|we)(?:['’]ve| have|['’]m| am)?|(?:have|did|am|are) (?:i|we)) (?:been )?${NEGLECTED}(?= (?:for|in|since|over|more|longer|this|these|the (?:last|past)|all)\\b)`,
    ),
    "have I not contacted",
  ],
  [
    re(
      `\\b(?:(?:that |whom )?(?:i|we)(?:['’]ve| have)?|(?:have|did|am|are) (?:i|we)) (?:been )?${NEGLECTED}[\\s?.!]*$`,
    ),
    "have I not contacted in the last 60 days?",
  ],
  [
    re(
      `\\b(?:(?:who|that|which)(?:['’]s|['’]ve)? )?(?:(?:has|have|is|are|had)(?: been)? |been )?${QUIET}(?= (?:for|in|since|over|more|longer|this|the (?:last|past)|all)\\b)`,
    ),
    "who have I not contacted",
  ],
  [
    re(
      `^${SOFT}(?:who|which (?:people|ones|\\p{L}+))(?:['’]s|['’]ve)? (?:(?:has|have|is|are) )?(?:been )?${QUIET}(?: on (?:me|us))?(?: ${LATELY})?[\\s?.!]*$`,
    ),
    "Who have I not contacted in the last 60 days?",
  ],
  // "Sorted by when I last spoke to them".
  [
    re(
      `\\b((?:sort|order|rank|list)(?:ed)?(?: (?:them|it|everyone))? by) (?:(?:when|how (?:long ago|recently|lately)|who) (?:i|we)(?:['’]ve| have)? (?:last )?${SPOKE}|(?:date of |time of )?(?:the )?last (?:contact|touch|call|talk|conversation))(?: (?:to|with))?(?: them| (?:to|with) them)?(?: last)?`,
    ),
    "$1 last contact",
  ],
  [
    re(
      "\\b((?:sort|order|rank|list)(?:ed)?(?: (?:them|it|everyone))? by) when (?:they|i|we) (?:were |was )?(?:added|joined|created|came in|saved)(?: them)?",
    ),
    "$1 date added",
  ],
  [
    re("\\b((?:sort|order|rank|list)(?:ed)?(?: (?:them|it|everyone))? by) (?:how (?:many|much|high|big) )(?=\\p{L})"),
    "$1 ",
  ],
  // "Who has posted lately".
  [
    re(
      `^${SOFT}who(?:['’]s|['’]ve|s| has| have| is)? (?:been )?(?:post(?:ed|ing|s)|publish(?:ed|ing)|shar(?:ed|ing))(?: (?:anything|something|a post|on linkedin))*(?: ${LATELY})[\\s?.!]*$`,
    ),
    "Who has posted in the last 30 days?",
  ],
  [
    re(
      `^${SOFT}who (?:hasn['’]?t|has not|haven['’]?t|didn['’]?t) (?:been )?(?:post(?:ed|ing)?|publish(?:ed)?|shared?)(?: (?:anything|something|a post|on linkedin))*(?: (?:${LATELY}|(?:in|for) (?:a|quite a) (?:while|long time)|in ages|for ages|in a long while))?[\\s?.!]*$`,
    ),
    "Who has no post in the last 30 days?",
  ],
  [
    re(
      `^${SOFT}(?:(?:are|were) there )?(?:any(?:thing)?|some) (?:new |fresh |recent |latest )(?:posts?|on linkedin)(?: ${LATELY}| today| out there)?[\\s?.!]*$`,
    ),
    "latest posts",
  ],
  // "… and what do they do": a list says it.
  [re(`^(${SOFT}(?:who|which people)\\b.{3,80}?),? and what (?:do|are) they(?: do| doing)?[\\s?.!]*$`), "$1?"],
  // "How many per stage", "count by status": of people.
  [
    re(`^(${SOFT}how many)(?: of them)?(?: are there)? (?=(?:per|by|in each|in every|at each|for each)\\s)`),
    "$1 people ",
  ],
  [
    re(`^${SOFT}(?:count|numbers?|the count)(?: of people)? (?:by|per|for each|in each) (\\S.{1,40}?)[\\s?.!]*$`),
    "how many people per $1?",
  ],
  // "Whom did I add to the list in May".
  [re(`^(.{3,80}?\\b(?:add|added|put|save|saved)) (?:to|on|onto|in|into) (?:the|my|our) list(?=\\s|\\?|$)`), "$1"],
  // "Did anyone say something about X in a meeting or a note".
  [
    re(
      `^(.{3,100}?\\b(?:say|said|mention|mentioned|write|wrote|tell|told)\\b.{3,80}?) in (?:an? |the |any |our )?(?:meeting|call|note|post|mail)s? or (?:an? |the |any |our )?(?:meeting|call|note|post|mail)s?[\\s?.!]*$`,
    ),
    "$1?",
  ],
  // "How many have an email" counts people.
  [
    re(`^(${SOFT}how many) (?=(?:have|has|do not have|don['’]?t have|are (?:at|in|from)|work|live|own)\\s)`),
    "$1 people ",
  ],
  // "What do all the deposits come to".
  [
    re(
      `^(${SOFT})(?:what|how much) (?:do|does|would) (?:all (?:of )?)?(?:the |my |our )?(.{2,40}?) (?:come to|add up to|sum up to|amount to|total)(?: (?:in all|altogether|together|in total))?(?: (?:per|a|each|every) (?:week|month|quarter|year))?[\\s?.!]*$`,
    ),
    "$1what is the total $2?",
  ],
  // "The highest deposit we hold" is the highest deposit.
  [
    re(
      `^(.*\\b(?:highest|lowest|biggest|largest|smallest|total|average)\\b.{2,40}?) (?:that )?(?:i|we) (?:hold|have|got|hold now|have now)[\\s?.!]*$`,
    ),
    "$1?",
  ],
  // "Average size of those with water reed".
  [
    re(
      `^(${SOFT}.*\\b(?:average|total|sum|highest|lowest|mean|median)\\b.*?) of (?:those|the ones|all those|everyone|everybody) (with|in|at|who|whose|from)\\b`,
    ),
    "$1 of people $2",
  ],
  // "Which of them has the most: Ana, Ben or Cleo?"
  [re(`^(${SOFT})(?:which|who) of (?:them|these|those|the \\S+) (.{3,60}?)\\s*:\\s*(.+)$`), "$1who $2, $3"],
  // "Did you mark the swatches as done?"
  [
    re(
      `^${SOFT}(?:did|have) (?:you|we|i) (?:already |really )?(?:mark(?:ed)?|tick(?:ed)?(?: off)?|set|complete(?:d)?|finish(?:ed)?) (.{2,60}?)(?: (?:as|to))? (?:done|finished|complete|completed|off)[\\s?.!]*$`,
    ),
    "are $1 done?",
  ],
  // "Who among Sol's people" is who of them.
  [re(`^(${SOFT})(?:who|which(?: one)?) (?:among|amongst|out of) (?=\\S+ \\S)`), "$1who of "],
  // "People I've been in contact with, but not for over a month": those whose last contact is as long ago.
  [
    re(
      `^(${SOFT}(?:(?:show me|list|find|give me) )?(?:all )?(?:the )?(?:people|contacts|everyone|everybody|anyone|who|customers|clients)(?: (?:in|at|from) \\S+)?) (?:(?:that|who|whom) )?(?:(?:have|had|did) (?:i|we)|(?:i|we)(?:['’]ve|['’]d| have| had)?) (?:ever |once |already )?(?:been (?:in (?:contact|touch) with|talking to)|(?:been )?contacted|talk(?:ed)? (?:to|with)|sp(?:oken|oke|eak) (?:to|with))(?: (?:before|once|already|at some point|in the past))?,? (?:but|and|only) not (?:for|in) (?:(?:at least|more than|over|the last|the past|the) )*((?:\\S+ )?(?:days?|weeks?|months?|years?))(?: now)?[\\s?.!]*$`,
    ),
    "$1 last contacted more than $2 ago",
  ],
  [re("(last contacted more than) (?=(?:day|week|month|year) ago$)"), "$1 a "],
  [re(`^${SOFT}(?:where|how) (?:do|did) (?:i|we) know (.{2,40}?)(?: from)?[\\s?.!]*$`), "how did I meet $1?"],
  // "Who did I write notes about this week".
  [
    re(
      `^${SOFT}who(?:m)? (?:did|have) (?:i|we) (?:write|written|made|make|add(?:ed)?|take|taken|leave|left) (?:an? |any |some )?notes? (?:about|on|for)(?: (.{3,30}?))?[\\s?.!]*$`,
    ),
    "who has a note $1?",
  ],
  [
    re(
      `^${SOFT}what(?:['’]s| has| is)? (?:changed|been changed|been going on|been happening) (?=(?:since|in|on|over|this|last|during|yesterday|today)\\b)`,
    ),
    "what happened ",
  ],
  // "Run past December": beyond it.
  [
    re(
      "\\b((?:run|go|extend|last|end|continue|stay)s?|valid|good|on) (?:past|beyond|well past) (?=(?:the |next |this )?\\p{L}+\\b)(?!(?:due|their|its)\\b)",
    ),
    "$1 after ",
  ],
  [
    re(
      `^${SOFT}when (?:does|do|will|is|are) (the next .{2,40}?) (?:ends?|ending|start(?:s|ing)?|begin|expir(?:e|ing)|run(?:ning)? out|com(?:e|ing) up|happen|tak(?:e|ing) place)[\\s?.!]*$`,
    ),
    "when is $1?",
  ],
  // "Never called" is never contacted.
  [
    re(
      "\\b((?:have|did|do|had) (?:i|we) (?:never|not)(?: yet| ever)?|(?:i|we)(?:['’]ve| have)? (?:never|not)(?: yet| ever)?|haven['’]t(?: yet| ever)?|didn['’]t(?: yet| ever)?|never) (?:called(?! (?:so|that|like|it))|rung|rang|phoned|visited|e-?mailed|pitched|approached)(?=$|[\\s?.!,])(?! (?:back|about)\\b)",
    ),
    "$1 contacted",
  ],
  // "Show only …".
  [re(`^(${SOFT}(?:show|list|give|display|get|find)(?: me)?) (?:only|just) (?=\\S)`), "$1 "],
  [
    re("\\b(?:(who)(?:['’]s)?|has|have|['’]s|['’]ve|is|are) (?:gone|been|stayed|remained|left|going) (?=without\\b)"),
    "$1 ",
  ],
  // "The second biggest" is among the first two.
  // "Biggest team first".
  [re("\\b(?:the )?(?:biggest|largest|greatest|longest)(?= \\p{L}[\\p{L} ]{1,25} first[\\s?.!]*$)"), "highest"],
  [re("\\b(?:the )?(?:smallest|fewest|shortest)(?= \\p{L}[\\p{L} ]{1,25} first[\\s?.!]*$)"), "lowest"],
  [re("(?<!^and )(?<!^and the )\\b(?:the )?(?:second|2nd)[- ](?=(?:biggest|highest|largest)\\b)"), "top 2 "],
  [re("(?<!^and )(?<!^and the )\\b(?:the )?(?:third|3rd)[- ](?=(?:biggest|highest|largest)\\b)"), "top 3 "],
  [re("\\b(top \\d) (?:biggest|highest|largest)\\b"), "$1"],
  // "Who else is in Milan besides Ana".
  [
    re(
      `^(${SOFT}(?:who(?:['’]s)?|which|anyone|anybody|everyone|list|show)\\b.{3,80}?) (?:besides|apart from|aside from|other than|except for|but not) (?=\\p{Lu}|\\p{L}+[\\s?.!]*$)`,
    ),
    "$1 except ",
  ],
  // "Who else has a boat" asks the same.
  [re(`^(${SOFT}(?:who|which of them)) else (?=\\S+ \\S)`), "$1 "],
];

/** A question in the one way in which it is read, where people have many. */
export const askedInOneWay = (text: string): string =>
  askedOfDays(
    eachReworded(inOtherWords(text), [
      ...ASKED_AROUND,
      ...ASKED_WITH_MORE,
      ...PLAINLY_COUNTED,
      ...ROUNDLY_ASKED,
      ...ASKED_BESIDE,
      ...ASKED,
    ]),
  );

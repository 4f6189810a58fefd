import { re } from "./spoken-words.ts";
import type { Wordings } from "../commands/rewording.ts";

const LEAD = "(?:(?:and|so|ok|okay|hey|hi|please|but|remind me|tell me)[\\s,]+)*";
const MONTH =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)(?![\\p{L}])";
const MONAT =
  "(?:januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)(?![\\p{L}])";
const MES = "(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?![\\p{L}])";
const MOIS = "(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?![\\p{L}])";
const INTO_IT =
  "(?:in|into|onto|to|inside) (?:the |our |my |this )?(?:crm|tracker|database|db|system|app|address book|network|contact list|list of (?:people|contacts))";

/** What people say around what they ask for, and the question without it. */
export const ASKED_BESIDE: Wordings = [
  // "Which people are marked as not paid": that it is written so says nothing more.
  [
    re(
      "(?<![\\p{L}])((?:is|are|was|were|(?:has|have) been|who['’]s|who['’]re)(?: still| already| currently| now| not)*) (?:marked|flagged|listed|recorded|registered|tagged|logged|labell?ed|put down|down|shown|showing|entered) as (?:being )?",
    ),
    "$1 ",
  ],
  // "Who went into the CRM in the past 7 days", "who did we put into the system this week": who was added.
  [
    re(
      `^(${LEAD})(who|how many people|which (?:people|ones|contacts|founders|candidates|of them))(?:['’]s|['’]ve)? (?:(?:have|has|had|all|was|were|been|newly|just) ){0,3}(?:went|gone|go|came|come|got(?: put)?|landed|made it|moved|put|entered|typed|keyed|loaded|fed|filed|recorded|saved|stored) ${INTO_IT}(?=$|[\\s?.!])`,
    ),
    "$1$2 was added",
  ],
  [
    re(
      `^(${LEAD})(who|how many people|which (?:people|ones|contacts|founders|candidates)) (?:did|have|had) (?:we|i|you) (?:just |newly )?(?:put|enter(?:ed)?|get|type(?:d)?|load(?:ed)?|key(?:ed)?|record(?:ed)?|store(?:d)?|save(?:d)?|take(?:n)?|bring|brought) ${INTO_IT}(?=$|[\\s?.!])`,
    ),
    "$1$2 was added",
  ],
  // "When does Bart's notice finish", "when is her lease over": when it ends.
  [
    re(
      `^(${LEAD}when (?:does|do|will|did) [^,;:?]{2,60}?['’]s? [^,;:?]{2,40}?) (?:finish|conclude|be over|come to an end|lapse)[\\s?.!]*$`,
    ),
    "$1 end?",
  ],
  [
    re(
      `^(${LEAD}when) (?:is|are|will) ([^,;:?]{2,60}?['’]s? [^,;:?]{2,40}?) (?:be )?(?:over|finished|up|done)[\\s?.!]*$`,
    ),
    "$1 does $2 end?",
  ],
  // "What cheque are we thinking of for Ana".
  [
    re(
      `^(${LEAD})(?:what|which|how much)(?: kind of| sort of)? (?!people|persons?|founders?|contacts?|tasks?|notes?|posts?|of|time|day|is|are|were|do|did|have)(\\p{L}[\\p{L}\\p{N} -]{1,30}?) (?:are|were|do|did|have|had) (?:we|you|i)(?: (?:currently|still|now|all))? (?:(?:think(?:ing)?|talk(?:ing)?) (?:of|about)|looking at|considering|planning(?: on)?|aiming (?:for|at)|going for|discussing|offering|have in mind|had in mind|in mind|agreed? on|settled? on)(?= (?:for|with|from)\\s)`,
    ),
    "$1what is the $2",
  ],
  // "Who looks after Ana on our side", "who is still open after that".
  [
    re(
      `^(?=${LEAD}(?:who|whose|which|what|tell me))(.{6,100}?)[\\s,]+(?:(?:on|at|from) (?:our|my) (?:side|end)|in (?:our|my) team|internally|after (?:that|this|those)|afterwards)[\\s?.!]*$`,
    ),
    "$1?",
  ],
  // "What is coming up next week task wise".
  [
    re(
      `^(${LEAD})what(?:['’]s| is| do (?:i|we) have| have (?:i|we) got)(?: coming(?: up)?| up| due| on| planned)? (.{2,30}?),? (?:tasks?[ -]?wise|in terms of tasks|as far as tasks go)[\\s?.!]*$`,
    ),
    "$1which tasks are due $2?",
  ],
  // "Biggest round we have on the board, whose is it and how much".
  [
    re(
      `^(${LEAD})(?:the )?(biggest|largest|highest|smallest|lowest|longest|shortest|oldest|newest) ([^,?]{3,40}?)(?: (?:that )?(?:we|i) have)?(?: on the (?:board|list|books)| in the (?:pipeline|list|table))?\\s*[,–-]+\\s*(?:who|whose)(?: is| has| does)?(?: it| that)?(?: belong to)?(?: and (?:how (?:much|big|high|many|long)(?: is it)?|what is it))?[\\s?.!]*$`,
    ),
    "$1who has the $2 $3?",
  ],
  // "Who haven't I been in touch with".
  [re(`^(${LEAD}who(?:m)?) (have|did|do)n['’]?t (i|we) (?=\\p{L})`), "$1 $2 $3 not "],
  // "Do I have anything on the 14th".
  [
    re(
      `^(${LEAD})(?:do|have) (?:i|we) (?:have |got |have got )?(?:anything|something)(?: to do| planned| scheduled| due| on)? (?=(?:on|for|this|next|tomorrow|today)(?![\\p{L}]))`,
    ),
    "$1which tasks are due ",
  ],
  // "Who introduced us to Ana".
  [re(`^(${LEAD}who) (introduced|introed|referred|recommended|connected) (?:us|me) to (?=\\p{L})`), "$1 $2 "],
  // "Before the middle of December".
  [
    re(`(?<![\\p{L}])(before|by|until|till|after|since) (?:the )?(?:middle of|mid)[ -](?:the month of )?(${MONTH})`),
    "$1 15 $2",
  ],
  [re(`(?<![\\p{L}])before (?:the )?(?:beginning|start) of (${MONTH})`), "before 1 $1"],
  [re(`(?<![\\p{L}])(vor|bis|nach|seit) mitte (${MONAT})`), "$1 15. $2"],
  [re(`(?<![\\p{L}])(antes|después) de mediados de (${MES})`), "$1 del 15 de $2"],
  [re(`(?<![\\p{L}])(avant|après) (?:la )?mi-(${MOIS})`), "$1 le 15 $2"],
];

/** "Why did we lose Ana? Check the notes.": where the answer is to be looked for. */
const LOOK_THERE =
  /(?<=[?.!])\s*(?:(?:please|just|maybe|can you|could you|so|and|go|i think)[\s,]+)*(?:it(?:['’]s| is| must be| should be)(?: somewhere)? in (?:the|my|our|her|his|their)|(?:check|look (?:in|into|at|through)|search|read|see|go through|consult|have a look (?:in|at))(?: (?:in|through))?(?: (?:the|my|our|her|his|their|all))*) (?:notes?|posts?|history|record|file|profile|page)(?: (?:please|pls|for (?:that|it|me)|about (?:that|it)))*[\s.!]*$/iu;
const ASKS =
  /^\W*(?:(?:and|so|ok|okay|hey|hi|but)[\s,]+)*(?:who|what|when|where|which|why|how|did|does|do|is|are|was|were|has|have)(?:['’]s)?\s[^?]*\?/iu;

/** A question without where its answer may be found; other messages are unchanged. */
export const withoutWhereToLook = (message: string): string =>
  ASKS.test(message) ? message.replace(LOOK_THERE, "") : message;

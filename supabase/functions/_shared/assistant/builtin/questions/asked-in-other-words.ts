import { END, re, SOFT } from "./spoken-words.ts";
import { eachReworded, type Wordings } from "../commands/rewording.ts";

const WHO = "(?:who(?:['’]s|['’]ve)?|which (?:one|person|of (?:them|those|these|our people))|whoever)";
const LATELY = "(?:lately|recently|of late|these days|in the last (?:while|few (?:days|weeks)))";
const TALK = "(?:call|chat|phone call|meeting|conversation|talk|catch[- ]?up|visit|e-?mail|mail)";

const COMES = "(?:is|are|ends?|comes?|falls?|runs?|expires?|lapses?|starts?|begins?)(?: (?:up|due|out|over))?";

/** What people ask for in words of everyday, and the plain question that it is. */
const ASKED: Wordings = [
  // "…, she rings in ten minutes": why it is asked.
  [
    re(
      `^(?!.*\\bwho (?:calls?|rings?)\\b)(.{8,}?)(?<!\\b(?:did|do|does|have|has|had|can|could|should|shall|must|will|would|am|are|is|was|were|who|whom|when|where|how|why|what|which|that|people|ones|and|or))(?:,|(?<!,)) (?:(?:because|since|as|before|cause|cos) )?(?:(?:she|he|they|we|i)(?:['’](?:s|ll|m|re|ve|d))?|(?:she|he|it|they|we|i) (?:is|am|are|will|have|has)) (?:(?:got|have|has|just|about to|going to|gonna|due to|supposed to|a|an|another|my) )*(?:rings?|ringing|calls?|calling|phones?|phoning|comes?|coming|meets?|meeting|see(?:ing|s)?|visit(?:s|ing)?|arriv(?:es?|ing)|on the (?:line|phone)|on my way|on the way|driving|back)(?: \\S+){0,6}${END}`,
    ),
    "$1?",
  ],
  // Said again in the user's own word: "who is between two jobs, I mean Resting".
  [
    re(
      `^(?!.*\\b(?:most|least|\\p{L}{3,}est)\\b)${SOFT}(who|wer|qui[eé]n(?:es)?|qui)(?:['’]s)?(?![\\p{L}]).*, (?:also|i mean|i meant|that is|meaning|i\\.e\\.|es decir|o sea|c['’]est[- ]à[- ]dire|ich meine) ((?!who|without|with\\b|in\\b|at\\b|set\\b|yes\\b|no\\b)[\\p{L}\\p{N}][\\p{L}\\p{N} -]{2,40}?)${END}`,
    ),
    "$1 $2?",
  ],
  [
    re(
      `^(${SOFT}(?:who|whose|what|which|how)\\b.*) \\p{L}+,? (?:i mean|i meant|or rather|sorry i mean) (?:the |their |her |his )?((?!who|with|in\\b|at\\b|on\\b|not\\b|set\\b|yes\\b|no\\b|is\\b|are\\b|the one|those|people)\\p{L}+(?: \\p{L}+){0,2})${END}`,
    ),
    "$1 $2?",
  ],
  // German puts half of the verb last.
  [re("\\b(l[äa]uft|laufen) (.{2,40}?) (ab|aus)(?=[\\s?.!]*$)"), "$1 $3 $2"],
  // What a field says.
  [
    re(
      `^${SOFT}(?:what (?:do|does|did|is|are|was) |show (?:me )?|read (?:me )?)?(?:the |my |our )?meeting (?:summary|summaries|summarys?)(?: (?:say|says|said|there))?(?: (?:of|for|on|about|with|from)) (.{2,50}?)(?:,? (?:pls|please|thanks))*${END}`,
    ),
    "what is the meeting summaries of $1?",
  ],
  [
    re(
      `^${SOFT}what(?:['’]s| is| has| was)? (.{2,40}?) (?:been )?(?:writing|posting|sharing|publishing)(?: about)?(?: ${LATELY})?${END}`,
    ),
    "what did $1 post lately?",
  ],
  [
    re(
      `^(${SOFT}(?:who|which|anyone|anybody|people|everyone)\\b.*\\b(?:no|without|any|an?)\\b .{2,40}?) (?:down|on file|on record|in the system|in (?:here|there)|stored|saved|recorded)(?: yet)?${END}`,
    ),
    "$1?",
  ],
  [
    re(
      `^(?:tell me |do you know )?when (?:did )?(i|we) (?:have )?last (.{3,40}?) and what (?:(?:it|that) was|was (?:it|that)) about${END}`,
    ),
    "when did $1 last $2 and what about?",
  ],
  [
    re(`^(${SOFT}who(?:m)?) (?:did|have) (i|we) (?:have|had) (?:any |some )?contact with(?=[\\s?.!])`),
    "$1 did $2 contact",
  ],
  [
    re(
      `^(${SOFT}(?:fill|brief|tell|give|what|remind|catch|show|summar|how|prep|any).{5,}?),? (?:right |just )?before (?:he|she|they|i|we) (?:walks?|comes?|calls?|gets?|arrives?|go|goes|meets?|sees?|rings?|speak|talk|leave|head|drive|turns?|shows?|starts?)(?: \\S+){0,5}${END}`,
    ),
    "$1?",
  ],
  [
    re(
      `^(${SOFT}(?:who|whose|what|when|where|which)\\b.{4,}?),? (?:do (?:we|you) know|any idea|i forgot|i can(?:['’]?t|not) remember)${END}`,
    ),
    "$1?",
  ],
  [
    re(
      `^${SOFT}who(?:m)? (?:has(?:n['’]?t| not)|have(?:n['’]?t| not)|did(?:n['’]?t| not)) (?:yet )?(?:told|tell|given?|sent|said|say|mentioned?) (?:us|me) (?:about |of )?(?:their|the|his|her|an?) (.{2,40}?)(?: yet| so far)?${END}`,
    ),
    "who has no $1?",
  ],
  [
    re(
      `^(${SOFT}(?:what|which|any|all|list|show(?: me)?)?\\W*(?:are )?(?:the |my )?(?:open|overdue|upcoming)) (?:things|items|points|stuff|matters) (?=(?:with|for|on|of|about)\\b)`,
    ),
    "$1 tasks ",
  ],
  [
    re(`^${SOFT}what(?:['’]s| is) new (?:at|with|from|over at) (\\p{L}[\\p{L} '’-]{1,40}?)(?:['’]s?)?${END}`),
    "latest news from $1?",
  ],
  [
    re(
      `^${SOFT}what did (?:i|we) (?:agree|discuss|decide|talk|settle|arrange)(?: (?:on|about))? with (.{2,50}?) (?:when (?:we|i) (?:last )?(?:met|spoke|talked)|last time|(?:at|in) (?:the|our) (?:last )?(?:meeting|call))${END}`,
    ),
    "what did I last talk about with $1?",
  ],
  // Who is followed by the most has the most followers.
  [
    re("\\b(biggest|largest|greatest|highest|smallest|lowest) (?:following|audience|reach|fan base)\\b"),
    "$1 followers",
  ],
  [re(`^(${SOFT}${WHO}(?: is)?) (?:the )?most (?:followed|popular on linkedin)\\b`), "$1 has the most followers"],
  // "By priority" in other words.
  [re("\\b(?:according to|going by|judging by|judged by|in terms of|measured by|based on|as per) (?=\\p{L})"), "by "],
  [
    re(`^${SOFT}${WHO} (?:matters?|counts?) (?:the )?(most|least)(?: to (?:us|me))?(?: by (?:the )?priority)?${END}`),
    "who has the $1 priority?",
  ],
  [re("^who has the most priority\\?$"), "who has the highest priority?"],
  [re("^who has the least priority\\?$"), "who has the lowest priority?"],
  // The longest without a contact.
  [
    re(
      `^${SOFT}${WHO}(?: has| have| is)?(?: been)? (?:silent|quiet|out of touch|out of contact|neglected|waiting to hear from us|without (?:a )?(?:contact|word|news)) (?:for )?(?:the )?longest${END}`,
    ),
    "which person was contacted the longest ago?",
  ],
  [
    re(
      `^${SOFT}${WHO}(?: has| have)? been (?:with us|around|here|in (?:here|the (?:list|crm|network))|on (?:the|our|my) (?:list|books)) (?:for )?(?:the )?longest(?:,? (?:as in|i mean|meaning) .*)?${END}`,
    ),
    "who was added the longest ago?",
  ],
  // "Whose permit is up first".
  [
    re(
      `^(${SOFT}whose) (.{2,40}?) (?:is|are|comes?|falls?|runs?|expires?|ends?|lapses?|will be|gets?)(?: (?:up|due|out|next|over|on|for renewal))* (?:the )?(?:first|soonest|earliest)${END}`,
    ),
    "$1 $2 is the earliest?",
  ],
  [
    re(`^(${SOFT})whose (.{2,40}?) ${COMES} (?:the )?(?:earlier|sooner|first),? (?=\\S.* or \\S)`),
    "$1who has the lower $2, ",
  ],
  [re(`^(${SOFT})whose (.{2,40}?) ${COMES} (?:the )?(?:later|last),? (?=\\S.* or \\S)`), "$1who has the higher $2, "],
  // What nobody has written down yet.
  [
    re(
      `^${SOFT}whose (.{2,40}?) (?:do(?:n['’]?t| not) (?:i|we) (?:know|have)|(?:have|has)(?:n['’]?t| not) (?:been )?(?:entered|filled in|noted|recorded)|is(?:n['’]?t| not) (?:known|there|entered|filled in|recorded)|are we missing|(?:do|are) (?:i|we) (?:still )?(?:need|missing))(?: yet| so far| still)?${END}`,
    ),
    "who has no $1?",
  ],
  // "Across all regulars" is of them.
  [
    re(
      `^(${SOFT}(?:what(?:['’]s| is| are)? )?(?:the |our |my )?(?:sum|total|average|mean|avg|how (?:much|many))\\b.{2,50}?) (?:across|over|among|amongst|for) (?:all )?(?:of )?(?:the |my |our )?(?=\\p{L}{3,})(?!(?:the|a|an|this|next|last)\\b)`,
    ),
    "$1 of ",
  ],
  // The one who came last.
  [
    re(
      `^${SOFT}who(?:['’]s| is| was)(?: (?:the|our|my))? (?:very )?(?:newest|latest addition|most recent addition|newest addition)${END}`,
    ),
    "which person was added last?",
  ],
  // What was done for someone.
  [
    re(
      `^${SOFT}what (?:did|have) (?:i|we) (?:already )?(?:do|done|get done|finish(?:ed)?) for (.{2,50}?)(?: ((?:last|this|in|since|on) .{2,30}?))?${END}`,
    ),
    "which tasks for $1 were done $2?",
  ],
  // Who had no contact.
  [
    re(
      `\\b(?:has(?:n['’]?t| not)|have(?:n['’]?t| not)) had (?:an?|any) (?:call|visit|e-?mail|mail|message|contact|word)(?: (?:from|with) (?:us|me))?(?=[\\s?.!,]|$)`,
    ),
    "not contacted",
  ],
  [
    re(
      `^(${SOFT}who(?:['’]s| has| is)?)(?: got)? nothing (?:planned|scheduled|coming up|to do|in the diary|lined up|open)${END}`,
    ),
    "who has no open tasks?",
  ],
  // "Each" of those who were listed.
  [re("\\b(they|those|these|them|(?:the )?(?:two|three|both)) each\\b"), "$1"],
  // What was over and what will be: every day up to then.
  [
    re(
      "\\b(?:has|have) (?:already )?(?:run out|expired|ended|lapsed)(?: already)? or (?:will|does|do|is going to)(?: (?:run out|expire|end|lapse|do so))?(?: soon)? (by|before|until) ",
    ),
    "runs out $1 ",
  ],
  [re("\\b(?:already )?(?:ran out|run out|expired) or (?:runs?|expires?) (?:out )?(by|before|until) "), "runs out $1 "],
  // Tasks by other names.
  [
    re(
      `^(${SOFT}(?:which|what)) (?:jobs|things|items|bits|chores|errands) (?=(?:are|is|were|do|did|have) (?:still |already )?(?:i |we |to |due|overdue|late|done|open|under|in progress|left|finished|on ))`,
    ),
    "$1 tasks ",
  ],
  [
    re(
      `^${SOFT}(?:what|which tasks|which) (?:did|have|had) (?:i|we) (?:already |just )?(?:finish(?:ed)?|complete(?:d)?|get done|got done|gotten done|done|tick(?:ed)? off|close(?:d)?|accomplish(?:ed)?) ${LATELY}${END}`,
    ),
    "which tasks are done in the last 30 days?",
  ],
  // Where a post is read says nothing of it.
  [
    re(
      `^(.*\\b(?:post(?:s|ed|ing)?|news|share[sd]?|sharing|publish(?:ed)?|wrote|writ(?:e|ten|ing)|announce[sd]?|latest)\\b.*?) (?:on|to|via) (?:linkedin|social media|(?:her|his|their|the) (?:feed|profile|wall))${END}`,
    ),
    "$1?",
  ],
  // What a contact was about.
  [
    re(
      `^${SOFT}what (?:was|were) (?:said|discussed|agreed|decided|talked about|the (?:outcome|topic|subject|upshot)|it about)(?: (?:in|at|on|during|of))? (?:the|our|my|that)(?: (?:last|latest|most recent))? ${TALK} (?:with|to|from) (.{2,50}?)${END}`,
    ),
    "what did I last talk about with $1?",
  ],
  [
    re(
      `^${SOFT}what (?:came (?:out|up)(?: of)?|happened|did we (?:discuss|agree(?: on)?|decide|talk about|say))(?: (?:in|at|on|during))? (?:the|our|my|that)(?: (?:last|latest|most recent))? ${TALK} (?:with|to) (.{2,50}?)${END}`,
    ),
    "what did I last talk about with $1?",
  ],
];

const HOW_MUCH = re(
  `^(${SOFT}(?:who|whose|which|what)\\b.*\\b(?:most|least|longest|fewest|\\p{L}{3,}est)\\b.*?),? and (?:(?:by |at |with )?(?:how (?:much|many|high|big|low|long|large)|what)(?: (?:is it|is that|are they|is theirs|does (?:s?he|it)|do they)(?: (?:then|exactly|have|charge|cost))?)?)${END}`,
);
/** "Who has the biggest boat, and how big is it": an answer with who is first tells how much that is. */
export const withoutHowMuch = (message: string): string => message.replace(HOW_MUCH, "$1?");

/** A question in plain words, where it is asked in those of everyday. */
export const inOtherWords = (text: string): string => eachReworded(text, ASKED);

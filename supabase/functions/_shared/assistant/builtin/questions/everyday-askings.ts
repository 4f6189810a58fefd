import { eachReworded, type Wordings } from "../commands/rewording.ts";
import { re } from "./spoken-words.ts";

const LEAD =
  "\\W*(?:(?:and|so|ok|okay|hey|hi|please|pls|now|remind me|tell me|can you tell me|could you tell me|do you know)[\\s,:]+)*";
const END = "(?:[\\s,]+(?:please|pls|again|exactly|then|now|so far|actually|i mean|in tracker))*[\\s?.!]*$";
const JOB = "(?:jobs?|tasks?|to-?dos?|things?|items?|ones?|reminders?|bits?)";
const IN_HERE =
  "(?:(?:on|in|to|onto|into|inside) (?:here|it|there|(?:the|my|our|this)?\\s*(?:tracker|list|lists|crm|books|network|database|system|records|contacts|table))(?: (?:at all|anywhere|somewhere))?|anywhere(?: (?:in|on) (?:here|(?:the|my|our) (?:list|tracker|crm|network|books|contacts)))?|somewhere|at all|among (?:my|our) (?:people|contacts)|with us)";
const TOUCH =
  "(?:in (?:touch|contact) with|spoke (?:to|with)|spoken (?:to|with)|talked (?:to|with)|talking to|had contact with|contacted|called|rang|phoned|e-?mailed|messaged|texted|met|wrote to|heard from)";
const WORD = "\\p{L}[\\p{L}\\p{M}'’-]*";
const NAME = `(?-i:\\p{Lu})[\\p{L}\\p{M}'’.-]+(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’.-]+){0,2}`;

/** What people ask in everyday words without naming a column of their own, and the plain question that it is. */
const ASKED: Wordings = [
  // "Who was it sold his firm to Drax again?"
  [
    re(
      `^(${LEAD})(?:who|which (?:one|of them))(?:['’]?s|\\s+(?:was|is)) (?:it|the one)(?: again)? (?:that |who )?(?=${WORD}(?:ed|t|ld|nt|ght|me|ade|ave|ook|id|as)\\s)`,
    ),
    "$1who ",
  ],
  // "One of the angels has a PA called Petra, which?"
  [
    re(
      `^(${LEAD})(?:one|some|a couple) of (?:the|my|our|these|those) ([\\p{L} ]{2,30}?) (has|have|had|is|was|wants|needs|said|mentioned|told|likes|does|did|works|owns|got|offered|asked|sold|bought|runs|hires|lives|speaks|plays|knows)(\\s[^?!.;:\\n]{3,90}?)[,;–-]*\\s+(?:but )?(?:which|who|which one|who is it|who was it|which is it|which one is it|which of them)(?: (?:is|was) (?:it|that))?${END}`,
    ),
    "$1which of the $2 $3$4?",
  ],
  // "Somebody offered to host the visit, who and when?"
  [
    re(
      `^(${LEAD})(?:somebody|someone|one of them|one person)(?:['’]s|['’]d)? (?:(?:has|had) )?(\\p{L}[^?!.;:\\n]{5,100}?)[,;–-]*\\s+(?:but )?(?:who|which one)(?: (?:was|is) (?:it|that))?(?:,? and (?:when|what|where|why|how))?${END}`,
    ),
    "$1who $2?",
  ],
  // "Her stockists, how many shops is it?"
  [
    re(
      `^(${LEAD})((?:(?:her|his|their|our)|${WORD}['’]s|${WORD}s['’]) [\\p{L} -]{3,40}), (how (?:many|much|long|big|old) [\\p{L} -]{0,20}?)\\s*(?:is|are|was|were) (?:it|that|they|there|those)${END}`,
    ),
    "$1$3 are $2?",
  ],
  // "Who's newest in Tracker".
  [
    re(
      `^(?:${LEAD})who(?:['’]?s| is| was)? (?:the |our )?(?:very )?(?:newest|latest|most recent|last added)(?: (?:one|person|addition|contact|arrival|face|name|record))?(?: ${IN_HERE})?${END}`,
    ),
    "which person was added last?",
  ],
  // "Last person I was in touch with & how".
  [
    re(
      `^(?:${LEAD})(?:who(?:['’]?s| is| was)? )?(?:the )?(?:last|latest|most recent) (?:person|one|contact|people)(?: (?:that|who|whom))? (?:i|we) (?:was |were |have |had |['’]ve |last )?(?:been )?${TOUCH}(?:\\s*(?:&|,|and)+\\s*(how|when|what about|about what|how and when|when and how))?${END}`,
    ),
    "who did I contact last$1?",
  ],
  // "When's the last time we spoke to Ana & how".
  [
    re(
      `^(?:${LEAD})(?:(?:when(?:['’]?s| was| is)?|what(?:['’]?s| was| is)) )?(?:the )?last time (?:i|we) (?:was |were |had |have |['’]ve )?(?:been )?${TOUCH} ([^?!.;:,\\n]{2,40}?)\\s*(?:&|,|and)+\\s*(?:how|how exactly|what about|about what)${END}`,
    ),
    "what was my last contact with $1 about?",
  ],
  [
    re(
      `^(?:${LEAD})when did (?:i|we) last (?:contact|speak (?:to|with)|talk (?:to|with)|have contact with|reach|see|hear from) ([^?!.;:,\\n]{2,40}?)\\s*(?:&|,|and)+\\s*how${END}`,
    ),
    "what was my last contact with $1 about?",
  ],
  // "Who've I left longest without a word".
  [
    re(
      `^(?:${LEAD})(?:who|which (?:person|one|of (?:them|my people)))(?:['’]?ve|['’]?s| have| has| did)?(?: (?:i|we))? (?:been )?(?:left|let|kept|gone|go|going|been|neglected|ignored|waited|waiting|hanging)(?: (?:hanging|waiting))?(?: for)? (?:the )?longest(?: (?:without|with no|since)[^?,;:\\n]{3,40})?(?:,[^?;:\\n]{3,60})?${END}`,
    ),
    "which person was contacted the longest ago?",
  ],
  [
    re(
      `^(?:${LEAD})(?:who|which (?:person|one))(?:['’]?ve|['’]?s| have| has)?(?: (?:i|we))? (?:gone|been|left|had)(?: [\\p{L} ]{2,20})? (?:without|with no) (?:an? )?(?:word|call|contact|news|message|chat|mail|e-?mail)(?: from (?:me|us))? (?:for )?(?:the )?longest(?:,[^?;:\\n]{3,60})?${END}`,
    ),
    "which person was contacted the longest ago?",
  ],
  // "What do we even know about Ana".
  [
    re(`^(${LEAD}what do (?:i|we|you)) (?:even|actually|really|already|currently|in fact|ever) (?=(?:know|have) )`),
    "$1 ",
  ],
  // "Nobody's name against them – who's that, owner wise".
  [
    re(
      `^(?:${LEAD})(?:(?:who(?:['’]s| has|['’]ve)?(?: got)?|which (?:people|ones) have) )?(?:nobody|no one|no-one|noone)(?:['’]?s)? (?:name )?(?:is )?(?:against|on|next to|beside|down for|looking after|in charge of) (?:them|it|their name|him|her)(?:[\\s,–-]+(?:who|which|owner)[^?;:\\n]{0,40})?${END}`,
    ),
    "who has no owner?",
  ],
  [
    re(
      `^(${LEAD}who)(?:['’]s| is| are)? (?:not been |not |un)(?:assigned|allocated|given)(?: to (?:anyone|anybody|someone))?(?: yet)?${END}`,
    ),
    "$1 has no owner?",
  ],
  [re("\\b(who(?:['’]s| is| are)?[^,?;:\\n]{2,60}?)[,\\s–-]+owner[ -]?wise(?=[\\s?.!]*$)"), "$1 by owner"],
  // "How many to-dos are open, counting the half-done ones".
  [
    re(
      `^(${LEAD}(?:how many|which|what|all|list)\\b[^?;:\\n]{0,40}?\\b(?:to-?dos?|tasks?|jobs?|reminders?)\\b[^?;:\\n]{0,40}?),? (?:counting|including|incl\\.?|along with|together with|and) (?:the |those |ones )?(?:half[- ]?done|half[- ]?finished|started|begun|part[- ]?done|in[- ]progress|ongoing)(?: (?:ones|tasks|to-?dos))?${END}`,
    ),
    "$1?",
  ],
  // "Which things keep coming round".
  [
    re(
      `^(?:${LEAD})(?:which|what)(?: (?:of )?(?:my|our|the))? ?(?:${JOB} )?(?:that )?(?:keeps?|always|regularly) (?:on )?(?:com(?:e|ing)|crop(?:ping)?|show(?:ing)?|pop(?:ping)?|turn(?:ing)?) (?:round|around|back|up)(?: (?:again|again and again|every \\p{L}+|regularly))?(?:[\\s,–-]+[^?;:\\n]{0,40}?(?:repeat|recur|regular|rout)[^?;:\\n]{0,20})?${END}`,
    ),
    "which tasks repeat?",
  ],
  // "Which job has been overdue the longest?"
  [
    re(
      `^(?:${LEAD})(?:which|what)(?: (?:of )?(?:my|our|the))? ?(?:${JOB})?(?: (?:has|have|is|are)|['’]s)?(?: been)? (?:overdue|late|past due|outstanding)(?: for)? (?:the )?longest${END}`,
    ),
    "what is the longest overdue task?",
  ],
  [
    re(
      `^(?:${LEAD})(?:(?:which|what)(?:['’]s| is)? )?(?:my |our |the )?(?:most|longest|oldest) (?:overdue|late)(?: ${JOB})?(?: (?:is it|do i have|have i got))?${END}`,
    ),
    "what is the longest overdue task?",
  ],
  [
    re(`^(${LEAD})(?:the|their|her|his) ([\\p{L} -]{3,40}), (when|where|who) (?:is|are|was) (?:it|that|they)${END}`),
    "$1$3 is the $2?",
  ],
  // "Who posted yesterday and what about": posts are listed with who wrote them.
  [
    re(
      `^(?:${LEAD})who(?:['’]?s| has| all)? (?:been )?(?:posted|posting|written|published|shared)(?: anything| something)? ([^?!.;:\\n]{3,40}?),? and (?:what about|about what|what|what did they (?:say|write|post)|what (?:was|is) it about)${END}`,
    ),
    "which posts were there $1?",
  ],
  // "The chap from the cider place": of a firm.
  [
    re(
      `^(?=${LEAD}(?:who|what|when|where|which|how)(?![\\p{L}]))(.{4,80}? (?:from|at|with|in) (?:the|that)) (${WORD}(?: ${WORD})?) (?:place|firm|outfit|lot|mob)(?=[\\s?.!,]|$)`,
    ),
    "$1 $2",
  ],
  // "Is there a Sarah on here anywhere?"
  [
    re(
      `^(?:${LEAD})(?:is|are) there (?:an?|any|anyone|anybody|someone|some) (?:(?:called|named|by the name of) )?(${NAME})s?(?: ${IN_HERE})*${END}`,
    ),
    "is anyone called $1?",
  ],
  [
    re(
      `^(?:${LEAD})(?:do (?:we|i|you) (?:have|know)|have (?:we|i|you) got|is there|got) (?:an?|any|anyone|anybody|someone) (?:called |named |by the name of )?(${NAME})(?: ${IN_HERE})+${END}`,
    ),
    "is anyone called $1?",
  ],
  [
    re(
      `^(?:${LEAD})(?:do (?:we|i|you) (?:have|know)|have (?:we|i|you) got|is there|got) (?:anyone|anybody|someone|a person) (?:called|named|by the name of) (${NAME})${END}`,
    ),
    "is anyone called $1?",
  ],
  // Asked again: "il veut venir quand déjà", "wann war das nochmal".
  [
    re(
      "^(\\W*)((?:il|elle|ils|elles|on)\\s[^?!.;:\\n]{3,60}?),? (quand|où|combien|comment|avec qui) d[ée]j[àa](?:[,\\s]+([^?!.;:\\n]{2,40}?))?[\\s?.!]*$",
    ),
    "$1$3 $2 $4 ?",
  ],
  [
    re(
      "^(\\W*)((?:er|sie|wir|es)\\s[^?!.;:\\n]{3,60}?),? (wann|wo|wie viel|mit wem) (?:noch ?mal|gleich|nochmals)(?:[,\\s]+([^?!.;:\\n]{2,40}?))?[\\s?.!]*$",
    ),
    "$1$3 $2 $4?",
  ],
  // "Was ist überfällig, und zu wem gehört es": the answer says whose it is.
  [
    re(
      "^(\\W*(?:was|welche aufgaben?)\\b[^?!.;:\\n]{3,60}?\\b(?:überfällig|fällig|offen)\\b[^?!.;:\\n]{0,20}?),? und (?:zu wem|für wen|bei wem|wessen) (?:gehört|gehören|ist|sind)(?: (?:es|das|sie|die))?[\\s?.!]*$",
    ),
    "$1?",
  ],
  [
    re(
      "^(\\W*(?:(?:who|wer|qui|qui[eé]n)) (?:looks after|handles|owns|lleva a|tiene a|betreut|s['’]occupe (?:de|d['’])) ?(?-i:\\p{Lu})[^,?!;:\\n]{1,40}), (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]+ (?:or|o|oder|ou) (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]+[\\s?.!]*$",
    ),
    "$1?",
  ],
];

/** A question in everyday words as it is asked plainly; other messages are unchanged. */
export function askedInEverydayWords(message: string): string {
  if (message.length > 160 || message.includes("\n")) return message;
  return eachReworded(message, ASKED)
    .replace(/(?<=who did I contact last)(?:how and when|when and how|how)(?=\?)/iu, " and how")
    .replace(/(?<=who did I contact last)(?:what about|about what)(?=\?)/iu, " and what about")
    .replace(/(?<=who did I contact last)when(?=\?)/iu, "");
}

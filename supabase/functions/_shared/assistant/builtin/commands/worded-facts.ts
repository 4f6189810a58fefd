import { DIGITS } from "../vocabulary/numbers.ts";
import { POLITE, re, type Wordings } from "./rewording.ts";

const NAME = String.raw`\p{L}[\p{L}\p{M}'’-]*(?:\s+\p{L}[\p{L}\p{M}'’-]*){0,3}`;
const FIELD =
  "(?:company|firm|employer|role|job title|title|position|location|city|town|place|industry|e-?mail|mail|e-?mail address|mail address)";

const AMOUNT = String.raw`[€$£]?${DIGITS}\s?(?:k|m|mn|bn|%|percent|euros?|dollars?|€|\$|£)?`;
/** What may have an amount: no event, and nothing to do. */
const MEASURE = String.raw`(?!(?:new\s+)?(?:task|reminder|note|person|contact|column|field|list|total|number|couple|bunch|lot)\s)\p{L}[\p{L}\p{M}-]*(?:\s\p{L}[\p{L}\p{M}-]*){0,3}`;
/** A field by whatever name: no task, no note and no event. */
const OWN_FIELD = String.raw`(?!(?:[\p{L}-]+\s){0,4}(?:notes?|tasks?|reminders?|to-?dos?|titles?|descriptions?|columns?|options?|posts?|calls?|meetings?|mails?|summar(?:y|ies)|messages?|signature|names?|spelling)(?!\p{L}))\p{L}[\p{L}\p{M}-]*(?:\s\p{L}[\p{L}\p{M}-]*){0,3}`;
const WRONG = "(?:wrong|not right|incorrect|outdated|out of date|old|not correct|no longer right)";
const MAKE_IT = String.raw`(?:(?:please|so|and)\s+)*(?:(?:make|set|change|put|switch|correct|update)\s+(?:it|that|this)(?:\s+to(?!\p{L}))?|it\s+(?:should|must)\s+(?:now\s+)?be)`;
/** "Change it back", "correct it first": no value. */
const NO_VALUE = String.raw`(?:back|again|first|asap|soon|now|both|everywhere|immediately|today|tomorrow|later|quickly|properly|anyway|please|accordingly)`;
const DAY = String.raw`(?:(?:next|this|last)\s+\p{L}+|today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:the\s+)?\d[^\s;]*(?:\s+(?:of\s+)?\p{L}+)?|(?:january|february|march|april|may|june|july|august|september|october|november|december)(?:\s+\d+)?)`;
/** "… on Friday", "… for Dana": when, or whose, behind a value. */
const BEHIND = String.raw`(?:${NO_VALUE}|next\s+(?:week|month|year)|too|as\s+well|(?:on|by|until|till|before|after|from|since|starting|as\s+of)\s+${DAY}|(?:for|from|with|like)\s+(?-i:\p{Lu})[\p{L}\p{M}'’-]*(?:\s(?-i:\p{Lu})[\p{L}\p{M}'’-]*)?)`;
const ONLY_VALUE = String.raw`(?!(?:to|whatever|whichever|wherever)(?!\p{L}))(?!${NO_VALUE}(?:\s+(?-i:\p{Ll})[^;\n]*)?[\s.!]*$)(?![^;\n]*\s${BEHIND}(?:\s+please)?[\s.!]*$)`;
/** One value: nothing that is said about it, and no choice between several. */
const PLAIN_SAID = String.raw`${ONLY_VALUE}(?!(?:all|as|at|been|for|from|in|like|less|more|much|my|not|on|our|so|too|up|out|off|very|quite|fine|good|ok|okay|great|well|clear|better|worse|right|wrong|correct|corrected|fixed|changed|removed|updated|gone|old|new|empty|blank|accurate|obvious|shorter|longer|the\s+(?:same|other|opposite|one|right)|the|some|any|every|each|her|his|their|your|this|that|these|those|it|he|she|they|we|you|i|me|nobody|nothing|something|anything|someone|everyone|who|whose|what|which|where|when|why|how|whether|if)(?!\p{L}))(?!(?:[^;\n.?!]*\s)?(?:or|who|whose|which|that|what|where|when|why|how|whether|if|because|since|than|but|instead|perhaps|maybe)\s)`;
/** As much, and no list of several. */
const LISTED = String.raw`${PLAIN_SAID}(?![^;.?!\n]*,(?!\d|\s*(?:and|then|also|please)\s))`;
const JOINED = String.raw`(?-i:\p{Lu})[^\s\d"“”,;:.?!'’]*\s(?!and\s)[^\d"“”,;:.?!'’\n]*\sand\s(?-i:\p{Lu})[^\d"“”,;:.?!'’\n]*`;
/** "Word of Mouth and Design" may be one text or two. */
const PLAIN = String.raw`${LISTED}(?!${JOINED}$)`;
/** "…, it's Kelp Days": told, and no order. */
const IT_IS = String.raw`it(?:['’]s|\s+is)(?:\s+now)?`;
const TOLD_VALUE = String.raw`((?-i:[\p{Lu}\d])[^\s,;:?!\n]*(?:\s(?-i:[\p{Lu}\d])[^\s,;:?!\n]*){0,3}?)`;
const SEVERAL_WORDS = String.raw`(?![^\n]*\s(?:and|then|also|but|plus)\s)((?-i:\p{Lu})[^\d"“”,;:.?!\n]*\s[^\d"“”,;:.?!\n]+?)`;
const CHANGE = `\\s*${POLITE}(?:set|change|update|make|put|clear|empty|erase|reset)`;

/** What people say of a value before its field, and of what someone says was done. */
export const WORDED_FACTS: Wordings = [
  // "Set the days between contacts of Jane to 30": the article would make them days of the calendar.
  [re(String.raw`^(${CHANGE})\s+the\s+(?=days between contacts\b)`), "$1 "],
  // "Set the about of Jane to …", "clear Jane's about": the text, where "about" alone says what something is about.
  [re(String.raw`^(${CHANGE}\s+(?:the\s+)?about)(?=\s+of\s)`), "$1 text"],
  [re(String.raw`^(${CHANGE}\s+${NAME}['’]s?\s+about)(?=\s+(?:to|as)\s|[\s.!]*$)`), "$1 text"],
  // "Remove Kim as owner of Jane", "unassign Kim from Jane".
  [
    re(
      String.raw`^\s*${POLITE}(?:can you |could you )?(?:remove|take|drop|delete) (?-i:\p{Lu})[\p{L}\p{M}'’-]*(?: (?-i:\p{Lu})[\p{L}\p{M}'’-]*){0,2} (?:as|from being) (?:the )?(?:owner|person responsible|responsible) (?:of|for|from) (${NAME})[\s.!]*$`,
    ),
    "$1 has no owner any more",
  ],
  [
    re(
      String.raw`^\s*${POLITE}(?:can you |could you )?unassign (?-i:\p{Lu})[\p{L}\p{M}'’-]*(?: (?-i:\p{Lu})[\p{L}\p{M}'’-]*){0,2} from (?!(?:the|my|our|that|this)\s)((?-i:\p{Lu})${NAME})[\s.!]*$`,
    ),
    "$1 has no owner any more",
  ],
  // "Jane no longer works at Kelp, she's at Birch now".
  [
    re(
      String.raw`^\s*${POLITE}(${NAME}) (?:no longer works?|(?:doesn['’]?t|does not|don['’]?t) work|(?:isn['’]?t|is not) (?:working )?|is no longer (?:working )?)\s?(?:at|for|with) [^,;:.?!\n]{2,50}?(?: any ?more)?[,;.–—-]+\s*(?:(?:but|and|so)\s+)?(?:she|he|they)(?:(?:['’]s| is)(?: now)? (?:at|with)|(?: now)? works? (?:now )?(?:at|for)|(?:['’]s| has)? moved to|(?:['’]s| has)? joined) ((?-i:\p{Lu})[^,;:.?!\n]{1,50}?)(?: now| these days)?[\s.!]*$`,
    ),
    "$1 now works at $2",
  ],
  // "Team size at Kelp went up to 13": what it is now.
  [
    re(
      String.raw`^\s*${POLITE}(?:the\s+)?(${MEASURE})\s+(?:at|of|for|with|in)\s+((?-i:\p{Lu})[^,;:.?!\n]{1,50}?)\s+(?:(?:has|have|just|now|recently)\s+)*(?:went|gone|goes|moved|rose|risen|grew|grown|climbed|crept|jumped|dropped|fell|fallen|shrank|shrunk|came|increased|decreased)(?:\s+(?:up|down|back|again))*\s+to\s+(${AMOUNT})(?:\s+(?:now|again|people))?[\s.!]*$`,
    ),
    "the $1 of $2 is now $3",
  ],
  // "Jane's quote should say 12, not 8".
  [
    re(
      String.raw`^\s*${POLITE}(${NAME})['’]s?\s+(${OWN_FIELD})\s+(?:should|must|ought to|needs to|has to|is supposed to)\s+(?:now\s+|actually\s+|really\s+)?(?:say|read|state|show(?=\s+["“]?(?-i:[\p{Lu}\d€$£])))\s+${PLAIN_SAID}((?:[^,;:.?!\n]|[.,](?=\d))+?)(?:,?\s+(?:and\s+)?not\s+[^;:?!\n]{1,50}?)?[\s.!]*$`,
    ),
    "set $1's $2 to $3",
  ],
  // "Jane's role is wrong, make it Head of Sales and Design": a field of text takes it whole.
  [
    re(
      String.raw`^\s*${POLITE}(?:the\s+)?(${FIELD})\s+(?:of|for|on)\s+(${NAME})\s+(?:is|was|looks)\s+${WRONG},?\s*[,;.–—-]\s*${MAKE_IT}\s+${LISTED}(${JOINED}?)(?:\s+please)?[\s.!]*$`,
    ),
    'set $2\'s $1 to "$3"',
  ],
  [
    re(
      String.raw`^\s*${POLITE}(${NAME})['’]s?\s+(${FIELD})\s+(?:is|was|looks)\s+${WRONG},?\s*[,;.–—-]\s*${MAKE_IT}\s+${LISTED}(${JOINED}?)(?:\s+please)?[\s.!]*$`,
    ),
    'set $1\'s $2 to "$3"',
  ],
  // "Found through for Jane is wrong, make it Kelp Days", "Jane's quote is wrong, change it to 300": several words are one text.
  [
    re(
      String.raw`^\s*${POLITE}(?:the\s+)?(${OWN_FIELD})\s+(?:of|for|on)\s+(${NAME})\s+(?:is|was|looks)\s+${WRONG},?\s*[,;.–—-]\s*${MAKE_IT}\s+${PLAIN}${SEVERAL_WORDS}(?:\s+please)?[\s.!]*$`,
    ),
    'set $2\'s $1 to "$3"',
  ],
  [
    re(
      String.raw`^\s*${POLITE}(${NAME})['’]s?\s+(${OWN_FIELD})\s+(?:is|was|looks)\s+${WRONG},?\s*[,;.–—-]\s*${MAKE_IT}\s+${PLAIN}${SEVERAL_WORDS}(?:\s+please)?[\s.!]*$`,
    ),
    'set $1\'s $2 to "$3"',
  ],
  [
    re(
      String.raw`^\s*${POLITE}(?:the\s+)?(${OWN_FIELD})\s+(?:of|for|on)\s+(${NAME})\s+(?:is|was|looks)\s+${WRONG},?\s*[,;.–—-]\s*${MAKE_IT}\s+${PLAIN}(\S[^;\n]*?)(?:\s+please)?[\s.!]*$`,
    ),
    "set $2's $1 to $3",
  ],
  [
    re(
      String.raw`^\s*${POLITE}(${NAME})['’]s?\s+(${OWN_FIELD})\s+(?:is|was|looks)\s+${WRONG},?\s*[,;.–—-]\s*${MAKE_IT}\s+${PLAIN}(\S[^;\n]*?)(?:\s+please)?[\s.!]*$`,
    ),
    "set $1's $2 to $3",
  ],
  // "…, make it Rome or Oslo": asked.
  [
    re(
      String.raw`^\s*${POLITE}(?:the\s+)?(${OWN_FIELD})\s+(?:of|for|on)\s+(${NAME})\s+(?:is|was|looks)\s+${WRONG},?\s*[,;.–—-]\s*${MAKE_IT}\s+[^\n.]+?[\s.!]*$`,
    ),
    "change the $1 of $2",
  ],
  [
    re(
      String.raw`^\s*${POLITE}(${NAME})['’]s?\s+(${OWN_FIELD})\s+(?:is|was|looks)\s+${WRONG},?\s*[,;.–—-]\s*${MAKE_IT}\s+[^\n.]+?[\s.!]*$`,
    ),
    "change the $2 of $1",
  ],
  // "Jane's quote is wrong, it's 300".
  [
    re(
      String.raw`^\s*${POLITE}(?:the\s+)?(${OWN_FIELD})\s+(?:of|for|on)\s+(${NAME})\s+(?:is|was|looks)\s+${WRONG}\s*[,–—-]\s*${IT_IS}\s+${TOLD_VALUE}[\s.!]*$`,
    ),
    "$2's $1 is $3",
  ],
  [
    re(
      String.raw`^\s*${POLITE}(${NAME})['’]s?\s+(${OWN_FIELD})\s+(?:is|was|looks)\s+${WRONG}\s*[,–—-]\s*${IT_IS}\s+${TOLD_VALUE}[\s.!]*$`,
    ),
    "$1's $2 is $3",
  ],
  // "Make Jane high priority": which number that is, is asked.
  [
    re(
      String.raw`^\s*${POLITE}(?:can you |could you )?(?:make|set|mark|give|put)\s+(${NAME}?)\s+(?:(?:as|to|at|on)\s+)?(?:an?\s+)?(very high|high|higher|low|lower|medium|normal|middle)\s+(?:priority|prio)(?:\s+(?:please|now))?[\s.!]*$`,
    ),
    "set the priority of $1 to $2",
  ],
  // "The phone of Jane is +351 …": hers.
  [
    re(
      String.raw`^\s*${POLITE}(?:the\s+)?((?:phone|mobile|cell|telephone|whatsapp|fax)(?:\s+number)?)\s+(?:of|for)\s+(${NAME})\s+is\s+(?=\+?\d)`,
    ),
    "$2's $1 is ",
  ],
  // "Nothing to change for Jane, only put in her notes that …": a note, and nothing else.
  [
    re(
      String.raw`(?<=^|[.!?]\s)(?:nothing (?:to change|changes|changed|new|else)|no (?:changes?|updates?|news)|(?:please )?(?:don['’]?t|do not) change anything) (?:for|on|about|with|at) (${NAME}?)\s*[,;.–—-]+\s*(?:but )?(?:(?:only|just|please)\s+)+(?:put|write|add|note|stick|save)(?: down)? (?:in|into|to|on) (?:her|his|their) notes?\s*(?::|,?\s*that(?!\p{L}))\s*`,
    ),
    "Note on $1: ",
  ],
  // "Put a hold on Jane".
  [
    re(
      String.raw`^\s*${POLITE}(?:can you |could you )?(?:put|place) (?:a )?hold on ((?-i:\p{Lu})${NAME}?)(?: (?:for now|please|for the moment))?[\s.!]*$`,
    ),
    "put $1 on hold",
  ],
  // "Kelp Works renamed itself to Kelp & Co last week": the company of those who are there.
  [
    re(
      String.raw`^\s*${POLITE}((?-i:\p{Lu})[\p{L}\p{M}\p{N}&.'’-]*(?:\s+(?-i:[\p{Lu}\p{N}&])[\p{L}\p{M}\p{N}&.'’-]*){0,3}) (?:has |have |just |recently |now |was |got |is )*(?:renamed (?:itself|themselves) (?:to|as|into)?|rebranded (?:itself |themselves )?(?:to|as|into)|changed (?:its|their) name to) ((?-i:\p{Lu})[^,;:.?!\n]{1,50}?)(?:\s+(?:last|this) (?:week|month|year)|\s+(?:recently|now|yesterday|today))?(?:, (?:btw|by the way|fyi|just so you know))?[\s.!]*$`,
    ),
    "change $1's company to $2",
  ],
  // "His company is Kelp, it's in Graz".
  [
    re(
      String.raw`^\s*${POLITE}(her|his|their|${NAME}['’]s) (?:company|firm|business|employer|studio|shop) is (?:called |named |now )?(?!(?:in|at)\s)([^,;?\n]{2,60}?)(?: btw| by the way)?\s*[,;.] ?(?:and )?(?:it|that|which)(?:['’]?s| is)(?: based| located)? in (?!(?:trouble|charge|administration|debt|court|a|an|the|crisis|liquidation|good|great|bad|full|need|talks)(?!\p{L}))(\p{L}[\p{L}\p{M}'’-]*(?: \p{Lu}[\p{L}\p{M}'’-]*){0,2})[\s.!]*$`,
    ),
    "$1 company is $2 and $1 location is $3",
  ],
  // "Under Berths write 30 for Ana and 14 for Leo".
  [
    re(
      String.raw`^\s*${POLITE}(?:under|in|for)\s+(?:the\s+)?(?:column\s+|field\s+)?(\p{L}[\p{L}\p{N} -]{1,30}?)(?:\s+(?:column|field))?[\s,]+(?:please\s+)?(?:write|put|enter|fill in|note|type)(?:\s+down)?\s+(${AMOUNT})\s+(for\s+\p{L}[^:;?\n]{1,200})$`,
    ),
    "put $2 in $1 $3",
  ],
  // "Put a budget of 250k on Omar", "give Omar a budget of 40".
  [
    re(
      String.raw`^\s*${POLITE}(?:put|set|enter|add|record|save)\s+(?:down\s+)?(?:(?:an?|the)\s+)?(${MEASURE})\s+of\s+(${AMOUNT})\s+(?:on|for|to|against|under)\s+(${NAME})[\s.!]*$`,
    ),
    "set the $1 of $3 to $2",
  ],
  [
    re(String.raw`^\s*${POLITE}give\s+(?!(?:me|us)\s)(${NAME})\s+an?\s+(${MEASURE})\s+of\s+(${AMOUNT})[\s.!]*$`),
    "set the $2 of $1 to $3",
  ],
  // "Make Sol the owner of Jane and Omar".
  [
    re(
      String.raw`^\s*${POLITE}(?:make|appoint|name)\s+(\p{L}[\p{L}\p{M}'’-]*(?:\s+\p{L}[\p{L}\p{M}'’-]*)?)\s+(?:the\s+)?(?:new\s+)?owner\s+(?:of|for)\s+(?!(?:every|all|people|those|them|the|any)[\p{L}]*\s)(?=\S)([^,;:?\n]{2,80}?)[\s.!]*$`,
    ),
    "set the owner of $2 to $1",
  ],
  // "Wrong mail for Omar, remove it", "Omar's mail is out of date, delete it".
  [
    re(
      String.raw`^\s*${POLITE}(?:the\s+|that['’]s\s+the\s+)?(?:wrong|old|bad|dead)\s+(${FIELD})\s+(?:for|of|on|at)\s+(${NAME})[\s,;.–-]+(?:so\s+|please\s+)*(?:remove|delete|clear|take out|drop|erase|empty)\s+(?:it|that)[\s.!]*$`,
    ),
    "remove the $1 of $2",
  ],
  [
    re(
      String.raw`^\s*${POLITE}(${NAME})['’]s?\s+(${FIELD})\s+(?:is|was|looks)\s+(?:wrong|old|outdated|out of date|dead|invalid|no longer (?:valid|right|true)|not (?:right|valid|correct)(?: any ?more)?|incorrect)[\s,;.–-]+(?:so\s+|please\s+)*(?:remove|delete|clear|take out|drop|erase|empty)\s+(?:it|that)[\s.!]*$`,
    ),
    "remove the $2 of $1",
  ],
  // "Everyone in Lead → Closed".
  [re(String.raw`^(\s*${POLITE}(?:everyone|everybody|all)(?:\s[^,;:→>\n]{2,60}?)?)\s*(?:→|->|=>)\s*(?=\S)`), "$1: "],
  // "Note as well: …".
  [
    re(
      String.raw`^(\s*${POLITE}(?:note|log|record|jot down))(?: down)? (?:as well|also|too|further|in addition)\s*[:,–-]\s*(?=\S)`,
    ),
    "$1: ",
  ],
  // "Add Harbour Ltd as the company of Dorota", "put buyer down as Jane's role".
  [
    re(
      String.raw`^\s*${POLITE}(?:add|put|enter|record|save|store|set|use|write|note|list|file)\s+(?:down\s+)?["“]?(?!(?:it|this|that|a|an|someone|somebody|new)\s)([^"”:,;?\n]{2,60}?)["”]?\s+(?:down\s+)?as\s+(?:the\s+|her\s+|his\s+|their\s+)?(?:new\s+)?(${FIELD})\s+(?:of|for|on)\s+(${NAME})(?:\s+please)?[\s.!]*$`,
    ),
    'set the $2 of $3 to "$1"',
  ],
  [
    re(
      String.raw`^\s*${POLITE}(?:add|put|enter|record|save|store|set|use|write|note|list|file)\s+(?:down\s+)?["“]?(?!(?:it|this|that|a|an|someone|somebody|new)\s)([^"”:,;?\n]{2,60}?)["”]?\s+(?:down\s+)?as\s+(${NAME})['’]s?\s+(?:new\s+)?(${FIELD})(?:\s+please)?[\s.!]*$`,
    ),
    'set the $3 of $2 to "$1"',
  ],
  // "Tobias claims that he already set Ruth to Casting. Did he?"
  [
    re(
      String.raw`^\s*${NAME}\s+(?:claims?|claimed|says?|said|thinks?|thought|swears?|swore|insists?|insisted|believes?|tells me|told me|is sure)\s+(?:that\s+)?(?:s?he|they|we)(?:['’](?:s|ve|d))?\s+(?:(?:has|have|had|already|just|now|finally)\s+)*(?:set|moved|put|changed|switched|marked|made)\s+(${NAME})\s+(?:(?:in)?to|in|as|on)\s+([^.?!,;\n]{2,40}?)(?:\s+(?:already|yesterday|today|last week|this morning))?\s*[.,;–-]+\s*(?:(?:and|but|so)\s+)?(?:did|has|have)\s+(?:s?he|they)(?:\s+really)?\s*\?*\s*$`,
    ),
    "is $1 in $2?",
  ],
];

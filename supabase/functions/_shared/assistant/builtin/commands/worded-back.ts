import { WHY } from "./only-why.ts";
import { POLITE, re, type Wordings } from "./rewording.ts";

const SECOND =
  "(?:(?:hm+|oh|ah|no|nope|sorry|wait|actually|ok|okay|well|but|please|never ?mind|on second thoughts?)[\\s,.!…–-]+)*";

const UNDO =
  "(?:take (?:it|that|this) back|(?:undo|revert|reverse|take back|roll back)(?: (?:it|that|this|the last (?:one|change)))?(?: back)?)";
/** What someone or something did that makes a change wrong: no value, and nothing else that is asked for. */
const CAME_TO_NOTHING =
  "(?:(?:has |have |just |only |have just |has just |had )*(?:cancel+ed|declined|refused|objected|backed out|pulled out|dropped out|bailed|bounced|fell through|changed (?:his|her|their|its|my|our) minds?|said no|said (?:he|she|they) (?:can['’]?t|won['’]?t|didn['’]?t)|mis(?:read|heard|understood|spoke|clicked)(?: [^,;:?\\n]{2,30})?|(?:mixed|messed|muddled|screwed) [^,;:?\\n]{0,20}up|confused|got (?:it|that|them|this) (?:all )?wrong|was (?:wrong|mistaken|too (?:early|soon|quick|fast)|joking|kidding|only (?:a test|testing)|just (?:a test|testing))|were (?:wrong|mistaken)|is (?:off|dead)|['’]s (?:off|dead|not (?:true|sure|final|certain|clear|ready|happening))|(?:is|are|was|were) not [^,;:?\\n]{2,30}|(?:is|are|was|were|did|do|does|has|have|had|would|could|ca|wo)n['’]?t [^,;:?\\n]{2,40}|did not [^,;:?\\n]{2,40}|do(?:es)? not [^,;:?\\n]{2,40}|never [^,;:?\\n]{2,40}|no longer [^,;:?\\n]{2,40})(?: (?:on (?:me|us)|in the end|after all|again|today|this morning|at the last minute|last minute|already))*)";
const SUBJECT = "(?:she|he|they|it|that|this|we|i|\\p{L}[\\p{L}\\p{M}'’-]*(?: \\p{L}[\\p{L}\\p{M}'’-]*){0,2})";
const WHO = "((?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,2})";

/** In how many ways people ask that things be as they were. */
export const WORDED_BACK: Wordings = [
  // "Damn, bring him back".
  [
    re(
      `^\\s*(?:(?:shit|damn(?: it)?|crap|fuck|argh+|ugh+|gosh|heck|oh no|oh dear|bugger|blast|no no)[\\s,.!–-]+)+(?=(?:undo|revert|restore|bring|get|put|take|give|can you|could you|please|i meant|wrong|that was)(?![\\p{L}]))`,
    ),
    "",
  ],
  // "Actually revert that, they never confirmed": why, and nothing else.
  [
    re(
      `^\\s*${SECOND}${POLITE}${UNDO}(?: please)?(?:[\\s,;.:–—-]+|[\\s,]+(?:because|as|since) )(?:because |as |since )?(?:the |her |his |their |my |our )?${SUBJECT}(?:['’]s)? ?${CAME_TO_NOTHING}[\\s.!]*$`,
    ),
    "undo that",
  ],
  // "Hmm no, revert, Bo wants another chapter", "take that back, it was someone else".
  [
    re(
      `^\\s*${SECOND}${POLITE}${UNDO}(?: please)?\\s*(?:[,;.:–—-]+|\\s(?=(?:because|since|as)\\s))\\s*(?=${WHY}[\\s.!]*$)(?=[^\\n]*(?:ed|en|is|are|has|was|were|had|have|wants?|needs?|said|says|told|got|came|went|will|would|can|could|did|does|['’]s|['’]re|n['’]t)(?![\\p{L}]))[^\\n]+$`,
    ),
    "undo that",
  ],
  // "I was too quick. Undo the deletion.": what is regretted, before it is undone.
  [
    re(
      `^\\s*${SECOND}(?:sorry[\\s,]+)?(?:i (?:was|am|['’]m) (?:(?:much |far |a bit |a little )?too (?:quick|fast|early|hasty|soon|rash)|wrong|mistaken|hasty|confused|not thinking)|i (?:made a mistake|misclicked|got (?:it|that) wrong|didn['’]t mean (?:to|that|it)|did not mean (?:to|that|it))|that was (?:too (?:quick|fast|early|hasty|soon)|a mistake|hasty|premature))[\\s,.;:!–—-]+(?:so |please |can you |could you )*(?=(?:undo|revert|restore|take|bring|get|put|roll)(?![\\p{L}]))`,
    ),
    "",
  ],
  // "Switch the person, I meant Dana".
  [
    re(
      `^\\s*${SECOND}${POLITE}(?:switch|change|swap|correct|fix|replace) (?:the |its )?(?:person|contact|founder|name)(?: (?:on|of|for|in) (?:it|that|this|the task))?(?:[\\s,;:–—-]+(?:please|and|to|with|for|it['’]?s|it is|it (?:was|should be)|should be|i (?:mean|meant)|make it|that['’]s|is))+[\\s,:]+${WHO}(?: please| instead)*[\\s.!]*$`,
    ),
    "no, I meant $1",
  ],
  [
    re(
      `^\\s*${SECOND}${POLITE}(?:switch|change|swap|correct|fix|replace) (?:the |its )?(?:person|contact|founder)(?: (?:on|of|for|in) (?:it|that|this|the task))?(?: please)?[\\s.!]*$`,
    ),
    "no, wrong person",
  ],
  // "Wrong one. I meant the second call, the visit is still open".
  [
    re(
      `^\\s*${SECOND}(?:that was |it was |that['’]s )?(?:the )?wrong (?:one|task)[\\s,;.!–—-]+(?:i (?:mean|meant|wanted)|it (?:was|is|should (?:be|have been))|should (?:be|have been)) (?:the )?([^,;.:?!\\n]{3,60}?)(?:[\\s,;.!–—-]+(?:(?:but|and) )?(?:the )?[^,;.:?!\\n]{3,50}? (?:is|are|stays?|remains?|was|were)(?: still| to stay)? (?:open|not done|to ?do|undone|unfinished|there|on))?[\\s.!]*$`,
    ),
    "not that one, I meant the $1",
  ],
  // "Leave everything as it was", "put all of it back how it was": more than the last change may be meant.
  [
    re(
      `^\\s*${SECOND}${POLITE}(?:let['’]?s |just |rather |better )*(?:put|set|change|turn|leave|keep) (?:everything|all of (?:it|that|them)|it all|them all) (?:back )?(?:to )?(?:exactly |just )?(?:as|how|where|what|the way|like) (?:it|they|things|everything|that|all) (?:was|were|had been|used to be)(?: before)?(?: please| then| after all)*[\\s.!]*$`,
    ),
    "undo everything",
  ],
  // "Scrap that, put her back as she was".
  [
    re(
      `^\\s*${POLITE}(?:(?:scrap|scratch|forget|cancel|undo|ignore|drop) (?:that|it|this)[\\s,.;!–-]+(?:and |please |can you |could you )*)?(?:put|set|change|turn|bring|get|leave|make) (?:it|that|them|everything|him|her) (?:all )?back (?:to )?(?:as|how|where|what|the way|like) (?:it|she|he|they|things|everything|that) (?:was|were|had been|used to be)(?: before)?(?: please)?[\\s.!]*$`,
    ),
    "undo that",
  ],
  // "Hmm, actually leave her as she was", "go back to how it was", "no, as before please".
  [
    re(
      `^\\s*${SECOND}(?:let['’]?s |i['’]ll |we['’]ll |just |rather |better |please )*(?:leave|keep) (?:it|that|them|everything|things|him|her) (?:all )?(?:exactly |just )?(?:as|how|where|what|the way|like) (?:it|she|he|they|things|everything|that) (?:was|were|had been|used to be)(?: before)?(?: please| then| after all)*[\\s.!]*$`,
    ),
    "undo that",
  ],
  [
    re(
      `^\\s*${SECOND}(?:(?:go|switch|change|turn|roll|put (?:it|that|them)|set (?:it|that|them)) back to|back to) (?:how|where|what|the way) (?:it|she|he|they|things|everything|that) (?:was|were|had been|used to be)(?: before)?(?: please| then| after all)*[\\s.!]*$`,
    ),
    "undo that",
  ],
  [
    re(
      `^\\s*(?:(?:hm+|oh|no|nope|sorry|wait|actually|ok|okay|on second thoughts?)[\\s,.!–-]+)+(?:keep it )?(?:(?:just )?as (?:it was )?before|(?:just )?as (?:it|she|he|they) (?:was|were))(?: please| then| after all)*[\\s.!]*$`,
    ),
    "undo that",
  ],
];

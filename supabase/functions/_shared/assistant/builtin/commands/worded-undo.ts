import { POLITE, re, type Wordings } from "./rewording.ts";

const POLITE_ELSEWHERE =
  "(?:(?:bitte|ach|oh|nein|ups|por favor|ay|perd[oó]n|s['’]il te pla[iî]t|s['’]il vous pla[iî]t|zut|non|no)[\\s,.!–-]+)*";

/** In how many ways people ask that the last change be undone. */
export const WORDED_UNDO: Wordings = [
  // "That was a mistake, put it back": why, and what is asked for.
  [
    re(
      `^\\s*${POLITE}(?:(?:that|this|it) (?:was|is) (?:a mistake|my mistake|my fault|wrong|an error|not right|the wrong one)|my (?:mistake|bad|fault))[\\s,.;!–-]+(?:so |please |can you |could you )*(?=(?:undo|revert|restore|take (?:it|that|this) back|(?:put|set|change|turn|switch|bring|get|roll) (?:it|that|this|them|everything|him|her) back)(?![\\p{L}]))`,
    ),
    "",
  ],
  // "Please take the last thing back", "undo my last change".
  [
    re(
      `^\\s*${POLITE}(?:can you |could you )?(?:take|undo|revert|roll|cancel|reverse)(?: back)? (?:the|my|that|this) (?:very )?last (thing|one|change|step|action|bit|edit|update|entry)(?: (?:back|you did|i did|i said))?(?: again)?[\\s,]*(?:please|pls)?[\\s.!?]*$`,
    ),
    "undo the last $1",
  ],
  // "Die letzte rückgängig", "deshaz la última", "annule le dernier".
  [
    re(
      `^\\s*${POLITE_ELSEWHERE}(?:(?:mach|mache|nimm) )?(?:bitte )?(?:nur )?(?:die|das|den) letzte[ns]?(?: (?:änderung|aktion|aufgabe|notiz))?(?: bitte)?(?: wieder)? (?:rückgängig|zurück)(?: machen| nehmen)?(?: bitte)?[\\s.!]*$`,
    ),
    "undo the last one",
  ],
  [
    re(
      `^\\s*${POLITE_ELSEWHERE}(?:(?:deshaz|revierte|anula) (?:solo )?(?:el|la|lo) últim[oa](?: cambio| cosa)?|annule[zr]? (?:seulement )?(?:le|la) derni(?:er|ère)(?: modification| changement)?)[\\s.!]*$`,
    ),
    "undo the last one",
  ],
  // "Undo what you did to Ana".
  [
    re(
      `^\\s*${POLITE}(?:can you |could you )?(?:undo|revert|reverse|take back|roll back) (?:what|everything|all|all that)(?: that)? (?:you|i|we)(?:['’]ve| have)? (?:just )?(?:did|done|changed|set|put) (?:to|for|on|with|about|of) ((?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,2})(?: please| again)?[\\s.!?]*$`,
    ),
    "undo the change of $1",
  ],
  // "Put Ana back how she was before": of the change of hers.
  [
    re(
      `^\\s*${POLITE}(?:(?:scrap|scratch|forget|cancel|undo|ignore|drop) (?:that|it|this)[\\s,.;!–-]+(?:and |please |can you |could you )*)?(?:put|set|change|turn|bring|get|leave|make) ((?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*) (?:all )?back (?:to )?(?:as|how|where|what|the way|like) (?:it|she|he|they|things|everything|that) (?:was|were|had been|used to be)(?: before)?(?: please)?[\\s.!]*$`,
    ),
    "undo the change of $1",
  ],
  // "Only Ana, leave Leo as he was".
  [
    re(
      `^\\s*${POLITE}only (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,2}[,;.–-]+\\s*(?:please )?(?:leave|keep) ((?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*(?: (?-i:\\p{Lu})[\\p{L}\\p{M}'’-]*){0,2}) (?:as (?:he|she|it|they) (?:was|were)|alone|out(?: of it)?|where (?:he|she|they) (?:was|were))[\\s.!]*$`,
    ),
    "not $1",
  ],
  // "The last one was premature, revert it".
  [
    re(
      `^\\s*${POLITE}(?:the|that) last (?:one|change|bit|thing) (?:was|is) [^,;.:?]{2,40}[,;.–-]+\\s*(?:so |please )*(?:revert|undo|reverse|take back|roll back) (?:it|that)(?: please)?[\\s.!]*$`,
    ),
    "undo that",
  ],
  // "Go back to the old name", "the old date was better".
  [
    re(
      `^\\s*${POLITE}(?:(?:go|switch|change|set|turn|put it|change it|set it|i prefer|keep|use|leave)(?: back)?(?: to)? |back to )(?:the|its|his|her|their) (?:old|previous|original|former|earlier|prior) (?:one|name|title|date|day|value|stage|status|number|wording|owner|version)s?[\\s,]*(?:please|pls|after all|instead|then)*[\\s.!]*$`,
    ),
    "undo that",
  ],
  [
    re(
      `^\\s*${POLITE}(?:the|its|his|her|their) (?:old|previous|original|former) (?:one|name|title|date|day|value|stage|status|number|wording|owner) (?:was|is) (?:better|right|correct|fine|the right one)[\\s.!]*$`,
    ),
    "undo that",
  ],
  // "No, old name please".
  [
    re(
      `^\\s*(?:(?:no|nope|sorry|wait|actually|hm+|on second thoughts?)[\\s,.!–-]+)+(?:the )?(?:old|previous|original|former) (?:one|name|title|date|day|value|stage|status|wording|owner)s?(?: (?:please|again|back|after all|was better))*[\\s.!]*$`,
    ),
    "undo that",
  ],
  // "That was wrong, sorry", "ignore that, I mixed them up", "I need it after all, get it back".
  [
    re(
      `^\\s*${POLITE}(?:that|this|it) (?:was|is) (?:wrong|not right|an error|incorrect)[\\s,.!–-]+(?:sorry|oops|my bad|my mistake|apologies)[\\s.!]*$`,
    ),
    "undo that",
  ],
  [
    re(
      `^\\s*${POLITE}(?:ignore|disregard|strike) (?:that|this|it|what i (?:just )?(?:said|wrote))(?: please)?(?:[\\s,;.–—-]+(?:i|my|that was|it was|wrong|sorry)(?![\\p{L}])[^\\n]*)?[\\s.!]*$`,
    ),
    "undo that",
  ],
  [
    re(
      `^\\s*(?:(?:hm+|oh|no|sorry|wait|actually|ok|okay)[\\s,.!–-]+)*(?:i|we) (?:do |still )*(?:need|want) (?:it|that|this|them|her|him)(?: after all| back| again)*[,;.–—-]+\\s*(?:so |please |can you |could you )*(?:undo (?:that|it)|(?:get|bring|put|take) (?:it|that|them|her|him) back|restore (?:it|that|them))(?: please)?[\\s.!?]*$`,
    ),
    "undo that",
  ],
  [
    re(
      `^\\s*${POLITE}(?:can you |could you )?(?:(?:get|bring|put) (?:it|that|this|them|that one|that task) back|bring back (?:it|that|this|them)|restore (?:it|that|this|them))(?: please| again)*[\\s,;.?!–—-]+(?:because |as |since |actually )?(?:i|we) (?:do |still |actually |might |will |really )*(?:need|want|use|require)(?:ed)? (?:it|that|this|them)(?: after all| back| again| still)*[\\s.!?]*$`,
    ),
    "undo that",
  ],
  // "Orla's was fine before", "the status stays as it was".
  [
    re(
      `^\\s*${POLITE}(?:and )?(\\p{L}[\\p{L}\\p{M}-]*['’]s)(?: \\p{L}+)? (?:was|were) (?:right|fine|correct|ok|okay|good|better) (?:before|as (?:it|they) (?:was|were)|already|the way it was)[\\s.!]*$`,
    ),
    "undo only $1",
  ],
  [
    re(
      `^\\s*${POLITE}(?:the|her|his|its|their) (\\p{L}[\\p{L} -]{1,30}?) (?:stays?|should stay|can stay|remains?|should remain) (?:as (?:it|that) (?:was|is)|as is|the same|unchanged|the way it was)[\\s.!]*$`,
    ),
    "undo the $1",
  ],
  // "Put Ana instead of Bo".
  [
    re(
      `^\\s*${POLITE}(?:put|use|take|make it|write|with|it['’]s|have) ((?:(?! (?:in|at|on|to|under|into|as) )[^,;:?\\n]){2,30}?) (?:instead of|rather than|in place of) [^,;:?\\n]{2,30}$`,
    ),
    "no, I meant $1",
  ],
  // "On second thoughts no date."
  [
    re(
      `^\\s*(?:(?:no|actually|hm+|oh|sorry|wait|and|but|on second thoughts?|then)[\\s,.!–-]+)*(?:no|without(?: a| any)?|take off the|drop the|remove the|leave out the) (?:due )?(?:date|deadline)(?: at all| please| after all| then)*[\\s.!]*$`,
    ),
    "remove the due date of it",
  ],
  // "The soil was right before", "restore Noor's only".
  [
    re(
      `^\\s*${POLITE}(?:the|her|his|its|their) ([\\p{L}][\\p{L} -]{1,30}?) (?:was|were) (?:right|fine|correct|ok|okay|good|better) (?:before|as (?:it|they) (?:was|were)|already|the way it was)[\\s.!]*$`,
    ),
    "undo the $1",
  ],
  [
    re(
      `^\\s*${POLITE}restore (?!(?:it|that|them|those|him|her|everything|all)(?![\\p{L}]))(?:only |just )?((?:the )?[\\p{L}\\p{M}'’ -]{2,40}?)(?: only| again| please)*[\\s.!]*$`,
    ),
    "undo only $1",
  ],
  // "The first one isn't, actually."
  [
    re(
      `^\\s*${POLITE}(?:the )?(first|second|third|fourth)(?: one| task)? (?:isn['’]?t|is not|wasn['’]?t|was not|hasn['’]?t been)(?: (?:done|finished|yet|really|true|right))*[\\s,]*(?:actually|though|sorry|after all|yet)?[\\s.!]*$`,
    ),
    "undo the $1 one",
  ],
  // "No, 86 I meant", "nope: 86", "that's spelled Kraków".
  [
    re(
      `^\\s*(?:(?:no|nope|nah|sorry|wait|oops|oh|actually|argh|hm+)[\\s,.!–-]+)*(?!(?:that|this|it|what|not|the other)(?![\\p{L}]))([^,.;:?\\n]{1,40}?),? (?:(?:is |was )?what )?i (?:meant?|wanted|should(?: have|['’]ve) said)(?: to say| of course)?[\\s.!]*$`,
    ),
    "I meant $1",
  ],
  [
    /^\s*(?:nope|nah|wrong|no(?=\s*[:–—-]|[\s,]+\S+@))[\s,.!]*[:–—-]?\s+(?=(?:[^\s@]+@[^\s@]+\.[\p{L}]+|[$€£]?\d[\d.,]*)[\s.!]*$)/iu,
    "I meant ",
  ],
  [
    re(
      `^\\s*${POLITE}(?:it|that|this|the name|her name|his name)?(?:['’]s| is| should be)? ?(?:actually )?(?:spelled|spelt|written) (?:like this|as|so)?\\s*:?\\s*(?!(?:wrong|right|with|correctly|like|in|out|down|by|on|to)(?![\\p{L}]))([^,;:?\\n]{2,50}?)[\\s.!]*$`,
    ),
    "I meant $1",
  ],
  // "I take it back, he's resting": another thing instead.
  [
    re(
      `^\\s*${POLITE}i (?:take|took) (?:it|that|this) back[\\s,;.–—-]+(?:but |and |actually )?(?=\\p{L}+(?:['’]s|['’]re| is| are| has| should| \\p{L}+) )`,
    ),
    "",
  ],
  // "Give it a due date of Friday."
  [
    re(
      `^\\s*${POLITE}(?:give|set|add)(?: to)? (?:it|that|this|the task|that task|that one) (?:an?|the) (?:due date|due day|deadline|date)(?: of| to| for| as|:)? (?:on )?(?=\\S)`,
    ),
    "move it to ",
  ],
  // "Put it back how it was", "back to how it was please".
  [
    re(
      `^\\s*${POLITE}(?:can you |could you )?(?:(?:put|set|change|turn|switch|move|get|bring|make) (?:it|that|this|them|everything|all(?: of (?:it|them|that))?|him|her)(?: all)?(?: back)?(?: again)?(?: to)?|back to|leave it|i want it)(?: again)?(?: to)? (?:how|the way|what|as|where|like) (?:it|they|that|this|things|everything|he|she) (?:was|were|used to be|had been|stood)(?: before| again| originally| at first)?[\\s,]*(?:please|pls|again)?[\\s.!]*$`,
    ),
    "undo that",
  ],
  [
    re(
      `^\\s*${POLITE}(?:set|change|turn|switch|put) (?:it|that|this|them|everything) back(?: again)?(?:,? please)?[\\s.!]*$`,
    ),
    "undo that",
  ],
  // "Kannst du das rückgängig machen?", "mach das bitte wieder rückgängig".
  [
    re(
      `^\\s*${POLITE_ELSEWHERE}(?:(?:kannst|k[oö]nntest|w[uü]rdest) du |(?:k[oö]nnen|k[oö]nnten|w[uü]rden) sie |mach(?:e|en sie)? |ich m[oö]chte )?(?:(?:das|es|dies|alles|die (?:letzte )?[aä]nderung|den letzten schritt)(?: (?:bitte|wieder|gerade|eben|doch))* )(?:r[uü]ckg[aä]ngig(?: machen)?|zur[uü]cknehmen)(?:,? bitte)?[\\s.!?]*$`,
    ),
    "undo that",
  ],
  // "¿Puedes deshacerlo?", "podrías anular el último cambio".
  [
    re(
      `^[\\s¿]*${POLITE_ELSEWHERE}(?:puedes|podr[ií]as|puede|podr[ií]a|quiero) (?:deshacer|anular|revertir)(?:lo)?(?: (?:eso|esto|el [uú]ltimo cambio|lo [uú]ltimo))?(?:,? por favor)?[\\s.!?]*$`,
    ),
    "undo that",
  ],
  // "Tu peux annuler ça ?", "peux-tu l'annuler".
  [
    re(
      `^\\s*${POLITE_ELSEWHERE}(?:(?:tu )?peux(?:[- ]tu)?|(?:vous )?pouvez(?:[- ]vous)?|pourrais[- ]tu|pourriez[- ]vous) (?:l['’])?(?:annuler|d[eé]faire)(?: (?:[cç]a|cela|le dernier changement|la derni[eè]re (?:modification|action)))?(?:,? s['’]il (?:te|vous) pla[iî]t)?[\\s.!?]*$`,
    ),
    "undo that",
  ],
  // "Undo that, he isn't there yet", "scrap that. 58 was right": why.
  [
    re(
      `^\\s*${POLITE}((?:undo|scrap|cancel|revert|reverse|take back) (?:that|it|this))\\s*[,.;:–—-]+\\s*(?:(?:because|since|as) )?(?!(?:it|that)(?:['’]s| is| was) (?:\\d|on |for |at |in |due |to |the |called ))(?:(?:he|she|it|they|that)(?:['’]s| is| was| isn['’]?t| wasn['’]?t| hasn['’]?t| has| are| aren['’]?t| didn['’]?t| doesn['’]?t)(?: [^.?!:,;]{2,60})?|\\S{1,12} was (?:right|correct|fine|better))[\\s.!]*$`,
    ),
    "undo that",
  ],
];

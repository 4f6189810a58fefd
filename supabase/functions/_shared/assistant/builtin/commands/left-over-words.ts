/**
 * What tells that words to be stored are no title, note or value but (also) a rest of what was said to the assistant: the end of another
 * order, the beginning of a sentence, a word that says where or when. Quoted words are the user's own, whatever they say.
 */
const POLITE = "(?:(?:and|also|then|please|pls|can you|could you|so)[\\s,]+)*";
const THEIR = "(?:her|his|their|its|the|my)";
const FIELD =
  "(?:stage|status|priority|owner|e-?mail|mail|role|company|location|name|title|description|due date|deadline|number of|notes?|meeting summar(?:y|ies))";

/** At the beginning: the rest of a word, of a list, or of the words that asked for it. */
const BEGINS = new RegExp(
  `^(?:['’]s(?![\\p{L}])|s already(?![\\p{L}])|(?:and|or|but|which)(?![\\p{L}])|(?:first|next) (?:time|one|due)(?![\\p{L}])\\s*:?|per \\p{L}+\\s*:|me\\s*:|that['’]?s(?![\\p{L}])|(?:description|title|status|due)\\s*:|(?:is|are|was|were)(?:\\s+(?:already|now|still))?\\s+(?:in progress|done|fine|due)(?![\\p{L}])|(?:it|this|that) (?:is|has|was|must)?$|(?:um+|uh+|erm+)(?![\\p{L}]|\\s\\d)|(?:i|we) (?:need|have|ought) to\\s|(?:please|pls|can you|could you)\\s)`,
  "iu",
);
/** At the end: what says when, where it goes or that this is all. */
const ENDS =
  /(?:^|[\s,]+)(?:(?:is|are|would be|will be|works?) (?:fine|ok|okay|enough|great|perfect|best|ideal)|(?:do|make|move) it|that['’]?s|that['’]?s (?:all|it)(?: i think| for now)?|(?:has|have|needs|need|ought) to be|(?:must|should) be(?: (?:done|finished|ready))?|(?:has|needs) to be (?:done|finished|ready)|(?:the|on the|on|to the) instead|we need to(?: one)?)\s*$|,\s*(?:say|or(?: on| by)? (?:mon|tues|wednes|thurs|fri|satur|sun)day)\s*$|[\s,–—-]+(?:a )?(?:task|to-?do|reminder)(?: please| pls)?\s*$|(?<=\S)\s+(?:to|on|for|until|till|by) the\s*$/iu;
/** Anywhere: a word that leads to nothing, or the beginning of another order. */
const WITHIN = new RegExp(
  `\\s(?:isn['’]?t|is not|won['’]?t|can['’]?t|cannot|couldn['’]?t) (?:be )?(?:happen|take place|taking place|possible|go ahead|going ahead)|\\s(?:to|on|for|until|till|at|by|of),(?:\\s|$)|(?:^|[,.;]\\s*|\\s)description\\s*:|\\s(?:on|at|by|for) the instead(?![\\p{L}])|(?:[,;&]|\\sand)\\s+${POLITE}(?:set|change|mark|rename|update|clear|empty) ${THEIR} (?:\\p{L}+ )?${FIELD}(?![\\p{L}])|(?:^|[,;.]\\s*|\\s)(?:put|store|save|keep|stick|file) (?:it|that|this|them|all of it) (?:on|in|into|to|under) ${THEIR} (?:list|tasks|board|notes?|meeting summar(?:y|ies)|file|record)(?![\\p{L}])|(?:[,;]|\\sand|\\sso)\\s+(?:please|pls) (?:write|make|add|put|set|log|note|change|move|delete|remind)\\s`,
  "iu",
);
/** "Write on Ana that …", "bring the call forward to …": an order of its own and nothing that one does. */
const IS_ORDER = new RegExp(
  `^${POLITE}(?:(?:write|put|note|log|jot)(?: down)? (?:on|under|about|for) \\S+(?: \\S+)? that\\s|(?:bring|move|push|pull|postpone|reschedule|shift) [^,;]{3,60} (?:forward|back) to(?:[\\s,]|$)|put this (?:in|into|on|under)\\s|take [^,;]{3,60} from this (?:mail|message|chat|text)|(?:don['’]?t|do not|dont) (?:let me )?forget\\s|mark [^,;]{3,60} as (?:done|finished|completed)\\s*$)`,
  "iu",
);

const isOneQuote = (words: string): boolean => /^["“«„][^"“”«»„]*["”»“]$/u.test(words.trim());

/** Whether a title holds what was said to the assistant. */
export const isTitleWithRest = (title: string): boolean =>
  !isOneQuote(title) && [BEGINS, ENDS, WITHIN, IS_ORDER].some((pattern) => pattern.test(title));

const ORDER_IN_STORY = new RegExp(
  `(?:^|[,;.]\\s*|\\s(?:and|so)\\s+)(?:(?:please|pls)\\s+(?:write|make|add|put|set|log|note|change|move|delete|remind|give|take|leave)\\s|(?:put|store|save|keep|stick|file) (?:it|that|this|them|all of it) (?:on|in|into|to|under) (?:${THEIR} )?(?:notes?|meeting summar(?:y|ies)|file|record)(?![\\p{L}]))`,
  "iu",
);
const BEGINS_AS_ORDER =
  /^(?:(?:please|pls|and|also|then)[\s,]+)*(?:give|assign|hand|delete|remove|rename|move)\s+(?:(?:the|an?|her|his|their|it|him|them)(?![\p{L}])|\p{Lu}\p{Ll}+\s)/u;
/** Whether what was told, and would be kept as a note, holds an order of the user's. */
export const isStoryWithOrder = (text: string): boolean => ORDER_IN_STORY.test(text) || BEGINS_AS_ORDER.test(text);

/** Whether a name, a company, a role or a place begins or ends with words that lead to it or away from it. */
const VALUE_WITH_REST =
  /^(?:(?:the )?(?:task|reminder|to-?do|note|column|field)s?$|(?:[Aa]n?|[Oo]ne|[Tt]wo|[Tt]hree|\d+) (?:day|week|month)s? (?:later|earlier|sooner)$|['’]s(?![\p{L}])|called |named |is now |it is |(?:and|or|but) (?!\p{Lu}))|(?:\s(?:the instead|is fine|that['’]?s (?:all|it)|and also|and then)|,\s*(?:and|or|but))\s*$/u;
export const isValueWithRest = (value: string): boolean => !isOneQuote(value) && VALUE_WITH_REST.test(value.trim());

const BEHIND_NAME = /^\W*\p{Lu}[\p{L}\p{M}'’-]*(?:\s\p{Lu}[\p{L}\p{M}'’-]*){0,2}\s[–—-]\s/u;
/** "Ana - clinical advisor is ex Samsung": a card for "advisor" would lose all the rest. */
export const losesMost = (text: string, chosen: { left: readonly string[] } | object | null): boolean =>
  BEHIND_NAME.test(text) && chosen !== null && "left" in chosen && chosen.left.join(" ").split(" ").length > 2;

/** "Ana's birthday is 4 March": news of something of theirs, where no task is called so. */
export const saysOfTheirs = (text: string): boolean => /['’]s?\s(?:\p{L}+\s){1,3}(?:is|was|are|were)\s/u.test(text);

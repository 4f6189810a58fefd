/** What joins one order to the next. */
export const JOINT = `(?:\\s*,)?\\s+(?:(?:and|then|also|plus|but|so|und|dann|y|luego|et|puis|after that|afterwards|next)[\\s,]+){1,4}(?:(?:please|kindly)\\s+|bitte\\s+|can you\\s+|could you\\s+|like\\s+|uh\\s+|um\\s+)*|(?:\\s*,|\\s\\+)\\s+(?:(?:please|kindly|can you|could you)\\s+)*`;
/** "…, and a task to send her the offer". */
export const AND_TASK = new RegExp(
  `(?:${JOINT})(?=(?:an?\\s+)?(?:new\\s+|another\\s+)?(?:task|reminder|to-?do)\\s+(?:to|for (?:her|him|them))\\s|(?:task|reminder|to-?do)\\s+(?:\\uE001|["“'‘])|(?:an?|another|one more)\\s+(?:new\\s+)?(?:task|reminder|to-?do)\\s+(?:\\uE001|["“'‘]|(?:for|on|by|due|called|named|that)\\s)|(?:i|we)(?:['’]d|\\swould)?\\s(?:also\\s)?(?:want|need|like)\\s(?:an?|another|one more)\\s(?:new\\s)?(?:task|reminder|to-?do)\\s)`,
  "giu",
);
/** "…, and the invoice task is done". */
export const AND_OF_TASK = new RegExp(
  `(?:${JOINT}|\\s+&\\s+)(?=(?:the|my|our)\\s(?:[\\p{L}\\p{N}'’-]+\\s){1,5}?(?:task|reminder|to-?do)\\s(?:is|are|can|moves?|goes|should|has|needs|must|gets|was)\\s)`,
  "giu",
);
/** "Mark it off and her fee is 15": what is someone's, behind a task that is done. */
export const AND_THEIRS = new RegExp(
  `(?<=(?<![\\p{L}])(?:done|off|finished|complete|completed))(?:${JOINT})(?:(?:uh|um)\\s+)?(?=(?:her|his|their|(?-i:\\p{Lu})[\\p{L}\\p{M}-]*['’]s)\\s(?:\\p{L}+\\s){1,4}?(?:is|are)\\s)`,
  "giu",
);
/** "…, knock his priority down to 15", "so stick her in Closed": what people do to a value, and to which one. */
export const AND_PUSH = new RegExp(
  `(?:${JOINT})(?=(?:knock|lift|kick|drag|shove|park|pop|stick|plonk|crank|flip|drop|raise|lower|bring|pull|cut|increase|decrease|reduce|promote|demote|upgrade)\\s+(?:him|them|her|his|their|(?-i:\\p{Lu})[\\p{L}\\p{M}-]*(?:['’]s)?)(?:\\s\\p{L}+){0,3}?\\s+(?:(?:up|down|back|over)\\s+)?(?:to|in|into|on|onto|by)\\s\\S)`,
  "giu",
);
/** "Delete Ana's note", without a word of what it says. */
export const BARE_DELETION =
  /^\s*(?:(?:please|pls|ok|so|and|also|can you|could you)[\s,]+)*(?:delete|remove|erase|scrap|bin|drop|get rid of)\s+(?:(?:the|that|this|my|her|his|their)\s+)?(?:(?:last|latest|old|only|first|newest)\s+)?(?:\p{L}[\p{L}\p{M}'’-]*?(?:\s\p{L}[\p{L}\p{M}'’-]*?){0,2}['’]s?\s+)?(?:(?:last|latest|old|only|first|newest)\s+)?notes?(?:\s+(?:on|of|for)\s+\p{Lu}[\p{L}\p{M}'’-]*)?\s*$/iu;

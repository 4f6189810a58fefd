/** Words for several people, who must all be in what is read. */
export const SEVERAL = /\b(?:both|all|each|these|those|two|three|everyone|everybody)\b/iu;

const SETS =
  "(?:set|put|move|change|mark|make|give|update|switch|shift|bump|raise|lower|promote|assign|tag|turn|delete|remove|close|archive|park|freeze|drop|kick|bin|flag|hand|pass|get|bring|reset|clear|push|pull|drag|demote|upgrade|downgrade)";
const CROWD = "(?:people|ppl|folks?|guys|ones|lot|team|crew|crowd|gang|bunch|company|group|list)";
const OF_GROUP = new RegExp(
  `^\\W*(?:(?:please|pls|ok|okay|so|and|also|now|then|but|can you|could you)[\\s,]+)*(?:${SETS}\\s+(?:(?:the\\s+)?[\\p{L} ]{2,30}?\\s(?:of|for|on)\\s+)?)?(?:every(?:one|body)|all(?:\\s+of)?\\s+(?:the\\s+|my\\s+|our\\s+)?(?:people|contacts|leads|folks|guys|ones)|(?:all|those|these)\\s+(?:at|from|in|of|who)(?=\\s)|(?:the|this|that)\\s+(?:whole|entire)\\s+${CROWD}|(?:the|my|our)\\s+(?:others|rest)(?!\\s+of\\s+(?:it|the|this|that)\\s)|nobody|no one)(?!\\p{L})`,
  "iu",
);

/** Whether an order is about a whole group, and so about no one of them alone: "set everyone at Kelp to …", "move the whole lot to …". */
export const isOfGroup = (text: string): boolean => OF_GROUP.test(text);

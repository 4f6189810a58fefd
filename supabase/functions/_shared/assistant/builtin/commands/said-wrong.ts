/** What may stand before a correction, as the source of a pattern. */
export const HELLO = "\\W*(?:(?:hey|hi|ok|okay|so|and|oh|oops|sorry|please|pls|actually|can you|could you)[\\s,]+)*";
/** Who something is about, as a group of that name. */
export const WHO = "(?<who>[\\p{L}\\p{N}][^,;:.?!\\n]{1,50}?)";
/** That something is wrong. */
export const WRONG =
  "(?:['’]s|\\s+(?:is|was|are|were))\\s+(?:(?:a bit|slightly|plain|simply|just|all)\\s+)?(?:wrong|off|incorrect|not right|mistaken|inaccurate|not correct|out of date|outdated)";
/** What says what is right: "it's actually", "that should be". */
export const SAYS =
  "(?:(?:it|that|this|they)(?:['’]s|['’]re|\\s+(?:is|was|are|were|should (?:be|say|read)|ought to (?:be|say)))\\s+|should (?:be|say|read)\\s+)";
/** The end of a correction, with its courtesies. */
export const END = "(?:\\s+(?:please|pls|thanks|for me))*[\\s.!]*$";
